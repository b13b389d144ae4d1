import { expect, test } from '@playwright/test';
import { withoutCorner } from './helpers.ts';

test('a board that sleeps is laid out for its place again when that changes', async ({ page }) => {
  const shown = async () => {
    const svg = page.locator('.board .bd-svg').filter({ visible: true });
    return (await svg.getAttribute('viewBox')) ?? '';
  };
  await withoutCorner(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/puzzles/russian-bank/b-0021/');
  for (const [[width, height], design] of [
    [[390, 844], '0 0 360 589'],
    [[360, 640], '0 0 360 434'],
    [[740, 360], '0 0 506 360'],
    [[1440, 757], '0 0 820 600'],
    [[390, 844], '0 0 360 589'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(shown).toBe(design);
  }
});
