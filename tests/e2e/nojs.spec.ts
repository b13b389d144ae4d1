import { expect, test } from '@playwright/test';
import { pageKinds } from './pages.ts';

test.use({ javaScriptEnabled: false });

const readable = ['home', 'lessons', 'lesson', 'rules', 'puzzles', 'puzzle', 'teachers', 'about', 'settings', 'not found'];

for (const { name, path } of pageKinds.filter((kind) => readable.includes(kind.name))) {
  test(`${name} can be read without scripts`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/\S.{60,}/s);
  });
}

for (const path of ['/learn/sixteen/bricks-and-urn/', '/puzzles/sixteen/s-0001/', '/rules/sixteen/']) {
  test(`every position of ${path} is a picture without scripts @phone`, async ({ page }) => {
    await page.goto(path);
    const boards = page.locator('main svg').filter({ has: page.locator('path, rect') });
    const live = page.locator('.practice-board');
    expect(await boards.count()).toBeGreaterThan(0);
    for (const board of await live.all()) {
      const picture = board.locator('svg').filter({ visible: true }).first();
      await expect(picture).toBeVisible();
      const box = await picture.boundingBox();
      expect(box?.height ?? 0).toBeGreaterThan(80);
      expect(await picture.locator('path, rect, use').count()).toBeGreaterThan(4);
    }
  });
}

test('an embed without scripts says what belongs there, and where positions are', async ({ page }) => {
  await page.goto('/embed/#p=sixteen:5/2.53/51/4/-&v=1');
  const says = await page.getByRole('main').evaluate((main) => main.textContent);
  expect(says).toContain('There should be a board here, with a position to play.');
  const way = page.locator('noscript a');
  await expect(way).toBeVisible();
  await expect(way).toHaveAttribute('href', '/position/');
  // A frame cannot lead there: no page of ours but the embed may be framed.
  await expect(way).toHaveAttribute('target', '_blank');
});
