import { readdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { fetchedAll } from '../../scripts/lib/fetching.mjs';
import { awake, startBoard } from './helpers.ts';
import { serveFolder } from './static.mjs';
import { away } from './windows.ts';

/** Scripts that do not come: a dropped connection, or a newer site under an open page. */
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Part of this page could not be loaded.' });
const scripts = '**/_astro/*.js';

/** What wakes an island whose scripts are loaded late: the first touch of its board, or of a control in it. */
const late: Readonly<Record<string, string>> = {
  puzzle: '/puzzles/sixteen/s-0001/',
  'Russian Bank puzzle': '/puzzles/russian-bank/b-0001/',
  lesson: '/learn/ristiseiska/holding-back/#keep-the-six',
  'daily puzzle': '/daily/1/ristiseiska/',
  deal: '/play/sixteen/',
  diagram: '/rules/sixteen/',
};

for (const [name, path] of Object.entries(late))
  test(`${name}: says that its scripts have not come, offers to load again, and works then`, async ({ page }) => {
    await page.goto(path);
    await awake(page);
    await expect(notice(page)).toHaveCount(0);
    // A newer site has taken the place of this one: its files have other names.
    await page.route(scripts, (route) => route.fulfill({ status: 404, body: 'no such file' }));
    await page.locator('.board:visible').first().hover();
    await expect(notice(page)).toBeVisible();
    await page.unroute(scripts);
    await notice(page).getByRole('button', { name: 'Load the page again' }).press('Enter');
    await expect(notice(page)).toHaveCount(0);
    await expect(async () => {
      await page.mouse.move(...away);
      await page.locator('.board:visible').first().hover();
      await expect(page.locator('.bd-slot, canvas').first()).toBeAttached({ timeout: 2000 });
    }).toPass();
  });

for (const path of [
  '/settings/',
  '/statistics/',
  '/offline/',
  '/search/?q=reserve',
  '/daily/calendar/',
  '/position/#p=sixteen:5/13.4/0/-/52&v=1',
  '/embed/#p=sixteen:5/13.4/0/-/52&v=1',
])
  test(`${path}: scripts that fail with the page are told of too`, async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto(path);
    await expect(notice(page)).toBeVisible();
    await page.unroute(scripts);
    await notice(page).getByRole('button').click();
    await awake(page);
    await expect(notice(page)).toHaveCount(0);
    expect(new URL(page.url()).pathname + new URL(page.url()).search + new URL(page.url()).hash).toBe(path);
  });

test('offline without a service worker: the page tries again by itself once there is a network', async ({ page, context }) => {
  await page.goto('/puzzles/sixteen/s-0001/');
  await awake(page);
  await context.setOffline(true);
  await page.locator('.board:visible').first().hover();
  await expect(notice(page)).toBeVisible();
  // Still no network: the page that can be read stays.
  await notice(page).getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('practice without the script that finds puzzles: the cause is named, and trying again finds one', async ({ page }) => {
  await page.goto('/practice/');
  await awake(page);
  await page.route(/\/entry[^/]*\.js$/, (route) => route.fulfill({ contentType: 'text/html', body: 'no such file' }));
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.getByText('script could not be loaded')).toBeVisible();
  await page.unroute(/\/entry[^/]*\.js$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('group', { name: /^Board/ })).toBeVisible({ timeout: 30_000 });
});

test('a solver that cannot be had: the verdict says so, the notice too, and what was played is there after loading again', async ({
  page,
}) => {
  await page.goto('/puzzles/sixteen/s-0001/');
  await awake(page);
  await page.locator('.board:visible').first().hover();
  await expect(page.locator('.bd-slot').first()).toBeAttached();
  await fetchedAll(page);
  await page.route(scripts, (route) => route.abort());
  // Off the line that is known, so that the solver is asked.
  for (const slot of ['p4', 'p3']) await page.locator(`[data-slot="${slot}"]`).press('Enter');
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText(/script could not be loaded/)).toBeVisible();
  await page.unroute(scripts);
  await notice(page).getByRole('button').click();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByText(/script could not be loaded/)).toHaveCount(0);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });
  const site = process.env.SITE_DIR ?? 'dist';

  /** A page that the worker serves, of which the scripts that it has not fetched yet cannot be had. */
  async function halfLoaded(page: Page, path: string, failure: 'cut' | 'gone') {
    const had = new Set<string>();
    let broken = false;
    const host = await serveFolder({
      folder: () => site,
      fails(path) {
        if (broken && path.endsWith('.js') && path !== '/sw.js' && !had.has(path)) return failure;
        had.add(path);
        return undefined;
      },
    });
    await page.goto(`${host.origin}${path}`);
    // The worker begins to fetch the rest 3 seconds after it has the page.
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    broken = true;
    await page.locator('.board:visible').first().hover();
    await expect(notice(page)).toBeVisible();
    return {
      host,
      mend: () => {
        broken = false;
      },
    };
  }

  for (const failure of ['cut', 'gone'] as const)
    test(`a file that is ${failure}: the notice, again as long as it lasts, and a page that works afterwards`, async ({
      page,
    }) => {
      const { host, mend } = await halfLoaded(page, '/puzzles/ristiseiska/r-0001/', failure);
      await notice(page).getByRole('button').click();
      await expect(notice(page)).toHaveCount(0);
      await expect(async () => {
        await page.mouse.move(...away);
        await page.locator('.board:visible').first().hover();
        await expect(notice(page)).toBeVisible({ timeout: 2000 });
      }).toPass();
      mend();
      await notice(page).getByRole('button').click();
      await expect(notice(page)).toHaveCount(0);
      await startBoard(page);
      await host.close();
    });

  test('offline: the page that can be read stays, and works by itself once there is a network', async ({ page, context }) => {
    const { host, mend } = await halfLoaded(page, '/puzzles/sixteen/s-0001/', 'cut');
    await context.setOffline(true);
    await notice(page).getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two foundations still grow');
    await expect(notice(page)).toBeVisible();
    mend();
    await context.setOffline(false);
    await expect(notice(page)).toHaveCount(0);
    await startBoard(page);
    await host.close();
  });
});

test('each part of a game can be the first that a page loads: none runs in a circle', async ({ page }) => {
  const parts = readdirSync(`${process.env.SITE_DIR ?? 'dist'}/_astro`).filter((name) =>
    /^(?:kit|deals|figure|composer|table)\..*\.js$/.test(name),
  );
  expect(parts.length).toBeGreaterThan(8);
  for (const part of parts) {
    // A page of its own for each: what has been loaded once is not run again.
    await page.goto('/about/');
    const fault = await page.evaluate(
      (path) =>
        import(path).then(
          () => null,
          (error: unknown) => String(error),
        ),
      `/_astro/${part}`,
    );
    expect(fault, part).toBeNull();
  }
});
