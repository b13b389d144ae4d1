import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ofWorker, zipped } from '../../scripts/lib/weigh.mjs';
import { kib } from './budgets.ts';

/** The scripts that a built script names, and those that they name. */
function reached(from: readonly string[]): Set<string> {
  const all = new Set<string>();
  const visit = (name: string): void => {
    if (all.has(name)) return;
    all.add(name);
    const text = readFileSync(join('dist/_astro', name), 'utf8');
    for (const [, other = ''] of text.matchAll(/(?:from|import)\s*\(?["'`](?:\.\/|\/_astro\/)([\w.-]+\.js)["'`]/g)) visit(other);
  };
  for (const name of from) visit(name);
  return all;
}

test('a part of a worker is told from a part of a page by its name, as the scales do', () => {
  const scripts = readdirSync('dist/_astro').filter((name) => name.endsWith('.js'));
  const entries = scripts.filter((name) => /^entry-/.test(name));
  expect(entries).toHaveLength(1);
  const workers = reached(entries);
  expect(workers.size).toBeGreaterThan(5);
  expect([...workers].filter((name) => !ofWorker(name))).toEqual([]);
  // Whatever no worker loads is of a page.
  const others = scripts.filter((name) => !workers.has(name));
  expect(others.length).toBeGreaterThan(20);
  expect(others.filter(ofWorker)).toEqual([]);
});

/** The pages of a built site: their address, their bytes, and those after gzip. */
const built = () =>
  readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('index.html'))
    .map((name) => {
      const html = readFileSync(join('dist', name));
      return { path: `/${name.slice(0, -'index.html'.length)}`, bytes: html.length, gzip: zipped(html) };
    });

test('pages are light: puzzles and dailies, home, and the site as a whole', () => {
  const pages = built();
  const puzzles = pages.filter(({ path }) => /^\/(?:puzzles\/[\w-]+\/[\w-]+|daily\/\d+\/[\w-]+)\/$/.test(path));
  expect(puzzles.length).toBeGreaterThan(100);
  expect(puzzles.filter(({ bytes, gzip }) => bytes > 48 * kib || gzip > 11 * kib)).toEqual([]);
  expect(pages.filter(({ path, bytes }) => path === '/' && bytes > 60 * kib)).toEqual([]);
  const all = readdirSync('dist', { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const sum = all.reduce((bytes, entry) => bytes + statSync(join(entry.parentPath, entry.name)).size, 0);
  expect(sum / 1e6).toBeLessThanOrEqual(150);
});
