import type { Candidate, DailyRules } from '../../games/making.ts';
import { goalKind } from '../tally.ts';
import { demerit, isFit } from './quality.ts';
import { gradeOfDay } from './week.ts';

/** A candidate that is none like another: `key` is what its position has in common with those alike. */
export interface BankEntry {
  readonly candidate: Candidate;
  readonly key: string;
}

/** What a bank must not have once more: the keys of positions, and solutions (see `solutionOf`). */
export interface Taken {
  readonly keys: ReadonlySet<string>;
  readonly lines: ReadonlySet<string>;
}

/** What a day has, as far as the days beside it should have something else. */
export type Day = Pick<Candidate, 'position' | 'goal' | 'themes'> & Partial<Pick<Candidate, 'recipe'>>;

/** Rule set and size: what a position says before its first slash. */
const rulesOf = (position: string): string => position.split('/', 1)[0] as string;

/**
 * What of a solution is not to come twice. Many puzzles are solved by one action alone ("best chance"); from the middle grade
 * on these may name the same card.
 */
export const solutionOf = ({ line, grade, position }: Pick<Candidate, 'line' | 'grade' | 'position'>): string =>
  grade <= 2 || line.includes(',') ? line : `${line} ${position}`;

const sameText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Candidates best first, in an order that does not depend on the order in which they came. */
function inOrder(entries: readonly BankEntry[]): BankEntry[] {
  return entries.toSorted(
    (a, b) =>
      demerit(a.candidate) - demerit(b.candidate) ||
      sameText(a.candidate.position, b.candidate.position) ||
      sameText(a.candidate.goal, b.candidate.goal),
  );
}

/**
 * Chooses the puzzles for days that follow one another, `days` of them from day `first` on. No two are alike, none is like
 * `taken`, no two have the same solution, and of one deal only one is used. Every kind of puzzle of a
 * grade gets the same number of days as far as there are so many; within a kind the best are taken. `before` are the days that stand already. The error names the grade that cannot be filled.
 */
export function choose(
  entries: readonly BankEntry[],
  first: number,
  days: number,
  taken: Taken,
  daily: DailyRules,
  before: readonly Day[] = [],
): Candidate[] {
  const numbers = Array.from({ length: days }, (_, i) => first + i);
  const fit = inOrder(entries.filter(({ candidate }) => isFit(candidate, daily)));
  const marksOf = marking(daily);
  const seen = new Set([...taken.keys, ...taken.lines]);
  const stock = new Map<number, Share[]>();
  // The hardest are the fewest, so they come first where one deal holds several puzzles.
  for (const grade of [5, 4, 3, 2, 1]) {
    const needed = numbers.filter((day) => gradeOfDay(day, daily.daysOn) === grade).length;
    const there = unlike(
      fit.filter(({ candidate }) => candidate.grade === grade),
      seen,
      marksOf,
    );
    if (there.length < needed)
      throw new Error(`grade ${grade} has ${there.length} puzzles that are not alike, and needs ${needed}`);
    const kinds = shares(there, needed);
    for (const entry of kinds.flatMap(({ left }) => left)) for (const mark of marksOf(entry)) seen.add(mark);
    stock.set(grade, kinds);
  }

  const chosen: Day[] = [...before];
  const result: Candidate[] = [];
  for (const day of numbers) {
    const grade = gradeOfDay(day, daily.daysOn);
    const kinds = (stock.get(grade) as Share[]).filter(({ left }) => left.length > 0);
    const cost = (kind: Share): number => {
      const due = (kind.used + kind.phase) / kind.quota;
      return 12 * due + sameness((kind.left[0] as BankEntry).candidate, chosen);
    };
    const next = kinds.reduce((best, kind) => (cost(kind) < cost(best) ? kind : best));
    const { candidate } = next.left.shift() as BankEntry;
    next.used += 1;
    chosen.push(candidate);
    result.push(candidate);
  }
  return result;
}

/** Puzzles of one kind and grade that are to be used, best first. */
interface Share {
  readonly quota: number;
  /** Where between two of its days a kind begins, 0 to 1, so that the rare ones are spread over the year. */
  readonly phase: number;
  readonly left: BankEntry[];
  used: number;
}

/** Those that are like none before them, and like nothing seen. */
function unlike(
  entries: readonly BankEntry[],
  seen: ReadonlySet<string>,
  marksOf: (entry: BankEntry) => readonly string[],
): BankEntry[] {
  const marked = new Set(seen);
  return entries.filter((entry) => {
    const marks = marksOf(entry);
    if (marks.some((mark) => marked.has(mark))) return false;
    for (const mark of marks) marked.add(mark);
    return true;
  });
}

/** What only one puzzle of a bank may have: a position but for symmetry, a solution, and a deal. */
const marking =
  ({ seedsADeal }: DailyRules) =>
  ({ key, candidate }: BankEntry): string[] => [key, solutionOf(candidate), `deal ${Math.floor(candidate.seed / seedsADeal)}`];

/** Multiples of it, less their whole part, are spread evenly however many there are. */
const golden = 0.6180339887;

/** The kinds of puzzles and their days: shared first among what puzzles are about, then among the recipes for that. */
function shares(entries: readonly BankEntry[], days: number): Share[] {
  return shared(entries, days, ({ candidate: { goal, themes } }) => `${goalKind(goal)} ${themes[0]}`)
    .flatMap((part) => shared(part.entries, part.days, ({ candidate }) => candidate.recipe))
    .filter((part) => part.days > 0)
    .map((part, i) => ({ quota: part.days, phase: (i * golden) % 1, left: part.entries.slice(0, part.days), used: 0 }));
}

/** Entries of one name, best first, and how many days they get. */
interface Allotment {
  readonly entries: BankEntry[];
  days: number;
}

/** Shares days out among entries by name, one by one; a name that runs out of entries leaves the rest to the others. */
function shared(entries: readonly BankEntry[], days: number, nameOf: (entry: BankEntry) => string): Allotment[] {
  const parts = new Map<string, Allotment>();
  for (const entry of entries) {
    const part = parts.get(nameOf(entry)) ?? { entries: [], days: 0 };
    parts.set(nameOf(entry), part);
    part.entries.push(entry);
  }
  for (let left = Math.min(days, entries.length); left > 0; )
    for (const part of parts.values())
      if (left > 0 && part.days < part.entries.length) {
        part.days += 1;
        left -= 1;
      }
  return [...parts.values()];
}

/** How much a puzzle has in common with those of the days before: yesterday counts most. */
export function sameness(candidate: Candidate, before: readonly Day[]): number {
  let sum = 0;
  for (const [ago, day] of before.slice(-6).reverse().entries()) {
    const same =
      Number(goalKind(day.goal) === goalKind(candidate.goal)) +
      Number(day.themes[0] === candidate.themes[0]) * 2 +
      Number(rulesOf(day.position) === rulesOf(candidate.position)) +
      Number(day.recipe === candidate.recipe);
    sum += same / (ago + 1) ** 2;
  }
  return sum;
}
