const ranks: Readonly<Record<string, string>> = {
  ace: 'A',
  king: 'K',
  queen: 'Q',
  jack: 'J',
  ten: '10',
  nine: '9',
  eight: '8',
  seven: '7',
  six: '6',
  five: '5',
  four: '4',
  three: '3',
  two: '2',
};
const suits: Readonly<Record<string, string>> = { spade: '♠', heart: '♥', diamond: '♦', club: '♣' };
const named = new RegExp(`\\b(${Object.keys(ranks).join('|')}|10|[2-9akqj])s? of (${Object.keys(suits).join('|')})s?\\b`, 'gi');

/** The longest query that is searched for; an address may bring any length. */
const longest = 120;

/**
 * Readies what a reader typed for the index: cards named in words (“seven of clubs”) or the other way round (♣7) are written
 * as on the pages (7♣), the sign without its picture form.
 */
export function readied(query: string): string {
  return query
    .slice(0, longest)
    .replace(/\ufe0f/g, '')
    .replace(
      named,
      (_, rank: string, suit: string) => (ranks[rank.toLowerCase()] ?? rank.toUpperCase()) + suits[suit.toLowerCase()],
    )
    .replace(/([♠♥♦♣]) ?(10|[2-9AKQJ])(?![♠♥♦♣\w])/gi, (_, suit: string, rank: string) => rank.toUpperCase() + suit)
    .replace(/\s+/g, ' ')
    .trim();
}

/** A stretch of an excerpt; `found` is what was searched for. */
export interface Excerpt {
  readonly text: string;
  readonly found: boolean;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  '#x27': "'",
  nbsp: ' ',
};

/** Takes an excerpt apart: the index marks what was found with `<mark>`, and nothing else in it is HTML. */
export function pieces(excerpt: string): Excerpt[] {
  return excerpt
    .split(/(<mark>[\s\S]*?<\/mark>)/)
    .filter((part) => part !== '')
    .map((part) => ({
      text: part.replace(/<\/?mark>/g, '').replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole),
      found: part.startsWith('<mark>'),
    }));
}
