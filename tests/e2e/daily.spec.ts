import { expect, type Page, test } from '@playwright/test';
import { awake, troubles } from './helpers.ts';

/** The day that the site was built with, read from its own page. */
async function builtDay(page: Page): Promise<number> {
  const html = await (await page.request.get('/daily/')).text();
  return Number(/data-day="(\d+)"/.exec(html)?.[1]);
}

/** Noon of a day, by the clock of the browser. */
const noon = (day: number): Date => new Date(2026, 9, 31 + day, 12);
const words = (day: number): string =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }).format(noon(day)).replace(',', '');

async function openAt(page: Page, path: string, day: number): Promise<void> {
  await page.clock.setFixedTime(noon(day));
  await page.goto(path);
  await awake(page);
}

for (const path of ['/daily/', '/']) {
  test(`${path} goes to the reader's own date, before and after the build's`, async ({ page }) => {
    const seen = troubles(page);
    const built = await builtDay(page);
    // Home has the day for whoever has begun.
    await page.addInitScript(() =>
      localStorage.setItem('winnable.solved', '{"s-0001":{"date":"2026-11-01","actions":5,"hints":0,"solution":false}}'),
    );
    for (const day of [built - 3, built, built + 1]) {
      await openAt(page, path, day);
      await expect(page.getByText(words(day), { exact: true })).toBeVisible();
      const hrefs = await page.locator('main .place a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs.toSorted()).toEqual(['ristiseiska', 'russian-bank', 'sixteen'].map((game) => `/daily/${day}/${game}/`));
      const grades = (await page.locator('main .place').allTextContents()).map(
        (text) => /very easy|easy|medium|very hard|hard/.exec(text)?.[0],
      );
      expect(grades[0]).toMatch(/easy$/);
      expect(grades[2]).toMatch(/hard$/);
      await expect(page.locator('main .place svg:visible').first()).toBeVisible();
    }
    expect(seen).toEqual([]);
  });
}

test('what is solved is marked on the day, in the calendar, and beside the other puzzles of the day', async ({ page }) => {
  const built = await builtDay(page);
  const [today, before] = [built, built - 2];
  const entry = { date: '2026-11-20', actions: 5, hints: 0, solution: false };
  const ids = [`s-${1000 + today}`, ...['s', 'b', 'r'].map((letter) => `${letter}-${1000 + before}`)];
  await page.addInitScript(
    (solved) => localStorage.setItem('winnable.solved', solved),
    JSON.stringify(Object.fromEntries(ids.map((id) => [id, entry]))),
  );
  await openAt(page, '/daily/', today);
  await expect(page.getByRole('link', { name: /Sixteen.*solved/ })).toHaveCount(1);
  await openAt(page, `/daily/${today}/ristiseiska/`, today);
  await page.locator('summary', { hasText: 'More' }).click();
  await expect(page.locator('[data-puzzle]', { hasText: 'Sixteen' })).toContainText('solved');
  await openAt(page, '/daily/calendar/', today);
  await expect(page.getByRole('link', { name: new RegExp(`#${today}, solved: Sixteen$`) })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(`#${before}, all three solved$`) })).toBeVisible();
});

test('the calendar links no day to come, goes from month to month by keyboard, and finds a number @phone', async ({ page }) => {
  const built = await builtDay(page);
  await openAt(page, '/daily/calendar/', built);
  await expect(page.getByRole('link', { name: `#${built}`, exact: false }).first()).toHaveAttribute('aria-current', 'date');
  const numbers = await page
    .getByRole('table')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => Number(/\/(\d+)\/$/.exec(link.getAttribute('href') ?? '')?.[1])));
  expect(Math.max(...numbers)).toBe(built);
  // Two months later there are two more months, and what has come is linked.
  await openAt(page, '/daily/calendar/', 70);
  await expect(page.getByRole('heading', { name: 'January 2027' })).toBeVisible();
  await page.getByRole('link', { name: /#62\b/ }).focus();
  await page.keyboard.press('PageUp');
  await expect(page.getByRole('heading', { name: 'December 2026' })).toBeVisible();
  await expect(page.getByRole('link', { name: /#31\b/ })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  await expect(page.getByRole('link', { name: /#30\b/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('link', { name: /#23\b/ })).toBeFocused();
  await page.getByLabel('Go to a number').fill('71');
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(page.getByText('The numbers so far go from 1 to 70.')).toBeVisible();
  await page.getByLabel('Go to a number').fill('3');
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(page).toHaveURL(/\/daily\/3\/$/);
});

test('a day to come says so, and is not listed', async ({ page }) => {
  const built = await builtDay(page);
  const says = page.getByText('By your clock this day is still to come.');
  await openAt(page, `/daily/${built + 1}/`, built);
  await expect(says).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('link', { name: 'Next day' })).toBeHidden();
  await openAt(page, `/daily/${built + 1}/sixteen/`, built);
  await expect(says).toBeVisible();
  // The same pages where that day has come.
  await openAt(page, `/daily/${built + 1}/`, built + 1);
  await expect(says).toBeHidden();
  await openAt(page, `/daily/${built}/`, built + 1);
  await expect(page.getByRole('link', { name: 'Next day' })).toBeVisible();
  for (const list of ['/sitemap-0.xml', '/daily.xml']) {
    const text = await (await page.request.get(list)).text();
    expect(text).toContain(`/daily/${built}/`);
    expect(text).not.toContain(`/daily/${built + 1}/`);
  }
});

test('after the last day the puzzles come round again, and a clock before the first day is told', async ({ page }) => {
  await openAt(page, '/daily/', 372);
  await expect(page.getByRole('heading', { name: 'Sunday 7 November' })).toBeVisible();
  await expect(page.getByText('Daily puzzles #1', { exact: true })).toBeVisible();
  await expect(page.getByText(/start again from number 1/)).toBeVisible();
  await openAt(page, '/daily/', -200);
  await expect(page.getByText(/Perhaps the clock is wrong/)).toBeVisible();
  await expect(page.locator('main .place')).toHaveCount(3);
});

test('a day that begins while the page is open is offered, not forced', async ({ page }) => {
  const built = await builtDay(page);
  await page.clock.install({ time: new Date(2026, 9, 31 + built, 23, 58) });
  await page.goto('/daily/');
  await awake(page);
  await page.getByRole('link', { name: /Sixteen/ }).focus();
  await page.clock.fastForward('03:00');
  await expect(page.getByText(`By your clock it is now ${words(built + 1)}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: words(built) })).toBeVisible();
  await expect(page.getByRole('link', { name: /Sixteen/ })).toBeFocused();
});

test('a day that cannot be fetched leaves the page as it was, and says so', async ({ page }) => {
  const built = await builtDay(page);
  await page.route(`**/daily/${built - 1}/`, (route) => route.abort());
  await openAt(page, '/daily/', built - 1);
  await expect(page.getByText(/could not be fetched/)).toBeVisible();
  await expect(page.getByRole('heading', { name: words(built) })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('today’s page names its date and leads to the calendar, whose days are links', async ({ page }) => {
    const built = await builtDay(page);
    await page.goto('/daily/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(built));
    await expect(page.getByText(/without scripts it can’t know your date/)).toBeVisible();
    await page.getByRole('link', { name: 'Calendar', exact: true }).click();
    await expect(page.getByRole('link', { name: new RegExp(`#${built}$`) })).toBeVisible();
    await expect(page.getByRole('table').getByRole('link', { name: new RegExp(`#${built + 1}$`) })).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});
