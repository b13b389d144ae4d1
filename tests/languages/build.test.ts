import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addLanguage, languageFaults, pagesBuilt } from '../../src/integrations/languages/index.ts';
import { oneLanguage } from '../../src/integrations/one-language.ts';

let dir = '';
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), text);
};
const read = (path: string): string => readFileSync(join(dir, path), 'utf8');

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'winnable-languages-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('a language built by itself', () => {
  beforeEach(() => {
    write('built/fi/fi/index.html', 'koti');
    write('built/fi/fi/learn/index.html', 'opi');
    write('built/fi/_astro/words.a1.js', 'fi');
    write('built/fi/_astro/board.b2.js', 'board');
    write('built/fi/daily.xml', 'syöte');
    write('built/fi/robots.txt', 'fi');
    write('site/_astro/board.b2.js', 'board');
    write('site/daily.xml', 'feed');
    write('site/index.html', 'home');
  });

  test('comes to the site with its pages, its feed and the files that only it has', () => {
    expect(addLanguage(join(dir, 'built/fi'), join(dir, 'site'), 'fi')).toBe(4);
    expect(read('site/fi/learn/index.html')).toBe('opi');
    expect(read('site/fi/daily.xml')).toBe('syöte');
    expect(read('site/daily.xml')).toBe('feed');
    expect(read('site/_astro/words.a1.js')).toBe('fi');
    expect(existsSync(join(dir, 'site/robots.txt'))).toBe(false);
  });

  test('stops the build where a file of the same name is another one', () => {
    write('site/_astro/board.b2.js', 'another board');
    expect(() => addLanguage(join(dir, 'built/fi'), join(dir, 'site'), 'fi')).toThrow('_astro/board.b2.js is another file in fi');
  });

  test('has its pages in the sitemap', () => {
    expect(pagesBuilt(join(dir, 'built')).sort()).toEqual(['fi/', 'fi/learn/']);
    expect(pagesBuilt(undefined)).toEqual([]);
  });
});

test('a language with a file or a message too few is refused', () => {
  write('messages/en/a.json', '{"a":"One {card}","b":"Two"}');
  write('messages/en/b.json', '{"c":"Three"}');
  write('messages/fi/a.json', '{"a":"Yksi"}');
  expect(languageFaults(join(dir, 'messages'), 'fi').sort()).toEqual([
    'fi/a.json: a: lacks {card}',
    'fi/a.json: b: is missing',
    'fi/b.json: the file is missing',
  ]);
});

describe('the sentences of a build', () => {
  const sentence = [
    "import { getLocale, experimentalStaticLocale } from '../runtime.js';",
    'const en_go = () => `Go`;',
    'const fi_go = () => `Mene`;',
    'export const go = ((inputs = {}, options = {}) => {',
    '  const locale = experimentalStaticLocale ?? options.locale ?? getLocale()',
    '  if (locale === "fi") return fi_go(inputs)',
    '  return en_go(inputs)',
    '});',
  ].join('\n');
  const transform = (language: string, code: string): string => {
    const plugin = oneLanguage(['en', 'fi'], language);
    const run = plugin.transform as unknown as (this: unknown, code: string, id: string) => { code: string };
    const error = (text: string): never => {
      throw new Error(text);
    };
    return run.call({ error }, code, '/src/paraglide/messages/go.js').code;
  };

  test.each([
    ['en', 'Go'],
    ['fi', 'Mene'],
  ])('are those of its language: %s', async (language, says) => {
    const code = transform(language, sentence);
    expect(code).not.toContain('getLocale');
    const module = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
    expect(module.go()).toBe(says);
  });

  test('stop the build where they are made in another way', () => {
    expect(() => transform('fi', 'export const go = () => `Go`;')).toThrow('no longer asks for its language');
  });
});
