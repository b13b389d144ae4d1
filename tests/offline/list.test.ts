import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { revisionOf } from '../../src/components/offline/plan.ts';
import { listBuild, writeOffline } from '../../src/integrations/offline.ts';

let dir: string;
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), text);
};

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'winnable-list-'));
  for (const [path, text] of [
    ['index.html', 'home'],
    ['404.html', 'lost'],
    ['learn/index.html', 'learn'],
    ['offline/missing/index.html', 'missing'],
    ['_astro/a.x1.js', '12345'],
    ['_astro/fonts/b.woff2', '123'],
    ['favicon.svg', 'sign'],
    ['pagefind/pagefind.js', 'search'],
    ['og/site.png', 'picture'],
    ['daily.ics', 'days'],
    ['sitemap-0.xml', 'list'],
  ] as const)
    put(path, text);
});
afterEach(() => rmSync(dir, { recursive: true }));

test('lists pages, files and what stands beside them, and leaves pictures and feeds to the network', async () => {
  const build = listBuild(dir);
  expect(Object.keys(build.pages)).toEqual(['', 'learn/', 'offline/missing/']);
  expect(build.files).toEqual({ '_astro/a.x1.js': 5, '_astro/fonts/b.woff2': 3 });
  expect(Object.keys(build.others)).toEqual(['favicon.svg', 'pagefind/pagefind.js']);
  expect(build.pages['']).toEqual([await revisionOf(new TextEncoder().encode('home').buffer), 4]);
});

test('its id changes with any content, and with nothing else', () => {
  const { id } = listBuild(dir);
  put('og/site.png', 'another picture');
  expect(listBuild(dir).id).toBe(id);
  put('learn/index.html', 'learn more');
  expect(listBuild(dir).id).not.toBe(id);
});

test('writes the list and a worker in one file that names it', async () => {
  const build = await writeOffline(dir);
  const list = `offline-${build?.id}.json`;
  const worker = readFileSync(join(dir, 'sw.js'), 'utf8');
  expect(JSON.parse(readFileSync(join(dir, list), 'utf8'))).toEqual(build);
  expect(worker).toContain(list);
  expect(worker).not.toMatch(/^\s*(import|export)\b/m);
});

test('switched off, it writes a worker that takes itself back, and no list', async () => {
  expect(await writeOffline(dir, { off: true })).toBeNull();
  const worker = readFileSync(join(dir, 'sw.js'), 'utf8');
  expect(worker).toContain('unregister');
  expect(worker).not.toContain('offline-');
});

test('a site without a page for what is missing is refused', async () => {
  rmSync(join(dir, 'offline'), { recursive: true });
  await expect(writeOffline(dir)).rejects.toThrow('offline/missing/');
});
