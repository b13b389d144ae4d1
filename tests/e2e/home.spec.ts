import { expect, test } from '@playwright/test';
import { fetchedAll } from '../../scripts/lib/fetching.mjs';
import { startBoard, troubles, watchShifts } from './helpers.ts';

const bricks = ['first-draw', 'first-place', 'look-ahead'];
const placing = ['on-anything', 'three-in-order', 'leave-room', 'four-bricks'];

test('who is new tries a move right there: a refusal says why, and the run comes along @phone', async ({ page }) => {
  const wrong = troubles(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Every puzzle on these pages can be won/);
  await expect(page.getByRole('link', { name: /Continue/ })).toBeHidden();
  // On the smallest phone too the whole board and what to do with it are in view.
  await page.setViewportSize({ width: 360, height: 640 });
  const said = await page.getByText('Touch the pile, then the place it is to go.').boundingBox();
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(640);
  expect(said?.y).toBeGreaterThan((await page.getByRole('heading', { name: 'Get at the 12' }).boundingBox())?.y ?? 640);
  await startBoard(page);
  const board = page.getByRole('group', { name: 'Four piles of bricks to try' });
  const pile = (number: number) => board.locator(`[data-slot="p${number}"]`);
  await pile(4).focus();
  await page.keyboard.press('Enter');
  await pile(3).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Not legal\. Pile 3 is topped by a 5/)).toBeVisible();
  await pile(2).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You hold the 9, the 6 and the 3.')).toBeVisible();
  await pile(1).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('There is the 12: three bricks, one move.')).toBeVisible();
  await page.getByRole('link', { name: 'Next: the first lesson' }).click();
  await expect(page).toHaveURL(/\/learn\/sixteen\/bricks-and-urn\/$/);
  expect(wrong).toEqual([]);
});

for (const width of [360, 768, 1440])
  test(`who is in the middle of a course goes on with it, and nothing moves at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const shifted = await watchShifts(page);
    // On the day that the site was built with: another one is fetched, and its boards have other sizes.
    const built = Number(/data-day="(\d+)"/.exec(await (await page.request.get('/')).text())?.[1]);
    const noon = (day: number) => new Date(2026, 9, 31 + day, 12);
    const solved = (day: number) => {
      const date = noon(day).toLocaleDateString('sv');
      return { v: 2, date, actions: 5, hints: 0, solution: false, undone: 0, slips: 2, questions: 0 };
    };
    await page.addInitScript(
      ([steps, records]) => {
        localStorage.setItem('winnable.steps', steps as string);
        localStorage.setItem('winnable.solved', records as string);
      },
      [
        JSON.stringify({
          'sixteen/bricks-and-urn': bricks,
          'sixteen/placing': placing,
          'sixteen/runs': ['on-a-run'],
        }),
        JSON.stringify({ [`s-${1000 + built}`]: solved(built), [`b-${999 + built}`]: solved(built - 1) }),
      ],
    );
    await page.clock.setFixedTime(noon(built));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Continue: lesson 3');
    await expect(page.getByText('Sixteen, 2 of 10 lessons done')).toBeVisible();
    await expect(page.getByText('Runs may have gaps. You are at step 2 of 4.')).toBeVisible();
    await expect(page.getByText('2 days in a row')).toBeVisible();
    const weekday = noon(built).toLocaleDateString('en', { weekday: 'long' });
    await expect(page.getByText(`${weekday}: 1 of 3`)).toBeAttached();
    await fetchedAll(page);
    expect(await shifted()).toBeLessThanOrEqual(0.02);
    await page.getByRole('link', { name: /^Continue/ }).click();
    await expect(page).toHaveURL(/\/learn\/sixteen\/runs\/$/);
  });
