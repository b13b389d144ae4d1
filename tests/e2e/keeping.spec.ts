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
  await expect(page.locator('.news')).toContainText('1 move taken back');
  // Without a deal in the address one is chosen, and the last one is offered; it is as it was left.
  await open(page, '/about/');
  await open(page, '/play/sixteen/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Play Sixteen');
  await expect(page.locator('.deal-sentence .pick > span').first()).toHaveText('16 bricks');
  await page.getByRole('button', { name: 'Resume deal 7' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deal 7');
  await expect(page.locator('.news')).toContainText('1 move taken back');
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
  await page.getByRole('button', { name: 'Reset my progress in these lessons' }).click();
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
  await page.getByRole('button', { name: /^urn/i }).click();
  await page.getByRole('alert').filter({ hasText: 'storage is full' }).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /pile 1/i }).click();
  await expectLine(page, 2);
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

test('a set in two tabs: what one adds the other shows at once, and a title typed there takes nothing away', async ({
  context,
}) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  const position = (n: number) => `/set/#c=1&p=sixteen:5/2.53/51/4/-&g=win&t=Position%20${n}`;
  await open(two, position(1));
  await expect(two.locator('.tile-title')).toHaveText(['Position 1']);
  const title = two.getByLabel('Title');
  await title.pressSequentially('Two');
  await open(one, position(2));
  await one.goto('about:blank');
  await open(one, position(3));
  await expect(two.locator('.tile-title')).toHaveText(['Position 1', 'Position 2', 'Position 3']);
  // Who is writing is not disturbed.
  await expect(title).toBeFocused();
  await title.pressSequentially(' tabs');
  await expect(two.locator('.tile-title')).toHaveText(['Position 1', 'Position 2', 'Position 3']);
  await expect(one.getByLabel('Title')).toHaveValue('Two tabs');
  await one.reload();
  await awake(one);
  await expect(one.locator('.tile-title')).toHaveText(['Position 1', 'Position 2', 'Position 3']);
  await expect(one.getByLabel('Title')).toHaveValue('Two tabs');
});

test('a deal in two tabs: what is played in one lies in the other', async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await open(one, deal);
  await open(two, deal);
  await one.bringToFront();
  await drawAndPlace(one);
  await two.bringToFront();
  await expectLine(two, 2);
});

test('a draft in two tabs: a title typed in one and another in the second tab’s question are both kept', async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await open(one, '/compose/#p=sixteen:5/2.53/51/4/-&g=win&t=Shared');
  await open(two, '/compose/');
  await one.getByLabel('Title', { exact: true }).fill('From the first');
  await expect(two.getByLabel('Title', { exact: true })).toHaveValue('From the first');
  await two.getByLabel('Hint 1').fill('From the second');
  await expect(one.getByLabel('Hint 1')).toHaveValue('From the second');
  await one.reload();
  await awake(one);
  await expect(one.getByLabel('Title', { exact: true })).toHaveValue('From the first');
  await expect(one.getByLabel('Hint 1')).toHaveValue('From the second');
});

test('what was kept and cannot be is put aside and told, and the good drafts are there', async ({ page }) => {
  const seen = troubles(page);
  await open(page, '/about/');
  const work = (facts: Record<string, string>, title: string, places = {}) => ({
    game: 'game' in facts ? facts.game : 'ristiseiska',
    draft: { places, facts },
    goal: 'win',
    words: { title },
  });
  await page.evaluate(
    (drafts) => localStorage.setItem('winnable.compose', JSON.stringify(drafts)),
    [
      { id: 'a', work: work({ players: '100000', turn: '1' }, 'Crowd') },
      { id: 'b', work: work({ players: '800', turn: '1' }, 'Party') },
      { id: 'c', work: work({ game: 'sixteen', piles: '1000000000' }, 'Piles') },
      { id: 'd', work: work({ players: '3', turn: '1' }, 'No such cards', { 'hand-1': ['ZZ'] }) },
      { id: 'e', work: work({ players: '3', turn: '1' }, 'Good one', { 'hand-1': ['7c'] }) },
    ],
  );
  await open(page, '/compose/');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Good one');
  const told = page.getByRole('alert').filter({ hasText: 'Something kept in this browser could not be read.' });
  await expect(told).toBeVisible();
  await told.getByRole('button', { name: 'Close' }).click();
  await expect(told).toBeHidden();
  const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('compose')));
  expect(keys.sort()).toEqual([
    'winnable.compose',
    'winnable.compose.broken',
    'winnable.compose.broken.2',
    'winnable.compose.broken.3',
  ]);
  await page.reload();
  await awake(page);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Good one');
  expect(seen).toEqual([]);
});
