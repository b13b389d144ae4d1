import { expect, type Page, test } from '@playwright/test';
import { troubles } from './helpers.ts';

const status = (page: Page) => page.getByRole('status');
const first = (page: Page, kind: string) =>
  page
    .getByRole('region', { name: new RegExp(`^${kind}`) })
    .getByRole('link')
    .first();

async function search(page: Page, query: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search for' }).fill(query);
  await expect(status(page)).toContainText(/(pages? ha|was found)/);
}

/** What is typed, the kind of page, and the address of its first result. */
const found: readonly [query: string, kind: string, address: RegExp][] = [
  ['pantti', 'Rules', /\/rules\/ristiseiska\//],
  ['ristiseiska', 'Lessons', /\/learn\/ristiseiska\//],
  ['crapette', 'Rules', /\/rules\/(crapette\/|russian-bank\/#if-you-know-crapette$)/],
  ['tunj', 'Rules', /\/rules\/crapette\//],
  ['loading', 'Rules', /\/rules\/crapette\/#4-loading$/],
  ['7♣', 'Rules', /\/rules\/ristiseiska\/#1-the-first-card$/],
  ['seven of clubs', 'Rules', /\/rules\/ristiseiska\//],
  ['six before eight', 'Lessons', /\/learn\/ristiseiska\/six-before-eight\/$/],
  ['holding back', 'Lessons', /\/learn\/ristiseiska\/holding-back\/$/],
  ['empty piles', 'Lessons', /\/empty-piles/],
  ['lock them out', 'Puzzles', /\/puzzles\/russian-bank\//],
  ['lock the opponent out', 'Puzzles', /\/puzzles\/russian-bank\//],
  ['9-6-3', 'Rules', /\/rules\/sixteen\/#/],
  ['s-0012', 'Puzzles', /\/puzzles\/sixteen\/s-0012\/$/],
  ['drawn card', 'Lessons', /\/learn\/russian-bank\//],
  ['daily 12', 'Daily puzzles', /\/daily\/12\//],
];

for (const [query, kind, address] of found)
  test(`“${query}” finds its ${kind.toLowerCase()}`, async ({ page }) => {
    await page.goto(`/search/?q=${encodeURIComponent(query)}`);
    await expect(first(page, kind)).toHaveAttribute('href', address);
    await expect(page.getByRole('searchbox')).toHaveValue(query);
  });

test('typing, the keyboard, none found, and the address that follows; nothing against the policy', async ({ page }) => {
  const seen = troubles(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Search' }).first().click();
  await search(page, 'reserve');
  await expect(page).toHaveURL(/\/search\/\?q=reserve$/);
  await page.keyboard.press('ArrowDown');
  await expect(first(page, 'Lessons')).toBeFocused();
  await expect(page.locator('.hit-text mark').first()).toHaveText(/reserve/i);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('searchbox')).toBeFocused();
  const more = page.getByRole('region', { name: /^Lessons/ }).getByRole('button', { name: 'Show more' });
  await more.click();
  await expect(
    page
      .getByRole('region', { name: /^Lessons/ })
      .getByRole('link')
      .nth(5),
  ).toBeFocused();
  await search(page, 'xyzzyq');
  await expect(status(page)).toContainText('Nothing was found for “xyzzyq”');
  await expect(page.getByRole('link', { name: /./ }).locator('mark')).toHaveCount(0);
  expect(seen).toEqual([]);
});

test('what stands in an address is text, never HTML', async ({ page }) => {
  const seen = troubles(page);
  await page.goto(`/search/?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await expect(status(page)).not.toBeEmpty();
  await expect(status(page)).not.toHaveText('Searching …');
  await expect(page.locator('main img')).toHaveCount(0);
  expect(seen).toEqual([]);
});

test('a daily of a day to come is not found', async ({ page }) => {
  await page.goto('/search/?q=daily%20371');
  await expect(status(page)).not.toHaveText('Searching …');
  await expect(page.locator('a[href*="/daily/371/"]')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the search page says what it needs, and leads to the lists', async ({ page }) => {
    const response = await page.goto('/search/');
    // The browser under test does not show what stands in <noscript>.
    expect(await response?.text()).toMatch(/<noscript><p>Search needs JavaScript/);
    await expect(page.locator('main').getByRole('link', { name: 'Rules' })).toBeVisible();
  });
});
