import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ofWorker, scale } from '../../scripts/lib/weigh.mjs';
import { startBoard, visit } from './helpers.ts';
import { livePages, pageKinds } from './pages.ts';

const kib = 1024;

/** Scripts after gzip, counted, not timed. */
for (const kind of pageKinds.filter((page) => page.kind !== 'opened')) {
  // A search at work has Pagefind's two scripts beside those of the page; a broken link the sentences that say what is wrong with it.
  const more: Readonly<Record<string, number>> = { search: 26, 'broken link': 3 };
  const limit = (kind.kind === 'prose' ? 1 : 30 + (more[kind.name] ?? 0)) * kib;
  test(`${kind.name}: scripts before a board is started`, async ({ page }) => {
    const weight = scale(page);
    await visit(page, kind);
    const { js, workers } = await weight.read();
    expect(js + workers).toBeLessThanOrEqual(limit);
  });
}

// What wakes a board brings the page's own parts and Pixi together: both budgets in one.
/**
 * What a board may add: Pixi and the board. It was 120 until the ways to be told, the two steps of *why*, moves on the board, what gives
 * way on small windows and the playing screen came. Why, solution, menu, sharing, rules and keys come when they are asked for; the
 * rest has to become smaller again.
 */
const boardLimit = 131;

/**
 * An island wakes together with its board, so what comes then is the board, Pixi and the rest of the island: at most what a
 * page may have had before and what a board may add.
 */
for (const kind of livePages) {
  test(`${kind.name}: Pixi and the board come when a board is started, and are small`, async ({ page }) => {
    const weight = scale(page);
    await visit(page, kind);
    const before = (await weight.read()).js;
    expect(await page.locator('canvas').count()).toBe(0);
    await startBoard(page);
    const { js } = await weight.read();
    expect(js - before).toBeGreaterThan(20 * kib);
    expect(js).toBeLessThanOrEqual((30 + boardLimit) * kib);
  });
}

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
