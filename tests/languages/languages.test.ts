import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Catalogue, catalogueFaults, pluralForms } from '../../src/integrations/languages/messages.ts';
import { contentFaults, parts } from './content.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const { locales } = JSON.parse(read('project.inlang/settings.json')) as { locales: string[] };
const collections = ['lessons', 'rules', 'courses', 'pages'];

/** `LISTED=fi,sv vitest run tests/languages` asks of these languages all that a listed one must have. */
const listed = new Set([...locales, ...(process.env.LISTED ?? '').split(',').filter(Boolean)]);

const folders = (path: string): string[] =>
  readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const languages = [
  ...new Set([...listed, ...['messages', ...collections.map((name) => `src/content/${name}`)].flatMap(folders)]),
].filter((language) => language !== 'en');

/** The English files of a kind, as paths with the language left open. */
const english = [
  ...globSync('messages/en/*.json', { cwd: root }),
  ...globSync(`src/content/{${collections.join(',')}}/en/**/*.mdx`, { cwd: root }),
]
  .map((path) => path.replaceAll('\\', '/').replace('/en/', '/*/'))
  .sort();

function faultsOf(path: string, language: string): string[] {
  const own = path.replace('*', language);
  if (!existsSync(join(root, own))) return listed.has(language) ? [`${own}: the file is missing`] : [];
  const [theirs, text] = [read(path.replace('*', 'en')), read(own)];
  const faults = () => {
    if (!path.endsWith('.json')) return contentFaults(theirs, text);
    try {
      return catalogueFaults(JSON.parse(theirs) as Catalogue, JSON.parse(text) as Catalogue, language);
    } catch (error) {
      return [String(error)];
    }
  };
  // A draft may lag behind: English goes on while it is made.
  const lags = (fault: string) => !listed.has(language) && path.endsWith('.json') && fault.endsWith(': is missing');
  return faults().flatMap((fault) => (lags(fault) ? [] : [`${own}: ${fault}`]));
}

describe.each(['en', ...languages])('the texts in %s', (language) => {
  test.runIf(language !== 'en')('have what the English ones have', () => {
    expect(english.length).toBeGreaterThan(40);
    expect(english.flatMap((path) => faultsOf(path, language))).toEqual([]);
  });

  test('have no file that English has not', () => {
    const own = [
      ...globSync(`messages/${language}/*`, { cwd: root }),
      ...globSync(`src/content/{${collections.join(',')}}/${language}/**/*.*`, { cwd: root }),
    ].map((path) => path.replaceAll('\\', '/').replace(`/${language}/`, '/*/'));
    expect(own.filter((path) => !english.includes(path))).toEqual([]);
  });

  test('are of puzzles that there are, where they name any', () => {
    for (const path of globSync(`src/content/puzzles/${language}/*.json`, { cwd: root })) {
      const puzzles = JSON.parse(read(path.replace(`/${language}/`, '/'))) as { id: string }[];
      for (const [id, words] of Object.entries(JSON.parse(read(path)) as Record<string, Record<string, unknown>>)) {
        expect(
          puzzles.map((puzzle) => puzzle.id),
          path,
        ).toContain(id);
        expect(
          Object.keys(words).filter((name) => !['title', 'hints'].includes(name)),
          `${path}: ${id}`,
        ).toEqual([]);
        const texts = [words.title ?? '-', ...((words.hints as unknown[]) ?? ['-', '-', '-'])];
        expect(
          texts.filter((text) => typeof text === 'string' && text.trim() !== ''),
          `${path}: ${id}`,
        ).toHaveLength(4);
      }
    }
  });

  test('have the words of a glossary in the order of its alphabet, each once', () => {
    const collator = new Intl.Collator(language);
    for (const path of globSync(`src/content/rules/${language}/*.mdx`, { cwd: root })) {
      const { glossary } = parts(read(path)).data as { glossary: { term: string }[] };
      const terms = glossary.map(({ term }) => term);
      expect(terms, path).toEqual([...new Set(terms)].sort(collator.compare));
    }
  });
});

test('English itself has all that is asked of a language', () => {
  for (const path of english.filter((file) => file.endsWith('.json'))) {
    const catalogue = JSON.parse(read(path.replace('*', 'en'))) as Catalogue;
    const faults = catalogueFaults(catalogue, catalogue, 'en').filter((fault) => !fault.endsWith('left in English'));
    expect(faults, path).toEqual([]);
  }
});

