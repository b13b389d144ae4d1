/**
 * What this browser keeps for the site, and nothing else: JSON values in localStorage under `winnable.…`. Storage may be
 * missing, forbidden, full or damaged; none of that throws, and nothing that was there is destroyed by reading it.
 */
import type { Look, Looks } from './second-look.ts';
import type { StorageNote } from './storage-notes.ts';

const prefix = 'winnable.';

/** What became of a value: kept, or why it was not. A value that was not kept still counts until the page is left. */
export type Written = 'saved' | 'full' | 'unavailable';

/** Values that storage did not take, for the rest of this page's life. */
const memory = new Map<string, string>();

/** Changes that storage did not take, to be made again on what other tabs have written since it held `seen`. */
interface Unwritten {
  readonly changes: readonly (() => Written)[];
  readonly seen: string | null;
}
const unwritten = new Map<string, Unwritten>();

/** So many of them are remembered, the latest. */
const mostUnwritten = 500;

/** What this tab has written last. */
const ownText = new Map<string, string>();

/** Who in this tab watches which value; null: any. */
const watching = new Set<{ readonly name: string | null; changed(): void }>();

/** What looks for changes once more, from the first that is written: it comes by itself, and what it is told meanwhile waits for it. */
let looks: Promise<Looks> | null = null;

const loadLooks = (): Promise<Looks> =>
  import('./second-look.ts').then(({ secondLooks }) =>
    secondLooks({
      storage,
      isOwn: (name, raw) => raw === ownText.get(name),
      remade(name) {
        for (const one of [...watching]) if (one.name === null || one.name === name) one.changed();
      },
    }),
  );

/** Tells what looks for changes; where it cannot be had, what was written stays written. */
function tell(what: (to: Looks) => void): void {
  looks?.then(what, () => {
    looks = null;
  });
}

/** The window that is listened to for changes to be looked for once more. */
let listened: Window | null = null;

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

/** So many damaged values of one key are put aside; what comes after them stays where it is. */
const mostAside = 20;

/** A key that is free for a damaged value, or that already holds this very value; null: there are too many already. */
function brokenKey(store: Storage, name: string, raw: string): string | null {
  for (let n = 1; n <= mostAside; n++) {
    const key = n === 1 ? `${name}.broken` : `${name}.broken.${n}`;
    const taken = store.getItem(key);
    if (taken === null || taken === raw) return key;
  }
  return null;
}

const wanted = new Set<StorageNote>();

/** Shows or hides a note; its words are loaded when it is shown for the first time. */
function note(id: StorageNote, shown: boolean): void {
  if (typeof document === 'undefined') return;
  if (shown) wanted.add(id);
  else wanted.delete(id);
  const toggle = (element: HTMLElement | null): void => {
    if (element && element.matches(':popover-open') !== shown) element.togglePopover(shown);
  };
  try {
    const there = document.getElementById(id);
    if (there || !shown) toggle(there);
    else
      import('./storage-notes.ts')
        .then(({ storageNote }) => {
          if (!wanted.has(id) || document.getElementById(id)) return;
          const made = storageNote(id);
          document.body.append(made);
          toggle(made);
        })
        // Neither the words nor a popover could be had; what is kept is as it is.
        .catch(() => {});
  } catch {
    // A browser without popovers.
  }
}

/** The page says that something could not be read. */
const sayAside = (): void => note('put-aside', true);

/** What was said of values that storage did not take; null: it takes all of them. */
let saidUnkept: Exclude<Written, 'saved'> | null = null;

/** The page says once that storage takes nothing more, whoever keeps, and no longer says it when it has taken all of it. */
function sayWritten(result: Written): void {
  if (typeof window === 'undefined') return;
  if (result !== 'saved' && result !== saidUnkept) {
    if (saidUnkept !== null) note(`not-kept-${saidUnkept}`, false);
    note(`not-kept-${result}`, true);
    window.addEventListener('storage', madeRoom);
    saidUnkept = result;
  } else if (result === 'saved' && saidUnkept !== null && memory.size === 0) {
    note(`not-kept-${saidUnkept}`, false);
    window.removeEventListener('storage', madeRoom);
    saidUnkept = null;
  }
}

/** How long another tab may take to erase all that it erases, in milliseconds. */
const erasing = 200;
let roomAt: ReturnType<typeof setTimeout> | undefined;

