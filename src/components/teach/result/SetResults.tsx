import { useSignal } from '@preact/signals';
import { Component } from 'preact';
import { useMemo } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { isolated } from '../../../site/isolated.ts';
import { type Opened, titleOf } from '../opened.ts';
import { Picture } from '../Picture.tsx';
import { type Cell, cellOf, namesOf, notesOf, whyWords } from './cells.ts';
import { alikeIn, byName, isClean, isOpen, type Row, totalsAt, troubleAt } from './judging.ts';
import { Story } from './Story.tsx';
import { titleOfSet } from './said.ts';
import type { SetTable } from './taking.ts';
import { saveCsv } from './to-csv.ts';

interface TableProps {
  readonly title: string;
  readonly items: readonly (Opened | null)[];
  readonly rows: readonly Row[];
  /** By which those who agree with others are known; empty: agrees with nobody. */
  signOf(row: Row): string;
  /** What is to be said of a row as a whole; empty: nothing. */
  notesOf(row: Row): string;
  /** The position whose story is told, from 0. */
  readonly chosen: number;
  choose(item: number): void;
}

const Mark = ({ kind, sign }: Pick<Cell, 'kind' | 'sign'>) => (
  <span class={`mark is-${kind}`} aria-hidden="true">
    {sign}
  </span>
);

interface LineProps {
  readonly row: Row;
  readonly sign: string;
  readonly notes: string;
  readonly chosen: number;
}

/** A row of the table. Of a thousand only those are drawn anew that have changed. */
class Line extends Component<LineProps> {
  override shouldComponentUpdate(next: LineProps): boolean {
    const { row, sign, notes, chosen } = this.props;
    return row !== next.row || sign !== next.sign || notes !== next.notes || chosen !== next.chosen;
  }

  override render({ row, sign, notes, chosen }: LineProps) {
    return (
      <tr>
        <th scope="row" title={notes || undefined}>
          {row.name === null ? m.teach_result_nameless() : isolated(row.name)}
          <small class="row-signs" aria-hidden="true">
            {row.result.summed ? '' : '°'}
            {sign && <b>{sign}</b>}
          </small>
          {notes && <span class="visually-hidden">, {notes}</span>}
        </th>
        {row.judged.map((judged) => {
          const cell = cellOf(judged);
          return (
            <td key={judged.item} class={chosen === judged.item ? 'is-chosen' : undefined} title={cell.says}>
              <Mark {...cell} />
              {cell.more && (
                <small class="mark-more" aria-hidden="true">
                  {cell.more}
                </small>
              )}
              <span class="visually-hidden">{cell.says}</span>
            </td>
          );
        })}
        <td>{row.judged.filter(isClean).length}</td>
      </tr>
    );
  }
}

/** Columns of so many positions have room for their boards. */
const withBoards = 10;

