import { expect, test } from 'vitest';
import {
  type Build,
  bankOf,
  bytesOf,
  dailyNumbers,
  filesNamed,
  missingPage,
  pagePath,
  placeOf,
  revisionOf,
  wantedPages,
} from '../../src/components/offline/plan.ts';

const days = Array.from({ length: 371 }, (_, i) => i + 1);
const paths = [
  '',
  'about/',
  'learn/',
  'learn/sixteen/',
  'learn/sixteen/bricks-and-urn/',
  'rules/',
  'rules/sixteen/',
  'puzzles/sixteen/',
  'puzzles/sixteen/s-0001/',
  'daily/',
  'daily/calendar/',
  ...days.flatMap((day) => [`daily/${day}/`, `daily/${day}/sixteen/`]),
  'fi/learn/sixteen/bricks-and-urn/',
  'fi/',
  missingPage,
];
const build: Build = {
  id: 'one',
  files: { '_astro/a.js': 100 },
  pages: Object.fromEntries(paths.map((path) => [path, ['r', 10] as const])),
  others: { 'favicon.svg': ['r', 1] },
};
const wish = { now: new Date(2026, 10, 21, 12), extent: 'usual', language: '' } as const;

test.each([
  ['', ''],
  ['index.html', ''],
  ['learn', 'learn/'],
  ['learn/index.html', 'learn/'],
  ['learn/sixteen/', 'learn/sixteen/'],
  ['404.html', '404.html'],
  ['daily.ics', 'daily.ics'],
])('%s is the page %s', (path, page) => {
  expect(pagePath(path)).toBe(page);
});

test.each([
  ['learn/sixteen/', { kind: 'page', language: '' }],
  ['learn/sixteen/a/', { kind: 'lesson', language: '' }],
  ['fi/learn/sixteen/a/', { kind: 'lesson', language: 'fi' }],
  ['rules/', { kind: 'page', language: '' }],
  ['rules/sixteen/', { kind: 'rules', language: '' }],
  ['puzzles/sixteen/', { kind: 'page', language: '' }],
  ['puzzles/sixteen/s-0001/', { kind: 'puzzle', language: '' }],
  ['daily/calendar/', { kind: 'page', language: '' }],
  ['daily/12/', { kind: 'daily', language: '', number: 12 }],
  ['fi/daily/12/sixteen/', { kind: 'daily', language: 'fi', number: 12 }],
  ['daily/012/', { kind: 'page', language: '' }],
])('%s is told from its address', (path, place) => {
  expect(placeOf(path)).toEqual(place);
});

test('the dailies of the month and of a week ahead, today first', () => {
  const numbers = dailyNumbers(new Date(2026, 10, 21));
  expect(numbers.slice(0, 8)).toEqual([21, 22, 23, 24, 25, 26, 27, 28]);
  expect([...numbers].sort((a, b) => a - b)).toEqual(days.slice(0, 30));
});

test('at the end of a month the next one begins', () => {
  const numbers = dailyNumbers(new Date(2026, 10, 30, 23, 59));
  expect(numbers.slice(0, 3)).toEqual([30, 31, 32]);
  expect(Math.max(...numbers)).toBe(37);
});

test('the month moves on with the clock, without a new build; after the last number they come round again', () => {
  expect(dailyNumbers(new Date(2026, 11, 31, 9))).toContain(61);
  expect(dailyNumbers(new Date(2026, 11, 31, 9))).not.toContain(30);
  expect(dailyNumbers(new Date(2027, 10, 6))).toEqual(expect.arrayContaining([371, 1, 2]));
});

test('before the first day there are only those that begin within the week', () => {
  expect(dailyNumbers(new Date(2026, 9, 29))).toEqual([1, 2, 3, 4, 5]);
  expect(dailyNumbers(new Date(2026, 8, 1))).toEqual([]);
});

test('wanted: home first, then what all meet, the dailies, rules and lessons; no puzzles, no other language', () => {
  const wanted = wantedPages(build, wish);
  expect(wanted[0]).toBe('');
  expect(wanted).toContain(missingPage);
  expect(wanted).toContain('daily/30/sixteen/');
  expect(wanted).not.toContain('daily/31/');
  expect(wanted).not.toContain('puzzles/sixteen/s-0001/');
  expect(wanted.filter((path) => path.startsWith('fi/'))).toEqual([]);
  const at = (path: string) => wanted.indexOf(path);
  expect(at('about/')).toBeLessThan(at('daily/21/'));
  expect(at('daily/21/')).toBeLessThan(at('daily/22/'));
  expect(at('daily/1/')).toBeLessThan(at('rules/sixteen/'));
  expect(at('rules/sixteen/')).toBeLessThan(at('learn/sixteen/bricks-and-urn/'));
});

test('with all, the library too; in another language, its pages', () => {
  expect(wantedPages(build, { ...wish, extent: 'all' })).toContain('puzzles/sixteen/s-0001/');
  const finnish = wantedPages(build, { ...wish, language: 'fi' });
  expect(finnish).toContain('fi/learn/sixteen/bricks-and-urn/');
  expect(finnish).not.toContain('learn/sixteen/bricks-and-urn/');
  expect(finnish).toContain(missingPage);
});

test('a bank that is still short wraps where it ends', () => {
  const short: Build = { ...build, pages: { '': ['r', 1], 'daily/1/': ['r', 1], 'daily/2/': ['r', 1] } };
  expect(bankOf(short)).toBe(2);
  expect(wantedPages(short, wish)).toEqual(['', 'daily/1/', 'daily/2/']);
  expect(wantedPages({ ...build, pages: {} }, wish)).toEqual([]);
});

test('bytes of pages, files and the rest', () => {
  expect(bytesOf(build, ['', 'about/', 'not/there/'])).toBe(121);
});

test('the files that a page names, under a sub-path too', () => {
  const html =
    '<link href="/sub/_astro/a.B1-_x.css"><astro-island component-url="/sub/_astro/b.js"><img src="/sub/_astro/c.png"><a href="/_astro/d.js">';
  expect(filesNamed(html, '/sub/')).toEqual(['_astro/a.B1-_x.css', '_astro/b.js']);
  expect(filesNamed('<script src="/_astro/a.js"></script>', '/')).toEqual(['_astro/a.js']);
  // Data that a page asks for later is not a file without which it is worth nothing.
  expect(filesNamed('<p data-known="/_astro/known.1f.json"></p>', '/')).toEqual([]);
});

test('the revision is the beginning of a SHA-256', async () => {
  expect(await revisionOf(new TextEncoder().encode('abc').buffer)).toBe('ba7816bf8f01');
});
