import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '../../src/integrations/languages/messages.ts';
import { parts, words } from '../languages/content.ts';

const plain = (text: string): string =>
  text
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const wordsIn = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];
/** The first three words of a text, by which it is looked for. */
const keyOf = (list: readonly string[], at = 0): string => `${list[at]} ${list[at + 1]} ${list[at + 2]}`;

/** Texts of the front matter of a file that are words. */
function spokenIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return words.has(name) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => spokenIn(item, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => spokenIn(item, key));
}

/**
 * The sentences of a language, of three words or more: its messages, what stands between their places to fill, and the words of its lessons and
 * pages that are fields. In: the folder of the project.
 */
export function sentencesOf(root: string, language: string): Set<string> {
  const folder = join(root, 'messages', language);
  const messages = readdirSync(folder).flatMap((name) =>
    Object.values(JSON.parse(readFileSync(join(folder, name), 'utf8')) as Catalogue),
  );
  const texts = messages.flatMap((message) => (typeof message === 'string' ? message : Object.values(message[0].match)));
  for (const collection of ['lessons', 'rules', 'courses', 'pages']) {
    const at = join(root, 'src/content', collection, language);
    for (const name of readdirSync(at, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx')))
      texts.push(...spokenIn(parts(readFileSync(join(at, name), 'utf8')).data));
  }
  const pieces = texts.flatMap((text) => text.split(/\{\w+\}|[*_`]|\[[^\]]*\]\([^)]*\)/)).map(plain);
  return new Set(pieces.filter((text) => wordsIn(text).length >= 3 && text.length >= 14));
}

const entities: Readonly<Record<string, string>> = {
  '&#39;': "'",
  '&#38;': '&',
  '&amp;': '&',
  '&quot;': '"',
  '&#34;': '"',
  '&lt;': '<',
};

/** A finder of sentences in files, HTML, scripts or data. In: the sentences. Out: which of them stand in a file's text. */
export function finder(sentences: ReadonlySet<string>): (text: string) => string[] {
  const byKey = new Map<string, string[]>();
  for (const sentence of sentences) {
    const key = keyOf(wordsIn(sentence));
    byKey.set(key, [...(byKey.get(key) ?? []), sentence]);
  }
  return (raw) => {
    const text = plain(
      raw.replaceAll(/&(?:#3[489]|amp|quot|lt);/g, (entity) => entities[entity] ?? entity).replaceAll(/\\u(00a0|202f)/gi, ' '),
    );
    const list = wordsIn(text);
    const keys = new Set(list.slice(0, -2).map((_, at) => keyOf(list, at)));
    return [...keys].flatMap((key) => byKey.get(key) ?? []).filter((sentence) => text.includes(sentence));
  };
}

/** The scripts that a page may come to load, by name: those it names, what they import, now or later. In: their folder. */
export function scriptsFrom(folder: string): (texts: readonly string[]) => Set<string> {
  const named = (text: string): string[] => text.match(/[\w.~[\]-]+\.js(?=["'`?])/g) ?? [];
  const there = new Set(readdirSync(folder).filter((name) => name.endsWith('.js')));
  const known = new Map<string, readonly string[]>();
  const next = (name: string): readonly string[] => {
    const found = known.get(name) ?? named(readFileSync(join(folder, name), 'utf8')).filter((one) => there.has(one));
    known.set(name, found);
    return found;
  };
  return (texts) => {
    const all = new Set<string>();
    const waiting = texts.flatMap(named).filter((name) => there.has(name));
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop())
      if (!all.has(name)) {
        all.add(name);
        waiting.push(...next(name));
      }
    return all;
  };
}
