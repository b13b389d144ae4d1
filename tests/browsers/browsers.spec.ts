import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../../scripts/browser.mjs';
import { findFirefox, findWebKit } from '../../scripts/lib/browsers.mjs';
import { table } from '../../scripts/lib/table.mjs';
import { serveFolder } from '../e2e/static.mjs';
import { thorough } from '../sample.ts';
import { type Driver, textOf, touch, until } from './driver.ts';
import { startChromium, startFirefox } from './puppeteer.ts';
import { scenarios } from './scenarios.ts';
import { startWebKit } from './webkit.ts';

const site = process.env.SITE_DIR ?? 'dist';

/** What starts each browser, and where it is (null: not on this machine). Chromium has the browser tests too, so it plays here where everything is tried. */
const browsers = [
  { title: 'Chromium', path: thorough ? await findChromium() : null, start: startChromium },
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
  console.log(table(['', ...titles.map((title) => names[title] ?? `${title}: not tried`)], rows));
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

    const boxed = 'plays and has judged an embed that has no origin';
    const whenBoxed = async () => {
      // What `sandbox="allow-scripts"` makes of a frame, on a page of its own that a driver can look into. The page names the address
      // that it was built for, which is another one than this.
      const folder = mkdtempSync(join(tmpdir(), 'winnable-boxed-'));
      mkdirSync(join(folder, 'embed'));
      symlinkSync(resolve(site, '_astro'), join(folder, '_astro'));
      const own = await serveFolder({ folder: () => folder, headers: { 'content-security-policy': 'sandbox allow-scripts' } });
      const page = readFileSync(join(site, 'embed/index.html'), 'utf8');
      const built = /font-src 'self' ([^;]+);/.exec(page)?.[1] ?? '';
      writeFileSync(join(folder, 'embed/index.html'), page.replaceAll(built, own.origin));
      await driver.open(`${own.origin}/embed/#p=sixteen:5/2.53/51/4/-&g=win&d=at-once&v=1`);
      expect(await driver.run(() => self.origin)).toBe('null');
      await until('the start to be judged', async () => /Proved just now/.test(await textOf(driver, 'main')));
      await touch(driver, '[data-slot="p2"]');
      await until('a verdict', async () => /threw it away/i.test(await textOf(driver, 'main')));
      const seen = await driver.run(() => ({
        fonts: [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
        // Loaded by a page that has to search on its own thread.
        here: performance.getEntriesByType('resource').filter(({ name }) => /\/inside\./.test(name)).length,
        unloaded: 'unloaded' in document.documentElement.dataset,
      }));
      expect(seen).toMatchObject({ fonts: expect.arrayContaining(['Schibsted Grotesk']), here: 0, unloaded: false });
      await own.close();
      rmSync(folder, { recursive: true });
    };
    test(boxed, timed(title, boxed, whenBoxed));

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
