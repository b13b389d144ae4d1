import { parseLine } from '../../core/play.ts';
import type { AnyMaking } from '../../games/entry.ts';
import { type GameId, isTraditional } from '../../games/ids.ts';
import type { Candidate } from '../../games/making.ts';
import { faults } from '../filed.ts';
import { measure } from '../measure.ts';
import { prove } from '../prove.ts';
import { goalKind } from '../tally.ts';
import { tools } from '../tools.ts';
import { type BankEntry, type Day, sameness } from './choose.ts';
import { type Daily, takenBy } from './make.ts';
import { clash, type Placed, placed } from './place.ts';
import { demerit, isFit } from './quality.ts';
import { gradeOfDay } from './week.ts';

/** What any one verdict may cost; as for what is on file. */
const quick = { nodes: 200_000 };

/**
 * A puzzle on file with the line that is to be filed, graded anew; null where its line or its grade cannot be proved within the
 * budget. It has all themes that are true of it, and those that were given by hand; where they were `chosen` and its line stays, none
 * comes to them.
 */
export async function regraded<P extends Daily>(puzzle: P, making: AnyMaking, chosen = false): Promise<P | null> {
  const { position, goal } = puzzle;
  const words = parseLine(puzzle.line);
  const line = making.lineToFile === undefined ? words : await making.lineToFile(position, goal, words, tools);
  if (line === null || line.length > making.longest) return null;
  const measured = await measure(position, goal, line, quick);
  if (!measured.ok) return null;
  const { grade, themes, proof } = measured.value;
  const byHand = puzzle.themes.filter((theme) => making.themesByHand.includes(theme));
  const own = [...themes, ...byHand.filter((theme) => !themes.includes(theme))];
  const kept = chosen && puzzle.line === line.join(',') ? puzzle.themes.filter((theme) => own.includes(theme)) : own;
  return { ...puzzle, grade, themes: kept, line: line.join(','), proof: { nodes: puzzle.proof.nodes, ...proof } };
}

/** A puzzle on file whose line or proof is another now. */
export interface Recounted {
  readonly id: string;
  /** What is another, as it was and as it is: `grade 2 → 1`. */
  readonly what: readonly string[];
}

/**
 * Puzzles on file with their lines and grades counted anew, in their order and none exchanged; which of them are not as they were; and those of
 * which that could not be proved, which stay.
 */
export async function recount<P extends Daily>(
  puzzles: readonly P[],
  making: AnyMaking,
): Promise<{ readonly puzzles: readonly P[]; readonly changed: readonly Recounted[]; readonly uncertain: readonly string[] }> {
  const all: P[] = [];
  const changed: Recounted[] = [];
  const uncertain: string[] = [];
  for (const before of puzzles) {
    const now = await regraded(before, making);
    if (now === null) uncertain.push(before.id);
    all.push(now ?? before);
    if (now === null || JSON.stringify(now) === JSON.stringify(before)) continue;
    const values = ({ grade, proof, themes, line }: P) => ({ grade, ...proof, themes: themes.join(' '), line });
    const [old, fresh]: Record<string, unknown>[] = [values(before), values(now)];
    const names = Object.keys({ ...old, ...fresh }).filter((name) => old?.[name] !== fresh?.[name]);
    changed.push({ id: before.id, what: names.map((name) => `${name} ${old?.[name]} → ${fresh?.[name]}`) });
  }
  return { puzzles: all, changed, uncertain };
}

/** What became of a bank. */
export interface Mended {
  readonly puzzles: readonly Daily[];
  /** Days whose puzzle is another now, with the reason. */
  readonly changed: readonly (readonly [day: number, reason: string])[];
  /** Days for which nothing better was found, with the reason. */
  readonly left: readonly (readonly [day: number, reason: string])[];
}

/** A puzzle whose share takes more walks than that to be certain of gives way, so that the whole bank is proved quickly. */
const mostWalks = 160_000;

/** So many days at the beginning give way only where they must. */
const early = 60;

/**
 * Replaces the days of a bank that do not hold: whose grade is no longer that of the day, that have no theme, or are too like an earlier day or the
 * library; then as many after the first `early` as the wanted kinds lack, and those that ask for the same kind of goal too
 * often in a row, and of those with a single trap as many as are too many. All others stay. In: the days, regraded (null: not provable any more), what was mined, and which days (from 0) have a single trap. The same arguments give the same
 * bank, and a bank that holds stays as it is.
 */
