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
  /** Where the order of play was broken. */
  readonly fault: Fault | null;
}

/** An action out of order. `slip`: the reader's own; `missed`: another's, which they let stand though they could have objected. */
export interface Fault {
  readonly kind: 'slip' | 'missed';
  readonly action: string;
  readonly before: Play;
  /** The rule that it broke. */
  readonly rule: string;
  /** What was done or said next; null: nothing. */
  readonly answer: string | null;
}

/**
 * The reader's decisions in a game. In: its start, a legal line, their seat. Where nothing else could be done, or all that could be
 * done comes to the same position, nothing was decided. What they let stand though they could have objected was decided too.
 */
export function decisionsOf(
  { game, objections }: Pick<GameKit, 'game' | 'objections'>,
  start: Play,
  line: readonly string[],
  seat: number,
): Decision[] {
  const decisions: Decision[] = [];
  let play = start;
  let last: Omit<Fault, 'kind' | 'answer'> | null = null;
  for (const [at, action] of line.entries()) {
    const next = play.apply(action);
    if (!next.ok) return decisions;
    const rule = objections?.broken(play, action) ?? null;
    const done = rule === null ? null : { action, before: play, rule };
    if (play.actor === seat) {
      const kind = play.silence === null ? 'slip' : 'missed';
      const broke = kind === 'slip' ? done : action === play.silence ? last : null;
      const fault: Fault | null = broke && { ...broke, kind, answer: line[kind === 'slip' ? at + 1 : at] ?? null };
      const before = fault || (kind === 'slip' && differs(play)) ? game.open(play.position) : null;
      if (before?.ok) decisions.push({ at, action, before: before.value, fault });
    }
    last = done;
    play = next.value;
  }
  return decisions;
}

/** How many moves of a line are the reader's, as the end of a game counts them: with those that were no decisions, and without a word about another's. */
export function movesOf(start: Play, line: readonly string[], seat: number): number {
  let [play, count] = [start, 0];
  for (const action of line) {
    const next = play.apply(action);
    if (!next.ok) break;
    if (play.actor === seat && play.silence === null) count += 1;
    play = next.value;
  }
  return count;
}

/** Whether the actions of a position lead to more than one other. */
function differs(play: Play): boolean {
  const [first, ...rest] = play.actions.map((action) => play.apply(action));
  const at = first?.ok ? first.value.position : '';
  return rest.some((next) => next.ok && next.value.position !== at);
}
