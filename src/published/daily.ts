import { type CollectionEntry, getCollection } from 'astro:content';
import { dailyId } from '../engine/core/daily.ts';
import { dailyGames } from '../engine/games/days.ts';
import { type GameId, letters } from '../engine/games/ids.ts';
import * as m from '../paraglide/messages.js';
import { baseLocale, getLocale } from '../paraglide/runtime.js';
import { buildDay, builtNumbers, isSet } from './days/build.ts';
import { bankSize, type CalendarDate, dateOf, dayOfNumber, numberOf, weekdayOf } from './days/calendar.ts';
import type { Puzzle } from './puzzle-schema.ts';
import { gradeWords } from './puzzles.ts';

/** A daily puzzle of the bank. */
type DailyEntry = CollectionEntry<'daily'> & { readonly data: Puzzle & { readonly game: GameId } };

/** The puzzles of a day, as seen from the day of the build. */
export interface DailySet {
  readonly number: number;
  /** The day for which they are set: the last one up to the build, else the first to come. */
  readonly day: number;
  readonly date: CalendarDate;
  /** Whether that day is after the build, so that no list names it. */
  readonly later: boolean;
  /** The easiest first; of the same grade in the order of `dailyGames`. */
  readonly puzzles: readonly DailyEntry['data'][];
}

/** The day of this build. */
export const today = buildDay(process.env, new Date());

/** The day a page shows that is to show today: the build's, or the first of all where that is still to come. */
export const shownDay = Math.max(1, today);

let bank: Promise<ReadonlyMap<string, DailyEntry['data']>> | undefined;

/** All dailies by id, read once for the whole build. */
function dailies(): Promise<ReadonlyMap<string, DailyEntry['data']>> {
  bank ??= getCollection('daily').then((all) => new Map((all as DailyEntry[]).map(({ id, data }) => [id, data])));
  return bank;
}

/** Every daily puzzle of a game, whether its day has come or not. */
export const dailiesOf = async (game: GameId): Promise<readonly Puzzle[]> =>
  [...(await dailies()).values()].filter((puzzle) => puzzle.game === game);

/** The puzzles of a number, or null where the bank has none. A bank with some of its games is an error. */
export async function dailySet(number: number): Promise<DailySet | null> {
  const all = await dailies();
  const puzzles = dailyGames.flatMap((game) => all.get(dailyId(letters[game], number)) ?? []);
  if (puzzles.length === 0) return null;
  if (puzzles.length < dailyGames.length) throw new Error(`daily ${number} has puzzles of some games only`);
  const day = dayOfNumber(number, today);
  return { number, day, date: dateOf(day), later: !isSet(number, today), puzzles: puzzles.sort((a, b) => a.grade - b.grade) };
}

/** The puzzles of the day that `shownDay` is. A bank that does not reach it is an error. */
export async function shownSet(): Promise<DailySet> {
  const number = numberOf(shownDay) as number;
  const set = await dailySet(number);
  if (!set) throw new Error(`the bank of daily puzzles has none for number ${number}`);
  return set;
}

/** Every day that this build knows, in order of number. */
export async function knownSets(): Promise<DailySet[]> {
  const sets = await Promise.all(builtNumbers(process.env, today).map(dailySet));
  return sets.filter((set) => set !== null);
}

/** Every day whose pages are built, in order of number. */
export async function builtSets(): Promise<DailySet[]> {
  const sets = await knownSets();
  return getLocale() === baseLocale ? sets : sets.filter(({ number }) => import.meta.env.OTHER_DAYS?.includes(number) ?? true);
}

/** The days up to the build, the last one first: what may be listed. At most `most`. */
export async function listedSets(most: number): Promise<DailySet[]> {
  const sets = (await builtSets()).filter(({ later }) => !later);
  return sets.sort((a, b) => b.day - a.day).slice(0, most);
}

/** The grades of a game's dailies from Monday to Sunday; empty for a game without dailies. */
export async function weekOf(game: GameId): Promise<number[]> {
  const all = await dailies();
  const from = Array.from({ length: 7 }, (_, i) => i + 1).find((day) => weekdayOf(day) === 1) as number;
  return Array.from({ length: 7 }, (_, i) => all.get(dailyId(letters[game], from + i))?.grade ?? []).flat();
}

/** How hard the puzzles of a day are: “from easy to very hard”. */
export const rangeWords = ({ puzzles }: DailySet): string =>
  m.daily_range({ easiest: gradeWords(puzzles[0]?.grade ?? 0), hardest: gradeWords(puzzles.at(-1)?.grade ?? 0) });

export const dayPath = (number: number): string => `/daily/${number}/`;
export const dailyPath = (number: number, game: GameId): string => `/daily/${number}/${game}/`;

export { dailyGames } from '../engine/games/days.ts';
/** The number of days in the bank. */
export { bankSize };
