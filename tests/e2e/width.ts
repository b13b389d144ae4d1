import { expect, type Page } from '@playwright/test';
import type { PageKind } from './pages.ts';

/** Words that no line of a phone holds, as somebody may put them into a link. */
const long = 'https://example.org/a/very/long/address/without-any-space-at-all?and=more&of=it';
const word = 'Donaudampfschifffahrtsgesellschaft';
const text = (words: string) => encodeURIComponent(words);
export const hostile: readonly PageKind[] = [
  {
    name: 'position with long words',
    path: `/position/#p=sixteen:5/2.53/51/4/-&t=${text(`${word}${word} ${long}`)}&h=${text(long)}&h=${text(word.repeat(4))}&v=1`,
    kind: 'opened',
  },
  {
    name: 'position with a long question',
    path: `/position/#p=sixteen:5/2.53/51/4/-&q=${text(long.repeat(3))}&a=${text(word.repeat(9))}&v=1`,
    kind: 'opened',
  },
  { name: 'broken link with long words', path: `/position/#p=${text(word.repeat(5))}&v=1`, kind: 'tool' },
  { name: 'search for a long word', path: `/search/?q=${text(word.repeat(5))}`, kind: 'tool' },
  { name: 'missing page with a long address', path: `/${word.repeat(4)}/`, kind: 'prose', status: 404 },
];

/** Windows, and the size of text that a reader has set: a page at 400 % of a window of 1280; text at 200 %. A phone's own window is no wider than these. */
const sights = [
  { width: 320, height: 256, letters: 16 },
  { width: 360, height: 640, letters: 32 },
  { width: 1000, height: 700, letters: 32 },
] as const;

/** Whatever sticks out to the side, where the page can be pushed: how wide it is, and what reaches there; nothing where it cannot. */
export const pushed = (page: Page) =>
  page.evaluate(() => {
    const root = document.scrollingElement ?? document.documentElement;
    if (root.scrollWidth <= window.innerWidth) return [];
    const out = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (one) => one.getBoundingClientRect().right > window.innerWidth + 0.5,
    );
    return [
      `${root.scrollWidth} wide`,
      ...out.slice(0, 4).map((one) => `${one.localName}.${one.className} ${one.textContent?.slice(0, 30)}`),
    ];
  });

/** The links to parts of a page that lie over its words. */
export const overWords = (page: Page) =>
  page.evaluate(() => {
    const over: string[] = [];
    const range = document.createRange();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.anchor')) {
      const own = link.getBoundingClientRect();
      const words = document.createTreeWalker(link.closest('.rule-text') ?? link.parentElement ?? link, NodeFilter.SHOW_TEXT);
      while (own.width > 0 && words.nextNode()) {
        if (link.contains(words.currentNode)) continue;
        range.selectNodeContents(words.currentNode);
        const met = [...range.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            right > own.left + 1 && left < own.right - 1 && bottom > own.top + 4 && top < own.bottom - 4,
        );
        if (met) over.push(`${link.hash}: ${words.currentNode.textContent?.slice(0, 30)}`);
      }
    }
    return over;
  });

/**
 * What sticks out to the side of a page in each of these windows, by window; none if nothing does. The page has its own
 * size again afterwards.
 */
export async function pushedSideways(page: Page): Promise<Record<string, string[]>> {
  const own = page.viewportSize();
  const browser = await page.context().newCDPSession(page);
  const letters16 = { fontSizes: { standard: 16 } };
  const seen: Record<string, string[]> = {};
  for (const { letters, ...size } of sights) {
    await page.setViewportSize(size);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } });
    await expect
      .poll(() => page.evaluate(() => [innerWidth, Number.parseFloat(getComputedStyle(document.documentElement).fontSize)]))
      .toEqual([size.width, letters]);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    // A board is laid out anew a moment after its window has changed.
    let found = await pushed(page);
    for (let tries = 0; found.length > 0 && tries < 20; tries++) {
      await page.waitForTimeout(100);
      found = await pushed(page);
    }
    if (found.length > 0) seen[`${size.width} px, letters of ${letters} px`] = found;
  }
  await browser.send('Page.setFontSizes', letters16);
  if (own) await page.setViewportSize(own);
  await browser.detach();
  return seen;
}
