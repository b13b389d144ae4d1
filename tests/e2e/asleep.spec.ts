import { expect, type Page, test } from '@playwright/test';
import { islandsAwake, withoutCorner } from './helpers.ts';
import { away, windows } from './windows.ts';

/** A puzzle of each game (one with a drawn brick that waits), a step of a lesson of each, and a deal to be chosen. */
const pages = {
  'Sixteen puzzle': '/puzzles/sixteen/s-0007/',
  'Russian Bank puzzle': '/puzzles/russian-bank/b-0021/',
  'Ristiseiska puzzle': '/puzzles/ristiseiska/r-0012/',
  'Sixteen lesson step': '/learn/sixteen/full-deal/#whole-deal',
  'Russian Bank lesson step': '/learn/russian-bank/long-turns/#sixteen-actions',
  'Ristiseiska lesson step': '/learn/ristiseiska/holding-back/#a-real-deal',
  'choice of a deal': '/play/ristiseiska/',
} as const;

type Box = readonly [what: string, x: number, y: number, width: number];

/** What is seen of the board: pieces in their order, places, words, and where each lies. */
const look = (page: Page): Promise<{ asleep: boolean; boxes: Box[] }> =>
  page.evaluate(() => {
    const board = [...document.querySelectorAll('.board')].find((one) => (one as HTMLElement).offsetParent);
    const asleep = board?.querySelector('.bd-pieces') === null;
    const seen = (part: Element) => part.getClientRects().length > 0 && !part.closest('defs');
    const all = (selector: string) => [...(board?.querySelectorAll(selector) ?? [])].filter(seen);
    const box = (what: string, part: Element): [string, number, number, number] => {
      const { x, y, width } = part.getBoundingClientRect();
      return [what, x, y, width];
    };
    const pieces = asleep ? all('.bd-narrow > g:nth-of-type(2) use, .bd-wide > g:nth-of-type(2) use') : all('[data-piece]');
    return {
      asleep,
      boxes: [
        ...pieces.map((one) => box('piece', one)),
        ...['.bd-place', '.bd-place-dashed', '.bd-ground', '.bd-felt', '.bd-fold', '.bd-ring-selected', 'text'].flatMap(
          (selector) => all(selector).map((one) => box(one.textContent || selector, one)),
        ),
      ],
    };
  });

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
      const before = await look(page);
      expect(before.asleep, size).toBe(true);
      expect(before.boxes.length, size).toBeGreaterThan(5);
      await expect(async () => {
        await page.mouse.move(...away);
        await board.hover();
        expect((await look(page)).asleep).toBe(false);
      }).toPass();
      await page.mouse.move(...away);
      const after = await look(page);
      const names = (boxes: readonly Box[]) => boxes.map(([what]) => what);
      expect(names(after.boxes), size).toEqual(names(before.boxes));
      const far = after.boxes.filter((now, i) =>
        [1, 2, 3].some((k) => Math.abs(Number(now[k]) - Number(before.boxes[i]?.[k])) > 1),
      );
      expect(far, size).toEqual([]);
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
