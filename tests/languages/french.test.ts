import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parts, spoken, words } from './content.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const files = (pattern: string): string[] => globSync(pattern, { cwd: root }).sort();

const narrow = '\u202f';
/** What ends a word after a double sign: where a letter or digit follows, it is an address, a time, a ratio or notation. */
const after = `(?=$|[\\s"»)*|])`;
const faults = [
  { name: 'no narrow space before a double sign', at: new RegExp(`[^\\s${narrow};:!?|][;:!?]${after}`, 'u') },
  { name: 'a wide space before a double sign', at: new RegExp(`[^\\S${narrow}\\n][;:!?]${after}`, 'u') },
  { name: 'no narrow space inside « »', at: new RegExp(`«(?!${narrow})|(?<!${narrow})»`, 'u') },
  { name: 'a straight apostrophe', at: /\p{L}'\p{L}/u },
];

/** Notation that is put in with its colon: “home:”, “take:”. */
const notation = /\{(goal|phase)\}:/g;

/** The faults of a sentence, each with what is around it. In: a text that a reader sees. */
function faultsOf(text: string): string[] {
  const plain = text.replace(notation, '{$1}');
  return faults.flatMap(({ name, at }) => {
    const found = at.exec(plain);
    return found ? [`${name}: ${plain.slice(Math.max(0, found.index - 20), found.index + 20)}`] : [];
  });
}

/** The sentences of a catalogue or of a puzzle's words: all strings but the conditions of variants. */
function sentences(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || ['declarations', 'selectors'].includes(name)) return [];
  return Object.entries(value).flatMap(([key, item]) => (key === '$schema' ? [] : sentences(item, key)));
}

/** The sentences of a front matter. */
function fields(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return words.has(name) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => fields(item, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => fields(item, key));
}

/** The sentences of a body: its prose, and the attributes of components that hold words. */
function prose(body: string): string[] {
  const bare = body
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/`[^`\n]*`/g, 'code')
    .replace(/^(import|export) .*$/gm, '')
    .replace(/\]\([^)\s]*\)/g, ']');
  const attributes = [...bare.matchAll(/([\w-]+)="([^"]*)"/g)].flatMap(([, name, text]) =>
    spoken.has(name as string) ? [text as string] : [],
  );
  const tags = /<\/?[A-Za-z](?:"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\}|[^">{])*>/g;
  return [...attributes, ...bare.replace(tags, '').split('\n')];
}

describe('what a reader of French sees', () => {
  test('has narrow spaces where print has them', () => {
    const found = [
      ...files('{messages,src/content/puzzles}/fr/*.json').map((path) => ({ path, texts: sentences(JSON.parse(read(path))) })),
      ...files('src/content/{lessons,rules,courses,pages}/fr/**/*.mdx').map((path) => {
        const { data, body } = parts(read(path));
        return { path, texts: [...fields(data), ...prose(body)] };
      }),
    ];
    expect(found.length).toBeGreaterThan(60);
    expect(found.flatMap(({ path, texts }) => texts.flatMap(faultsOf).map((fault) => `${path}: ${fault}`))).toEqual([]);
  });

  test('has no double sign that a page puts between two texts by itself', () => {
    const glued = /\.join\('[:;!?] '\)|^\s*\{.*\}[:;!?] \{.*\}\s*$/m;
    // What is written there only the page itself reads.
    const own = 'src/components/next/courses.ts';
    expect(
      files('src/{components,layouts,pages}/**/*.{ts,tsx,astro}').filter((path) => path !== own && glued.test(read(path))),
    ).toEqual([]);
  });

  test.each([
    ['Que jouez-vous?', 1],
    ['Que jouez-vous ?', 1],
    ['Que jouez-vous\u00a0?', 1],
    ['Jouez 7♥: il va.', 1],
    ['Jouez {card}: il va.', 1],
    ['dit «\u00a0Crapette\u202f!\u00a0»', 1],
    ["l'as", 1],
    ['dit «\u202fCrapette\u202f!\u202f» et prend 7♥\u202f: l’as', 0],
    ['à 13:58, 2:1, https://example.org/?n=1, home:N et {goal}: prend', 0],
  ])('has faults where it has them: %s', (text, count) => {
    expect(faultsOf(text)).toHaveLength(count);
  });
});