/** Everybody and every position; each column can be chosen. */
function ResultTable({ title, items, rows, signOf, notesOf, chosen, choose }: TableProps) {
  const pictures = items.length <= withBoards;
  const totals = items.map((_, i) => totalsAt(rows, i));
  const unjudged = totals.some((one) => one.unjudged > 0);
  const kinds = new Set(rows.flatMap(({ judged }) => judged.map((one) => cellOf(one).kind)));
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: it is no part of a form; as a region, it would be one of several of one name */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <div class="results-scroll" role="group" tabIndex={0} aria-label={title}>
        <table class={pictures ? 'has-boards' : undefined}>
          <thead>
            <tr>
              <th scope="col">{m.teach_result_name()}</th>
              {items.map((item, i) => (
                <th key={i} scope="col" class={chosen === i ? 'is-chosen' : undefined}>
                  <button
                    type="button"
                    aria-pressed={chosen === i}
                    aria-label={m.teach_result_story({ n: i + 1, title: item ? titleOf(item) : '' })}
                    onClick={() => choose(i)}
                  >
                    {item && pictures && <Picture opened={item} as="tile" />}
                    {i + 1}
                  </button>
                </th>
              ))}
              <th scope="col">{m.teach_result_clean()}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Line key={`${row.copy} ${row.fragment}`} row={row} sign={signOf(row)} notes={notesOf(row)} chosen={chosen} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{unjudged ? m.teach_result_totals_unjudged() : m.teach_result_totals()}</th>
              {totals.map(({ clean, helped, lost, begun, none, unjudged: open }, i) => (
                <td key={i} class={chosen === i ? 'is-chosen' : undefined}>
                  {clean} · {helped} · <span class="is-bad">{lost}</span> · {begun} · {none}
                  {unjudged && ` · ${open}`}
                </td>
              ))}
              <td>{totals.reduce((sum, { clean }) => sum + clean, 0)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <ul class="results-key wraps">
        <li>
          <Mark kind="clean" sign="" /> {m.teach_result_clean()}
        </li>
        <li>
          <Mark kind="slips" sign="2" /> {m.teach_result_key_slips()}
        </li>
        <li>
          <Mark kind="slips" sign="·" /> {m.teach_result_helped()}
        </li>
        <li>
          <Mark kind="way" sign="…" /> {m.teach_result_begun()}
        </li>
        <li>
          <Mark kind="lost" sign="×" /> {m.teach_result_lost()}
        </li>
        <li>
          <Mark kind="none" sign="" /> {m.teach_result_none()}
        </li>
        {kinds.has('unjudged') && (
          <li>
            <Mark kind="unjudged" sign="?" /> {m.teach_result_unjudged()}
          </li>
        )}
        {rows.some(({ result }) => !result.summed) && <li>° {m.teach_result_older()}</li>}
      </ul>
    </>
  );
}

interface ChoiceProps<T extends string> {
  /** What is chosen, for who does not see it. */
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, words: string])[];
  choose(value: T): void;
}

