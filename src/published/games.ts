import type { GameId } from '../engine/games/registry.ts';
import * as m from '../paraglide/messages.js';
import { baseLocale } from '../paraglide/runtime.js';

/** The name of a game in the language of the page. */
export const gameNames: Record<GameId, () => string> = {
  sixteen: m.sixteen_name,
  'russian-bank': m.russian_bank_name,
  ristiseiska: m.ristiseiska_name,
};

/** A game in a sentence. */
export const gameSays: Record<GameId, () => string> = {
  sixteen: m.site_home_sixteen_says,
  'russian-bank': m.site_home_bank_says,
  ristiseiska: m.site_home_risti_says,
};

/** The `lang` part of an address: nothing for the base language. */
export const langParam = (locale: string): string | undefined => (locale === baseLocale ? undefined : locale);
