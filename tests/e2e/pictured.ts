import { expect, type Page } from '@playwright/test';

export type Box = readonly [what: string, x: number, y: number, width: number];

/** What is seen of the board: pieces in their order, places, words, and where each lies. */
export const pictured = (page: Page): Promise<{ asleep: boolean; boxes: Box[] }> =>
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

/** What is seen of the board in a window of this size, once it has come to rest there and its fonts have come. */
export async function picturedIn(
  page: Page,
  [width, height]: readonly [number, number],
): Promise<{ asleep: boolean; boxes: Box[] }> {
  await page.setViewportSize({ width, height });
  let seen = await pictured(page);
  for (let tries = 0, before = ''; tries < 40 && before !== JSON.stringify(seen); tries++) {
    before = JSON.stringify(seen);
    await page.waitForTimeout(100);
    await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
    seen = await pictured(page);
  }
  return seen;
}

/** A waking board has what the sleeping one showed, at least so many things, each where it was. `where`: said of what has moved. */
export function expectInPlace(before: readonly Box[], after: readonly Box[], where: string, least = 6): void {
  const names = (boxes: readonly Box[]) => boxes.map(([what]) => what);
  expect(before.length, where).toBeGreaterThanOrEqual(least);
  expect(names(after), where).toEqual(names(before));
  const far = after.filter((now, i) => [1, 2, 3].some((k) => Math.abs(Number(now[k]) - Number(before[i]?.[k])) > 1));
  expect(far, where).toEqual([]);
}
