import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Catalogue, Message } from '../../src/integrations/languages/messages.ts';
import { parts, spoken, words } from './content.ts';

const from = 'aceinouyACEINOUY';
const to = 'åçéíñóúýÅÇÉÍÑÓÚÝ';

/** A text that is English no more, yet can be read: vowels, c and n have accents, which the fonts of previews have. Placeholders stay. */
export const accented = (text: string): string =>
  text.replaceAll(/\{\w+\}|[a-z]/gi, (found) => (found.length > 1 ? found : (to[from.indexOf(found)] ?? found)));

const messageOf = (message: Message): Message => {
  if (typeof message === 'string') return accented(message);
  const [{ match, ...rest }] = message;
  return [{ ...rest, match: Object.fromEntries(Object.entries(match).map(([key, text]) => [key, accented(text)])) }];
};

function dataOf(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return words.has(name) ? accented(value) : value;
  if (Array.isArray(value)) return value.map((item) => dataOf(item, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, dataOf(item, key)]));
}

/** What is no text: components apart from their spoken attributes, code, where links lead. */
const mute = /<\/?[A-Za-z](?:"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\}|[^<>"{}])*>|`[^`]*`|\]\([^)]*\)/g;
const attribute = /([\w-]+)="([^"]*)"/g;
const tagOf = (tag: string): string =>
  tag.startsWith('<')
    ? tag.replaceAll(attribute, (whole, key: string, value: string) => (spoken.has(key) ? `${key}="${accented(value)}"` : whole))
    : tag;

function bodyOf(body: string): string {
  let at = 0;
  let out = '';
  for (const { 0: tag, index } of body.matchAll(mute)) {
    out += accented(body.slice(at, index)) + tagOf(tag);
    at = index + tag.length;
  }
  return out + accented(body.slice(at));
}

/** A page's or lesson's text with accents; its parts are the same. */
export function contentOf(text: string): string {
  const { data, body } = parts(text);
  return `---\n${JSON.stringify(dataOf(data))}\n---\n${bodyOf(body)}`;
}

/** Writes a whole language of accented English. In: the folder of the project, a copy of it to write in, the language's tag. */
export function writePseudo(root: string, copy: string, language: string): void {
  for (const folder of ['messages', ...['lessons', 'rules', 'courses', 'pages'].map((name) => `src/content/${name}`)])
    for (const entry of readdirSync(join(root, folder, 'en'), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const text = readFileSync(path, 'utf8');
      const target = join(copy, path.slice(root.length).replace('/en/', `/${language}/`));
      const catalogue = () =>
        Object.fromEntries(
          Object.entries(JSON.parse(text) as Catalogue).map(([key, message]) => [
            key,
            key.startsWith('$') ? message : messageOf(message),
          ]),
        );
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, entry.name.endsWith('.json') ? JSON.stringify(catalogue(), null, 2) : contentOf(text));
    }
  const settings = join(copy, 'project.inlang/settings.json');
  const { locales, ...rest } = JSON.parse(readFileSync(settings, 'utf8')) as { locales: string[] };
  writeFileSync(settings, JSON.stringify({ ...rest, locales: [...new Set([...locales, language])] }, null, 2));
}