describe('what is found in messages', () => {
  const count = (match: Record<string, string>): Catalogue => ({
    a: [{ declarations: ['input count', 'local countPlural = count: plural'], selectors: ['countPlural'], match }],
  });
  const moves = count({ 'countPlural=one': '{count} move', 'countPlural=other': '{count} moves' });

  test.each<[string, Catalogue, Catalogue, string, string[]]>([
    ['a key too few and one too many', { a: 'Yes' }, { b: 'Oui' }, 'fr', ['a: is missing', 'b: English has no such message']],
    ['another placeholder', { a: 'To {card}' }, { a: 'Vers {carte}' }, 'fr', ['a: has an unknown {carte}', 'a: lacks {card}']],
    ['no text', { a: 'Yes' }, { a: ' ' }, 'fr', ['a: has no text', 'a: begins or ends with a space']],
    ['English', { a: 'That card cannot go' }, { a: 'That card cannot go' }, 'fr', ['a: is left in English']],
    [
      'a plural form too few',
      moves,
      count({ 'countPlural=other': '{count} siirtoa' }),
      'fi',
      ['a: has no text for countPlural=one'],
    ],
    [
      'the forms of a language that has more',
      moves,
      count({ 'countPlural=one': '{count} ruch', 'countPlural=other': '{count} ruchu' }),
      'pl',
      ['a: has no text for countPlural=few', 'a: has no text for countPlural=many'],
    ],
    ['a plain text for a plural', moves, { a: 'Siirtoja {count}' }, 'fi', []],
    [
      'a plural where English has a plain text',
      { a: '{count} left' },
      count({ 'countPlural=one': '{count} kvar', 'countPlural=other': '{count} kvar' }),
      'sv',
      [],
    ],
    [
      'a variant without its number',
      moves,
      count({ 'countPlural=one': 'yksi siirto', 'countPlural=other': '{count} siirtoa' }),
      'fi',
      [],
    ],
    [
      'a value that English tells apart',
      { a: [{ declarations: ['input suit'], selectors: ['suit'], match: { 'suit=c': 'Clubs', 'suit=d': 'Diamonds' } }] },
      { a: [{ declarations: ['input suit'], selectors: ['suit'], match: { 'suit=c': 'Risti' } }] },
      'fi',
      ['a: has no text for suit=d'],
    ],
  ])('%s', (_, theirs, own, language, faults) => {
    expect(catalogueFaults(theirs, own, language)).toEqual(faults);
  });

  test('French has two forms for whole numbers as they occur here, and a nought is singular', () => {
    expect([...pluralForms('fr')].sort()).toEqual(['one', 'other']);
  });
});

describe('what is found in lessons and pages', () => {
  const lesson = read('src/content/lessons/en/sixteen/04-moving-runs.mdx');
  const page = read('src/content/pages/en/teachers.mdx');

  test.each<[string, string, string, RegExp]>([
    ['a goal', lesson, lesson.replace('goal: top:4=876', 'goal: top:4=87'), /^steps\[one-brick\]\.goal: is "top:4=87"/],
    ['a step without its line', lesson, lesson.replace('    line: 2-4,1-4\n', ''), /^steps\[one-brick\]\.line: is missing/],
    [
      'an answer without words',
      lesson,
      lesson.replace('say: Bring the 7 to pile 4 first.', "say: ''"),
      /^steps\[one-brick\]\.wrong\[2\]\.say: has no text/,
    ],
    [
      'a hint too few',
      lesson,
      lesson.replace('      - The 7 belongs on the 8, and the 6 on the 7.\n', ''),
      /hints: has 2 items, English 3/,
    ],
    [
      'a step in the text',
      lesson,
      lesson.replace('<Step id="eight-stays">', '<Step id="eight">'),
      /^text: part \d+ is <Step id="eight">/,
    ],
    ['a position in the text', page, page.replace('size="small" title', 'title'), /^text: part \d+ is <Figure position/],
    ['a heading', page, page.replace('title: ', 'title: Opettajille, '), /^text: is left in English: A worked example/],
    ['a link', page, page.replace(/\]\(([^)]+)\)/, '](/elsewhere/)'), /links to \/elsewhere\//],
  ])('%s', (_, theirs, own, fault) => {
    expect(own).not.toBe(theirs);
    expect(contentFaults(theirs, own).some((found) => fault.test(found))).toBe(true);
  });

  test('of a text with other words and the same parts: nothing', () => {
    const other = lesson
      .replace(/^title: .*$/m, 'title: Jono siirtyy kerralla')
      .replace(/(say|task|after|summary): .*$/gm, '$1: Toinen lause.');
    const found = contentFaults(lesson, other).filter((fault) => !fault.includes('left in English'));
    expect(found).toEqual([]);
  });
});
