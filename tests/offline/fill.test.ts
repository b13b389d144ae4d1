import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { type Build, missingPage, type Version } from '../../src/components/offline/plan.ts';
import { eraseStore, hasStore, keptPage, openStore, pathsOf, readNotes, type Store } from '../../src/components/offline/store.ts';
import { type FillOptions, fill } from '../../src/components/offline/worker/fill.ts';
import { FakeSite, FakeStorage } from './caches.ts';

const root = new URL('https://example.org/sub/');
const options = { now: new Date(2026, 10, 21), language: '' } satisfies FillOptions;
let storage: FakeStorage;
let site: FakeSite;
let store: Store;

/** Publishes a version of the site: its pages name the version's file, which is loaded, and one loaded lazily. */
function publish(version: string, pages: Readonly<Record<string, string>>): Build {
  const files = [`_astro/app.${version}.js`, `_astro/lazy.${version}.js`];
  site.contents = Object.fromEntries(files.map((file) => [file, `/* ${file} */`]));
  const versions: Record<string, Version> = {};
  for (const [path, text] of Object.entries(pages)) {
    const html = `<script src="/sub/_astro/app.${version}.js"></script>${text}`;
    site.contents[path] = html;
    versions[path] = [createHash('sha256').update(html).digest('hex').slice(0, 12), html.length];
  }
  site.contents['icons/icon.png'] = version;
  return {
    id: version,
    files: Object.fromEntries(files.map((file) => [file, 10])),
    pages: versions,
    others: { 'icons/icon.png': [version, 1] },
  };
}

const pages = {
  '': 'home',
  'learn/sixteen/a/': 'lesson',
  'puzzles/sixteen/s-0001/': 'puzzle',
  'daily/21/': 'today',
  'daily/21/sixteen/': 'today’s',
  [missingPage]: 'missing',
};

const text = async (path: string) => (await (await keptPage(store, path))?.text())?.replace(/^.*<\/script>/, '');
const fetched = () => site.asked.splice(0).sort();

beforeEach(async () => {
  storage = new FakeStorage();
  site = new FakeSite(root);
  store = await openStore(root, storage.real);
});

test('fills the store with files, wanted pages and the rest, and asks for nothing twice', async () => {
  const one = publish('one', pages);
  const told: string[] = [];
  const tell = (done: number, of: number) => told.push(`${done}/${of}`);
  expect(await fill(store, one, { ...options, fetch: site.fetch, tell })).toBe('done');
  expect((await pathsOf(store, store.files)).sort()).toEqual(['_astro/app.one.js', '_astro/lazy.one.js']);
  expect((await pathsOf(store, store.pages)).sort()).toEqual([
    '',
    'daily/21/',
    'daily/21/sixteen/',
    'learn/sixteen/a/',
    missingPage,
  ]);
  expect(told.at(0)).toBe('0/8');
  expect(told.at(-1)).toBe('8/8');
  fetched();
  expect(await fill(store, one, { ...options, fetch: site.fetch })).toBe('done');
  expect(fetched()).toEqual([]);
});

test('with all it brings the library, and keeps to that', async () => {
  const one = publish('one', pages);
  await fill(store, one, { ...options, fetch: site.fetch });
  fetched();
  expect(await fill(store, one, { ...options, extent: 'all', fetch: site.fetch })).toBe('done');
  expect(fetched()).toEqual(['puzzles/sixteen/s-0001/']);
  expect((await readNotes(store)).extent).toBe('all');
  await fill(store, one, { ...options, fetch: site.fetch });
  expect(await text('puzzles/sixteen/s-0001/')).toBe('puzzle');
});

test('goes on where it was cut off, and lets go of nothing before it is complete', async () => {
  const one = publish('one', pages);
  await fill(store, one, { ...options, fetch: site.fetch });
  const two = publish('two', { ...pages, '': 'home, newer' });
  delete site.contents['learn/sixteen/a/'];
  expect(await fill(store, two, { ...options, fetch: site.fetch })).toBe('cut');
  expect(await text('learn/sixteen/a/')).toBe('lesson');
  expect(await pathsOf(store, store.files)).toContain('_astro/lazy.one.js');
  fetched();
  publish('two', { ...pages, '': 'home, newer' });
  expect(await fill(store, two, { ...options, fetch: site.fetch })).toBe('done');
  expect(fetched()).toEqual(['icons/icon.png', 'learn/sixteen/a/']);
});

test('no page of a new version comes before all its files', async () => {
  await fill(store, publish('one', pages), { ...options, fetch: site.fetch });
  const two = publish('two', { ...pages, '': 'home, newer' });
  delete site.contents['_astro/lazy.two.js'];
  expect(await fill(store, two, { ...options, fetch: site.fetch })).toBe('cut');
  expect(await text('')).toBe('home');
});

test('without a network it gives up soon, and what is kept stays', async () => {
  const one = publish('one', pages);
  await fill(store, one, { ...options, fetch: site.fetch });
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`learn/sixteen/l${i}/`, `${i}`]));
  const two = publish('two', { ...pages, ...many });
  site.down = true;
  fetched();
  expect(await fill(store, two, { ...options, fetch: site.fetch })).toBe('cut');
  expect(site.asked.length).toBeLessThan(20);
  expect(await text('')).toBe('home');
});

test('what varies with everything can be kept as well', async () => {
  const one = publish('one', pages);
  const vary = (async (address: string) => {
    const response = await site.fetch(address);
    response.headers.set('vary', '*');
    return response;
  }) as typeof fetch;
  expect(await fill(store, one, { ...options, fetch: vary })).toBe('done');
  expect((await keptPage(store, ''))?.headers.get('vary')).toBeNull();
});

