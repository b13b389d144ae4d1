import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The glossary of docs/architecture.md. */
const glossary = [
  ...(readFileSync('docs/architecture.md', 'utf8').split('## Words')[1]?.split('\n## ')[0] ?? '').matchAll(
    /^\| (?!word )([a-z]+) \| /gm,
  ),
].map(([, word = '']) => word);

/** A game's own rooms: they have the same rooms with the same words, once a game. */
const ofGame = /\/games\/(?:sixteen|russian-bank|ristiseiska|template)\//;

interface Named {
  readonly name: string;
  readonly file: string;
}

/** The types that a text of a file declares. */
const typesIn = (file: string, text: string): Named[] =>
  [...text.matchAll(/^(?:export )?(?:interface|type) (\w+)/gm)].map(([, name = '']) => ({ name, file }));

const types = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => join('src', name))
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('/paraglide/'))
  .flatMap((file) => typesIn(file, readFileSync(file, 'utf8')));

/** Names that stand for more than one thing, with the files that say so. */
function doubles(named: readonly Named[]): string[] {
  const files = new Map<string, string[]>();
  for (const { name, file } of named) files.set(name, [...(files.get(name) ?? []), file]);
  return [...files].filter(([, all]) => all.length > 1).map(([name, all]) => `${name}: ${all.join(', ')}`);
}

test('the glossary has at most 25 words', () => {
  expect(glossary.length).toBeGreaterThan(15);
  expect(glossary.length).toBeLessThanOrEqual(25);
  expect(new Set(glossary).size).toBe(glossary.length);
});

test('a word of the glossary names one type, even where it is not exported', () => {
  const words = new Set(glossary.map((word) => word[0]?.toUpperCase() + word.slice(1)));
  expect(doubles(types.filter(({ name, file }) => words.has(name) && !ofGame.test(file)))).toEqual([]);
});

test('a name that is used twice is found', () => {
  expect(doubles([...typesIn('a.ts', 'export interface Play {}\n'), ...typesIn('b.ts', 'type Play = 1;\n')])).toEqual([
    'Play: a.ts, b.ts',
  ]);
});
