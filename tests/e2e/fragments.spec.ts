import { expect, type Page, test } from '@playwright/test';
import { fetchedAll } from '../../scripts/lib/fetching.mjs';
import { awake, byKeyboard, startBoard } from './helpers.ts';

/** Fragments that somebody else means: the skip link, a heading, what a mail program adds, nonsense. */
const foreign = ['#main', '#no-such-id', '#utm_source=post', '#%', '#p', '#n'];

/** What the board says lies on it. */
const board = (page: Page) => page.locator('.board:visible').first().locator('p').first();

const skip = async (page: Page) => {
  await page.getByRole('link', { name: 'Skip to the content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
};

for (const path of [
  '/puzzles/sixteen/s-0001/',
  '/play/sixteen/#n=7&ranks=8',
  '/play/russian-bank/#n=12',
  '/play/ristiseiska/#n=3',
  '/position/#p=sixteen:5/2.53/51/4/-&g=win&t=Where%20does%20the%204%20go%3F&v=1',
  '/position/#p=sixteen:8&v=1',
  '/learn/sixteen/bricks-and-urn/',
  '/rules/sixteen/',
])
  test(`${path}: the skip link leads to the content, and no foreign fragment changes what is there`, async ({ page }) => {
    await page.goto(path);
    await awake(page);
    const live = !path.includes('p=sixteen:8&');
    if (live) await startBoard(page);
    const seen = async () => [
      await page.getByRole('heading', { level: 1 }).first().textContent(),
      live ? await board(page).textContent() : await page.getByRole('main').textContent(),
    ];
    const before = await seen();
    await skip(page);
    for (const fragment of foreign) {
      await page.evaluate((text) => {
        location.hash = text;
      }, fragment);
      await page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
      expect(await seen(), fragment).toEqual(before);
    }
    // What names the page's own position is in its address still.
    if (!path.includes('#')) return;
    await expect(page).toHaveURL(new RegExp(`${path.split('#')[1]?.slice(0, 3)}`));
    await page.reload();
    await awake(page);
    if (live) await startBoard(page);
    expect(await seen()).toEqual(before);
  });

test('a foreign fragment from the start: the position page shows its form, a deal is chosen', async ({ page }) => {
  await page.goto('/position/#main');
  await awake(page);
  await expect(page.getByText('The link cannot be read')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goto('/play/sixteen/#main');
  await awake(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(page).toHaveURL(/#n=\d+/);
});

test('search: the skip link searches nothing anew', async ({ page }) => {
  await page.goto('/search/?q=reserve');
  await awake(page);
  await expect(page.getByRole('status').first()).toContainText('reserve');
  const first = await page.locator('#search-results a').first().elementHandle();
  await skip(page);
  await fetchedAll(page);
  expect(await first?.evaluate((node) => node.isConnected)).toBe(true);
});

test('calendar: the month that is shown stays', async ({ page }) => {
  await page.goto('/daily/calendar/');
  await awake(page);
  const shown = page.locator('[data-month][data-shown] h2');
  const back = page.locator('button[data-step="-1"]');
  if (await back.isEnabled()) await back.click();
  const before = await shown.textContent();
  await skip(page);
  expect(await shown.textContent()).toBe(before);
});

test('/position/ keeps its line: after a reload, and with a line from the link what was done since', async ({ page }) => {
  await page.goto('/position/#p=sixteen:5/2.53/51/4/-&v=1');
  await awake(page);
  await startBoard(page);
  const start = await board(page).textContent();
  await byKeyboard(page, 'p1');
  await expect(board(page)).not.toHaveText(start ?? '');
  const after = await board(page).textContent();
  await page.reload();
  await awake(page);
  await startBoard(page);
  await expect(board(page)).toHaveText(after ?? '');
  // The same position by a link that brings a line: the line is shown, and taking it back is kept too.
  await page.goto('/position/#p=sixteen:5/2.53/51/4/-&l=p1&v=1');
  await awake(page);
  await startBoard(page);
  await expect(board(page)).toHaveText(after ?? '');
  await page.keyboard.press('u');
  await expect(board(page)).toHaveText(start ?? '');
  await page.reload();
  await awake(page);
  await startBoard(page);
  await expect(board(page)).toHaveText(start ?? '');
});
