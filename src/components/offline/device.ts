import { type Build, type Extent, placeOf } from './plan.ts';
import { hasStore, openStore, pathsOf, readNotes } from './store.ts';

/** Full address of the root of the site. */
export const siteRoot = (): URL => new URL(import.meta.env.BASE_URL, location.href);

/** How much of one sort is kept, and of how much; 0 where that is not known yet. */
export interface Share {
  readonly kept: number;
  readonly of: number;
}

/** What is kept on this device. */
export interface KeptOnDevice {
  readonly lessons: Share;
  readonly days: number;
  readonly puzzles: Share;
  /** Addresses of the puzzles that are kept. */
  readonly complete: boolean;
  readonly extent: Extent;
}

/** The paths of the pages that are kept; none where nothing is. Rejects where the browser lets no site keep anything. */
export async function keptPaths(): Promise<string[]> {
  if (!(await hasStore(siteRoot()))) return [];
  const store = await openStore(siteRoot());
  return [...(await pathsOf(store, store.pages)), ...(await pathsOf(store, store.opened))];
}

async function listed(): Promise<Build | null> {
  const store = await openStore(siteRoot());
  const list = (await store.notes.keys()).find(({ url }) => /\/offline-\w+\.json$/.test(url));
  const response = list && (await store.notes.match(list));
  return response ? ((await response.json()) as Build) : null;
}

/** Counts what is kept on this device; null where nothing is. */
export async function whatIsKept(): Promise<KeptOnDevice | null> {
  const paths = await keptPaths();
  if (paths.length === 0) return null;
  const build = await listed();
  const notes = await readNotes(await openStore(siteRoot()));
  const all = Object.keys(build?.pages ?? {});
  const count = (list: readonly string[], ...sorts: string[]) => list.filter((path) => sorts.includes(placeOf(path).kind)).length;
  return {
    lessons: { kept: count(paths, 'lesson', 'rules'), of: count(all, 'lesson', 'rules') },
    days: new Set(paths.flatMap((path) => placeOf(path).number ?? [])).size,
    puzzles: { kept: count(paths, 'puzzle'), of: count(all, 'puzzle') },
    complete: build !== null && notes.build?.id === build.id,
    extent: notes.extent ?? 'usual',
  };
}

/** Bytes that this browser uses for the site's origin; null where it does not tell. */
export async function bytesTaken(): Promise<number | null> {
  try {
    return (await navigator.storage.estimate()).usage ?? null;
  } catch {
    return null;
  }
}
