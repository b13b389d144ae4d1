import { expect, test } from '@playwright/test';
import { islandsAwake, withoutCorner } from './helpers.ts';
import { expectInPlace, pictured } from './pictured.ts';
import { away, windows } from './windows.ts';

/** A step of a lesson of each game, and a deal to be chosen; puzzles are looked at in screen.spec.ts. */
const pages = {
  'Sixteen lesson step': '/learn/sixteen/full-deal/#whole-deal',
  'Russian Bank lesson step': '/learn/russian-bank/long-turns/#sixteen-actions',
  'Ristiseiska lesson step': '/learn/ristiseiska/holding-back/#a-real-deal',
  'choice of a deal': '/play/ristiseiska/',
} as const;

for (const [name, path] of Object.entries(pages))
  test(`${name}: what a sleeping board shows lies where the waking one has it, in every window`, async ({ page }) => {
    test.slow();
    await withoutCorner(page);
    for (const [width, height] of windows) {
      const size = `${width} × ${height}`;
      await page.setViewportSize({ width, height });
      await page.goto('about:blank');
      await page.goto(path);
      await islandsAwake(page);
      // A step that is read first: its board is shown as its button does, but for the focus, which wakes it.
      if (await page.getByRole('button', { name: 'To the board' }).isVisible())
        await page.evaluate(() => {
          const lesson = document.querySelector<HTMLElement>('[data-lesson-page]');
          if (lesson) lesson.dataset.stage = 'playing';
          lesson?.classList.add('screen');
        });
      const board = page.locator('.board:visible').first();
      await expect(board, size).toHaveAttribute('data-fit', '');
      const before = await pictured(page);
      expect(before.asleep, size).toBe(true);
      await expect(async () => {
        await page.mouse.move(...away);
        await board.hover();
        expect((await pictured(page)).asleep).toBe(false);
      }).toPass();
      await page.mouse.move(...away);
      const after = await pictured(page);
      expectInPlace(before.boxes, after.boxes, size);
    }
  });

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
