import { beforeEach, expect, test } from 'vitest';
import { missingPage } from '../../src/components/offline/plan.ts';
import { keep, keptPage, openStore, pathIn, pathsOf, type Store } from '../../src/components/offline/store.ts';
import { kindOfRequest, serveFile, serveOther, servePage } from '../../src/components/offline/worker/serve.ts';
import { FakeSite, FakeStorage } from './caches.ts';

const root = new URL('https://example.org/sub/');
const html = (text: string, status = 200) => new Response(text, { status, headers: { 'content-type': 'text/html' } });
const down = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
let store: Store;
let works: Promise<unknown>[];
const later = (work: Promise<unknown>) => void works.push(work);
const settled = async () => {
  for (let count = -1; count !== works.length; ) {
    count = works.length;
    await Promise.allSettled(works);
  }
};

beforeEach(async () => {
  store = await openStore(root, new FakeStorage().real);
  works = [];
  await keep(store, store.pages, missingPage, html('missing'));
});

test('a page comes from the network and is kept; without a network the kept one comes', async () => {
  expect(await (await servePage(store, 'about/', Promise.resolve(html('new')), later)).text()).toBe('new');
  await settled();
  expect(await (await servePage(store, 'about', down(), later)).text()).toBe('new');
  expect(await (await servePage(store, 'about/index.html', down(), later)).text()).toBe('new');
});

test('a slow network is not waited for when the page is kept; what it brings at last is kept', async () => {
  await keep(store, store.pages, 'about/', html('kept'));
  let answer = (_: Response) => {};
  const slow = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  expect(await (await servePage(store, 'about/', slow, later, 1)).text()).toBe('kept');
  answer(html('new'));
  await settled();
  expect(await (await keptPage(store, 'about/'))?.text()).toBe('new');
});

test('a host in trouble: the kept page, else what it says; what is not found is not found', async () => {
  await keep(store, store.pages, 'about/', html('kept'));
  expect(await (await servePage(store, 'about/', Promise.resolve(html('oh', 503)), later)).text()).toBe('kept');
  expect(await (await servePage(store, 'teachers/', Promise.resolve(html('oh', 503)), later)).text()).toBe('oh');
  expect((await servePage(store, 'about/', Promise.resolve(html('no', 404)), later)).status).toBe(404);
  await settled();
  expect(await (await keptPage(store, 'about/'))?.text()).toBe('kept');
});

test('neither: the page that says so, and says it as an error', async () => {
  const response = await servePage(store, 'puzzles/sixteen/s-0009/', down(), later);
  expect(response.status).toBe(503);
  expect(await response.text()).toBe('missing');
});

test('not even that: the failure itself', async () => {
  store = await openStore(root, new FakeStorage().real);
  await expect(servePage(store, 'about/', down(), later)).rejects.toThrow('Failed to fetch');
});

test('a puzzle that is opened stays as opened, whether the network or the store has it', async () => {
  await servePage(store, 'puzzles/sixteen/s-0001/', Promise.resolve(html('puzzle')), later);
  await keep(store, store.pages, 'daily/21/sixteen/', html('today'));
  await servePage(store, 'daily/21/sixteen/', down(), later);
  await settled();
  expect((await pathsOf(store, store.opened)).sort()).toEqual(['daily/21/sixteen/', 'puzzles/sixteen/s-0001/']);
  expect(await pathsOf(store, store.pages)).toEqual([missingPage]);
});

test('a file with a hash comes from the store for good; others from the network', async () => {
  const site = new FakeSite(root);
  site.contents = { '_astro/a.js': 'network', 'icons/a.png': 'network' };
  await store.files.put(`${root}_astro/a.js`, new Response('kept'));
  const ask = (path: string) => new Request(new URL(path, root));
  expect(await (await serveFile(store, ask('_astro/a.js?astro-retry=1'), '_astro/a.js', later, site.fetch)).text()).toBe('kept');
  expect(await (await serveOther(store, ask('icons/a.png'), 'icons/a.png', site.fetch)).text()).toBe('network');
  await keep(store, store.others, 'icons/a.png', new Response('kept'));
  expect(await (await serveOther(store, ask('icons/a.png'), 'icons/a.png', site.fetch)).text()).toBe('kept');
});

test.each([
  ['GET', 'navigate', 'learn/sixteen/', 'page'],
  ['GET', 'navigate', '', 'page'],
  ['GET', 'navigate', 'index.html', 'page'],
  ['GET', 'cors', 'daily/12/', 'page'],
  ['GET', 'navigate', 'daily.ics', null],
  ['GET', 'cors', '_astro/a.js', 'file'],
  ['GET', 'no-cors', 'favicon.svg', 'other'],
  ['GET', 'cors', 'pagefind/index/en_1.pf_index', 'other'],
  ['POST', 'navigate', 'search/', null],
] as const)('%s %s of “%s” is answered as: %s', (method, mode, path, kind) => {
  expect(kindOfRequest({ method, mode }, path)).toBe(kind);
});

test('only addresses of this site are answered for', () => {
  expect(pathIn(root, 'https://example.org/sub/learn/?q=1#x')).toBe('learn/');
  expect(pathIn(root, 'https://example.org/other/')).toBeNull();
  expect(pathIn(root, 'https://example.com/sub/')).toBeNull();
});
