import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { fetchedAll } from '../../scripts/lib/fetching.mjs';
import { awake, byKeyboard, expectLine, startBoard, troubles, withoutCorner } from './helpers.ts';
import { away, windows } from './windows.ts';

interface Filed {
  readonly id: string;
  readonly line: string;
  readonly grade: number;
}
const puzzles: readonly Filed[] = JSON.parse(readFileSync('src/content/puzzles/sixteen.json', 'utf8'));

test('a puzzle is solved to its end, told how it went, marked in the list, and followed by the next', async ({ page }) => {
  const seen = troubles(page);
  const [first, second] = puzzles;
  if (!first || !second) throw new Error('no puzzles');
  await page.goto(`/puzzles/sixteen/${first.id}/`);
  await startBoard(page);
  const line = first.line.split(',');
  for (const action of line) await byKeyboard(page, action);
  await expect(page.locator('.news')).toContainText(`Solved, clean ${line.length} move`);
  // Its line lies across the board in every window, with what it has changed, and hides nothing of what is said beside it.
  const won = page.locator('.won');
  await expect(won).toContainText('Solved in Sixteen');
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    for (const part of [
      won.locator('.woven-strip'),
      won.locator('.won-gains'),
      page.locator('.screen-verdict'),
      page.locator('.screen-way'),
    ])
      await expect(part).toBeInViewport({ ratio: 0.99 });
    const boxes = await Promise.all([won, page.locator('.screen-board')].map((one) => one.boundingBox()));
    expect(boxes[0]).toEqual(boxes[1]);
    expect(await won.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
  }
  // A key of the board brings the board back, and so does the button after undo and redo.
  await page.keyboard.press('ArrowLeft');
  await expect(won).toHaveCount(0);
  await page.keyboard.press('u');
  await page.keyboard.press('r');
  await won.getByRole('button', { name: 'Show the board' }).click();
  await expect(won).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 633 });
  await page.getByRole('link', { name: 'All puzzles' }).last().click();
  await expect(page.locator(`[data-puzzle="${first.id}"]`)).toContainText('clean');
  await page.goBack();
  await page.getByRole('link', { name: 'Next puzzle' }).click();
  await expect(page).toHaveURL(new RegExp(`${second.id}/$`));
  expect(seen).toEqual([]);
});

test('three steps of a hint, and help is told at the end', async ({ page }) => {
  const last = puzzles.find(({ line }) => line.split(',').length <= 6) ?? puzzles[0];
  if (!last) throw new Error('no puzzles');
  await page.goto(`/puzzles/sixteen/${last.id}/`);
  await awake(page);
  // The board still sleeps, and nothing has the focus.
  await page.keyboard.press('h');
  await expect(page.locator('.news')).toContainText('Hint 1');
  await startBoard(page);
  const hint = page.getByRole('button', { name: 'Hint', exact: true });
  for (let step = 1; step < 3; step++) await hint.click();
  await expect(hint).toBeDisabled();
  for (const action of last.line.split(',')) await byKeyboard(page, action);
  await expect(page.locator('.news')).toContainText('With 3 hints.');
});

test('a line is there again after a reload', async ({ page }) => {
  const puzzle = puzzles[6];
  if (!puzzle) throw new Error('no puzzles');
  await page.goto(`/puzzles/sixteen/${puzzle.id}/`);
  await startBoard(page);
  await byKeyboard(page, puzzle.line.split(',')[0] ?? '');
  await expectLine(page, 1);
  await page.reload();
  await awake(page);
  await expectLine(page, 1);
});

