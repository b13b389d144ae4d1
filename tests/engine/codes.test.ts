import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadSentences } from '../../src/components/games/index.ts';
import { engineWords } from '../../src/components/play/engine-words.ts';
import { reasonWords } from '../../src/components/play/reason-words.ts';
import { cliCodes } from '../../src/engine/cli/codes.ts';
import { english } from '../../src/engine/cli/english.ts';
import { type ArgKind, type Coded, type Codes, commonCodes } from '../../src/engine/core/codes.ts';
import { gameIds } from '../../src/engine/games/ids.ts';
import { codes as ristiseiska } from '../../src/engine/games/ristiseiska/codes.ts';
import { codes as russianBank } from '../../src/engine/games/russian-bank/codes.ts';
import { codes as sixteen } from '../../src/engine/games/sixteen/codes.ts';
import { codes as template } from '../../src/engine/games/template/codes.ts';
import { mineCodes } from '../../src/engine/mine/codes.ts';
import { type Reason, reasonCodes, solveCodes } from '../../src/engine/proving/reasons.ts';

const root = join(import.meta.dirname, '../..');
const lists: readonly Codes[] = [
  commonCodes,
  solveCodes,
  reasonCodes,
  sixteen,
  russianBank,
  ristiseiska,
  template,
  mineCodes,
  cliCodes,
];
const all: Codes = Object.assign({}, ...lists);

const { locales } = JSON.parse(readFileSync(join(root, 'project.inlang/settings.json'), 'utf8')) as { locales: string[] };
const messages = (locale: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(root, `messages/${locale}/engine.json`), 'utf8'));
const keyOf = (code: string) => `engine_${code.replaceAll('-', '_')}`;

const samples: Record<ArgKind, Coded['args'][string]> = {
  text: 'q“x',
  word: 'word',
  words: ['one', 'two'],
  number: 17,
  coded: { code: 'place-pile', args: { pile: 3 } },
};

/** A code with an argument of each kind it asks for. */
const sample = (code: string): Coded => ({
  code,
  args: Object.fromEntries(Object.entries(all[code] as Codes[string]).map(([name, kind]) => [name, samples[kind]])),
});

const sources = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'));

describe('the codes of the engine', () => {
  test('each is in one list only', () => {
    expect(Object.keys(all)).toHaveLength(lists.reduce((sum, list) => sum + Object.keys(list).length, 0));
    expect(Object.keys(all).length).toBeGreaterThan(100);
  });

  test.each(locales)('each has a sentence in %s that says all its arguments, and there is none besides', (locale) => {
    const { $schema: _, ...said } = messages(locale);
    expect(Object.keys(said).sort()).toEqual(Object.keys(all).map(keyOf).sort());
    for (const [code, kinds] of Object.entries(all)) {
      const places = [...JSON.stringify(said[keyOf(code)]).matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
      expect([code, [...new Set(places)].sort()]).toEqual([code, Object.keys(kinds).sort()]);
    }
  });

  test('none is unused', () => {
    const spoken = sources('src')
      .join('\n')
      .replace(/^ {2}'?[a-z-]+'?: (\{.*\}|m\.engine_\w+),$/gm, '');
    expect(Object.keys(all).filter((code) => !spoken.includes(`'${code}'`))).toEqual([]);
  });

  test('pages and command line say the same', async () => {
    const own = { sixteen, 'russian-bank': russianBank, ristiseiska };
    for (const game of gameIds) {
      const sentences = () => loadSentences(game);
      for (const code of Object.keys({ ...commonCodes, ...solveCodes, ...reasonCodes, ...own[game] }))
        expect(await engineWords(sample(code), { sentences })).toBe(english(sample(code)));
    }
    await expect(engineWords({ code: 'nonsense', args: {} }, { sentences: async () => ({}) })).rejects.toThrow('nonsense');
    for (const code of Object.keys(reasonCodes)) expect(reasonWords(sample(code) as Reason)).toBe(english(sample(code)));
  });

  test('a sentence is what was said before, with codes among its arguments', () => {
    expect(english({ code: 'blank', args: { place: { code: 'place-pile', args: { pile: 2 } } } })).toBe(
      'pile 2 is blank; an empty one is written -',
    );
    expect(english({ code: 'unknown-game', args: { text: 'chess', games: ['sixteen', 'bridge'] } })).toBe(
      '“chess” is not a game of this site: sixteen, bridge',
    );
    expect(() => english({ code: 'nonsense', args: {} })).toThrow('nonsense');
  });
});

test('no page shows what an exception says', () => {
  const shown = sources('src/components').filter((text) => /\berror\.message\b|\.error\.reason\b|String\(error\)/.test(text));
  expect(shown).toEqual([]);
});
