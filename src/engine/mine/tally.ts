import type { GameId } from '../games/ids.ts';
import type { Candidate, Turn } from '../games/making.ts';
import type { Filled } from './slots.ts';

/** A heading and its rows: a name and how often. */
export interface Count {
  readonly heading: string;
  readonly rows: readonly (readonly [name: string, times: number])[];
}

/** The kind of a goal, without its number. */
export const goalKind = (goal: string): string => goal.split(':', 1)[0] as string;

/** What a set of puzzles holds: how many of each grade, goal, theme and recipe, the names in order. */
export function tally(puzzles: readonly (Pick<Candidate, 'grade' | 'goal' | 'themes'> & Partial<Candidate>)[]): Count[] {
  const count = (heading: string, names: (puzzle: (typeof puzzles)[number]) => readonly string[]): Count => {
    const times = new Map<string, number>();
    for (const name of puzzles.flatMap(names)) times.set(name, (times.get(name) ?? 0) + 1);
    return { heading, rows: [...times].sort(([a], [b]) => (a < b ? -1 : 1)) };
  };
  return [
    count('grades', ({ grade }) => [String(grade)]),
    count('goals', ({ goal }) => [goalKind(goal)]),
    count('themes', ({ themes }) => themes),
    count('recipes', ({ recipe }) => (recipe === undefined ? [] : [recipe])),
  ];
}

/** A count in one line. */
export const tallyLine = ({ heading, rows }: Count): string => `${heading}: ${rows.map((row) => row.join(' ')).join(', ')}`;

/** Middle, 99 in a hundred, and worst. */
export interface Spread {
  readonly median: number;
  readonly most: number;
  readonly worst: number;
}

/** Of numbers, at least one. */
export function spread(numbers: readonly number[]): Spread {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return { median: at(0.5), most: at(0.99), worst: at(1) };
}

/** States and milliseconds of the turns that mining passed, and how many were too large to be searched whole; null where there are none. */
export function turnFigures(turns: readonly Turn[]) {
  if (turns.length === 0) return null;
  return {
    turns: turns.length,
    cut: turns.filter(({ whole }) => !whole).length,
    states: spread(turns.map(({ states }) => states)),
    ms: spread(turns.map(({ ms }) => ms)),
  };
}

/** What is said of a run of mining, line by line. In: its slots, how many of them an earlier process filled, and its seconds. */
export function miningReport(game: GameId, filled: readonly Filled[], before: number, seconds: number): readonly string[] {
  const found = filled.flatMap(({ candidate }) => candidate ?? []);
  const pace = before < filled.length ? `, ${Math.round((60 * (filled.length - before)) / seconds)} a minute` : '';
  const told = [`${found.length} puzzles of ${game} in ${Math.round(seconds)} s${pace}`];
  if (found.length < filled.length) told.push(`nothing found for ${filled.length - found.length} of ${filled.length}`);
  told.push(...tally(found).map(tallyLine));
  const figures = turnFigures(filled.flatMap(({ turns }) => turns));
  if (figures === null) return told;
  const { turns, cut, states, ms } = figures;
  return [
    ...told,
    `turns passed: ${turns}, of which ${cut} too large to search whole`,
    `states of a turn: median ${states.median}, 99 % under ${states.most}, worst ${states.worst}`,
    `milliseconds: median ${ms.median}, 99 % under ${ms.most}, worst ${ms.worst}`,
  ];
}