test('a tap on a sleeping board is not lost @phone', async ({ page, isMobile }) => {
  // Where the urn lies is told by a board at work; then the same page sleeps again.
  const drawing = puzzles.find(({ line }) => line.startsWith('draw'));
  const path = `/puzzles/sixteen/${drawing?.id}/`;
  await page.goto(path);
  await startBoard(page);
  const urn = await page.locator('.board [data-slot="urn"]').boundingBox();
  if (!urn) throw new Error('no urn');
  // Before the first puzzle a phone asks how one wishes to be told; where there is room the choice itself is seen.
  const asks = page.locator('.verdict-buttons').getByRole('button', { name: 'No', exact: true });
  await expect(asks).toHaveCount(isMobile ? 1 : 0);
  await page.evaluate(() => localStorage.clear());
  // A pointer that rests on the board would wake it, and so would what the browser tells of the corner of a new page.
  await page.mouse.move(...away);
  await withoutCorner(page);
  await page.goto('about:blank');
  await page.goto(path);
  await fetchedAll(page);
  await expect(page.locator('.bd-slot')).toHaveCount(0);
  const [x, y] = [urn.x + urn.width / 2, urn.y + urn.height / 2];
  await page.touchscreen.tap(x, y).catch(() => page.mouse.click(x, y));
  await expect(page.locator('.bd-slot').first()).toBeAttached();
  await expectLine(page, 1);
});

test('presses, a drag and keys that come while a board wakes are each done once, in their order', async ({ page }) => {
  const path = '/puzzles/sixteen/s-0001/';
  await page.goto(path);
  await startBoard(page);
  const box = async (slot: string) => {
    const found = await page.locator(`.board [data-slot="${slot}"]`).boundingBox();
    if (!found) throw new Error(`no ${slot}`);
    const { x, y, width, height } = found;
    return [x + width / 2, y + height / 2] as const;
  };
  const [pile, home] = [await box('p4'), await box('f1')];
  await page.route('**/_astro/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 300));
    await route.continue().catch(() => undefined);
  });
  const ways: Readonly<Record<string, () => Promise<void>>> = {
    presses: async () => {
      await page.mouse.click(...pile);
      await page.mouse.click(...pile);
    },
    drag: async () => {
      await page.mouse.move(...pile);
      await page.mouse.down();
      await page.mouse.move(...home, { steps: 3 });
      await page.mouse.up();
    },
    'held until it is awake': async () => {
      await page.mouse.move(...pile);
      await page.mouse.down();
      await page.mouse.move(...home, { steps: 3 });
      await expect(page.locator('astro-island[data-awake]')).toBeAttached();
      await page.mouse.up();
    },
    keys: async () => {
      await page.keyboard.press('4');
      await page.keyboard.press('Enter');
    },
  };
  await withoutCorner(page);
  for (const [name, way] of Object.entries(ways)) {
    await page.evaluate(() => localStorage.clear());
    await page.mouse.move(...away);
    await page.goto('about:blank');
    await page.goto(path);
    await fetchedAll(page);
    await expect(page.locator('.bd-slot'), name).toHaveCount(0);
    await way();
    await expect(page.locator('astro-island[data-awake]')).toBeAttached();
    await expectLine(page, 1);
    await expect(page.locator('.news'), name).not.toContainText('Nothing moved');
  }
});

test('told when asked: nothing is said before, asking says that it counts, and the result tells it', async ({ page }) => {
  const hard =
    puzzles.find(({ grade, line }) => grade >= 3 && line.split(',').length <= 12) ?? puzzles.find(({ grade }) => grade >= 3);
  if (!hard) throw new Error('no puzzles');
  await page.goto(`/puzzles/sixteen/${hard.id}/`);
  await startBoard(page);
  const [first = '', ...rest] = hard.line.split(',');
  await byKeyboard(page, first);
  const news = page.locator('.news');
  await expect(news).toContainText('Not checked yet');
  const ask = page.getByRole('button', { name: 'Is it still winnable?' });
  await expect(ask).toHaveAccessibleDescription('counts as a question');
  await ask.click();
  await expect(news).toContainText('Still winnable');
  for (const action of rest) await byKeyboard(page, action);
  await expect(news).toContainText('With 1 question.');
  // The choice is remembered, for other puzzles too.
  await page.getByRole('radio', { name: 'never' }).check();
  await page.goto(`/puzzles/sixteen/${puzzles[0]?.id}/`);
  await awake(page);
  await startBoard(page);
  await expect(page.getByRole('radio', { name: 'never' })).toBeChecked();
});
