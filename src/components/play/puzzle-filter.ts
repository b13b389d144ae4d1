/** A puzzle of a list, as far as it can be looked for. */
export interface ListedPuzzle {
  readonly id: string;
  readonly grade: string;
  readonly rules: string;
  readonly themes: readonly string[];
}

/** What is looked for; empty: anything. */
export interface Wanted {
  readonly grade: string;
  /** `open`: only what has not been solved. */
  readonly show: string;
  readonly rules: string;
  readonly theme: string;
}

const keys = ['grade', 'show', 'rules', 'theme'] as const;

/** Reads what an address asks for. What it does not know is kept, and finds nothing. */
export function parseWanted(search: string): Wanted {
  const asked = new URLSearchParams(search);
  const [grade, show, rules, theme] = keys.map((key) => asked.get(key) ?? '') as [string, string, string, string];
  return { grade, show, rules, theme };
}

/** The part of an address that asks for it, with its question mark; empty where anything is wanted. */
export function formatWanted(wanted: Wanted): string {
  const asked = new URLSearchParams(keys.flatMap((key) => (wanted[key] === '' ? [] : [[key, wanted[key]]])));
  return asked.size === 0 ? '' : `?${asked}`;
}

export const fits = (puzzle: ListedPuzzle, wanted: Wanted, solved: boolean): boolean =>
  (wanted.grade === '' || puzzle.grade === wanted.grade) &&
  (wanted.show !== 'open' || !solved) &&
  (wanted.rules === '' || puzzle.rules === wanted.rules) &&
  (wanted.theme === '' || puzzle.themes.includes(wanted.theme));

/**
 * Any one of a list: one that is not solved, if there is such a one, and not the one that was just looked at, if there is another.
 * `at`: 0 to less than 1. null: the list is empty.
 */
export function anyOf(ids: readonly string[], solved: (id: string) => boolean, but: string, at: number): string | null {
  const others = ids.filter((id) => id !== but);
  const open = others.filter((id) => !solved(id));
  const from = open.length > 0 ? open : others.length > 0 ? others : ids;
  return from[Math.floor(at * from.length)] ?? null;
}
