import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { ProspectsAnswer } from '../../../engine/proving/answers.ts';
import * as m from '../../../paraglide/messages.js';
import { reasonWords } from '../../play/reason-words.ts';
import type { Session } from '../../play/session.ts';
import { pageSolver } from '../../play/solver.ts';
import { type Here, turnFacts } from './turn-facts.ts';

type Answer = ProspectsAnswer | 'failed' | null;

/**
 * The best that the turn holds, from its start: smallest reserve, smallest stock, most cards home and loaded, beside what the reader
 * has reached. Worked out when it is opened; no line is shown, so it gives the amount away and not the way.
 */
export function TurnBest({ session }: { readonly session: Session }) {
  const opened = useSignal(false);
  const answer = useSignal<Answer>(null);
  const root = useRef<HTMLDetailsElement>(null);
  const start = session.start.position;
  useEffect(() => {
    // It may have been opened before the page's script came to it.
    if (root.current?.open) opened.value = true;
  }, []);
  useEffect(() => {
    if (!opened.value) return;
    const asking = new AbortController();
    const { signal } = asking;
    answer.value = null;
    pageSolver()
      .then((client) => client.prospects(start, { signal }))
      .then((found) => {
        answer.value = found ?? 'failed';
      })
      .catch(() => {
        if (!signal.aborted) answer.value = 'failed';
      });
    return () => asking.abort();
  }, [opened.value, start]);

  return (
    <details
      ref={root}
      class="turn-best"
      onToggle={(event) => {
        if (event.currentTarget.open) opened.value = true;
      }}
    >
      <summary>{m.russian_bank_best_head()}</summary>
      <div role="status">
        {!opened.value ? null : answer.value === null ? (
          <p class="soft">{m.play_thinking()}</p>
        ) : answer.value === 'failed' ? (
          <p>{m.russian_bank_best_failed()}</p>
        ) : (
          <BestFigures answer={answer.value} session={session} />
        )}
      </div>
    </details>
  );
}

function BestFigures({ answer, session }: { answer: ProspectsAnswer; session: Session }) {
  const facts = turnFacts(session.start as Here, session.played.value, answer);
  return (
    <>
      <table class="figures">
        <caption class="visually-hidden">{m.russian_bank_best_caption()}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{m.russian_bank_best_start()}</th>
            <th scope="col">{m.russian_bank_best_now()}</th>
            <th scope="col">{answer.reason === null ? m.russian_bank_best_best() : m.russian_bank_best_found()}</th>
          </tr>
        </thead>
        <tbody>
          {facts.map(({ kind, start, now, best }) => (
            <tr key={kind}>
              <th scope="row">{names[kind]()}</th>
              <td>{start}</td>
              <td>{now}</td>
              <td>{best}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="soft">
        {answer.reason === null
          ? m.russian_bank_best_proved()
          : m.russian_bank_best_unproved({ reason: reasonWords(answer.reason) })}
      </p>
    </>
  );
}

const names = {
  reserve: m.russian_bank_best_reserve,
  stock: m.russian_bank_best_stock,
  home: m.russian_bank_best_home,
  load: m.crapette_best_load,
} as const;
