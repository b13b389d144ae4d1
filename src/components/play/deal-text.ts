/** The key by which a fragment without a deal names the rule set that is to be chosen: `#r=crapette`. */
export const rulesKey = 'r';
/** The key by which it names who is to have the other seats, as a deal's link does: `#s=friend`, `#r=crapette&s=here`. */
export const seatsKey = 's';

/** A number for a random deal; short, so that it can be told to somebody. */
export const randomNumber = (): number => {
  const word = new Uint32Array(1);
  crypto.getRandomValues(word);
  return (word[0] ?? 0) % 1_000_000;
};

/** The number of the deal of a day, the same for everyone: its date, as 20261125. In: now, by the reader's clock. */
export const dayNumber = (now: Date): number => (now.getFullYear() * 100 + now.getMonth() + 1) * 100 + now.getDate();

/** The link of a deal, without `#`, with another number, and another opponent unless that is null. */
export function dealWith(deal: string, number: number, player: string | null): string {
  const numbered = deal.replace(/^n=\d+/, `n=${number}`);
  if (player === null) return numbered.replace(/&player=[^&]*/, '');
  const named = `&player=${encodeURIComponent(player)}`;
  if (/&player=/.test(numbered)) return numbered.replace(/&player=[^&]*/, named);
  // What is open comes last, as `formatDeal` writes it.
  return numbered.replace(/(&open=1)?$/, `${named}$1`);
}

/** What the link of a deal says of its rules: without its number, who plays, and that the page makes remarks. */
export const rulesIn = (deal: string): string => dealWith(deal, 0, null).replace('&guided=1', '');

/** The opponent that the link of a deal names; null for none. */
export const playerOf = (deal: string): string | null => /&player=([\w~.-]+)/.exec(deal)?.[1] ?? null;
