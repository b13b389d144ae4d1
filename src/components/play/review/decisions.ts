import type { Play } from '../../../engine/core/play.ts';
import type { GameKit } from '../kit.ts';

/** A place in a game where the reader had more than one thing to do. */
export interface Decision {
  /** How many actions had been played before it. */
  readonly at: number;
  /** What they did. */
  readonly action: string;
  /** The position, on its own: goals count from here. */
  readonly before: Play;
}

/**
 * The reader's decisions in a game. In: its start, a legal line, their seat. Where nothing else could be done, or all that could be
 * done comes to the same position, nothing was decided.
 */
export function decisionsOf({ game }: Pick<GameKit, 'game'>, start: Play, line: readonly string[], seat: number): Decision[] {
  const decisions: Decision[] = [];
  let play = start;
  for (const [at, action] of line.entries()) {
    if (play.actor === seat && play.silence === null && differs(play)) {
      const before = game.open(play.position);
      if (before.ok) decisions.push({ at, action, before: before.value });
    }
    const next = play.apply(action);
    if (!next.ok) return decisions;
    play = next.value;
  }
  return decisions;
}

/** Whether the actions of a position lead to more than one other. */
function differs(play: Play): boolean {
  const [first, ...rest] = play.actions.map((action) => play.apply(action));
  const at = first?.ok ? first.value.position : '';
  return rest.some((next) => next.ok && next.value.position !== at);
}
