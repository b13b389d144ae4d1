import { expect, type Page, test } from '@playwright/test';
import { scale } from '../../scripts/lib/weigh.mjs';
import { type Asked, barriers } from './axe.ts';
import { boardLimit, kib, scriptLimit } from './budgets.ts';
import { islandsAwake, startBoard, troubles, visit, wakeBoard, watchShifts } from './helpers.ts';
import { type PageKind, pageKinds } from './pages.ts';
import { heard, nameless } from './tree.ts';
import { hostile, overWords, pushed, pushedSideways } from './width.ts';

/**
 * All that holds for every kind of page, in one visit each: its policy, the weight of its scripts, what a screen reader has of
 * it, what axe finds, that nothing moves by itself as it comes, and nothing pushes it sideways; then the same of its board at work.
 */
test.use({ reducedMotion: 'reduce' });

/** The reader's day, so that pages that tell of today say the same each day. */
const today = new Date('2026-11-10T12:00:00');

const hasBoard = ({ kind }: PageKind): boolean => kind === 'live' || kind === 'opened';

const most = 0.02;

/** What axe finds in a theme. */
async function found(page: Page, theme: 'light' | 'dark', asked: Asked = {}): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme });
  const all = await barriers(page, asked);
  await page.emulateMedia({ colorScheme: 'light' });
  return all.map((one) => `${theme}: ${one}`);
}

const colours = ['color-contrast', 'link-in-text-block'];

/** What axe finds in both themes; the structure is the same in both. */
const wrong = async (page: Page, part: Pick<Asked, 'within'> = {}): Promise<string[]> => [
  ...(await found(page, 'light', part)),
  ...(await found(page, 'dark', { ...part, rules: colours })),
];

const atWork = { within: 'astro-island:has(canvas)' };

for (const kind of pageKinds)
  test(`${kind.name}: policy, weight, what is heard, axe, width${hasBoard(kind) ? ', asleep and at work' : ''}`, async ({
    page,
  }) => {
    test.slow();
    await page.clock.setFixedTime(today);
    const seen = troubles(page);
    const weight = scale(page);
    const shifted = await watchShifts(page);
    await visit(page, kind);
    expect.soft(await shifted(), 'moves by itself').toBeLessThanOrEqual(most);
    const policy = await page.locator('meta[http-equiv="content-security-policy" i]').getAttribute('content');
    expect.soft(policy).toContain("default-src 'none'");
    expect.soft(policy).not.toMatch(/unsafe-(inline|eval)/);
    const before = await weight.read();
    if (kind.kind !== 'opened')
      expect.soft(before.js + before.workers, 'scripts before a board is started').toBeLessThanOrEqual(scriptLimit(kind));
    if (hasBoard(kind)) expect.soft(await page.locator('canvas').count(), 'boards before they are touched').toBe(0);
    // What a search finds is otherwise with each day that is published.
    if (kind.name !== 'search') await heard(page.getByRole('main'), `page ${kind.name}`);
    expect.soft(await nameless(page), 'has no name').toEqual([]);
    expect.soft(await wrong(page), 'axe, as it comes').toEqual([]);
    expect.soft(await pushedSideways(page)).toEqual({});
    expect.soft(await overWords(page), 'addresses over words').toEqual([]);
    if (hasBoard(kind)) {
      await startBoard(page);
      const { js } = await weight.read();
      expect.soft(js - before.js, 'Pixi and the board come when a board is started').toBeGreaterThan(20 * kib);
      expect.soft(js, 'scripts with a board at work').toBeLessThanOrEqual(boardLimit(kind));
      // The rest of the page is as it was.
      expect.soft(await wrong(page, atWork), 'axe, with its board at work').toEqual([]);
    }
    expect.soft(seen, 'errors, refusals of the policy, requests to elsewhere').toEqual([]);
  });

// The visits above have a wide window and a phone upright; a phone on its side shows least.
test('nothing moves by itself on a phone on its side, whatever kind of page comes', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 740, height: 360 });
  const shifted = await watchShifts(page);
  const moved: Record<string, number> = {};
  for (const { name, path } of pageKinds) {
    await page.goto('about:blank');
    await page.goto(path);
    await islandsAwake(page);
    // Fonts have come by now.
    await page.evaluate(() => document.fonts.ready);
    const far = await shifted();
    if (far > most) moved[name] = far;
  }
  expect(moved).toEqual({});
});

for (const kind of hostile)
  test(`${kind.name}: the page cannot be pushed sideways, nor with text at 200 %`, async ({ page }) => {
    await visit(page, kind);
    expect(await pushedSideways(page)).toEqual({});
  });

for (const kind of pageKinds)
  test(`${kind.name} on a phone, in the dark: axe${hasBoard(kind) ? ', asleep and at work' : ''} @narrow`, async ({ page }) => {
    const seen = troubles(page);
    const shifted = await watchShifts(page);
    await visit(page, kind);
    expect.soft(await shifted(), 'moves by itself').toBeLessThanOrEqual(most);
    expect.soft(await overWords(page), 'addresses over words').toEqual([]);
    expect.soft(await pushed(page), 'wider than the window').toEqual([]);
    expect.soft(await found(page, 'dark')).toEqual([]);
    if (hasBoard(kind)) {
      await wakeBoard(page);
      expect.soft(await found(page, 'dark', atWork), 'with its board at work').toEqual([]);
    }
    expect.soft(seen).toEqual([]);
  });
