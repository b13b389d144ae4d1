import { expect, test } from '@playwright/test';
import { scale } from '../../scripts/lib/weigh.mjs';
import { startBoard, visit } from './helpers.ts';
import { livePages, pageKinds } from './pages.ts';

const kib = 1024;

/** Scripts after gzip, counted, not timed. */
for (const kind of pageKinds) {
  const limit = kind.kind === 'prose' ? 1 * kib : 30 * kib;
  test(`${kind.name}: scripts before a board is started`, async ({ page }) => {
    const weight = scale(page);
    await visit(page, kind);
    const { js, workers } = await weight.read();
    expect(js + workers).toBeLessThanOrEqual(limit);
  });
}

for (const kind of livePages) {
  test(`${kind.name}: Pixi and the board come when a board is started, and are small`, async ({ page }) => {
    const weight = scale(page);
    await visit(page, kind);
    const before = (await weight.read()).js;
    expect(await page.locator('canvas').count()).toBe(0);
    await startBoard(page);
    const board = (await weight.read()).js - before;
    expect(board).toBeGreaterThan(20 * kib);
    expect(board).toBeLessThanOrEqual(120 * kib);
  });
}
