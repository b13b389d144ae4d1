/** What a page may be found as; results are grouped by it, in this order. */
export const kinds = ['lesson', 'rules', 'puzzle', 'daily'] as const;
export type FoundKind = (typeof kinds)[number];

/** What search should know of a page. */
export interface Found {
  readonly kind: FoundKind;
  /** What the result is called. */
  readonly title: string;
  /** The name of the game as readers know it; a daily page with several games has none. */
  readonly game?: string;
}

/**
 * Attributes for the element whose text is to be found: `<article {...found({ … })}>`. A page without them is not in the
 * index. Boards and navigation inside are left out by themselves;
 * words by which it should be found besides are given with `<FoundBy words="…" />` inside.
 */
export const found = ({ kind, title, game }: Found): Record<string, string> => ({
  'data-pagefind-body': '',
  'data-pagefind-meta': `title[data-found-title], kind[data-found-kind]${game ? ', game[data-found-game]' : ''}`,
  'data-pagefind-filter': 'kind[data-found-kind]',
  'data-found-kind': kind,
  'data-found-title': title,
  ...(game ? { 'data-found-game': game } : {}),
});
