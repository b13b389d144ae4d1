import { expect, type Locator, type Page, test } from '@playwright/test';
import settings from '../../project.inlang/settings.json' with { type: 'json' };
import { fetchedAll, watchFetching } from '../../scripts/lib/fetching.mjs';
import { thorough } from '../sample.ts';
import type { PageKind } from './pages.ts';
import { away } from './windows.ts';

/**
 * Tests for readers of English, and where everything is tried for those of each other language, whose words may be half as long again. `root` is
 * what an address of a language begins with.
 */
export function inEachLanguage(tests: (root: string) => void): void {
  const [, ...others] = settings.locales;
  tests('');
  for (const locale of thorough ? others : [])
    test.describe(locale, () => {
      test.use({ locale });
      tests(`/${locale}`);
    });
}

/** Goes to a page, with what belongs to it loaded and its islands awake. */
export async function visit(page: Page, { path, status = 200 }: PageKind): Promise<void> {
  watchFetching(page);
  const response = await page.goto(path, { waitUntil: 'load' });
  expect(response?.status()).toBe(status);
  await awake(page);
}

/** Waits until every island in view has woken and nothing more is being fetched. */
export async function awake(page: Page): Promise<void> {
  await fetchedAll(page);
  await islandsAwake(page);
}

/** Waits until every island that wakes by itself has woken: half a second sooner than `awake`, where it is all the same what still comes. */
export const islandsAwake = (page: Page): Promise<void> =>
  expect(page.locator('astro-island[ssr][client="load"], astro-island[ssr][client="only"]')).toHaveCount(0);

/** Brings the first live board of the page to life, as a reader does who is about to touch it, with all that comes with it. */
export async function startBoard(page: Page): Promise<void> {
  await wakeBoard(page);
  await fetchedAll(page);
}

/** Brings the first live board of the page to life; what it asks for later may still be on its way. */
export async function wakeBoard(page: Page): Promise<void> {
  // A step of a lesson may have to be read first.
  const read = page.getByRole('button', { name: 'Try it' });
  if (await read.isVisible()) await read.click();
  const board = page.locator('.board:visible').first();
  await board.scrollIntoViewIfNeeded();
  // The board may still have to wake; a pointer that comes once more, as one's hand does all the time, finds it awake.
  await expect(async () => {
    await page.mouse.move(...away);
    await board.hover();
    await expect(page.locator('canvas').first()).toBeAttached({ timeout: 300 });
  }).toPass({ timeout: 30_000, intervals: [100] });
}

/**
 * From now on a page hears of no pointer at its corner: without a window, Chromium's enters there whenever the view changes its size,
 * and wakes a board that lies there.
 */
export const withoutCorner = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const sign of ['pointerover', 'pointerenter', 'mouseover', 'mouseenter'] as const)
      addEventListener(sign, (event) => event.clientX === 0 && event.clientY === 0 && event.stopImmediatePropagation(), true);
  });

/**
 * From now on fonts come late, as on a slow line, and anew with each page. A page keeps the reader's fonts then, until its window changes: `never`
 * has it keep them for good.
 */
export async function lateFonts(page: Page, come: 'late' | 'never' = 'late'): Promise<void> {
  // `page.route` would have the browser fetch everything else anew too.
  const browser = await page.context().newCDPSession(page);
  browser.on('Fetch.requestPaused', async ({ requestId, responseStatusCode, responseHeaders = [] }) => {
    if (come === 'never') {
      await browser.send('Fetch.failRequest', { requestId, errorReason: 'Failed' }).catch(() => undefined);
      return;
    }
    await new Promise((done) => setTimeout(done, 300));
    const kept = responseHeaders.filter(({ name }) => name.toLowerCase() !== 'cache-control');
    const answer = {
      requestId,
      responseCode: responseStatusCode ?? 200,
      responseHeaders: [...kept, { name: 'cache-control', value: 'no-store' }],
    };
    await browser.send('Fetch.continueResponse', answer).catch(() => undefined);
  });
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: '*.woff2', requestStage: 'Response' }] });
}

/**
 * Adds up from now on how far things move by themselves, at loading and at waking (layout shift, as browsers count it; a move of the
 * reader's own finger counts as well). Fonts come late, as on a slow line, or never.
 */
export async function watchShifts(page: Page, fonts: 'late' | 'never' = 'late'): Promise<() => Promise<number>> {
  await lateFonts(page, fonts);
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
}

/** Everything that went wrong in a page from now on: errors, refusals of the security policy, requests to elsewhere. */
export function troubles(page: Page): string[] {
  const seen: string[] = [];
  page.on('pageerror', (error) => seen.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (/Content.Security.Policy/i.test(text)) seen.push(`policy: ${text}`);
    else if (message.type() === 'error' && !/status of 404/.test(text)) seen.push(`console: ${text}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && hostname !== 'localhost') seen.push(`request to elsewhere: ${request.url()}`);
  });
  return seen;
}

/** Opens what a playing screen has behind *More*, and gives it. */
export async function openMore(page: Page): Promise<Locator> {
  const panel = page.locator('.more-panel');
  if (!(await panel.isVisible())) await page.locator('summary', { hasText: 'More' }).click();
  await expect(panel.locator('.more-tools > *').first()).toBeAttached();
  return panel;
}

/** Reads how long the reader's line is from where *More* has it, and closes that again. */
export async function expectLine(page: Page, actions: number): Promise<void> {
  const panel = await openMore(page);
  await expect(panel.getByText(`Your game: ${actions} move${actions === 1 ? '' : 's'}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

/** Plays one action of Sixteen by keyboard, as a reader without a pointer would. */
export async function byKeyboard(page: Page, action: string): Promise<void> {
  const [from = '', to = ''] = action.split('-');
  const press = async (slot: string) => {
    await page
      .getByRole('group', { name: /^Board/ })
      .locator(`[data-slot="${slot}"]`)
      .focus();
    await page.keyboard.press('Enter');
  };
  if (action === 'draw') return press('urn');
  if (to === '') return press(from);
  await press(`p${from}`);
  if (to !== 'f') return press(`p${to}`);
  await page
    .getByRole('group', { name: /^Board/ })
    .locator('[data-slot^="f"][data-target]')
    .first()
    .focus();
  await page.keyboard.press('Enter');
}