test('a full disk is told apart', async () => {
  const one = publish('one', pages);
  for (const cache of storage.caches.values()) cache.full = true;
  (await storage.open('winnable /sub/ notes')).full = false;
  expect(await fill(store, one, { ...options, fetch: site.fetch })).toBe('full');
});

test('only what has changed is fetched; an opened puzzle follows', async () => {
  const one = publish('one', pages);
  await fill(store, one, { ...options, fetch: site.fetch });
  await store.opened.put(`${root}puzzles/sixteen/s-0001/`, new Response('old puzzle'));
  const next = { ...one, id: 'one-b', pages: { ...one.pages, '': ['changed', 1] as const } };
  fetched();
  expect(await fill(store, next, { ...options, fetch: site.fetch })).toBe('done');
  expect(fetched()).toEqual(['', 'puzzles/sixteen/s-0001/']);
  expect((await pathsOf(store, store.opened)).length).toBe(1);
  expect(await text('puzzles/sixteen/s-0001/')).toBe('puzzle');
});

test('a page of a newer version than the list is left for the next worker, and its old one kept', async () => {
  const one = publish('one', pages);
  await fill(store, one, { ...options, fetch: site.fetch });
  const two = publish('two', pages);
  publish('three', pages);
  site.contents = { ...site.contents, '_astro/app.two.js': '2', '_astro/lazy.two.js': '2' };
  expect(await fill(store, two, { ...options, fetch: site.fetch })).toBe('cut');
  expect(await (await keptPage(store, ''))?.text()).toContain('app.one.js');
});

test('files of the last versions stay for pages that are still open, older ones go; builds that change no file do not count', async () => {
  for (const version of ['one', 'two', 'three']) await fill(store, publish(version, pages), { ...options, fetch: site.fetch });
  const three = publish('three', pages);
  for (const day of ['x', 'y', 'z'])
    await fill(store, { ...three, id: day, pages: { ...three.pages, '': [day, 1] } }, { ...options, fetch: site.fetch });
  const kept = await pathsOf(store, store.files);
  for (const version of ['one', 'two', 'three']) expect(kept).toContain(`_astro/lazy.${version}.js`);
  await fill(store, publish('four', pages), { ...options, fetch: site.fetch });
  expect(await pathsOf(store, store.files)).not.toContain('_astro/lazy.one.js');
  expect(await pathsOf(store, store.files)).toContain('_astro/lazy.two.js');
});

test('a new month brings its dailies and lets those go that nobody has opened', async () => {
  const one = publish('one', { ...pages, 'daily/40/': 'a day in December', 'daily/371/': 'the last one' });
  await fill(store, one, { ...options, fetch: site.fetch });
  await store.opened.put(`${root}daily/21/sixteen/`, (await store.pages.match(`${root}daily/21/sixteen/`)) as Response);
  await store.pages.delete(`${root}daily/21/sixteen/`);
  fetched();
  expect(await fill(store, one, { ...options, now: new Date(2026, 11, 9), fetch: site.fetch })).toBe('done');
  expect(fetched()).toEqual(['daily/40/']);
  expect(await text('daily/21/')).toBeUndefined();
  expect(await text('daily/21/sixteen/')).toBe('today’s');
});

test('pages that are gone from the site go', async () => {
  await fill(store, publish('one', { ...pages, 'learn/sixteen/gone/': 'x' }), { ...options, fetch: site.fetch });
  await fill(store, publish('two', pages), { ...options, fetch: site.fetch });
  expect(await text('learn/sixteen/gone/')).toBeUndefined();
});

test('stops when it is told to, and erasing takes nothing of other sites at the same origin', async () => {
  const one = publish('one', pages);
  await openStore(new URL('https://example.org/other/'), storage.real);
  expect(await fill(store, one, { ...options, fetch: site.fetch, stopped: () => true })).toBe('cut');
  await eraseStore(root, storage.real);
  expect(await hasStore(root, storage.real)).toBe(false);
  expect(await hasStore(new URL('https://example.org/other/'), storage.real)).toBe(true);
});

test('damaged notes count as none', async () => {
  await store.notes.put(`${root}notes`, new Response('{'));
  expect(await readNotes(store)).toEqual({});
  expect(await fill(store, publish('one', pages), { ...options, fetch: site.fetch })).toBe('done');
});

test('a puzzle that is open when the worker comes is kept like one opened later', async () => {
  const one = publish('one', pages);
  const open = ['puzzles/sixteen/s-0001/index.html', 'learn/sixteen/a/', 'nothing/here/'];
  await fill(store, one, { ...options, open, fetch: site.fetch });
  expect(await pathsOf(store, store.opened)).toEqual(['puzzles/sixteen/s-0001/']);
  fetched();
  await fill(store, one, { ...options, open, fetch: site.fetch });
  expect(fetched()).toEqual([]);
});

test('and so is one that is open when everything else has been kept', async () => {
  const one = publish('one', pages);
  await fill(store, one, { ...options, fetch: site.fetch });
  fetched();
  expect(await fill(store, one, { ...options, open: ['puzzles/sixteen/s-0001/'], fetch: site.fetch })).toBe('done');
  expect(fetched()).toEqual(['puzzles/sixteen/s-0001/']);
  expect(await text('puzzles/sixteen/s-0001/')).toBe('puzzle');
});
