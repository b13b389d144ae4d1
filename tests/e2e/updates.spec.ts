import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { writeOffline } from '../../src/integrations/offline.ts';
import { serveFolder } from './static.mjs';

// Two versions of a small site under a sub-path, with the real service worker. Of the old one nothing stays on the host.
test.use({ serviceWorkers: 'allow' });

const base = '/sub/';
let folder: string;
let published: string;
let host: Awaited<ReturnType<typeof serveFolder>>;

/** A version of the site: a page with a field, and a button that loads another file. */
async function publish(version: string, { off = false } = {}): Promise<void> {
  const dir = join(folder, version);
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  };
  const page = (title: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
    <link rel="icon" href="data:,"><h1>${title}</h1><label>Line <input></label><button>Load</button><p role="status"></p>
    <script type="module" src="${base}_astro/app.${version}.js"></script>`;
  put(
    `_astro/app.${version}.js`,
    `document.querySelector('button').onclick = async () => {
      document.querySelector('[role=status]').textContent = (await import('./lazy.${version}.js')).name;
    };
    const workers = navigator.serviceWorker;
    const fill = () => workers.controller?.postMessage({ ask: 'fill', language: '' });
    workers.addEventListener('controllerchange', fill);
    fill();
    if (${!off}) workers.register('${base}sw.js', { scope: '${base}', updateViaCache: 'none' });`,
  );
  put(`_astro/lazy.${version}.js`, `export const name = 'loaded ${version}';`);
  put('index.html', page(`Version ${version}`));
  put('puzzles/a/b/index.html', page(`Puzzle of ${version}`));
  put('offline/missing/index.html', page('Not on your device'));
  await writeOffline(dir, { off });
  published = dir;
}

/** Waits until all of a version is kept. */
const kept = (page: Page, version: string) =>
  expect
    .poll(() =>
      page.evaluate(async (at) => {
        const notes = await (await caches.open(`winnable ${at} notes`)).match(`${at}notes`);
        return Object.keys(((await notes?.json()) as { build?: { files: object } } | undefined)?.build?.files ?? {}).join(' ');
      }, base),
    )
    .toContain(`app.${version}.js`);

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const load = async (page: Page, version: string) => {
  await page.getByRole('button', { name: 'Load' }).click();
  await expect(page.getByRole('status')).toHaveText(`loaded ${version}`);
};

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'winnable-updates-'));
  await publish('one');
  host = await serveFolder({ folder: () => published, base });
});
test.afterEach(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

test('a new version comes at once, and a page that is open goes on as it began', async ({ page, context }) => {
  const home = `${host.origin}${base}`;
  await page.goto(home);
  await kept(page, 'one');
  await page.getByLabel('Line').fill('half played');
  await publish('two');

  const other = await context.newPage();
  await other.goto(home);
  await expect(title(other)).toHaveText('Version two');
  await kept(other, 'two');
  expect((await other.request.get(`${home}_astro/lazy.one.js`)).status()).toBe(404);

  // The old page was not reloaded, and what it loads only now is still there.
  await load(page, 'one');
  await expect(page.getByLabel('Line')).toHaveValue('half played');
  await expect(title(page)).toHaveText('Version one');

  await host.close();
  await context.setOffline(true);
  await other.reload();
  await expect(title(other)).toHaveText('Version two');
  await load(other, 'two');
  await page.reload();
  await expect(title(page)).toHaveText('Version two');
});

test('a page that was opened follows to the new version, with the files it needs', async ({ page, context }) => {
  const home = `${host.origin}${base}`;
  await page.goto(home);
  await kept(page, 'one');
  await page.goto(`${home}puzzles/a/b/`);
  await expect(title(page)).toHaveText('Puzzle of one');
  await publish('two');
  await page.goto(home);
  await kept(page, 'two');
  await host.close();
  await context.setOffline(true);
  await page.goto(`${home}puzzles/a/b/`);
  await expect(title(page)).toHaveText('Puzzle of two');
  await load(page, 'two');
  await page.goto(`${home}puzzles/a/c/`);
  await expect(title(page)).toHaveText('Not on your device');
});

test('cut off in the middle of an update, the old version still works whole', async ({ page, context }) => {
  const home = `${host.origin}${base}`;
  await page.goto(home);
  await kept(page, 'one');
  await page.goto(`${home}puzzles/a/b/`);
  await publish('two');
  rmSync(join(published, '_astro/lazy.two.js'));
  await page.goto(home);
  await expect(title(page)).toHaveText('Version two');
  // The new worker has begun with the new files, and one of them is not there.
  await expect
    .poll(() =>
      page.evaluate(
        async (at) => (await (await caches.open(`winnable ${at} files`)).keys()).map(({ url }) => url).join(' '),
        base,
      ),
    )
    .toContain('app.two.js');
  await host.close();
  await context.setOffline(true);
  await page.goto(`${home}puzzles/a/b/`);
  await expect(title(page)).toHaveText('Puzzle of one');
  await load(page, 'one');
});

test('switched off, it ends itself and erases what it kept', async ({ page }) => {
  const home = `${host.origin}${base}`;
  await page.goto(home);
  await kept(page, 'one');
  await publish('two', { off: true });
  await page.goto(home);
  await expect
    .poll(() =>
      page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length]),
    )
    .toEqual([0, 0]);
  await page.reload();
  await expect(title(page)).toHaveText('Version two');
  await load(page, 'two');
});
