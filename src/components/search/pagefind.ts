import { type FoundKind, kinds } from './found.ts';

/** A page that was found. */
export interface Hit {
  readonly url: string;
  readonly title: string;
  readonly game: string;
  /** As the index gives it; see `pieces`. */
  readonly excerpt: string;
}

/** The hits of one kind: the best first, and how to get more. */
export interface Group {
  readonly kind: FoundKind;
  readonly count: number;
  hits(from: number, to: number): Promise<Hit[]>;
}

/** The parts of Pagefind's interface that are used. */
interface Pagefind {
  options(options: { baseUrl: string }): Promise<void>;
  search(
    query: string,
    options: { filters: Record<string, string> },
  ): Promise<{ results: readonly { data(): Promise<Fragment> }[] }>;
}

/** A passage of a page, from one heading to the next. */
interface Passage {
  readonly title: string;
  readonly url: string;
  readonly excerpt: string;
  readonly anchor?: unknown;
  readonly weighted_locations?: readonly { readonly balanced_score: number }[];
}

interface Fragment {
  readonly url: string;
  readonly excerpt: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly sub_results?: readonly Passage[];
}

let loading: Promise<Pagefind> | null = null;
let failures = 0;

/** The index, fetched once; where that failed, the next call tries again. */
function load(): Promise<Pagefind> {
  loading ??= (async () => {
    const base = import.meta.env.BASE_URL;
    // A browser remembers an import that failed, by its address.
    const again = failures === 0 ? '' : `?again=${failures}`;
    const pagefind: Pagefind = await import(/* @vite-ignore */ `${base}pagefind/pagefind.js${again}`);
    await pagefind.options({ baseUrl: base });
    return pagefind;
  })().catch((error: unknown) => {
    loading = null;
    failures += 1;
    throw error;
  });
  return loading;
}

/** The passage of a long page that fits best, where it has headings; else the page. */
function hitOf({ url, excerpt, meta, sub_results: parts = [] }: Fragment): Hit {
  const hit = { url, title: meta.title ?? url, game: meta.game ?? '', excerpt };
  const score = ({ weighted_locations: at = [] }: Passage): number =>
    at.reduce((sum, { balanced_score }) => sum + balanced_score, 0);
  const [part] = parts.filter(({ anchor }) => anchor).sort((a, b) => score(b) - score(a));
  return part && meta.kind === 'rules' ? { ...hit, url: part.url, title: part.title, excerpt: part.excerpt } : hit;
}

/** Searches. Out: the groups that have something, in their fixed order. Rejects where the index cannot be had. */
export async function findPages(query: string): Promise<Group[]> {
  const pagefind = await load();
  const groups = await Promise.all(
    kinds.map(async (kind) => {
      const { results } = await pagefind.search(query, { filters: { kind } });
      const hits = async (from: number, to: number) =>
        (await Promise.all(results.slice(from, to).map((result) => result.data()))).map(hitOf);
      return { kind, count: results.length, hits };
    }),
  );
  return groups.filter(({ count }) => count > 0);
}
