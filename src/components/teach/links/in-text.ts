/** The most text that is looked through for results, and the most results that are taken from it. */
export const mostPasted = 4_000_000;
export const mostResults = 1_000;

/** The fragments of all results in a text, each once, whatever stands around them. */
export function resultsIn(text: string): string[] {
  const found = text.slice(0, mostPasted).matchAll(/\/result\/?#([A-Za-z0-9_=&%-]+)/g);
  const fragments = new Set<string>();
  for (const [, fragment = ''] of found) {
    fragments.add(fragment);
    if (fragments.size >= mostResults) break;
  }
  return [...fragments];
}

/** The fragment of the first set in a text; null without one. */
export const setIn = (text: string): string | null => /\/set\/?#([A-Za-z0-9_=&%-]+)/.exec(text.slice(0, mostPasted))?.[1] ?? null;
