import type { FillingEnd } from '../messages.ts';
import { type Build, bytesOf, type Extent, filesNamed, pagePath, staysOpened, wantedPages } from '../plan.ts';
import { addressOf, keep, keptPage, type Notes, pathsOf, readNotes, revisionIn, type Store, writeNotes } from '../store.ts';

/** How many earlier sets of files are kept for pages that have been open since then. */
const generations = 2;
/** Requests under way at once. */
const width = 4;

export interface FillOptions {
  readonly now: Date;
  readonly language: string;
  readonly extent?: Extent | undefined;
  /** Paths of the pages that are open: a puzzle among them counts as opened, although it may have come before the worker did. */
  readonly open?: readonly string[] | undefined;
  /** Called after each thing fetched. */
  tell?(done: number, of: number): void;
  /** Whether to leave off. */
  stopped?(): boolean;
  readonly fetch?: typeof fetch;
}

/** One thing to fetch, and where it goes. */
interface Job {
  readonly path: string;
  run(response: Response): Promise<void>;
}

class Cut extends Error {}

const isFull = (error: unknown): boolean => error instanceof Error && error.name === 'QuotaExceededError';

/** A list of builds' files with the newest in front, cut to the number of generations. */
function earlierThan(build: Build, notes: Notes): readonly (readonly string[])[] {
  const before = Object.keys(notes.build?.files ?? {});
  const same = before.length === 0 || before.every((path) => path in build.files);
  return [...(same ? [] : [before]), ...(notes.earlier ?? [])].slice(0, generations);
}

/** What is missing or has another version, files first: a page is worth nothing without them. */
async function jobsFor(store: Store, build: Build, pages: readonly string[], open: readonly string[]): Promise<Job[][]> {
  const kept = new Set(await pathsOf(store, store.files));
  const files = Object.keys(build.files).filter((path) => !kept.has(path));
  const others: string[] = [];
  for (const [path, [revision]] of Object.entries(build.others)) {
    const found = await store.others.match(addressOf(store, path));
    if (!found || revisionIn(found) !== revision) others.push(path);
  }
  const opened = new Set([...(await pathsOf(store, store.opened)), ...open]);
  const stale: Job[] = [];
  for (const path of new Set([...pages, ...opened, ...(await pathsOf(store, store.pages))])) {
    const version = build.pages[path];
    if (!version) continue;
    const found = await keptPage(store, path);
    if (found && revisionIn(found) === version[0]) continue;
    stale.push({
      path,
      run: async (response) => {
        const html = await response.clone().text();
        // The site has moved on while we fetch: a page without its files is worse than the old one.
        if (filesNamed(html, store.root.pathname).some((name) => !(name in build.files))) throw new Cut();
        await keep(store, opened.has(path) ? store.opened : store.pages, path, response, version[0]);
      },
    });
  }
  return [
    files.map((path) => ({ path, run: (response) => keep(store, store.files, path, response, path) })),
    stale,
    others.map((path) => ({ path, run: (response) => keep(store, store.others, path, response, build.others[path]?.[0]) })),
  ];
}

/** Lets go of what no build at hand needs. Only when everything is complete, so that nothing kept loses its files. */
async function tidy(store: Store, build: Build, pages: readonly string[], earlier: Notes['earlier'] = []): Promise<void> {
  const files = new Set([...Object.keys(build.files), ...earlier.flat()]);
  const wanted = new Set(pages);
  const rules: readonly [Cache, (path: string) => boolean][] = [
    [store.files, (path) => files.has(path)],
    [store.pages, (path) => wanted.has(path)],
    [store.opened, (path) => path in build.pages],
    [store.others, (path) => path in build.others],
  ];
  for (const [cache, stays] of rules)
    for (const path of await pathsOf(store, cache)) if (!stays(path)) await cache.delete(addressOf(store, path));
}

/**
 * Fetches what a build has and the store lacks: all files, the pages that are wanted (`wantedPages`) and new versions of
 * those that have been opened. Goes on where an earlier call was cut off. Out: `done` when everything is there.
 */
export async function fill(store: Store, build: Build, options: FillOptions): Promise<FillingEnd> {
  const { now, language, tell, stopped = () => false, fetch: get = fetch } = options;
  const notes = await readNotes(store);
  const open: string[] = [];
  for (const path of new Set(options.open?.map(pagePath)))
    if (path in build.pages && staysOpened(path) && !(await keptPage(store, path))) open.push(path);
  const extent = options.extent ?? notes.extent ?? 'usual';
  const complete = [build.id, now.getFullYear(), now.getMonth(), now.getDate(), language, extent].join(' ');
  if (notes.complete === complete && open.length === 0) return 'done';
  await writeNotes(store, { ...notes, extent });

  const pages = wantedPages(build, { now, extent, language });
  const groups = await jobsFor(store, build, pages, open);
  const of = groups.flat().length;
  let done = 0;
  const one = async ({ path, run }: Job): Promise<void> => {
    if (stopped()) throw new Cut();
    const hashed = path in build.files;
    const response = await get(addressOf(store, path), {
      credentials: 'same-origin',
      cache: hashed ? 'default' : 'no-cache',
      priority: 'low',
    } as RequestInit);
    if (!response.ok || response.redirected) throw new Cut();
    if (stopped()) throw new Cut();
    await run(response);
    tell?.(++done, of);
  };

  tell?.(0, of);
  let failed = 0;
  let over: FillingEnd | null = null;
  for (const group of groups) {
    const waiting = group.values();
    const lane = async (): Promise<void> => {
      for (const job of waiting) {
        if (over) return;
        try {
          await one(job);
        } catch (error) {
          // One thing may be missing; when nothing comes any more, the network is gone.
          if (isFull(error)) over = 'full';
          else if (stopped() || ++failed > 2 * width) over = 'cut';
        }
      }
    };
    await Promise.all(Array.from({ length: width }, lane));
    // No page without all files that it may ask for.
    if (over || failed > 0) return over ?? 'cut';
  }

  const earlier = earlierThan(build, notes);
  await tidy(store, build, pages, earlier);
  await writeNotes(store, { build, complete, extent, earlier });
  return 'done';
}

/** What the store would hold with a wish fulfilled, in bytes. */
export const sizeOf = (build: Build, now: Date, extent: Extent, language: string): number =>
  bytesOf(build, wantedPages(build, { now, extent, language }));
