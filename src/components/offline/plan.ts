import { dateOf, daysOfMonth, localDay, numberOf } from '../../published/days/calendar.ts';

/**
 * What a build of the site consists of, as far as it can be kept on a device. Made after the build
 * (`src/integrations/offline.ts`) and read by the service worker. Paths are from the root of the site, without the base and
 * without a slash in front: the home page is the empty path.
 */
export interface Build {
  /** Changes when anything below changes. */
  readonly id: string;
  /** Files with a hash in their names, which never change, and their sizes in bytes. */
  readonly files: Readonly<Record<string, number>>;
  /** Pages: what tells one version from another, and the size in bytes. */
  readonly pages: Readonly<Record<string, Version>>;
  /** Other files that keep their names: icons, the manifest, the search index. */
  readonly others: Readonly<Record<string, Version>>;
}

/** The beginning of a content's SHA-256, as `revisionOf` writes it, and its size in bytes. */
export type Version = readonly [revision: string, bytes: number];

/** The page that is shown instead of one that is not on the device. */
export const missingPage = 'offline/missing/';

/** What sort of page stands at a path, and in which language (`''` for the base language, else `fi` …). */
export interface Place {
  readonly kind: 'lesson' | 'rules' | 'puzzle' | 'daily' | 'page';
  readonly language: string;
  /** Number of the daily puzzles. */
  readonly number?: number;
}

/** The path of a page: `learn/sixteen/` for `learn/sixteen`, `learn/sixteen/index.html` and itself; other files as they are. */
export function pagePath(path: string): string {
  const bare = path.replace(/(^|\/)index\.html$/, '$1');
  return bare === '' || bare.endsWith('/') || /\.\w+$/.test(bare) ? bare : `${bare}/`;
}

/** What stands at a path, as its address tells. */
export function placeOf(path: string): Place {
  const language = /^([a-z]{2})\//.exec(path)?.[1] ?? '';
  const [room = '', first = '', second = ''] = path.slice(language === '' ? 0 : 3).split('/');
  if (room === 'learn' && second !== '') return { kind: 'lesson', language };
  if (room === 'rules' && first !== '') return { kind: 'rules', language };
  if (room === 'puzzles' && second !== '') return { kind: 'puzzle', language };
  if (room === 'daily' && /^[1-9]\d*$/.test(first)) return { kind: 'daily', language, number: Number(first) };
  return { kind: 'page', language };
}

/** Whether a page stays on the device once it has been opened: puzzles do, dailies among them. */
export const staysOpened = (path: string): boolean => ['puzzle', 'daily'].includes(placeOf(path).kind);

/** How many days ahead are kept beyond the end of the month, so that the first of the next one does not come as a surprise. */
const ahead = 7;

/**
 * The numbers of the daily puzzles to keep: those of the month that the clock on the wall shows, today's first, and of the
 * week to come. In: now; how many numbers there are before they come round again.
 */
export function dailyNumbers(now: Date, size?: number): number[] {
  const today = localDay(now);
  const week = Array.from({ length: ahead + 1 }, (_, i) => today + i);
  const days = [...new Set([...week, ...daysOfMonth(dateOf(today))])];
  return [...new Set(days.flatMap((day) => numberOf(day, size) ?? []))];
}

/** How much of the site is kept: what learning and this month need, or all puzzles as well. */
export type Extent = 'usual' | 'all';

/** What there is to choose by. */
export interface WishToKeep {
  readonly now: Date;
  readonly extent: Extent;
  /** Of the pages; as in `Place`. */
  readonly language: string;
}

/** How many numbers the daily puzzles of a build have. */
export const bankOf = (build: Build): number => Math.max(0, ...Object.keys(build.pages).map((path) => placeOf(path).number ?? 0));

/**
 * The pages of a build to keep, in the order in which they are fetched: what every reader meets first, then today's
 * puzzles, the month's, lessons and rules, and with `all` the library.
 */
export function wantedPages(build: Build, { now, extent, language }: WishToKeep): string[] {
  const numbers = dailyNumbers(now, bankOf(build) || undefined);
  const rank = (path: string): number => {
    const place = placeOf(path);
    if (place.language !== language && path !== missingPage) return Number.NaN;
    if (place.kind === 'page') return path === '' ? -2 : -1;
    if (place.kind === 'daily') return numbers.includes(place.number ?? 0) ? numbers.indexOf(place.number ?? 0) : Number.NaN;
    if (place.kind === 'puzzle') return extent === 'all' ? 5000 : Number.NaN;
    return place.kind === 'lesson' ? 3000 : 2000;
  };
  return Object.keys(build.pages)
    .map((path) => ({ path, rank: rank(path) }))
    .filter((entry) => !Number.isNaN(entry.rank))
    .sort((a, b) => a.rank - b.rank)
    .map(({ path }) => path);
}

/** Bytes that pages and all files of a build take up on the device, unpacked. */
export function bytesOf(build: Build, pages: readonly string[]): number {
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
  return (
    sum(pages.map((path) => build.pages[path]?.[1] ?? 0)) +
    sum(Object.values(build.files)) +
    sum(Object.values(build.others).map(([, bytes]) => bytes))
  );
}

/** What tells one version of a content from another: twelve hexadecimal digits of its SHA-256. */
export async function revisionOf(content: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return Array.from(hash.slice(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The folder of files with a hash in their names. */
export const hashedFolder = '_astro/';

/** The hashed files that a page names, in its own folder of the site. In: its HTML, the base. Out: paths as in `Build.files`. */
export function filesNamed(html: string, base: string): string[] {
  const names = html.matchAll(/[\w./~-]*\/_astro\/[\w./~-]+\.(?:js|css|woff2)\b/g);
  return [...new Set([...names].map(([name]) => name))].flatMap((name) => (name.startsWith(base) ? name.slice(base.length) : []));
}
