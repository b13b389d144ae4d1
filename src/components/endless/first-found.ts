import type { Finder, Search, Wanted } from '../play/finder.ts';

/**
 * Searches with all finders at once, each from a number of its own, and takes what is found first; the others are given up. Without a find it
 * is what one of them came to; where all break off, the promise rejects. `onTried` is told how many numbers all have tried together.
 */
export async function firstFound(
  finders: readonly Finder[],
  wanted: Wanted,
  signal: AbortSignal,
  onTried?: (tried: number) => void,
): Promise<Search> {
  const stop = new AbortController();
  const give = () => stop.abort();
  signal.addEventListener('abort', give, { once: true });
  const tried = finders.map(() => 0);
  const searches = finders.map((finder, i) =>
    finder.find(wanted, stop.signal, (count) => {
      tried[i] = count;
      onTried?.(tried.reduce((sum, one) => sum + one, 0));
    }),
  );
  try {
    const told = searches.map(async (search) => {
      const one = await search;
      if (one.found === null && !one.none) throw one;
      return one;
    });
    return await Promise.any(told).catch(async () => await Promise.any(searches));
  } finally {
    stop.abort();
    signal.removeEventListener('abort', give);
  }
}
