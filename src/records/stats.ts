import { weekdayOf } from '../published/days/calendar.ts';
import { type Cleanness, isHelped, kindOf } from './cleanness.ts';
import { dailyNumber, letterOf } from './days.ts';
import type { DayMap, Solved, SolvedMap } from './records.ts';

/** How many solved puzzles there are of each kind. */
export type Tally = Readonly<Record<Cleanness, number>>;

export interface GradeRow {
  readonly grade: number;
  readonly library: Tally;
  /** Puzzles of this grade in the library. */
  readonly of: number;
  readonly daily: Tally;
  /** Seconds of first solvings without hints or a solution, ascending. */
  readonly times: readonly number[];
}

export interface GameStats {
  readonly rows: readonly GradeRow[];
  readonly solved: number;
  /** Solved clean. */
  readonly clean: number;
  /** Solved before slips were counted, without hints or a solution. */
  readonly earlier: number;
}

/** A game as the statistics see it: the letter of its puzzles, the week of its dailies, and the library's puzzles with their grades. */
export interface KnownPuzzles {
  readonly letter: string;
  readonly grades: Readonly<Record<string, number>>;
  /** The grades of its dailies from Monday to Sunday. */
  readonly week: readonly number[];
}

export const sum = ({ clean, met, helped, earlier }: Tally): number => clean + met + helped + earlier;

const grades = [1, 2, 3, 4, 5] as const;

function tally(list: readonly Solved[]): Tally {
  const tallied = { clean: 0, met: 0, helped: 0, earlier: 0 };
  for (const how of list) tallied[kindOf(how)] += 1;
  return tallied;
}

/** The grade of a solved puzzle; undefined for one that this site does not know. */
function gradeOfPuzzle(id: string, { grades: known, week }: KnownPuzzles): number | undefined {
  const number = dailyNumber(id);
  if (number !== null) return week[weekdayOf(number) - 1];
  return Object.hasOwn(known, id) ? known[id] : undefined;
}

/** What has been solved of one game, by grade; dailies and the library apart. */
export function gameStats(solved: SolvedMap, game: KnownPuzzles): GameStats {
  const own = Object.entries(solved).flatMap(([id, how]) => {
    const grade = letterOf(id) === game.letter ? gradeOfPuzzle(id, game) : undefined;
    return grade === undefined ? [] : [{ how, grade, daily: dailyNumber(id) !== null }];
  });
  const rows = grades.map((grade) => {
    const these = own.filter((entry) => entry.grade === grade);
    const part = (daily: boolean) => these.filter((entry) => entry.daily === daily).map(({ how }) => how);
    return {
      grade,
      library: tally(part(false)),
      of: Object.values(game.grades).filter((other) => other === grade).length,
      daily: tally(part(true)),
      times: these.flatMap(({ how }) => (how.seconds === undefined || isHelped(how) ? [] : [how.seconds])).sort((a, b) => a - b),
    };
  });
  const of = (kind: Cleanness) => own.filter(({ how }) => kindOf(how) === kind).length;
  return { rows, solved: own.length, clean: of('clean'), earlier: of('earlier') };
}

/** Solved puzzles that none of the games lists: of a later version of the site, perhaps. */
export const unknownPuzzles = (solved: SolvedMap, games: readonly KnownPuzzles[]): number =>
  Object.keys(solved).filter((id) => !games.some((game) => letterOf(id) === game.letter && gradeOfPuzzle(id, game) !== undefined))
    .length;

/** The middle of ascending numbers; of two middles the mean, rounded. */
export function median(ascending: readonly number[]): number | null {
  if (ascending.length === 0) return null;
  const half = ascending.length >> 1;
  const high = ascending[half] as number;
  return ascending.length % 2 === 1 ? high : Math.round((high + (ascending[half - 1] as number)) / 2);
}

/** How many games were solved in time on each of the last days, the earliest first. */
export function lastDays(days: DayMap, today: number, count: number): { readonly day: number; readonly solved: number }[] {
  return Array.from({ length: count }, (_, i) => {
    const day = today - count + 1 + i;
    return { day, solved: Object.keys(days[day] ?? {}).length };
  });
}
