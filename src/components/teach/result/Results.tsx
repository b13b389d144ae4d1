import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { JudgeAnswer } from '../../../engine/proving/answers.ts';
import * as m from '../../../paraglide/messages.js';
import { loading } from '../../../site/loading.ts';
import { linkWords } from '../../play/link-words.ts';
import { pageSolver } from '../../play/solver.ts';
import { resultsIn, setIn } from '../links/in-text.ts';
import { parseResult, type ResultLink, type Sets } from '../links/result.ts';
import { parseSet } from '../links/set.ts';
import { type SetLink, setId } from '../links/set-text.ts';
import { type Opened, openLink, titleOf } from '../opened.ts';
import { cellOf } from './cells.ts';
import { byName, cellsOf, isClean, judgeResult, type Row, troubleAt } from './judging.ts';
import { Paste } from './Paste.tsx';
import { ResultTable } from './ResultTable.tsx';
import { Story } from './Story.tsx';

/** What was pasted and could not be used, with the reason. */
interface Refused {
  readonly fragment: string;
  readonly why: string;
}

interface Table {
  readonly id: string;
  readonly set: SetLink | null;
  readonly items: readonly (Opened | null)[];
  readonly rows: readonly Row[];
  readonly refused: readonly Refused[];
}

const empty: Table = { id: '', set: null, items: [], rows: [], refused: [] };
type Order = 'name' | 'clean' | 'trouble' | 'given';
type Filter = 'all' | 'not-met' | 'here';

