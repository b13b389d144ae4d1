import { parse } from 'yaml';

/** The fields of a front matter that hold words; all else is the same in every language. */
export const words = new Set([
  'title',
  'summary',
  'description',
  'heading',
  'lead',
  'task',
  'say',
  'hints',
  'after',
  'term',
  'says',
]);
/** The attributes of a component that do. */
export const spoken = new Set(['title', 'caption', 'empty', 'action', 'text', 'hints', 'alt', 'aria-label']);

interface Parts {
  readonly data: unknown;
  readonly body: string;
}

/** A file's front matter and body. In: its text. It throws where it has none. */
export function parts(text: string): Parts {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
  if (!match) throw new Error('has no front matter between two lines of ---');
  return { data: parse(match[1] as string), body: match[2] as string };
}

/** The words of a glossary stand in the order of each alphabet: by the rule and their number they are the same. */
const sorted = (list: readonly unknown[]): unknown[] =>
  list.every((item) => typeof item === 'object' && item !== null && 'term' in item && 'rule' in item)
    ? [...list].sort((a, b) => String((a as { rule: string }).rule).localeCompare(String((b as { rule: string }).rule)))
    : [...list];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Four words or more: what is shorter may be a name. */
const isSentence = (text: string): boolean => text.split(/\P{L}+/u).filter((word) => word.length > 1).length >= 4;

/** The differences of two front matters. In: both, and where they stand in the file. Out: one line each. */
function dataFaults(english: unknown, translated: unknown, at = '', name = ''): string[] {
  if (words.has(name) && typeof english === 'string') {
    if (typeof translated !== 'string' || translated.trim() === '') return [`${at}: has no text`];
    return english === translated && isSentence(english) ? [`${at}: is left in English`] : [];
  }
  if (Array.isArray(english)) {
    if (!Array.isArray(translated)) return [`${at}: is no list`];
    const [theirs, own] = [sorted(english), sorted(translated)];
    const faults = theirs.length === own.length ? [] : [`${at}: has ${own.length} items, English ${theirs.length}`];
    return [
      ...faults,
      ...theirs.slice(0, own.length).flatMap((item, i) => {
        const id = isObject(item) && typeof item.id === 'string' ? item.id : String(i + 1);
        return dataFaults(item, own[i], `${at}[${id}]`, name);
      }),
    ];
  }
  if (isObject(english)) {
    if (!isObject(translated)) return [`${at}: is missing or of another kind`];
    return [
      ...Object.keys(translated)
        .filter((key) => !(key in english))
        .map((key) => `${at && `${at}.`}${key}: English has no such field`),
      ...Object.keys(english).flatMap((key) =>
        key in translated
          ? dataFaults(english[key], translated[key], `${at && `${at}.`}${key}`, key)
          : [`${at && `${at}.`}${key}: is missing`],
      ),
    ];
  }
  return english === translated ? [] : [`${at}: is ${JSON.stringify(translated)}, English ${JSON.stringify(english)}`];
}

/** What stands in a body beside its words, in order: components with what is no text of them, and headings by their level. */
function skeleton(body: string): string[] {
  const tag =
    /<\/?([A-Za-z][\w]*)((?:\s+[\w-]+(?:=(?:"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\}))?)*)\s*\/?>|^(#{1,6}) (\d+\. )?|^\|(?: :?-+:? \|)+$/gm;
  return [...body.matchAll(tag)].map((match) => {
    const [whole, name, attributes = '', level, number = ''] = match;
    if (level !== undefined) return `heading ${level} ${number}`.trim();
    if (name === undefined) return `table of ${whole.split('|').length - 2} columns`;
    if (whole.startsWith('</')) return `</${name}>`;
    const kept = [...attributes.matchAll(/([\w-]+)(?:=("[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\}))?/g)]
      .map(([text, key = '', value = '']) => (spoken.has(key) ? `${key}=${value.length > 2 ? '…' : '(empty)'}` : text))
      .sort();
    return `<${[name, ...kept].join(' ')}>`;
  });
}

/** Where the links of a body lead, sorted: within a sentence each language has its own order. */
const targets = (body: string): string[] =>
  [...body.matchAll(/\]\(([^)\s]+)\)|href="([^"]+)"/g)].map(([, a, b]) => a ?? b ?? '').sort();

/** The rows of its tables, without which a table in another language would say less. */
const rows = (body: string): number => [...body.matchAll(/^\|.*\|$/gm)].length;

function bodyFaults(english: string, translated: string): string[] {
  const faults: string[] = [];
  const [theirs, own] = [skeleton(english), skeleton(translated)];
  const at = theirs.findIndex((part, i) => part !== own[i]);
  if (at >= 0) faults.push(`text: part ${at + 1} is ${own[at] ?? 'missing'}, English ${theirs[at]}`);
  else if (own.length > theirs.length) faults.push(`text: ${own[theirs.length]} has nothing in English`);
  const links = [targets(english), targets(translated)] as const;
  for (const link of new Set(links.flat())) {
    const [wanted, found] = links.map((list) => list.filter((target) => target === link).length);
    if (wanted !== found) faults.push(`text: ${found} links to ${link}, English ${wanted}`);
  }
  if (rows(english) !== rows(translated)) faults.push(`text: ${rows(translated)} rows of tables, English ${rows(english)}`);
  const paragraphs = (body: string) =>
    body
      .split(/\n\s*\n/)
      .map((text) => text.replaceAll(/\s+/g, ' ').trim())
      .map((text) => text.replace(/^<(h\d|p)\b[^>]*>(.*)<\/\1>$/, '$2'))
      .filter((text) => /^(?![<|{])/.test(text));
  const said = new Set(paragraphs(translated));
  for (const text of paragraphs(english))
    if (said.has(text) && isSentence(text)) faults.push(`text: is left in English: ${text.slice(0, 60)}…`);
  return faults;
}

/**
 * How a translated text differs from the English one in what is not its words: fields, ids, positions, goals, lines, components,
 * headings, links. In: the text of both files. Out: one line a difference, `field: what is wrong`.
 */
export function contentFaults(english: string, translated: string): string[] {
  try {
    const [theirs, own] = [parts(english), parts(translated)];
    return [...dataFaults(theirs.data, own.data), ...bodyFaults(theirs.body, own.body)];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
