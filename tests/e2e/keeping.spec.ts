import { expect, type Page, test } from '@playwright/test';
import { awake, expectLine, startBoard, troubles } from './helpers.ts';

const deal = '/play/sixteen/#n=7&copies=2&piles=3&ranks=8';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await awake(page);
}

async function drawAndPlace(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^urn/i }).click();
  await page.getByRole('button', { name: /pile 1/i }).click();
  await expectLine(page, 2);
}

test('a deal comes back after a reload, and undo is told as help', async ({ page }) => {
  await open(page, deal);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deal 7');
  await drawAndPlace(page);
  await page.reload();
  await awake(page);
  await expectLine(page, 2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.news')).toContainText('With help: 1 action taken back');
  // Without a deal in the address one is chosen, and the last one is offered; it is as it was left.
  await open(page, '/about/');
  await open(page, '/play/sixteen/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Play Sixteen');
  await expect(page.locator('.deal-sentence .pick > span').first()).toHaveText('16 bricks');
  await page.getByRole('button', { name: 'Back to deal 7' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deal 7');
  await expect(page.locator('.news')).toContainText('1 action taken back');
});

test('a closed urn shows no brick to come', async ({ page }) => {
  await open(page, deal);
  await expect(page.getByText(/next in the urn/i)).toHaveCount(0);
  await open(page, `${deal}&open=1`);
  await expect(page.getByRole('button', { name: /^urn.*next/i })).toBeVisible();
});

test('a step is ended by its goal only, is remembered, and can be forgotten', async ({ page }) => {
  await open(page, '/learn/sixteen/bricks-and-urn/#first-draw');
  await startBoard(page);
  await page.getByRole('button', { name: /^urn/i }).first().click();
  await expect(page.locator('.news:visible')).toContainText('Done');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/#first-place$/);
  await open(page, '/learn/sixteen/');
  await expect(page.getByText(/^Lesson 1, step 2 of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Forget my progress in these lessons' }).click();
  await expect(page.getByText(/^Lesson 1, step 1 of \d+$/)).toBeVisible();
});

test('everything works when storage is full, forbidden or full of rubbish', async ({ page }) => {
  const seen = troubles(page);
  await page.addInitScript(() => {
    localStorage.setItem('winnable.steps', '{"broken');
    localStorage.setItem('winnable.solved', '[1,2,3]');
    localStorage.setItem('winnable.settings', '{"theme":42}');
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  for (const path of [deal, '/learn/sixteen/', '/learn/sixteen/bricks-and-urn/', '/puzzles/sixteen/', '/settings/'])
    await open(page, path);
  await open(page, '/about/');
  await open(page, deal);
  await drawAndPlace(page);
  expect(seen).toEqual([]);
});

test('settings hold in two tabs at once', async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await open(one, '/settings/');
  await open(two, '/about/');
  await one.getByLabel('Dark').check();
  await expect(one.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(two.locator('html')).toHaveAttribute('data-theme', 'dark');
});
