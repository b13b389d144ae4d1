import type { SiteGame } from '../components/play/kits.ts';
import * as m from '../paraglide/messages.js';
import { baseLocale } from '../paraglide/runtime.js';

/** The name of a game in the language of the page. */
export const gameNames: Record<SiteGame, () => string> = { sixteen: m.sixteen_name };

/** The `lang` part of an address: nothing for the base language. */
export const langParam = (locale: string): string | undefined => (locale === baseLocale ? undefined : locale);
