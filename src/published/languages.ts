import { locales } from '../paraglide/runtime.js';

/** Whether pages in the language of a text are written by this build; while developing, those of every language listed. In: its id, `fi/sixteen`. */
export function isBuilt(id: string): boolean {
  const language = id.split('/')[0];
  return locales.some((locale) => locale === language) && (import.meta.env.LANGUAGE ?? language) === language;
}
