import { expect, type Page, test } from '@playwright/test';
import { awake } from './helpers.ts';

/** One board of each game and kind. */
const boards: readonly (readonly [path: string, first: RegExp])[] = [
  ['/puzzles/sixteen/s-0001/', /^p1$/],
  ['/puzzles/russian-bank/b-0001/', /^2t1$/],
  ['/puzzles/ristiseiska/r-0001/', /^hand-3\//],
  ['/learn/sixteen/moving-runs/#uncover-7', /^p1$/],
  ['/learn/russian-bank/long-turns/#waiting-card', /^1/],
  ['/play/sixteen/#n=7', /^p1$/],
  ['/play/russian-bank/#n=5&rules=free', /^1t1$/],
  ['/position/#p=sixteen:5/2.53/51/4/-&v=1', /^p1$/],
];

/** Notes every frame in which nothing has the focus, from now on. */
const watchFocus = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { focusSeen: seen });
    const look = () => {
      const at = document.activeElement;
      const name = at === document.body ? 'nothing' : (at?.getAttribute('aria-label') ?? at?.textContent ?? '').trim();
      if (seen.at(-1) !== name) seen.push(name);
      requestAnimationFrame(look);
    };
    look();
  });
const focusSeen = (page: Page) => page.evaluate(() => (window as unknown as { focusSeen: string[] }).focusSeen);

/** Scripts take their time, so that one has gone on before the board is awake. */
const slowly = (page: Page, ms: number) =>
  page.route('**/_astro/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, ms));
    await route.continue();
  });

const start = (page: Page) => page.locator('.bd-start:visible').first();
const island = (page: Page) => page.locator('astro-island', { has: page.locator('.board:visible') }).first();
const isAwake = (page: Page) => expect(island(page)).toHaveAttribute('data-awake', '', { timeout: 30_000 });

for (const [path, first] of boards) {
  const byItself = /#[pn]=/.test(path);
  test(`${path}: a board that is reached by key wakes, and the focus stays where it is`, async ({ page }) => {
    await page.goto(path);
    await awake(page);
    if (byItself) return expect(page.locator('.bd-slot[tabindex="0"]').first()).toHaveAttribute('data-slot', first);
    await slowly(page, 200);
    await start(page).focus();
    await watchFocus(page);
    await isAwake(page);
    await expect(page.locator('.bd-slot').first()).toBeAttached();
    await expect(start(page)).toBeFocused();
    expect(await focusSeen(page)).toEqual(['Play on this board']);
    // On to the board: by Enter, or by the next Tab.
    await page.keyboard.press('Enter');
    await expect(page.locator('.bd-slot:focus')).toHaveAttribute('data-slot', first);
    await expect(page.getByRole('button', { name: 'Play on this board' }).and(page.locator(':focus'))).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.bd-slot:focus')).toHaveCount(1);
  });

  if (byItself) continue;
  test(`${path}: who has gone on while the board wakes is not called back`, async ({ page }) => {
    await page.goto(path);
    await awake(page);
    await slowly(page, 400);
    await start(page).focus();
    await watchFocus(page);
    await page.keyboard.press('Tab');
    const next = (await focusSeen(page)).length;
    await isAwake(page);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    const seen = await focusSeen(page);
    expect(seen).not.toContain('nothing');
    expect(seen.length).toBeLessThanOrEqual(Math.max(next, 2));
    expect(seen.at(-1)).not.toBe('Play on this board');
  });

  test(`${path}: Enter before the board is awake leads onto it`, async ({ page }) => {
    await page.goto(path);
    await awake(page);
    await slowly(page, 200);
    await start(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.bd-slot:focus')).toHaveAttribute('data-slot', first, { timeout: 30_000 });
  });
}
