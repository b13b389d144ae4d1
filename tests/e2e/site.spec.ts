import { expect, test } from '@playwright/test';
import { awake, troubles } from './helpers.ts';

test('a setting holds at once, after a reload and in another tab', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/about/');
  const wrong = troubles(page);
  await page.goto('/settings/');
  await awake(page);
  await page.getByLabel('Dark', { exact: true }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await awake(page);
  await expect(page.getByLabel('Dark', { exact: true })).toBeChecked();
  expect(wrong).toEqual([]);
});

test('everything stored can be erased, and only after a question @phone', async ({ page }) => {
  await page.goto('/settings/');
  await awake(page);
  await page.getByLabel('Dark', { exact: true }).check();
  await page.evaluate(() => localStorage.setItem('neighbour', 'stays'));
  await page.getByRole('button', { name: 'Erase everything this site has stored' }).click();
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  expect(await page.evaluate(() => localStorage.length)).toBe(2);
  await page.getByRole('button', { name: 'Erase everything', exact: true }).click();
  await expect(page.getByText('Everything has been erased.')).toBeFocused();
  await expect(page.getByLabel('Match system').first()).toBeChecked();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['neighbour']);
});

test('an old address leads on, and its fragment comes along', async ({ page }) => {
  await page.goto('/sixteen/?from=print#runs');
  await expect(page).toHaveURL(/\/learn\/sixteen\/\?from=print#runs$/);
});

test('the keyboard can skip to the content', async ({ page }) => {
  await page.goto('/teachers/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu of a phone opens @phone', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a wide page shows its navigation');
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Puzzles' });
    await expect(menu).toBeHidden();
    await page.locator('.site-menu > summary').click();
    await expect(menu).toBeVisible();
  });

  test('an old address leads on', async ({ page }) => {
    await page.goto('/sixteen/');
    await expect(page).toHaveURL(/\/learn\/sixteen\/$/);
  });
});
