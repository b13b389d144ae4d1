/** How fast the others play in a whole game. */
export type Pace = 'slow' | 'normal' | 'fast' | 'at-once';

/** All of them, in the order in which they are offered. */
export const paces = ['slow', 'normal', 'fast', 'at-once'] as const;

export const paceKey = 'deal.pace';

/** What storage holds, if it is a pace. */
export const asPace = (raw: unknown): Pace | null => paces.find((pace) => pace === raw) ?? null;

const delays: Readonly<Record<Pace, number>> = { slow: 1_600, normal: 650, fast: 250, 'at-once': 0 };

/** Milliseconds before the others act; `still`: the reader wishes for as little motion as there can be. */
export const delayOf = (pace: Pace, still: boolean): number => (still && pace === 'normal' ? 250 : delays[pace]);

// At once too there is time to see what was done, and to say a word.
const objecting: Readonly<Record<Pace, number>> = { slow: 3_600, normal: 2_000, fast: 1_000, 'at-once': 700 };

/** Milliseconds in which the reader may object to what the others have done: long enough to read it, and that takes no less without motion. */
export const timeToObject = (pace: Pace): number => objecting[pace];

/** How many actions of a line were played when the others last began to act: where their last turn is watched again from; null: they have not acted. */
export function lastTurnOf(actors: readonly unknown[], reader: unknown): number | null {
  const last = actors.findLastIndex((actor) => actor !== reader);
  if (last < 0) return null;
  return actors.findLastIndex((actor, i) => i < last && actor === reader) + 1;
}
