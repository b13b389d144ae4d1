import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Found, found } from '../../src/components/search/found.ts';
import { writeSearch } from '../../src/integrations/search.ts';

let dir: string;
const page = (path: string, about: Found | null, inside: string) => {
  const attributes = about ? Object.entries(found(about)).map(([name, value]) => `${name}="${value}"`) : [];
  const file = join(dir, path, 'index.html');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `<html lang="en"><body><main><div ${attributes.join(' ')}>${inside}</div></main></body></html>`);
};
/** All texts and titles of the index. */
const written = () =>
  readdirSync(join(dir, 'pagefind/fragment'))
    .map((name) => gunzipSync(readFileSync(join(dir, 'pagefind/fragment', name))).toString())
    .join('\n');

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'winnable-search-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('pages that say so are in the index, without boards and ways on; others are not', async () => {
  page(
    'learn/a',
    { kind: 'lesson', title: 'Runs', game: 'Sixteen' },
    '<h1>Runs</h1><p>birch</p><nav>onward</nav><astro-island>pile</astro-island>',
  );
  page(
    'puzzles/b',
    { kind: 'puzzle', title: 'Lock' },
    '<span hidden data-found-words="shut out" data-pagefind-index-attrs="data-found-words"></span>',
  );
  page('daily/371', null, '<p>secret</p>');
  await writeSearch(dir);
  const text = written();
  expect(text).toContain('birch');
  expect(text).toContain('shut out');
  expect(text).toContain('"title":"Lock"');
  expect(text).toContain('"game":"Sixteen"');
  for (const absent of ['onward', 'pile', 'secret', '371']) expect(text).not.toContain(absent);
  const { languages } = JSON.parse(readFileSync(join(dir, 'pagefind/pagefind-entry.json'), 'utf8'));
  expect(languages.en.page_count).toBe(2);
});

test('only what the search page uses is written', async () => {
  page('learn/a', { kind: 'lesson', title: 'Runs' }, '<p>birch</p>');
  await writeSearch(dir);
  expect(existsSync(join(dir, 'pagefind/pagefind.js'))).toBe(true);
  expect(readdirSync(join(dir, 'pagefind')).filter((name) => /ui|highlight/.test(name))).toEqual([]);
});

test('a site without pages is refused', async () => {
  await expect(writeSearch(dir)).rejects.toThrow();
});
