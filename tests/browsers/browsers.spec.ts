import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFirefox, findWebKit } from '../../scripts/lib/browsers.mjs';
import { serveFolder } from '../e2e/static.mjs';
import { type Driver, textOf, until } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { scenarios } from './scenarios.ts';
import { startWebKit } from './webkit.ts';

const site = process.env.SITE_DIR ?? 'dist';

/** The browsers beside Chromium: what starts each, and where it is (null: not on this machine). */
const browsers = [
  { title: 'Firefox', path: findFirefox(), start: startFirefox },
  { title: 'WebKitGTK', path: findWebKit(), start: startWebKit },
] as const;

for (const { title, path, start } of browsers)
  describe.skipIf(path === null)(title, () => {
    let driver: Driver;
    let host: Awaited<ReturnType<typeof serveFolder>>;
    beforeAll(async () => {
      host = await serveFolder({ folder: () => site });
      driver = await start(path as string);
      console.log(driver.name);
    });
    afterAll(async () => {
      await driver?.close();
      await host?.close();
    });
    for (const [name, scenario] of Object.entries(scenarios)) test(name, () => scenario(driver, `${host.origin}/`));

    test.runIf(title === 'Firefox')('opens kept pages when the host is gone', async () => {
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
      await own.close();
      for (const page of ['', 'learn/sixteen/bricks-and-urn/', 'daily/', 'puzzles/ristiseiska/r-0001/']) {
        await driver.open(`${home}${page}`);
        expect(await textOf(driver, 'h1'), page).not.toMatch(/not on your device|^$/);
      }
      await driver.open(`${home}puzzles/ristiseiska/r-0002/`);
      expect(await textOf(driver, 'h1')).toBe('This page is not on your device');
    });
  });
