import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Play } from '../../../engine/core/play.ts';
import type { RateAnswer } from '../../../engine/proving/answers.ts';
import * as m from '../../../paraglide/messages.js';
import type { GameKit } from '../../play/kit.ts';
import { pageSolver } from '../../play/solver.ts';

interface Props {
  readonly kit: GameKit;
  readonly start: Play;
  readonly goal: string;
  readonly line: readonly string[];
  /** A line that meets the goal, to be watched; empty: none. */
  readonly solution: readonly string[];
  go(line: readonly string[]): void;
  close(): void;
}

/** Every action of a position with what comes of it; each can be played, and taken back. */
export function Explore({ kit, start, goal, line, solution, go, close }: Props) {
  const rated = useSignal<RateAnswer['actions'] | null>(null);
  const play = useMemo(() => {
    const replayed = kit.game.replay(start.position, line);
    return replayed.ok ? replayed.value : start;
  }, [start.position, line.join()]);
  const reached = play.goal(goal);
  const state = reached.ok ? reached.value : 'open';
  useEffect(() => {
    rated.value = null;
    if (state !== 'open' || play.outcome !== null) return;
    const asking = new AbortController();
    const judge = async () => {
      const solver = await pageSolver();
      const actions: RateAnswer['actions'][number][] = [];
      // The goal counts from the start, so each action is judged with the line before it.
      if (line.length === 0) return (await solver.rate(play.position, goal, { signal: asking.signal })).actions;
      for (const action of play.actions) {
        const answer = await solver.judge(start.position, [...line, action].join(), goal, {
          signal: asking.signal,
          budget: { nodes: 3_000_000, seconds: 4 },
        });
        actions.push({ action, result: answer.winnable === null ? 'unknown' : answer.winnable ? 'win' : 'loss' });
      }
      return actions;
    };
    judge().then(
      (actions) => {
        if (!asking.signal.aborted) rated.value = actions;
      },
      () => {
        if (!asking.signal.aborted) rated.value = play.actions.map((action) => ({ action, result: 'unknown' }));
      },
    );
    return () => asking.abort();
  }, [play.position, line.join(), goal]);

  const words = (action: string) => kit.words.actionWords(action, play as never);
  const follows =
    solution.length > line.length && line.every((action, i) => action === solution[i]) ? solution[line.length] : null;
  const said = { win: m.teach_explore_wins(), loss: m.teach_explore_loses(), unknown: m.teach_explore_unknown() };
  const resultOf = (action: string) => rated.value?.find((one) => one.action === action);
  const percent = (value: number) => m.teach_explore_chance({ percent: Math.round(value * 1000) / 10 });
  return (
    <div class="explore">
      <h2>{m.teach_explore_head()}</h2>
      <p role="status" class="explore-state">
        {state === 'met'
          ? m.teach_explore_met()
          : state === 'lost'
            ? m.teach_explore_lost()
            : rated.value
              ? ''
              : m.teach_explore_thinking()}
      </p>
      <p class="explore-acts">
        {follows !== null && follows !== undefined && (
          <button type="button" class="button primary" onClick={() => go([...line, follows])}>
            {m.teach_explore_next()}
          </button>
        )}
        <button type="button" class="button" disabled={line.length === 0} onClick={() => go(line.slice(0, -1))}>
          {m.teach_explore_back()}
        </button>
        <button type="button" class="button" disabled={line.length === 0} onClick={() => go([])}>
          {m.teach_explore_start()}
        </button>
      </p>
      {state === 'open' && (
        <ul class="explore-list">
          {play.actions.map((action) => {
            const result = resultOf(action);
            return (
              <li key={action}>
                <button type="button" class="link" onClick={() => go([...line, action])}>
                  {words(action)}
                </button>
                <span class={`explore-result is-${result?.result ?? 'open'}`}>
                  {result ? (result.value === undefined ? said[result.result] : percent(result.value)) : '…'}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <p>
        <button type="button" class="button" onClick={close}>
          {m.teach_explore_close()}
        </button>
      </p>
    </div>
  );
}
