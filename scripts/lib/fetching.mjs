/**
 * What a page is fetching, and when that last changed (milliseconds).
 * @typedef {{ readonly open: Set<import('@playwright/test').Request>, changed: number }} Fetching
 */

/** @type {WeakMap<import('@playwright/test').Page, Fetching>} */
const watched = new WeakMap();

/**
 * Looks at what a page fetches from now on; once for each page.
 * @param {import('@playwright/test').Page} page
 * @returns {Fetching}
 */
export function watchFetching(page) {
  const known = watched.get(page);
  if (known) return known;
  /** @type {Fetching} */
  const seen = { open: new Set(), changed: Date.now() };
  watched.set(page, seen);
  page.on('request', (request) => {
    seen.open.add(request);
    seen.changed = Date.now();
  });
  const ended = (/** @type {import('@playwright/test').Request} */ request) => {
    seen.open.delete(request);
    seen.changed = Date.now();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  // When a worker is ended, Chromium says of its requests neither that they came nor that they failed. All that began since the worker did are
  // forgotten; the page's own among them start the half second anew when they end.
  page.on('worker', (worker) => {
    const before = new Set(seen.open);
    worker.on('close', () => {
      for (const request of seen.open) if (!before.has(request) && !request.isNavigationRequest()) seen.open.delete(request);
      seen.changed = Date.now();
    });
  });
  // What the page before was still fetching is nobody's now.
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    for (const request of seen.open) if (!request.isNavigationRequest()) seen.open.delete(request);
  });
  return seen;
}

/**
 * Waits until a page has fetched nothing for half a second. Playwright's own `networkidle` at times never comes in a Chromium without a
 * window. Throws after a minute, with what is still being fetched.
 * @param {import('@playwright/test').Page} page
 */
export async function fetchedAll(page) {
  const seen = watchFetching(page);
  const until = Date.now() + 60_000;
  while (seen.open.size > 0 || Date.now() - seen.changed < 500) {
    if (Date.now() > until) throw new Error(`still being fetched: ${[...seen.open].map((request) => request.url()).join(', ')}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