/** Another tab has erased something: what storage did not take is tried once more, but for what has been erased. */
function madeRoom({ key, newValue }: StorageEvent): void {
  if (newValue !== null) return;
  heard(key, true);
  clearTimeout(roomAt);
  roomAt = setTimeout(() => {
    for (const [name, raw] of [...memory])
      if (unwritten.has(name)) heard(name, false);
      else putText(name, raw);
  }, erasing);
}

/** Puts a damaged value aside. Where a full storage has no room for it twice, it is removed first. */
function setAside(name: string, raw: string): void {
  attempt((store) => {
    const key = brokenKey(store, name, raw);
    if (key === null) return;
    try {
      store.setItem(key, raw);
      store.removeItem(name);
    } catch {
      // A storage that takes nothing at all would not take it back either.
      store.setItem(name, raw);
      store.removeItem(name);
      try {
        store.setItem(key, raw);
      } catch {
        store.setItem(name, raw);
      }
    }
  }, undefined);
  sayAside();
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
  if (result === 'saved') {
    memory.delete(name);
    ownText.set(name, raw);
  } else memory.set(name, raw);
  sayWritten(result);
  return result;
}

/**
 * Changes a value: reads it at this moment, so that nothing another tab has written is lost, and writes what `change` makes
 * of it (null: there is none, or it was damaged and has been put aside). Changes that storage did not take are made again
 * with the next one; so `change` must be one that may be made twice, or `isIn` tell whether a value has it. What another
 * process has written over it meanwhile gets it under the lock of the key, where the browser has locks (docs/records.md).
 */
export function update<T>(
  key: string,
  parse: (raw: unknown) => T | null,
  change: (before: T | null) => T,
  isIn: (now: T) => boolean = (now) => JSON.stringify(change(now)) === JSON.stringify(now),
): Written {
  const name = prefix + key;
  const seen = attempt((store) => store.getItem(name), null);
  const earlier = unwritten.get(name);
  if (earlier && earlier.seen !== seen) {
    // From the first of them on, each takes what the one before has left in memory.
    memory.delete(name);
    for (const again of earlier.changes) again();
  }
  const now = () => putText(name, JSON.stringify(change(read(key, parse))));
  const result = now();
  if (result !== 'saved') {
    unwritten.set(name, { changes: [...(earlier?.changes ?? []), now].slice(-mostUnwritten), seen });
    return result;
  }
  unwritten.delete(name);
  listen();
  const look: Look = (store) => {
    const value = parsed(store.getItem(name) ?? '', parse);
    if (value === null || isIn(value)) return false;
    putText(name, JSON.stringify(change(value)));
    return true;
  };
  looks ??= loadLooks();
  tell((to) => to.look(name, look));
  return result;
}

/** From now on other tabs are heard, whether anything here watches or not. */
function listen(): void {
  if (typeof window === 'undefined' || listened === window) return;
  listened = window;
  window.addEventListener('storage', ({ key, newValue }) => tell((to) => to.heard(key, newValue === null)));
}

/** Puts something unreadable aside, as `read` does with a whole value. */
export function keepAside(key: string, value: unknown): void {
  attempt((store) => {
    const raw = JSON.stringify(value);
    const name = brokenKey(store, prefix + key, raw);
    if (name !== null) store.setItem(name, raw);
  }, undefined);
  sayAside();
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
  sayWritten('saved');
}

/**
 * Calls `changed` when another tab changes or erases the value (null: any value), and when the page comes back from where
 * it could not hear of that. Out: the function that stops it.
 */
export function watch(key: string | null, changed: () => void): () => void {
  if (typeof window === 'undefined') return () => {};
  const name = key === null ? null : prefix + key;
  const listen = (event: StorageEvent) => {
    if (event.key !== null && !(name === null ? event.key.startsWith(prefix) : event.key === name)) return;
    heard(event.key ?? name, event.newValue === null);
    changed();
  };
  const back = ({ persisted }: PageTransitionEvent) => {
    if (persisted) changed();
  };
  const one = { name, changed };
  watching.add(one);
  window.addEventListener('storage', listen);
  window.addEventListener('pageshow', back);
  return () => {
    watching.delete(one);
    window.removeEventListener('storage', listen);
    window.removeEventListener('pageshow', back);
  };
}

/** Another tab has written or erased a value (null: all of them). It has the last word, but for changes still to be made. */
function heard(name: string | null, erased: boolean): void {
  for (const gone of name === null ? [...memory.keys()] : [name]) {
    memory.delete(gone);
    const changes = erased ? [] : (unwritten.get(gone)?.changes ?? []);
    for (const again of changes) again();
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
