/**
 * What this browser keeps for the site, and nothing else: JSON values in localStorage under `winnable.…`. Storage may be
 * missing, forbidden, full or damaged; none of that throws, and nothing that was there is destroyed by reading it.
 */
const prefix = 'winnable.';

/** What became of a value: kept, or why it was not. A value that was not kept still counts until the page is left. */
export type Written = 'saved' | 'full' | 'unavailable';

/** Values that storage did not take, for the rest of this page's life. */
const memory = new Map<string, string>();

/** Changes that storage did not take, to be made again on what other tabs have written since. */
const unwritten = new Map<string, (() => Written)[]>();

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
export const write = (key: string, value: unknown): Written => writeText(key, JSON.stringify(value));

/** The same with the text of a value, as `readText` gave it. */
export function writeText(key: string, raw: string): Written {
  unwritten.delete(prefix + key);
  return putText(prefix + key, raw);
}

function putText(name: string, raw: string): Written {
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

/**
 * Changes a value: reads it at this moment, so that nothing another tab has written is lost, and writes what `change` makes
 * of it (null: there is none, or it was damaged and has been put aside). Changes that storage did not take are made again
 * with the next one; so `change` must be one that may be made twice.
 */
export function update<T>(key: string, parse: (raw: unknown) => T | null, change: (before: T | null) => T): Written {
  const name = prefix + key;
  const earlier = unwritten.get(name) ?? [];
  // From the first of them on, each takes what the one before has left in memory.
  if (earlier.length > 0) memory.delete(name);
  for (const again of earlier) again();
  const now = () => putText(name, JSON.stringify(change(read(key, parse))));
  const result = now();
  if (result === 'saved') unwritten.delete(name);
  else unwritten.set(name, [...earlier, now]);
  return result;
}

/** Puts something unreadable aside, as `read` does with a whole value. */
export function keepAside(key: string, value: unknown): void {
  const raw = JSON.stringify(value);
  attempt((store) => store.setItem(brokenKey(store, prefix + key, raw), raw), undefined);
}

/** A value's text as it is kept; null if there is none. */
export const readText = (key: string): string | null =>
  memory.get(prefix + key) ?? attempt((store) => store.getItem(prefix + key), null);

const isFull = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED');

/** Forgets one value. */
export function remove(key: string): void {
  memory.delete(prefix + key);
  unwritten.delete(prefix + key);
  attempt((store) => store.removeItem(prefix + key), undefined);
}

/**
 * Calls `changed` when another tab changes or erases the value (null: any value). Out: the function that stops it.
 */
export function watch(key: string | null, changed: () => void): () => void {
  if (typeof window === 'undefined') return () => {};
  const name = key === null ? null : prefix + key;
  const listen = (event: StorageEvent) => {
    if (event.key !== null && !(name === null ? event.key.startsWith(prefix) : event.key === name)) return;
    heard(event.key ?? name, event.newValue === null);
    changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** Another tab has written or erased a value (null: all of them). It has the last word, but for changes still to be made. */
function heard(name: string | null, erased: boolean): void {
  for (const gone of name === null ? [...memory.keys()] : [name]) {
    memory.delete(gone);
    if (!erased) for (const again of unwritten.get(gone) ?? []) again();
    if (!memory.has(gone)) unwritten.delete(gone);
  }
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
