/**
 * What a tab keeps until it is closed, and nothing else: JSON values in sessionStorage under `winnable.…`. As with `storage.ts` nothing throws
 * where storage is missing, forbidden, full or damaged; what is damaged is forgotten.
 */
const prefix = 'winnable.';

function attempt<T>(call: (store: Storage) => T, otherwise: T): T {
  try {
    return call(window.sessionStorage);
  } catch {
    return otherwise;
  }
}

/** Reads a value. In: its key without the prefix, and the function that checks it (null: not such a value). Out: the value, or null. */
export const readSession = <T>(key: string, parse: (raw: unknown) => T | null): T | null =>
  attempt((store) => {
    const raw = store.getItem(prefix + key);
    return raw === null ? null : parse(JSON.parse(raw));
  }, null);

/** Keeps a value under a key; null: forgets it. Out: whether it will still be there after a reload. What was there is gone where it is not. */
export function writeSession(key: string, value: unknown): boolean {
  attempt((store) => store.removeItem(prefix + key), undefined);
  if (value === null) return true;
  return attempt((store) => {
    store.setItem(prefix + key, JSON.stringify(value));
    return true;
  }, false);
}

/** Erases everything that the site keeps in this tab. */
export const eraseSession = (): void =>
  attempt((store) => {
    const names = Array.from({ length: store.length }, (_, i) => store.key(i) ?? '');
    for (const name of names) if (name.startsWith(prefix)) store.removeItem(name);
  }, undefined);