export async function mend(
  game: GameId,
  making: AnyMaking,
  standing: readonly (Daily | null)[],
  before: readonly Daily[],
  mined: readonly BankEntry[],
  taken: readonly Pick<Candidate, 'position' | 'line' | 'grade'>[],
  shown: ReadonlySet<string>,
  singles: ReadonlySet<number> = new Set(),
): Promise<Mended> {
  const { daily } = making;
  const others = await Promise.all(taken.map(placed));
  const there: Placed[] = [...others];
  const days: (Daily | null)[] = [];
  const places: (Placed | null)[] = [];
  const reasons = new Map<number, string>();
  const isLike = (one: Placed, among: readonly (Placed | null)[]): boolean =>
    among.some((other) => other !== null && clash(one, other, making));

  for (const [i, puzzle] of standing.entries()) {
    const grade = gradeOfDay(i + 1, daily.daysOn);
    const place = puzzle === null ? null : await placed(puzzle);
    const reason =
      puzzle === null || place === null || (i >= early && (puzzle.proof.walks ?? 0) > mostWalks)
        ? 'not certain'
        : puzzle.grade !== grade
          ? `grade ${puzzle.grade}, not ${grade}`
          : puzzle.themes.length === 0
            ? 'no theme'
            : isLike(place, there)
              ? 'like another'
              : null;
    days.push(reason === null ? puzzle : null);
    places.push(reason === null ? place : null);
    if (reason !== null) reasons.set(i, reason);
    else if (place !== null) there.push(place);
  }

  /** Gives a day another puzzle, or leaves it the one that it has. */
  const exchange = async (i: number, reason: string, only: (candidate: Candidate) => boolean): Promise<void> => {
    const [day, place, why] = [days[i] as Daily, places[i] as Placed, reasons.get(i)];
    days[i] = null;
    places[i] = null;
    reasons.set(i, reason);
    if (await give(i, only)) return;
    days[i] = day;
    places[i] = place;
    if (why === undefined) reasons.delete(i);
    else reasons.set(i, why);
  };
  const inARow = (i: number, goal: string): boolean => {
    const most = daily.goalInARow ?? Number.POSITIVE_INFINITY;
    let row = 1;
    for (const step of [-1, 1]) for (let k = i + step; days[k] && goalKind((days[k] as Daily).goal) === goal; k += step) row += 1;
    return row > most;
  };

  const fit: (BankEntry & { readonly place: Placed })[] = [];
  for (const entry of mined)
    if (isFit(entry.candidate, daily) && !shown.has(entry.key)) fit.push({ ...entry, place: await placed(entry.candidate) });
  const isWanted = (puzzle: Pick<Candidate, 'position' | 'goal' | 'grade'>): boolean =>
    daily.wanted.some(({ has }) => has(puzzle));
  const lacking = (has: (puzzle: Pick<Candidate, 'position' | 'goal' | 'grade'>) => boolean, least: number): number =>
    least - days.filter((puzzle) => puzzle !== null && has(puzzle)).length;
  const used = new Set<BankEntry>();

  /** The best of what was mined for a day, or null. */
  const best = (i: number, only: (candidate: Candidate) => boolean): (typeof fit)[number] | null => {
    const grade = gradeOfDay(i + 1, daily.daysOn);
    const week = days.slice(Math.max(0, i - 6), i).filter((day): day is Daily => day !== null) as Day[];
    const order = fit
      .filter((entry) => !used.has(entry) && entry.candidate.grade === grade && only(entry.candidate))
      .filter(({ candidate }) => !inARow(i, goalKind(candidate.goal)))
      // A day keeps its rule set where the game has two.
      .filter(({ candidate }) => isTraditional(candidate.position) === isTraditional((before[i] as Daily).position))
      .map((entry) => ({ entry, cost: demerit(entry.candidate) + sameness(entry.candidate, week) }))
      .sort((a, b) => a.cost - b.cost || (a.entry.candidate.position < b.entry.candidate.position ? -1 : 1));
    return order.find(({ entry }) => !isLike(entry.place, [...others, ...places]))?.entry ?? null;
  };
  /** Gives a day what was mined for it, proved anew; false where there is nothing. */
  const give = async (i: number, only: (candidate: Candidate) => boolean): Promise<boolean> => {
    for (let entry = best(i, only); entry !== null; entry = best(i, only)) {
      used.add(entry);
      const { position, goal, grade, themes, line, proof } = entry.candidate;
      const puzzle: Daily = { id: (before[i] as Daily).id, game, position, goal, grade, themes, line, proof };
      if ((await faults(puzzle)).length > 0) continue;
      const nodes = (await prove(position, goal, {}))?.nodes ?? proof.nodes;
      days[i] = { ...puzzle, proof: { ...proof, nodes } };
      places[i] = entry.place;
      return true;
    }
    return false;
  };

  // What is wanted most goes first, in an order that spreads it over the year.
  const spread = standing.map((_, i) => i).sort((a, b) => ((a * golden) % 1) - ((b * golden) % 1));
  for (const { has, least, name } of daily.wanted) {
    for (const i of spread) if (days[i] === null && lacking(has, least) > 0) await give(i, has);
    for (const i of spread) {
      const puzzle = days[i];
      if (i < early || lacking(has, least) <= 0 || !puzzle || isWanted(puzzle)) continue;
      await exchange(i, `room for ${name}`, has);
    }
  }
  for (let i = 0; i < days.length; i++) {
    const puzzle = days[i];
    if (puzzle && inARow(i, goalKind(puzzle.goal))) await exchange(i, 'the same goal in a row', () => true);
  }
  for (const i of spread.filter((day) => day >= early && singles.has(day))) {
    const puzzle = days[i];
    const many = [...singles].filter((day) => days[day] !== null && days[day] === standing[day]).length;
    if (!puzzle || puzzle !== standing[i] || many <= (daily.singleTraps ?? Number.POSITIVE_INFINITY)) continue;
    await exchange(i, 'a single trap', ({ goal, traps }) => traps > 1 && goalKind(goal) === goalKind(puzzle.goal));
  }
  const left: [number, string][] = [];
  for (let i = 0; i < days.length; i++) {
    if (days[i] !== null || (await give(i, () => true))) continue;
    left.push([i + 1, reasons.get(i) ?? '']);
    days[i] = standing[i] ?? (before[i] as Daily);
  }
  const leftDays = new Set(left.map(([day]) => day));
  return {
    puzzles: days as Daily[],
    changed: [...reasons].map(([i, reason]) => [i + 1, reason] as const).filter(([day]) => !leftDays.has(day)),
    left,
  };
}

