/** The parts of a connection that some browsers tell. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** None in browsers without them, and none in a frame with `sandbox`, where asking for them throws. */
const workersHere = (): ServiceWorkerContainer | undefined => {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
};

const workers = workersHere();
const base = import.meta.env.BASE_URL;
const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};

/** Readers who save data, or whose connection is very slow, are not made to fetch more than they asked for. */
const sparing = saveData || effectiveType.endsWith('2g');

const refused = (): boolean => {
  try {
    return localStorage.getItem('winnable.offline') === '"off"';
  } catch {
    return false;
  }
};

/** Brings what is kept up to date, once the page has settled. */
const fill = (): void => {
  const language = /^([a-z]{2})\//.exec(location.pathname.slice(base.length))?.[1] ?? '';
  setTimeout(() => workers?.controller?.postMessage({ ask: 'fill', language }), 3000);
};

const begin = (): void => {
  if (!workers || refused()) return;
  workers.addEventListener('controllerchange', fill);
  if (workers.controller) fill();
  // A worker that cannot be had (private mode, no room) leaves the site as it is without one.
  workers.register(`${base}sw.js`, { scope: base, updateViaCache: 'none' }).catch(() => {});
};

/** A worker from an earlier preview at this address would answer for the pages that are being written. */
const clear = async (): Promise<void> => {
  for (const one of (await workers?.getRegistrations()) ?? []) await one.unregister();
};

if (import.meta.env.DEV) clear();
else if (__OFFLINE__ && !sparing && document.readyState === 'complete') begin();
else if (__OFFLINE__ && !sparing) addEventListener('load', () => setTimeout(begin, 1000));
