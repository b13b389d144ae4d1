import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../../scripts/browser.mjs';
import { findFirefox, findWebKit } from '../../scripts/lib/browsers.mjs';
import { table } from '../../scripts/lib/table.mjs';
import { serveFolder } from '../e2e/static.mjs';
import { type Driver, textOf, until } from './driver.ts';
import { startChromium, startFirefox } from './puppeteer.ts';
import { scenarios } from './scenarios.ts';
import { startWebKit } from './webkit.ts';

const site = process.env.SITE_DIR ?? 'dist';

/** What starts each browser, and where it is (null: not on this machine). */
const browsers = [
  { title: 'Chromium', path: await findChromium(), start: startChromium },
  { title: 'Firefox', path: findFirefox(), start: startFirefox },
  { title: 'WebKitGTK', path: findWebKit(), start: startWebKit },
] as const;

/** How long each took in each browser, for the table at the end. */
const took: Record<string, Record<string, string>> = {};
const names: Record<string, string> = {};
const timed = (title: string, name: string, run: () => Promise<void>) => async () => {
  const row = took[name] ?? {};
  took[name] = row;
  row[title] = 'red';
  const began = performance.now();
  await run();
  row[title] = `${((performance.now() - began) / 1000).toFixed(1)} s`;
};
afterAll(() => {
  const titles = browsers.map(({ title }) => title);
  const rows = Object.entries(took).map(([name, row]) => [name, ...titles.map((title) => row[title] ?? '–')]);
  console.log(table(['', ...titles.map((title) => names[title] ?? `${title}: not here`)], rows));
});

for (const { title, path, start } of browsers)
  describe.skipIf(path === null)(title, () => {
    let driver: Driver;
    let host: Awaited<ReturnType<typeof serveFolder>>;
    beforeAll(async () => {
      host = await serveFolder({ folder: () => site });
      driver = await start(path as string);
      names[title] = driver.name;
    });
    afterAll(async () => {
      await driver?.close();
      await host?.close();
    });
    for (const [name, scenario] of Object.entries(scenarios))
      test(
        name,
        timed(title, name, () => scenario(driver, `${host.origin}/`)),
      );

    const gone = 'opens kept pages when the host is gone';
    const whenGone = async () => {
      const own = await serveFolder({ folder: () => site });
      const home = `${own.origin}/`;
      await driver.open(`${home}puzzles/ristiseiska/r-0001/`);
      await until(
        'everything to be kept',
        async () =>
          driver.run(async () => {
            const notes = await (await caches.open('winnable / notes')).match('/notes');
            return ((await notes?.json()) as { complete?: string } | undefined)?.complete !== undefined;
          }),
        150,
      );
      // Without a network an earlier Firefox failed the navigation itself where this one had.
      const preloads = () => navigator.serviceWorker.ready.then(({ navigationPreload }) => navigationPreload?.getState());
      expect((await driver.run(preloads))?.enabled).toBe(false);
      await own.close();
      for (const page of ['', 'learn/sixteen/bricks-and-urn/', 'daily/', 'puzzles/ristiseiska/r-0001/']) {
        await driver.open(`${home}${page}`);
        expect(await textOf(driver, 'h1'), page).not.toMatch(/not on your device|^$/);
      }
      await driver.open(`${home}puzzles/ristiseiska/r-0002/`);
      expect(await textOf(driver, 'h1')).toBe('This page is not on your device');
    };
    test.runIf(title !== 'WebKitGTK')(gone, timed(title, gone, whenGone));
  });
