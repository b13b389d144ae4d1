import { type Build, type Extent, hashedFolder, revisionOf } from './plan.ts';

/** Header of a kept response: which version of the content it is, as in `Build`. */
const revisionHeader = 'x-winnable-revision';

/** The caches of one site. Several sites may live at one origin, each under its own path. */
export interface Store {
  /** Full address of the root of the site. */
  readonly root: URL;
  /** Files with a hash in their names. */
  readonly files: Cache;
  /** Pages kept ahead of being opened. */
  readonly pages: Cache;
  /** Puzzles that have been opened; they stay. */
  readonly opened: Cache;
  /** Files that keep their names. */
  readonly others: Cache;
  /** Notes for ourselves: the lists of builds, and what has been fetched. */
  readonly notes: Cache;
}

const rooms = ['files', 'pages', 'opened', 'others', 'notes'] as const;
const prefix = (root: URL): string => `winnable ${root.pathname} `;

/** Opens the caches of the site at an address. */
export async function openStore(root: URL, storage: CacheStorage = caches): Promise<Store> {
  const open = (room: (typeof rooms)[number]) => storage.open(prefix(root) + room);
  const [files, pages, opened, others, notes] = await Promise.all([
    open('files'),
    open('pages'),
    open('opened'),
    open('others'),
    open('notes'),
  ]);
  return { root, files, pages, opened, others, notes };
}

/** Whether anything is kept for the site at an address. */
export const hasStore = (root: URL, storage: CacheStorage = caches): Promise<boolean> => storage.has(`${prefix(root)}notes`);

/** Erases everything kept for the site at an address, and nothing else of the same origin. */
export async function eraseStore(root: URL, storage: CacheStorage = caches): Promise<void> {
  const ours = (await storage.keys()).filter((name) => name.startsWith(prefix(root)));
  await Promise.all(ours.map((name) => storage.delete(name)));
}

/** Full address of a path of the site. */
export const addressOf = (store: Pick<Store, 'root'>, path: string): string => new URL(path, store.root).href;

/** The path of an address of the site, without query and fragment; null outside of it. */
export function pathIn(root: URL, address: string): string | null {
  const { origin, pathname } = new URL(address);
  if (origin !== root.origin || !pathname.startsWith(root.pathname)) return null;
  return pathname.slice(root.pathname.length);
}

/** The paths of what is in a cache. */
export const pathsOf = async (store: Store, cache: Cache): Promise<string[]> =>
  (await cache.keys()).map(({ url }) => pathIn(store.root, url) ?? '');

/** The version of a kept response. */
export const revisionIn = (response: Response): string | null => response.headers.get(revisionHeader);

/**
 * Keeps a response under a path, with its version. In: the revision that the build's list gives; without it, it is worked
 * out from the content. A file with a hash in its name is its own revision: its path.
 */
export async function keep(store: Store, cache: Cache, path: string, response: Response, revision?: string): Promise<void> {
  const content = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  // The content is unpacked by now; and a cache refuses what varies with everything (`Vary: *`).
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  headers.set(revisionHeader, revision ?? (await revisionOf(content)));
  await cache.put(addressOf(store, path), new Response(content, { headers }));
}

/** A kept page, opened or not. */
export const keptPage = async (store: Store, path: string): Promise<Response | undefined> =>
  (await store.opened.match(addressOf(store, path))) ?? (await store.pages.match(addressOf(store, path)));

/** What is remembered between visits. */
export interface Notes {
  /** The build whose files and pages are kept, once they have all been fetched. */
  readonly build?: Build;
  /** For what the store was last complete: the build, the day, the language and the extent. */
  readonly complete?: string;
  readonly extent?: Extent;
  /** The files of earlier builds, latest first: a page that has been open since then may still ask for them. */
  readonly earlier?: readonly (readonly string[])[];
}

/** Reads what is remembered; what is damaged counts as nothing. */
export async function readNotes(store: Store): Promise<Notes> {
  try {
    return ((await (await store.notes.match(addressOf(store, 'notes')))?.json()) as Notes | undefined) ?? {};
  } catch {
    return {};
  }
}

/** Remembers. */
export const writeNotes = (store: Store, notes: Notes): Promise<void> =>
  store.notes.put(addressOf(store, 'notes'), new Response(JSON.stringify(notes)));

/** Whether a path is one of a file with a hash in its name. */
export const isHashed = (path: string): boolean => path.startsWith(hashedFolder);