/** One of some ways to see the table. */
const Choice = <T extends string>({ label, value, options, choose }: ChoiceProps<T>) => (
  <label>
    <span class="visually-hidden">{label}</span>
    <select value={value} onChange={(event) => choose(event.currentTarget.value as T)}>
      {options.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
  </label>
);

type Order = 'name' | 'clean' | 'trouble' | 'given';
type Filter = 'all' | 'not-met' | 'here' | 'unjudged';

interface Props {
  readonly table: SetTable;
  /** Its title is the page's. */
  readonly alone: boolean;
  readonly busy: boolean;
  /** Judges once more what is not judged. */
  again(): void;
  /** The teacher says that the set is theirs. */
  claim(): void;
}

/** Rows in the order that was chosen. */
function inOrder(rows: readonly Row[], order: Order): readonly Row[] {
  if (order === 'given') return rows;
  if (order === 'name') return rows.toSorted(byName);
  const sign = order === 'clean' ? -1 : 1;
  const clean = new Map(rows.map((row) => [row, row.judged.filter(isClean).length]));
  return rows.toSorted((a, b) => sign * ((clean.get(a) ?? 0) - (clean.get(b) ?? 0)) || byName(a, b));
}

/** What is said of a set that is not known to be the teacher's. */
function fromWords({ from, by }: SetTable): string | null {
  if (from === 'among') return m.teach_result_set_among();
  if (from !== 'came') return null;
  return by === null ? m.teach_result_set_came_nameless() : m.teach_result_set_came({ name: isolated(by) });
}

/** A column with few rows leaves room under them for what is said beside the board. */
const fewRows = 8;

/** The results of one set: where it is from, the table, where most lost it. */
export function SetResults({ table, alone, busy, again, claim }: Props) {
  const { set, items, rows } = table;
  const filter = useSignal<Filter>('all');
  const chosen = useSignal<number | null>(null);
  const order = useSignal<Order>('name');
  const most = useMemo(() => worst(rows, items.length), [rows, items]);
  const column = chosen.value ?? most;
  const sorted = useMemo(() => inOrder(rows, order.value), [rows, order.value]);
  const filters: Readonly<Record<Filter, (row: Row) => boolean>> = {
    all: () => true,
    'not-met': ({ judged }) => judged.some(({ kind }) => kind !== 'met' && kind !== 'unjudged'),
    here: ({ judged }) => judged[column] !== undefined && troubleAt(judged[column]),
    unjudged: isOpen,
  };
  const shown = useMemo(() => sorted.filter(filters[filter.value]), [sorted, filter.value, column]);
  const open = useMemo(() => rows.filter(isOpen), [rows]);
  const why = open.flatMap(({ judged }) => judged.flatMap((one) => one.why ?? []))[0];
  const groups = useMemo(() => alikeIn(sorted), [sorted]);
  const groupOf = useMemo(() => new Map(groups.flatMap((group, i) => group.rows.map((row) => [row, i] as const))), [groups]);
  const signOf = (row: Row) => signAt(groupOf.get(row));
  const notes = (row: Row) => notesOf(row, groups[groupOf.get(row) ?? -1]?.rows ?? []);
  const opened = items[column];
  const title = titleOfSet(set);
  const strange = fromWords(table);
  const orders = [
    ['name', m.teach_result_by_name()],
    ['clean', m.teach_result_by_clean()],
    ['trouble', m.teach_result_by_trouble()],
    ['given', m.teach_result_by_given()],
  ] as const;
  const choices = [
    ['all', m.teach_result_all()],
    ['not-met', m.teach_result_some_not_met()],
    ['here', m.teach_result_trouble_here({ n: column + 1 })],
    ...(open.length > 0 || filter.value === 'unjudged' ? ([['unjudged', m.teach_result_only_unjudged()]] as const) : []),
  ] as const;
  return (
    <section class="results-set" aria-label={title}>
      {!alone && (
        <header class="results-head wraps">
          <h2>{title}</h2>
          <p class="soft">{m.teach_result_count({ count: rows.length })}</p>
        </header>
      )}
      {strange !== null && (
        <p class="results-note">
          {strange}{' '}
          <button type="button" class="link" disabled={busy} onClick={claim}>
            {m.teach_result_set_mine()}
          </button>
        </p>
      )}
      {why !== undefined && !busy && (
        <p class="results-note">
          {m.teach_result_unjudged_count({ count: open.length, reason: whyWords(why) })}{' '}
          <button type="button" class="link" onClick={again}>
            {m.teach_result_try_again()}
          </button>
        </p>
      )}
      <div class={`results-body column${shown.length <= fewRows ? ' is-short' : ''}`}>
        <div class="results-table">
          <p class="results-tools wraps">
            <Choice
              label={m.teach_result_order()}
              value={order.value}
              options={orders}
              choose={(value) => {
                order.value = value;
              }}
            />
            <Choice
              label={m.teach_result_filter()}
              value={filter.value}
              options={choices}
              choose={(value) => {
                filter.value = value;
              }}
            />
            <span class="results-acts">
              <button type="button" class="link" onClick={() => void saveCsv(table, shown, notes)}>
                {m.teach_result_csv()}
              </button>
              <button type="button" class="link" onClick={() => print()}>
                {m.teach_result_print()}
              </button>
            </span>
          </p>
          <ResultTable
            title={title}
            items={items}
            rows={shown}
            signOf={signOf}
            notesOf={notes}
            chosen={column}
            choose={(i) => {
              chosen.value = i;
            }}
          />
          {groups.length > 0 && (
            <div class="results-alike label">
              <ul>
                {groups.slice(0, listed).map((group, i) => (
                  <li key={signAt(i)}>
                    {m.teach_result_alike({
                      sign: signAt(i),
                      count: group.moves,
                      names: namesOf(group.rows.map(({ name }) => name)),
                    })}
                  </li>
                ))}
              </ul>
              <p>{m.teach_result_alike_means()}</p>
            </div>
          )}
        </div>
        {opened && <Story opened={opened} item={column} rows={rows} level={alone ? 2 : 3} />}
      </div>
    </section>
  );
}

/** So many groups of rows that agree are listed; each row says with whom it agrees. */
const listed = 40;

/** By which those who agree are known in the table: letters, and numbers after them; nothing of a row that agrees with nobody. */
const signAt = (group: number | undefined): string => (group === undefined ? '' : (letters[group] ?? `${group + 1}`));
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The position that most had trouble with. */
function worst(rows: readonly Row[], count: number): number {
  const troubles = Array.from({ length: count }, (_, i) => rows.filter(({ judged }) => judged[i] && troubleAt(judged[i])).length);
  return Math.max(0, troubles.indexOf(Math.max(0, ...troubles)));
}
