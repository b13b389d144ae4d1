import type { Play } from '../../../engine/core/play.ts';
import type { RateAnswer } from '../../../engine/proving/answers.ts';
import type { Solver } from '../stage.ts';

/** What comes of an action: a proof or none, the chance where the goal is about chances, and how far the win is. */
export interface Rated {
  readonly result: 'win' | 'loss' | 'unknown';
  readonly value?: number;
  /** How many more actions of whoever began a way to the goal takes after this one. */
  readonly left?: number;
}

const each = { nodes: 3_000_000, seconds: 4 } as const;

/**
 * Rates every action of a position that a line from `start` has led to; the goal counts from the start. `tell` hears of each as it is
 * known. Ends with all of them, or when the signal says so.
 */
export async function rateAll(
  start: Play,
  play: Play,
  line: readonly string[],
  goal: string,
  solver: Pick<Solver, 'judge' | 'rate'>,
  signal: AbortSignal,
  tell: (action: string, rated: Rated) => void,
): Promise<void> {
  const first: RateAnswer['actions'] =
    line.length === 0
      ? await solver.rate(play.position, goal, { signal }).then(
          ({ actions }) => actions,
          () => [],
        )
      : [];
  for (const { action, result, value } of first) tell(action, { result, ...(value === undefined ? {} : { value }) });
  for (const action of play.actions) {
    const known = first.find((one) => one.action === action);
    if (signal.aborted) return;
    // A loss has no way to the goal, and a chance no single one.
    if (known && (known.result !== 'win' || known.value !== undefined)) continue;
    const tried = [...line, action];
    const answer = await solver.judge(start.position, tried.join(), goal, { signal, budget: each }).catch(() => null);
    if (signal.aborted) return;
    if (answer === null) {
      if (!known) tell(action, { result: 'unknown' });
      continue;
    }
    const result = answer.state === 'met' || answer.winnable === true ? 'win' : answer.winnable === false ? 'loss' : 'unknown';
    const way = answer.line?.split(',') ?? [];
    const goesOn = result === 'win' && tried.every((one, i) => way[i] === one);
    tell(
      action,
      known && result === 'unknown' ? known : { result, ...(goesOn ? { left: leftOf(start, way, tried.length) } : {}) },
    );
  }
}

/** How many of the actions of a way, after the first few, are of whoever began. */
function leftOf(start: Play, way: readonly string[], from: number): number {
  let play = start;
  let left = 0;
  for (const [i, action] of way.entries()) {
    if (i >= from && play.actor === start.actor) left += 1;
    const next = play.apply(action);
    if (!next.ok) break;
    play = next.value;
  }
  return left;
}
