import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameIds, places } from '../../src/engine/games/ids.ts';

const root = new URL('../../', import.meta.url);
const page = readFileSync(new URL('docs/adding-a-game.md', root), 'utf8');

const numbers = 'no one two three four five six'.split(' ');

test('the files and folders that docs/adding-a-game.md names are there', () => {
  const named = [...page.matchAll(/`((?:src|tests|messages|project\.inlang)\/[^`*]+)`/g)].map(([, path]) => path as string);
  const own = named.filter((path) => !path.includes('my-game'));
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
});

test('what says how many games there are counts them', () => {
  const count = numbers[gameIds.length];
  const readme = readFileSync(new URL('README.md', root), 'utf8');
  const about = readFileSync(new URL('src/content/pages/en/about.mdx', root), 'utf8');
  expect(readme).toContain(`Learn ${count} little-known games`);
  expect(about).toContain(`There are ${count} games`);
});

test('what says how many puzzles a day has counts them', () => {
  const folder = new URL('messages/en/', root);
  const messages: Record<string, unknown> = Object.assign(
    {},
    ...readdirSync(folder).map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
  );
  const count = numbers[Object.values(places).filter((place) => place !== null).length] as string;
  const counting = ['daily_home_lead', 'daily_description', 'daily_tabs', 'daily_calendar_all'].concat(
    [
      'site_home_today',
      'site_home_today_list',
      'site_home_left_two',
      'site_home_left_one',
      'site_home_left_none',
      'site_hub_daily',
    ],
    ['yours_none_daily', 'yours_streak_full', 'yours_streak_month_says', 'yours_streak_rule_1'],
  );
  for (const key of counting) expect(String(messages[key]).toLowerCase(), key).toMatch(new RegExp(`\\b${count}\\b`));
  const others = Object.entries(messages).filter(
    ([key, text]) =>
      !counting.includes(key) && /today’s (two|three|four)|\b(two|three|four) (new )?puzzles/i.test(JSON.stringify(text)),
  );
  expect(others).toEqual([]);
});

/** The files of one game that a section of the page lists. In: how the section's heading begins. */
const listed = (heading: string): string[] =>
  [...(page.split(/^## /m).find((part) => part.startsWith(heading)) ?? '').matchAll(/^\| `([a-z-]+\.ts)` \|/gm)]
    .map(([, name]) => name as string)
    .sort();

const files = (folder: string): string[] =>
  readdirSync(new URL(folder, root))
    .filter((name) => name.endsWith('.ts'))
    .sort();

test('every game has the rooms that the page lists, by the same names, and a larger one those that it names besides', () => {
  const rooms = listed('1.');
  const besides: Readonly<Record<string, readonly string[]>> = {
    template: [],
    sixteen: [],
    'russian-bank': ['both.ts', 'fits.ts', 'lively.ts', 'offer.ts', 'crapette/'],
    ristiseiska: ['fits.ts', 'match.ts'],
  };
  for (const [game, more] of Object.entries(besides)) {
    const ownFiles = more.filter((name) => name.endsWith('.ts'));
    const ownFolders = more.filter((name) => name.endsWith('/')).map((name) => name.slice(0, -1));
    expect(files(`src/engine/games/${game}/`)).toEqual([...rooms, ...ownFiles].sort());
    for (const name of more) expect(page).toContain(`\`${name}\``);
    const folders = readdirSync(new URL(`src/engine/games/${game}/`, root)).filter((name) => !name.endsWith('.ts'));
    expect(['mine', 'players', 'solver', ...ownFolders]).toEqual(expect.arrayContaining(folders));
  }
});

test('every game has the files on the pages’ side that the page lists', () => {
  const rooms = listed('5.');
  expect(rooms.length).toBeGreaterThan(4);
  for (const game of ['sixteen', 'russian-bank', 'ristiseiska'])
    expect(files(`src/components/games/${game}/`)).toEqual(expect.arrayContaining(rooms));
});