const golden = 0.6180339887;

/** Whether a puzzle has a single decision at which some action loses. */
export async function hasSingleTrap({ position, goal, line }: Pick<Daily, 'position' | 'goal' | 'line'>): Promise<boolean> {
  const measured = await measure(position, goal, parseLine(line), quick);
  return measured.ok && measured.value.traps === 1;
}

/** Puzzles in the order in which a library has them. */
export const easiestFirst = <P extends Pick<Daily, 'grade' | 'id'>>(puzzles: readonly P[]): P[] =>
  puzzles.toSorted((a, b) => (`${a.grade} ${a.id}` < `${b.grade} ${b.id}` ? -1 : 1));

/** A library and a year of days, mended. */
export interface MendedBank extends Mended {
  /** The library graded anew, easiest first. */
  readonly library: readonly Daily[];
  /** Puzzles of the library that could not be graded with certainty, which stay as they were; and those whose grade is another now. */
  readonly uncertain: readonly string[];
  readonly moved: readonly string[];
}

/**
 * Grades the library and all days anew, and mends the days (`mend`). In: the puzzles on file, what was mined, and the positions that the
 * site's content shows (unreadable ones are passed over).
 */
export async function mendBank(
  game: GameId,
  making: AnyMaking,
  library: readonly Daily[],
  days: readonly Daily[],
  mined: readonly BankEntry[],
  shown: readonly string[],
): Promise<MendedBank> {
  const again = async (puzzles: readonly Daily[], chosen: boolean): Promise<(Daily | null)[]> => {
    const all: (Daily | null)[] = [];
    for (const puzzle of puzzles) all.push(await regraded(puzzle, making, chosen));
    return all;
  };
  const graded = await again(library, true);
  const shelf = easiestFirst(library.map((puzzle, i) => graded[i] ?? puzzle));
  const { keys } = await takenBy(shown, library, []);
  const regradedDays = await again(days, false);
  const singles = new Set<number>();
  if (making.daily.singleTraps !== undefined)
    for (const [i, day] of regradedDays.entries()) if (day !== null && (await hasSingleTrap(day))) singles.add(i);
  return {
    ...(await mend(game, making, regradedDays, days, mined, shelf, keys, singles)),
    library: shelf,
    uncertain: library.filter((_, i) => graded[i] === null).map(({ id }) => id),
    moved: library.filter(({ grade }, i) => (graded[i]?.grade ?? grade) !== grade).map(({ id }) => id),
  };
}

/** What is said of a bank that was mended, line by line. */
export function mendReport({ changed, left, uncertain, moved }: Omit<MendedBank, 'library' | 'puzzles'>): readonly string[] {
  const list = (days: Mended['changed']): readonly string[] => days.map(([day, reason]) => `  ${day}: ${reason}`);
  return [
    ...(uncertain.length > 0 ? [`library, not certain: ${uncertain.join(' ')}`] : []),
    ...(moved.length > 0 ? [`library, another grade: ${moved.join(' ')}`] : []),
    `${changed.length} days replaced`,
    ...list(changed),
    `${left.length} left as they are`,
    ...list(left),
  ];
}
