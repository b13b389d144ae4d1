import type { GameId } from '../engine/games/ids.ts';
import * as m from '../paraglide/messages.js';
import { baseLocale } from '../paraglide/runtime.js';
import { type Chapter, type CourseId, isChapter } from './course-ids.ts';

/** What every page may say of a game, in its own language. */
export interface GameFacts {
  name(): string;
  /** In a sentence. */
  says(): string;
  /** How many play, from fewest to most. */
  readonly players: readonly [fewest: number, most: number];
}

export const games: Readonly<Record<GameId, GameFacts>> = {
  sixteen: { name: m.sixteen_name, says: m.site_home_sixteen_says, players: [1, 1] },
  'russian-bank': { name: m.russian_bank_name, says: m.site_home_bank_says, players: [2, 2] },
  ristiseiska: { name: m.ristiseiska_name, says: m.site_home_risti_says, players: [2, 6] },
};

/** The name of a game. */
export const gameName = (game: GameId): string => games[game].name();

/** What is said of a chapter, beside what is said of its game. */
const chapterFacts: Readonly<Record<Chapter, Pick<GameFacts, 'name' | 'says'>>> = {
  crapette: { name: m.crapette_name, says: m.crapette_says },
};

const factsOf = (course: CourseId): Pick<GameFacts, 'name' | 'says'> =>
  isChapter(course) ? chapterFacts[course] : games[course];

/** The name of a course: of a game, or of a chapter. */
export const courseName = (course: CourseId): string => factsOf(course).name();

/** What a course teaches, in a sentence. */
export const courseSays = (course: CourseId): string => factsOf(course).says();

/** The `lang` part of an address: nothing for the base language. */
export const langParam = (locale: string): string | undefined => (locale === baseLocale ? undefined : locale);
