import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { awake, byKeyboard, startBoard, troubles } from './helpers.ts';

interface Filed {
  readonly id: string;
  readonly line: string;
}
const puzzles: readonly Filed[] = JSON.parse(readFileSync('src/content/puzzles/sixteen.json', 'utf8'));
const shortest = [...puzzles].sort((a, b) => a.line.length - b.line.length)[0] as Filed;
const actions = shortest.line.split(',');

async function solve(page: Page): Promise<void> {
  await page.goto(`/puzzles/sixteen/${shortest.id}/`);
  await startBoard(page);
  for (const action of actions) await byKeyboard(page, action);
  await expect(page.locator('.news')).toContainText('Solved, clean');
}

/** Opens what is told of a solved puzzle, to be shared. */
async function result(page: Page): Promise<Locator> {
  await page.locator('.verdict-buttons').getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.share')).toBeVisible();
  return dialog;
}

const solvedHere = (page: Page) => page.getByText('1 solved, 1 clean.');

test('what was solved is counted, taken along as a code, erased, brought back, and taken out again', async ({ page }) => {
  const seen = troubles(page);
  await solve(page);
  await (await result(page)).getByRole('link', { name: 'Your statistics' }).click();
  await expect(solvedHere(page)).toBeVisible();
  await page.getByRole('button', { name: 'Make a code' }).click();
  const code = await page.getByLabel('Your code').inputValue();
  expect(code).toMatch(/^winnable1\./);

  await page.goto('/settings/');
  await page.getByRole('button', { name: 'Erase everything this site has stored' }).click();
  await page.getByRole('button', { name: 'Erase everything', exact: true }).click();
  await expect(page.getByText('Everything has been erased.')).toBeVisible();

  await page.goto('/statistics/');
  await expect(page.getByRole('heading', { name: 'Nothing solved here yet' })).toBeVisible();
  const paste = page.getByLabel('Or paste a code');
  await paste.fill(code.slice(0, -3));
  await page.getByRole('button', { name: 'See what is in it' }).click();
  await expect(page.getByText('It is cut off')).toBeVisible();
  await paste.fill(`Here: “${code.match(/.{1,30}/g)?.join('\n')}”`);
  await page.getByRole('button', { name: 'See what is in it' }).click();
  await expect(page.getByText('1 puzzle that is not solved here yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(solvedHere(page)).toBeVisible();
  await page.getByRole('button', { name: 'Undo this' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing solved here yet' })).toBeVisible();
  expect(seen).toEqual([]);
});

test('a file holds the same, and is read again', async ({ page }) => {
  await page.goto('/statistics/');
  await page.evaluate(() =>
    localStorage.setItem('winnable.solved', '{"b-1005":{"date":"2026-11-05","actions":7,"hints":0,"solution":false,"undone":0}}'),
  );
  await page.reload();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a file' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^winnable-\d{4}-\d{2}-\d{2}\.json$/);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.getByRole('heading', { name: 'Bring in your progress' }).hover();
  await expect(page.locator('astro-island[data-awake]')).toBeAttached();
  await page.getByLabel('Choose a file').setInputFiles(await file.path());
  await expect(page.getByText('1 day that counts for days in a row')).toBeVisible();
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByRole('heading', { name: 'Days in a row' })).toBeVisible();
});

test('a result is handed to what the device shares with, and again after a reload', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ text }: { text: string }) => {
        document.title = text;
      },
    });
  });
  await solve(page);
  const words = `Winnable · Sixteen puzzle ${shortest.id} · clean, in ${actions.length} move`;
  await (await result(page)).getByRole('button', { name: 'Share', exact: true }).click();
  await expect.poll(() => page.title()).toContain(words);
  expect(await page.title()).toContain(`/puzzles/sixteen/${shortest.id}/`);
  // A line that comes back solved is not solved once more: a worse result on record stays as it is.
  await page.evaluate((id) => {
    const solved = JSON.parse(localStorage.getItem('winnable.solved') ?? '{}');
    localStorage.setItem('winnable.solved', JSON.stringify({ [id]: { ...solved[id], actions: 99, date: '2026-11-01' } }));
  }, shortest.id);
  await page.reload();
  await awake(page);
  await expect(page.locator('.news')).toContainText('Solved, clean');
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('winnable.solved') ?? '{}'));
  expect(kept[shortest.id]).toMatchObject({ date: '2026-11-01', actions: 99 });
  const again = await result(page);
  await again.getByLabel('Add a line of symbols').check();
  await again.getByRole('button', { name: 'Share', exact: true }).click();
  await expect.poll(() => page.title()).toMatch(/●/);
});

test('where nothing can be shared or copied, the result is shown to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });
  });
  await solve(page);
  const dialog = await result(page);
  await expect(dialog.getByRole('button', { name: 'Share', exact: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Copy the result' }).click();
  await expect(page.getByLabel('Copy this by hand:')).toHaveValue(/^Winnable · Sixteen puzzle .*\nhttp/);
});

test('a puzzle is timed only if that is wanted', async ({ page }) => {
  await page.goto('/settings/');
  await awake(page);
  await page.getByLabel('Time the puzzles').check();
  await solve(page);
  const dialog = await result(page);
  await expect(dialog.getByText(/^First solved in \d+/)).toBeVisible();
  await dialog.getByRole('link', { name: 'Your statistics' }).click();
  await expect(page.getByRole('table', { name: 'Sixteen: times by grade' })).toBeVisible();
});
