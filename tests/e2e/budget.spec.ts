import { expect, test } from '@playwright/test';
import { scale } from '../../scripts/lib/weigh.mjs';
import { startBoard, visit } from './helpers.ts';
import { livePages, pageKinds } from './pages.ts';

const kib = 1024;

/** Scripts after gzip, counted, not timed. */
for (const kind of pageKinds.filter((page) => page.kind !== 'opened')) {
  const limit = kind.kind === 'prose' ? 1 * kib : 30 * kib;
  test(`${kind.name}: scripts before a board is started`, async ({ page }) => {
    const weight = scale(page);
    await visit(page, kind);
    const { js, workers } = await weight.read();
    expect(js + workers).toBeLessThanOrEqual(limit);
  });
}

// What wakes a board brings the page's own parts and Pixi together: both budgets in one.
for (const kind of livePages) {
  test(`${kind.name}: a board brings its scripts when it is started, and they are small`, async ({ page }) => {
    const weight = scale(page);
    await visit(page, kind);
    expect(await page.locator('canvas').count()).toBe(0);
    await startBoard(page);
    const { js } = await weight.read();
    expect(js).toBeGreaterThan(50 * kib);
    expect(js).toBeLessThanOrEqual((30 + 120) * kib);
  });
}
