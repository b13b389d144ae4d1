import { baseLocale, getLocale, locales, overwriteGetLocale } from '../paraglide/runtime.js';
import { pathOf, url } from './url.ts';

/** A language of the site. The list is the one of the message catalogue's settings; the first is at the root. */
export type Locale = (typeof locales)[number];

/** The languages there are, the base language first. */
export const languages: readonly Locale[] = locales;

/** The languages whose pages are written: the one of this build; all while developing. */
export const builtLanguages = (): readonly Locale[] =>
  locales.filter((locale) => (import.meta.env.LANGUAGE ?? locale) === locale);

const isLocale = (text: string | undefined): text is Locale => locales.some((locale) => locale === text);

/** The language of a page. In: its address's path, with or without the base. Out: `en` at the root, `fi` under `/fi/` … */
export function localeOf(pathname: string): Locale {
  const first = pathOf(pathname).split('/')[1];
  return isLocale(first) ? first : baseLocale;
}

/**
 * The day whose page a path is, and its game, where other languages than the base one have no page of it but one for any day. `OTHER_DAYS`
 * are the numbers that they have pages of, and is missing while there is one language.
 */
function unwritten(path: string): { readonly number: string; readonly game: string | undefined } | null {
  const [, number, game] = /^\/daily\/(\d+)\/(?:([\w-]+)\/)?$/.exec(path) ?? [];
  return number && import.meta.env.OTHER_DAYS?.includes(Number(number)) === false ? { number, game } : null;
}

/**
 * The path of a page in a language: `/learn/` is `/fi/learn/` in Finnish, and itself in the base language. A day that has no page of its own
 * there is on the page for any day, `/fi/daily/any/?n=212`.
 */
export function localPath(path: string, locale: Locale = getLocale()): string {
  const bare = isLocale(path.split('/')[1]) ? path.slice(path.indexOf('/', 1)) : path;
  if (locale === baseLocale) return bare;
  const day = unwritten(bare);
  if (!day) return `/${locale}${bare}`;
  return `/${locale}/daily/any/${day.game ? `puzzle/?n=${day.number}&game=${day.game}` : `?n=${day.number}`}`;
}

/** What a page under `src/pages/[...lang]/` exports as `getStaticPaths`, so that it is built once for each language. */
export const languagePaths = (): { params: { lang: Locale | undefined } }[] =>
  builtLanguages().map((locale) => ({ params: { lang: locale === baseLocale ? undefined : locale } }));

/** The address of a page in the language of the page that links to it, base included: what every link of a component uses. */
export const link = (path: string): string => url(localPath(path));

// In the browser the page says which language its islands speak.
if (typeof document !== 'undefined' && locales.length > 1)
  overwriteGetLocale(() => (isLocale(document.documentElement.lang) ? document.documentElement.lang : baseLocale));
