import { type Filling, type FillingEnd, parseAsk } from '../messages.ts';
import { type Build, filesNamed, missingPage } from '../plan.ts';
import { addressOf, eraseStore, keep, openStore, pathIn, type Store } from '../store.ts';
import { type FillOptions, fill } from './fill.ts';
import { kindOfRequest, serveFile, serveOther, servePage } from './serve.ts';

declare const self: ServiceWorkerGlobalScope;
/** The name of this build's list; another build is another service worker. */
declare const LIST: string;

const root = new URL(self.registration.scope);
let opening: Promise<Store> | null = null;
const store = (): Promise<Store> => {
  opening ??= openStore(root);
  return opening;
};

let removed = false;
let filling: Promise<FillingEnd> | null = null;

async function list(at: Store): Promise<Build> {
  const kept = await at.notes.match(addressOf(at, LIST));
  if (kept) return kept.json();
  const response = await fetch(addressOf(at, LIST));
  if (!response.ok) throw new Error(`the list of this build is not there: ${response.status}`);
  await at.notes.put(addressOf(at, LIST), response.clone());
  for (const { url } of await at.notes.keys())
    if (/\/offline-\w+\.json$/.test(url) && !url.endsWith(LIST)) await at.notes.delete(url);
  return response.json();
}

/** At first only the page that says that something is missing, with what it needs. The rest waits until a page asks for it. */
async function install(): Promise<void> {
  const at = await store();
  const response = await fetch(addressOf(at, missingPage), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${missingPage} is not there: ${response.status}`);
  const files = filesNamed(await response.clone().text(), root.pathname).filter((name) => /\.(css|js)$/.test(name));
  await Promise.all(
    files.map(async (name) => {
      if (await at.files.match(addressOf(at, name))) return;
      const file = await fetch(addressOf(at, name));
      if (!file.ok) throw new Error(`${name} is not there: ${file.status}`);
      await keep(at, at.files, name, file, name);
    }),
  );
  await keep(at, at.pages, missingPage, response);
}

async function tell(message: Filling): Promise<void> {
  for (const client of await self.clients.matchAll()) client.postMessage(message);
}

async function fillNow(options: Pick<FillOptions, 'language' | 'extent'>): Promise<FillingEnd> {
  const at = await store();
  let last = { done: 0, of: 0 };
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const outcome = await fill(at, await list(at), {
    ...options,
    now: new Date(),
    open: windows.flatMap(({ url }) => pathIn(root, url) ?? []),
    stopped: () => removed,
    tell: (done, of) => {
      last = { done, of };
      tell({ told: 'fill', done, of });
    },
  }).catch((): FillingEnd => 'cut');
  await tell({ told: 'fill', ...last, outcome });
  return outcome;
}

// A new build takes over at once. That is safe: pages come from the network whenever there is one, and the files of
// earlier builds stay, so that a page that is open goes on as it began.
self.addEventListener('install', (event) => {
  event.waitUntil(install().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  // No navigation preload: without a network Firefox fails the navigation itself when it fails. Earlier workers asked for it.
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.disable()]));
});

self.addEventListener('message', (event) => {
  const message = parseAsk(event.data);
  if (message?.ask === 'fill') {
    removed = false;
    const { language, extent } = message;
    const before = filling ?? Promise.resolve('done' as const);
    const work = before.then(() => fillNow({ language, extent }));
    filling = work;
    event.waitUntil(work);
  }
  if (message?.ask === 'remove') {
    removed = true;
    event.waitUntil(
      (async () => {
        await filling?.catch(() => {});
        await eraseStore(root);
        opening = null;
        event.ports[0]?.postMessage('removed');
      })(),
    );
  }
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = pathIn(root, request.url);
  const kind = path === null || removed ? null : kindOfRequest(request, path);
  if (path === null || kind === null) return;
  const later = (work: Promise<unknown>): void => event.waitUntil(work);
  const answer = async (): Promise<Response> => {
    const at = await store();
    if (kind === 'file') return serveFile(at, request, path, later);
    if (kind === 'other') return serveOther(at, request, path);
    return servePage(at, path, fetch(request), later);
  };
  event.respondWith(answer());
});
