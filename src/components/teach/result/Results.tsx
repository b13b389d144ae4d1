import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { JudgeAnswer } from '../../../engine/proving/answers.ts';
import * as m from '../../../paraglide/messages.js';
import { pageSolver } from '../../play/solver.ts';
import { asking } from './judging.ts';
import { type KeptResults, keepResults, linksOf, nothingKept, withText } from './kept.ts';
import { Paste } from './Paste.tsx';
import { SetResults } from './SetResults.tsx';
import { leftWords, pileWords, unusedIn } from './said.ts';
import { claim, givenIn, judgeAgain, knownIn, noPile, type Pile, type Tools, takeIn } from './taking.ts';

/** So many milliseconds at a stretch are worked: half a frame. */
const stretch = 8;

/** What lets the page do something else now and then, wherever long work waits for it: the work goes on in a task of its own. */
function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < stretch) return;
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });
    since = performance.now();
  };
}

/** How many of those that cannot be used are listed. */
const listed = 100;

/** Each time that it is said how far it is, the page is laid out anew: in milliseconds. */
const countEvery = 200;

export interface ResultsProps {
  /** The first text; empty: there is only what this tab has kept. */
  readonly first: string;
  /** What this tab had kept before that. */
  readonly before: KeptResults;
  /** All of it was cleared: what was there, to be put back. */
  cleared(kept: KeptResults): void;
}

/** How many results are judged, of how many. */
interface Count {
  readonly done: number;
  readonly of: number;
}

/** The same in words: what alone is drawn anew with each result. */
const Counted = ({ done }: { done: Signal<Count | null> }) => <>{done.value && m.teach_result_busy(done.value)}</>;

/** How much is in a pile: what adds nothing to it need not be kept. */
const sizeOf = (pile: Pile): number =>
  givenIn(pile).length +
  pile.refused.length +
  [...pile.pasted.values()].reduce((sum, { from }) => sum + (from === 'pasted' ? 2 : 1), 0);

/** What was pasted, replayed and judged anew, set by set; more can be pasted. It is kept while the tab is open. */
export function Results({ first, before, cleared }: ResultsProps) {
  const pile = useSignal<Pile>(noPile);
  const busy = useSignal<AbortController | null>(new AbortController());
  const done = useSignal<Count | null>(null);
  const kept = useRef(before);
  const isKept = useSignal(true);
  const gone = useRef(false);
  const known = useRef(new Map<string, JudgeAnswer>());

  const heading = useRef<HTMLHeadingElement>(null);
  const turn = useRef(Promise.resolve());
  /** One thing after another. */
  const work = (does: (tools: Tools) => Promise<Pile>, seconds = 5): void => {
    turn.current = turn.current.then(async () => {
      if (gone.current) return;
      const stopping = new AbortController();
      busy.value = stopping;
      const show = (so: Pile) => {
        if (!gone.current) pile.value = so;
      };
      const ask = asking({ solver: pageSolver, known: known.current, signal: stopping.signal, seconds });
      let said = 0;
      const counted = (count: number, of: number) => {
        if (performance.now() - said < countEvery) return;
        said = performance.now();
        done.value = { done: count, of };
      };
      show(await does({ ask, pause: breather(), counted, shown: show }));
      busy.value = null;
      done.value = null;
    });
  };
  const keep = (next: KeptResults) => {
    if (gone.current) return;
    kept.current = next;
    isKept.value = keepResults(next);
  };
  const take = (text: string) =>
    work(async (tools) => {
      const before = pile.value;
      const now = await takeIn(before, text, tools);
      if (sizeOf(now) > sizeOf(before)) {
        keep(withText(kept.current, linksOf(text, knownIn(before))));
      }
      return now;
    });
  useEffect(() => {
    // What came with the address may be among what is kept: the page was loaded again.
    const { texts, mine } = kept.current;
    for (const text of texts) work((tools) => takeIn(pile.value, text, tools));
    if (texts.length > 0) work(async () => ({ ...mine.reduce(claim, pile.value), again: [], left: noPile.left }));
  }, []);
  useEffect(() => {
    heading.current?.focus({ preventScroll: first === '' });
    if (first !== '' && !kept.current.texts.includes(linksOf(first))) take(first);
  }, [first]);
  const clear = () => {
    gone.current = true;
    busy.value?.abort();
    keepResults(nothingKept);
    cleared(kept.current);
  };

  const now = pile.value;
  const shown = now.tables.filter(({ rows }) => rows.length > 0);
  const isEmpty = shown.length === 0;
  const only = shown.length === 1 ? shown[0] : undefined;
  const unused = unusedIn(now);
  return (
    <div class="results">
      <header class="results-head wraps">
        <h1 tabIndex={-1} ref={heading}>
          {only?.set.title ?? m.teach_result_title()}
        </h1>
        <p role="status" class="soft">
          {busy.value ? m.teach_result_judging() : pileWords(now).join(' ')}
        </p>
        {busy.value && (
          <p class="soft">
            <Counted done={done} />{' '}
            <button type="button" class="link" onClick={() => busy.value?.abort()}>
              {m.teach_proof_cancel()}
            </button>
          </p>
        )}
      </header>
      {leftWords(now).map((says) => (
        <p key={says} class="results-note" role="alert">
          {says}
        </p>
      ))}
      <p class="label">{m.teach_result_proved()}</p>
      <div class="results-pasting wraps">
        <details class="results-paste" open={isEmpty}>
          <summary>{isEmpty ? m.teach_result_paste() : m.teach_result_paste_more()}</summary>
          <Paste onText={take} />
        </details>
        <p class="soft results-kept">
          {isKept.value ? m.teach_result_kept() : m.teach_result_not_kept()}{' '}
          <button type="button" class="link" onClick={clear}>
            {m.teach_result_clear()}
          </button>
        </p>
      </div>
      {unused.length > 0 && (
        <details class="results-refused" open={isEmpty || unused.length <= 5}>
          <summary>{m.teach_result_refused({ count: unused.length })}</summary>
          <ul>
            {unused.slice(0, listed).map(({ fragment, name, why }, i) => (
              <li key={`${i} ${fragment}`}>{m.site_pair({ name: name ?? `…${fragment.slice(-24)}`, value: why })}</li>
            ))}
            {unused.length > listed && <li>{m.teach_result_refused_more({ count: unused.length - listed })}</li>}
          </ul>
        </details>
      )}
      {shown.map((table) => (
        <SetResults
          key={table.id}
          table={table}
          alone={only !== undefined}
          busy={busy.value !== null}
          // What was not decided in time is given more of it.
          again={() => work((tools) => judgeAgain(pile.value, table.id, tools), 20)}
          claim={() =>
            work(async () => {
              const { texts, mine } = kept.current;
              keep({ texts, mine: [...new Set([...mine, table.id])] });
              return claim(pile.value, table.id);
            })
          }
        />
      ))}
    </div>
  );
}
