/**
 * What this browser keeps for the site, and nothing else: JSON values in localStorage under `winnable.…`. Storage may be
 * missing, forbidden, full or damaged; none of that throws, and nothing that was there is destroyed by reading it.
 */
const prefix = 'winnable.';

/** What became of a value: kept, or why it was not. A value that was not kept still counts until the page is left. */
export type Written = 'saved' | 'full' | 'unavailable';

/** Values that storage did not take, for the rest of this page's life. */
const memory = new Map<string, string>();

function storage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}

/** Runs one storage call; a call that throws gives `otherwise`. */
function attempt<T>(call: (store: Storage) => T, otherwise: T): T {
  const store = storage();
  if (!store) return otherwise;
  try {
    return call(store);
  } catch {
    return otherwise;
  }
}

/** A key that is free for a damaged value, or that already holds this very value. */
function brokenKey(store: Storage, name: string, raw: string): string {
  for (let n = 1; ; n++) {
    const key = n === 1 ? `${name}.broken` : `${name}.broken.${n}`;
    const taken = store.getItem(key);
    if (taken === null || taken === raw) return key;
  }
}

/** Puts a damaged value aside. Removed first, because a full storage has no room for it twice. */
function setAside(name: string, raw: string): void {
  attempt((store) => {
    const key = brokenKey(store, name, raw);
    store.removeItem(name);
    try {
      store.setItem(key, raw);
    } catch {
      store.setItem(name, raw);
    }
  }, undefined);
}

function parsed<T>(raw: string, parse: (value: unknown) => T | null): T | null {
  try {
    return parse(JSON.parse(raw));
  } catch {
    return null;
  }
}

/**
 * Reads a value. In: its key without the prefix, and the function that checks it (null: not such a value).
 * Out: the value, or null where there is none or it is damaged; a damaged one is moved to `<key>.broken`.
 */
export function read<T>(key: string, parse: (raw: unknown) => T | null): T | null {
  const name = prefix + key;
  const held = memory.get(name);
  if (held !== undefined) return parsed(held, parse);
  const raw = attempt((store) => store.getItem(name), null);
  if (raw === null) return null;
  const value = parsed(raw, parse);
  if (value === null) setAside(name, raw);
  return value;
}

/** Keeps a value (anything that JSON can carry) under a key. Out: whether it will still be there after a reload. */
export function write(key: string, value: unknown): Written {
  const name = prefix + key;
  const raw = JSON.stringify(value);
  const result = attempt<Written>((store) => {
    try {
      store.setItem(name, raw);
      return 'saved';
    } catch (error) {
      return isFull(error) ? 'full' : 'unavailable';
    }
  }, 'unavailable');
  if (result === 'saved') memory.delete(name);
  else memory.set(name, raw);
  return result;
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED');

/** Forgets one value. */
export function remove(key: string): void {
  memory.delete(prefix + key);
  attempt((store) => store.removeItem(prefix + key), undefined);
}

/**
 * Calls `changed` when another tab changes or erases the value. Out: the function that stops it.
 */
export function watch(key: string, changed: () => void): () => void {
  if (typeof window === 'undefined') return () => {};
  const name = prefix + key;
  const listen = (event: StorageEvent) => {
    if (event.key !== name && event.key !== null) return;
    memory.delete(name);
    changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** The keys of everything kept here, without the prefix, sorted; those of damaged values too. */
export function storedKeys(): string[] {
  const names = attempt((store) => Array.from({ length: store.length }, (_, i) => store.key(i) ?? ''), []);
  return [...new Set([...names, ...memory.keys()])]
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))
    .sort();
}

/** Erases everything the site has kept here, and nothing of other sites at the same address. Out: how many values. */
export function eraseAll(): number {
  const keys = storedKeys();
  for (const key of keys) remove(key);
  return keys.length;
}
