import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { startBoard, troubles } from './helpers.ts';
import { serveFolder } from './static.mjs';

// The built site, kept by one visit to its first page; then its host ends and the network is cut.
test.use({ serviceWorkers: 'allow' });
test.setTimeout(180_000);

const site = process.env.SITE_DIR ?? 'dist';
const opened = 'puzzles/ristiseiska/r-0001/';
const unopened = 'puzzles/ristiseiska/r-0002/';

/** Waits until everything is kept that one visit keeps. */
const ready = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const notes = await (await caches.open('winnable / notes')).match('/notes');
          return ((await notes?.json()) as { complete?: string } | undefined)?.complete ?? '';
        }),
      { timeout: 120_000 },
    )
    .not.toBe('');

async function cut(context: BrowserContext, host: { close(): Promise<void> }): Promise<void> {
  await host.close();
  await context.setOffline(true);
}

const news = (page: Page) => page.locator('.news');
const board = (page: Page) => page.getByRole('group', { name: /^Board/ });

test('after one visit learning, rules, the dailies and an opened puzzle work without a network', async ({ page, context }) => {
  const host = await serveFolder({ folder: () => site });
  const at = (path: string) => `${host.origin}/${path}`;
  await page.goto(at(''));
  await ready(page);
  await page.goto(at(opened));
  await page.goto(at('offline/'));
  await expect(page.getByText('Ready: everything listed above works offline.')).toBeVisible();
  await cut(context, host);

  await test.step('a lesson with its board at work', async () => {
    const seen = troubles(page);
    await page.goto(at('learn/sixteen/bricks-and-urn/'));
    await startBoard(page);
    await board(page).getByRole('button', { name: /^urn/i }).click();
    await expect(news(page).first()).not.toBeEmpty();
    expect(seen).toEqual([]);
  });

  await test.step('a rule page, with its pictures and a board', async () => {
    await page.goto(at('rules/ristiseiska/'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The rules of Ristiseiska');
    await startBoard(page);
  });

  await test.step('today’s three, and the first of them', async () => {
    await page.goto(at('daily/'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(String(new Date().getDate()));
    await page.locator('a[href*="/sixteen/"][href*="/daily/"]').first().click();
    await expect(page).toHaveURL(/\/daily\/\d+\/sixteen\/$/);
    await startBoard(page);
  });

  await test.step('another day of the month', async () => {
    const today = Number(/\/daily\/(\d+)\//.exec(page.url())?.[1]);
    const other = today - new Date().getDate() + (new Date().getDate() > 14 ? 2 : 20);
    await page.goto(at(`daily/${other}/`));
    await page.locator(`a[href$="/daily/${other}/russian-bank/"]`).first().click();
    await startBoard(page);
  });

  await test.step('the opened puzzle', async () => {
    await page.goto(at(opened));
    await startBoard(page);
    await expect(news(page)).toContainText('Winnable');
  });

  await test.step('a position that comes as a link, judged by the solver', async () => {
    await page.goto(at('position/#p=sixteen:5/2.53/51/4/-&g=win&t=Where%20does%20the%204%20go%3F&v=1'));
    await board(page)
      .getByRole('button', { name: /pile 2/i })
      .click();
    await expect(news(page)).toContainText('That threw it away');
    await page.getByRole('button', { name: 'Show why' }).click();
    await page.getByRole('button', { name: 'What would have won' }).click();
    await expect(page.getByRole('button', { name: /4 to pile 1.*wins/ })).toBeVisible();
  });

  await test.step('search', async () => {
    await page.goto(at('search/?q=pantti'));
    await expect(page.getByRole('status')).toContainText('pages have “pantti”');
  });

  await test.step('a puzzle that was never opened: words, and what works', async () => {
    const seen = troubles(page);
    await page.goto(at(unopened));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on your device');
    await expect(page.getByRole('link', { name: 'Today’s puzzles' })).toBeVisible();
    const link = page.locator(`#offline-opened a[href="/${opened}"]`);
    await expect(link).toContainText('Ristiseiska, puzzle 1');
    expect(seen.filter((trouble) => trouble.startsWith('policy'))).toEqual([]);
    await link.click();
    await expect(page).toHaveURL(at(opened));
    await expect(board(page)).toBeVisible();
  });
});

test('what is kept can be removed, and stays removed; every puzzle can be kept', async ({ page, context }) => {
  const host = await serveFolder({ folder: () => site });
  await page.goto(`${host.origin}/offline/`);
  await page.getByRole('button', { name: 'Keep the site on this device' }).click();
  await expect(page.getByText('Ready: everything listed above works')).toBeVisible({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Keep every puzzle of the library too' }).click();
  await expect(page.getByText('every puzzle of the library works offline')).toBeVisible({ timeout: 120_000 });

  await context.setOffline(true);
  await page.goto(`${host.origin}/${unopened}`);
  await expect(board(page)).toBeVisible();
  await page.goto(`${host.origin}/offline/`);
  await page.getByRole('button', { name: 'Remove all of it from this device' }).click();
  await expect(page.getByRole('status')).toContainText('Removed.');
  await context.setOffline(false);
  await page.goto(`${host.origin}/`);
  await page.goto(`${host.origin}/offline/`);
  await expect(page.getByRole('status')).toContainText('switched this off');
  expect(await page.evaluate(async () => [await caches.keys(), await navigator.serviceWorker.getRegistrations()])).toEqual([
    [],
    [],
  ]);
  await host.close();
});

test('where the device saves data, nothing is fetched until it is asked for', async ({ page }) => {
  const host = await serveFolder({ folder: () => site });
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(`${host.origin}/offline/`);
  await expect(page.getByText('Your device is saving data, so nothing is kept until you ask for it.')).toBeVisible();
  await page.waitForTimeout(3000);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await host.close();
});