/** What was pasted, replayed and judged anew, as a table; more can be pasted. In: the first text. */
export function Results({ first }: { first: string }) {
  const table = useSignal<Table>(empty);
  const busy = useSignal<AbortController | null>(new AbortController());
  const filter = useSignal<Filter>('all');
  const chosen = useSignal<number | null>(null);
  const order = useSignal<Order>('name');
  const asked = useRef(new Map<string, Promise<JudgeAnswer | null>>());
  const ask = (opened: Opened, line: readonly string[]): Promise<JudgeAnswer | null> => {
    const key = `${opened.start.position} ${opened.goal} ${line.join()}`;
    const known =
      asked.current.get(key) ??
      pageSolver()
        .then((solver) =>
          solver.judge(opened.start.position, line.join(), opened.goal, { budget: { nodes: 5_000_000, seconds: 5 } }),
        )
        .catch(() => null);
    asked.current.set(key, known);
    return known;
  };

  const heading = useRef<HTMLHeadingElement>(null);
  const turn = useRef(Promise.resolve());
  /** One text after another. */
  const take = (pasted: string): void => {
    turn.current = turn.current.then(() => takeNow(pasted));
  };
  /** Takes everything in a text: results of the set at hand, or of the first set that is there. */
  const takeNow = async (pasted: string): Promise<void> => {
    const stopping = new AbortController();
    busy.value = stopping;
    const sets: Sets = new Map();
    const own = setIn(pasted);
    const given = own === null ? null : await parseSet(own);
    let now = table.value;
    const use = async (set: SetLink) => {
      const id = setId(set);
      // What was judged by another set says nothing of this one.
      if (now.id !== id) now = { ...empty, id, set, items: await Promise.all(set.items.map(openLink)) };
    };
    const fragments = resultsIn(pasted);
    // A set without any result is no reason to clear the table.
    if (given?.ok && (fragments.length > 0 || now.rows.length === 0)) await use(given.value);
    const refused: Refused[] = [];
    const results: { fragment: string; value: ResultLink }[] = [];
    for (const fragment of fragments) {
      const result = await parseResult(fragment, sets);
      if (result.ok) results.push({ fragment, value: result.value });
      else refused.push({ fragment, why: linkWords(result.error) });
    }
    if (now.set === null) {
      const first = results.find(({ value }) => value.set !== null)?.value.set;
      if (first) await use(first);
    }
    for (const { fragment, value } of results) {
      if (now.set === null) refused.push({ fragment, why: m.teach_result_no_set() });
      else if (value.id !== now.id) refused.push({ fragment, why: m.teach_result_other_set() });
      else if (stopping.signal.aborted) refused.push({ fragment, why: m.teach_result_stopped() });
      else if (!now.rows.some((row) => row.fragment === fragment)) {
        const row = await judgeResult(value, fragment, now.items, ask);
        now = { ...now, rows: [...now.rows, row] };
        table.value = now;
      }
    }
    const known = new Set(now.refused.map(({ fragment }) => fragment));
    table.value = { ...now, refused: [...now.refused, ...refused.filter(({ fragment }) => !known.has(fragment))] };
    busy.value = null;
  };
  useEffect(() => {
    heading.current?.focus();
    take(first);
  }, [first]);

  const { set, items, rows, refused } = table.value;
  const column = chosen.value ?? worst(rows, items.length);
  const clean = (row: Row) => row.judged.filter(isClean).length;
  const sorted =
    order.value === 'given'
      ? rows
      : rows.toSorted((a, b) =>
          order.value === 'name'
            ? byName(a, b)
            : (order.value === 'clean' ? clean(b) - clean(a) : clean(a) - clean(b)) || byName(a, b),
        );
  const shown = sorted.filter(
    ({ judged }) =>
      filter.value === 'all' ||
      (filter.value === 'not-met' ? judged.some(({ kind }) => kind !== 'met') : judged[column] && troubleAt(judged[column])),
  );
  const toCsv = async () => {
    const { unparse } = (await loading(() => import('papaparse'))).default;
    const head = [
      m.teach_result_name(),
      ...items.map((item, i) => `${i + 1} ${item ? titleOf(item) : ''}`.trim()),
      m.teach_result_clean(),
    ];
    const csv = unparse([head, ...cellsOf(shown, (judged) => cellOf(judged).says)], { escapeFormulae: true });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv' }));
    link.download = 'results.csv';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  };
  const opened = items[column];
  return (
    <div class="results">
      <header class="results-head">
        <h1 tabIndex={-1} ref={heading}>
          {set?.title ?? m.teach_result_title()}
        </h1>
        <p role="status" class="soft">
          {busy.value
            ? m.teach_result_busy({ count: rows.length })
            : rows.length > 0
              ? m.teach_result_count({ count: rows.length })
              : refused.length === 0
                ? m.teach_result_nothing()
                : ''}
        </p>
        {busy.value && (
          <button type="button" class="link" onClick={() => busy.value?.abort()}>
            {m.teach_proof_cancel()}
          </button>
        )}
        {rows.length > 0 && (
          <p class="results-acts">
            <button type="button" class="link" onClick={() => void toCsv()}>
              {m.teach_result_csv()}
            </button>
            <button type="button" class="link" onClick={() => print()}>
              {m.teach_result_print()}
            </button>
          </p>
        )}
      </header>
      <details class="results-paste" open={rows.length === 0}>
        <summary>{rows.length === 0 ? m.teach_result_paste() : m.teach_result_paste_more()}</summary>
        <Paste onText={(text) => take(text)} />
      </details>
      {refused.length > 0 && (
        <details class="results-refused" open={rows.length === 0 || refused.length <= 5}>
          <summary>{m.teach_result_refused({ count: refused.length })}</summary>
          <ul>
            {refused.map(({ fragment, why }) => (
              <li key={fragment}>
                <code>{`…${fragment.slice(-24)}`}</code> {why}
              </li>
            ))}
          </ul>
        </details>
      )}
      {rows.length > 0 && (
        <div class="results-body">
          <div class="results-table">
            <p class="results-tools">
              <label>
                <span class="visually-hidden">{m.teach_result_order()}</span>
                <select
                  value={order.value}
                  onChange={(event) => {
                    order.value = event.currentTarget.value as Order;
                  }}
                >
                  <option value="name">{m.teach_result_by_name()}</option>
                  <option value="clean">{m.teach_result_by_clean()}</option>
                  <option value="trouble">{m.teach_result_by_trouble()}</option>
                  <option value="given">{m.teach_result_by_given()}</option>
                </select>
              </label>
              <label>
                <span class="visually-hidden">{m.teach_result_filter()}</span>
                <select
                  value={filter.value}
                  onChange={(event) => {
                    filter.value = event.currentTarget.value as Filter;
                  }}
                >
                  <option value="all">{m.teach_result_all()}</option>
                  <option value="not-met">{m.teach_result_some_not_met()}</option>
                  <option value="here">{m.teach_result_trouble_here({ n: column + 1 })}</option>
                </select>
              </label>
            </p>
            <ResultTable
              items={items}
              rows={shown}
              chosen={column}
              choose={(i) => {
                chosen.value = i;
              }}
            />
          </div>
          {opened && <Story opened={opened} item={column} rows={rows} />}
        </div>
      )}
    </div>
  );
}

/** The position that most had trouble with. */
function worst(rows: readonly Row[], count: number): number {
  const troubles = Array.from({ length: count }, (_, i) => rows.filter(({ judged }) => judged[i] && troubleAt(judged[i])).length);
  return Math.max(0, troubles.indexOf(Math.max(0, ...troubles)));
}
