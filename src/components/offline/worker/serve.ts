import { missingPage, pagePath, staysOpened } from '../plan.ts';
import { addressOf, isHashed, keep, keptPage, type Store } from '../store.ts';

/** How long a page that is kept waits for its newer self. */
const patience = 3000;

/** Puzzles stay once they have been opened; what else was kept ahead is brought up to date where it is. */
const cacheFor = (store: Store, path: string): Cache => (staysOpened(path) ? store.opened : store.pages);

async function remember(store: Store, path: string, response: Response): Promise<void> {
  await keep(store, cacheFor(store, path), path, response);
  if (cacheFor(store, path) === store.opened) await store.pages.delete(addressOf(store, path));
}

/** A puzzle that was kept ahead counts as opened from now on. */
async function markOpened(store: Store, path: string): Promise<void> {
  if (cacheFor(store, path) !== store.opened) return;
  const ahead = await store.pages.match(addressOf(store, path));
  if (!ahead) return;
  await store.opened.put(addressOf(store, path), ahead);
  await store.pages.delete(addressOf(store, path));
}

const isPage = (response: Response): boolean =>
  response.status === 200 && !response.redirected && (response.headers.get('content-type') ?? '').includes('text/html');

/**
 * Answers for a page: from the network; from the store when the network fails, is in trouble (5xx) or takes long; and when
 * neither has it, with the page that says so. In: what the network will answer; `later` is given what still goes on.
 */
export async function servePage(
  store: Store,
  path: string,
  network: Promise<Response>,
  later: (work: Promise<unknown>) => void,
  wait: number = patience,
): Promise<Response> {
  const at = pagePath(path);
  const fresh = network.then(
    (response) => {
      if (isPage(response)) later(remember(store, at, response.clone()).catch(() => {}));
      return response;
    },
    () => null,
  );
  later(fresh);
  const kept = await keptPage(store, at);
  const slow = kept && new Promise<null>((done) => setTimeout(done, wait, null));
  const response = await (slow ? Promise.race([fresh, slow]) : fresh);
  if (kept && (!response || response.status >= 500)) {
    later(markOpened(store, at));
    return kept;
  }
  if (response) return response;
  const missing = await keptPage(store, missingPage);
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  return missing ? new Response(missing.body, { status: 503, headers }) : network;
}

/** Answers for a file with a hash in its name: kept ones never change. What comes from the network is kept. */
export async function serveFile(
  store: Store,
  request: Request,
  path: string,
  later: (work: Promise<unknown>) => void,
  get: typeof fetch = fetch,
): Promise<Response> {
  const kept = await store.files.match(addressOf(store, path));
  if (kept) return kept;
  const response = await get(request);
  if (response.ok && response.type === 'basic') later(keep(store, store.files, path, response.clone(), path).catch(() => {}));
  return response;
}

/** Answers for a file that keeps its name: the kept one, which belongs to the same build as the rest, else the network. */
export const serveOther = async (store: Store, request: Request, path: string, get: typeof fetch = fetch): Promise<Response> =>
  (await store.others.match(addressOf(store, path))) ?? get(request);

/** Which of the three answers, if any, a request is for. */
export function kindOfRequest(request: Pick<Request, 'method' | 'mode'>, path: string): 'page' | 'file' | 'other' | null {
  if (request.method !== 'GET') return null;
  if (isHashed(path)) return 'file';
  // A script may ask for a page too: today's puzzles are read from the page of the day.
  if (!/\.(?!html$)\w+$/i.test(path)) return 'page';
  return request.mode === 'navigate' ? null : 'other';
}
