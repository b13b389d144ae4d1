import type { GameId } from '../engine/games/ids.ts';
import * as m from '../paraglide/messages.js';
import { baseLocale } from '../paraglide/runtime.js';

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

/** The `lang` part of an address: nothing for the base language. */
export const langParam = (locale: string): string | undefined => (locale === baseLocale ? undefined : locale);
