import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const page = readFileSync(new URL('docs/adding-a-game.md', root), 'utf8');

test('the files and folders that docs/adding-a-game.md names are there', () => {
  const named = [...page.matchAll(/`((?:src|tests|messages|project\.inlang)\/[^`*]+)`/g)].map(([, path]) => path as string);
  const own = named.filter((path) => !path.includes('my-game'));
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
});

test('the template has the rooms that the page lists, and so have the games', () => {
  const rooms = [...page.matchAll(/^\| `([a-z]+\.ts)` \|/gm)].map(([, name]) => name as string).sort();
  const files = (game: string) =>
    readdirSync(new URL(`src/engine/games/${game}/`, root))
      .filter((name) => name.endsWith('.ts'))
      .sort();
  expect(files('template')).toEqual(rooms);
  expect(files('sixteen')).toEqual(rooms);
  // The larger games have these and more.
  for (const game of ['russian-bank', 'ristiseiska']) expect(files(game)).toEqual(expect.arrayContaining(rooms));
});
