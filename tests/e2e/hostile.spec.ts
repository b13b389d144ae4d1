import { expect, type Page, test } from '@playwright/test';
import { fetchedAll, watchFetching } from '../../scripts/lib/fetching.mjs';
import { sample } from '../sample.ts';
import { awake } from './helpers.ts';
import { hostileFragments } from './hostile.ts';
import { pushed } from './width.ts';

/** Waits until nothing on the page has changed for a while: what a fragment says has been read and drawn. */
const quiet = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        let timer = setTimeout(end, 150);
        const watch = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(end, 150);
        });
        const last = setTimeout(end, 3_000);
        function end() {
          watch.disconnect();
          clearTimeout(timer);
          clearTimeout(last);
          requestAnimationFrame(() => requestAnimationFrame(() => done()));
        }
        watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
      }),
  );

/** Each kind of fragment four times, with other words each time. */
const all = hostileFragments(sample(48, 300), 24);

for (const at of [...new Set(all.map(({ page }) => page))])
  test(`${at}: no fragment, whatever it says, makes the page wider than 320 px`, async ({ page }) => {
    test.setTimeout(300_000);
    watchFetching(page);
    await page.setViewportSize({ width: 320, height: 640 });
    const wide: Record<string, string[]> = {};
    const own = all.filter((one) => one.page === at);
    for (const [i, { fragment }] of own.entries()) {
      // The others are read by the page as it is open, as one that is pasted into its address.
      if (i % 4 === 0) await page.goto('about:blank');
      await page.goto(`${at}#${fragment}`, { waitUntil: 'load' });
      await awake(page);
      await quiet(page);
      const out = await pushed(page);
      if (out.length > 0) wide[fragment.slice(0, 100)] = out;
    }
    await fetchedAll(page);
    expect(wide).toEqual({});
  });

const others = ['/daily/', '/statistics/', `/search/?q=${'W'.repeat(1_000)}`, `/search/?q=${'\u0633'.repeat(1_000)}`];

for (const at of [...new Set([...others, ...all.map(({ page }) => page)])])
  test(`${at.slice(0, 20)}: letters of 200 % make no page wider than 320, 360 or 390 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(at, { waitUntil: 'load' });
    await awake(page);
    // As a reader's own style sheet does it: what the page asks of the window's width stays as it was.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 640 });
      await quiet(page);
      expect(await pushed(page), `${width} px`).toEqual([]);
    }
  });
