import type { Side } from '../../state.ts';
import type { Table } from '../rules.ts';

/** Two tables that chance alone would make look like one deal less often than this are of one deal. */
const rare = 1e-4;

/** Whether two tables could come from one deal, and chance would seldom make it look so. */
export const sameDeal = (a: Table, b: Table): boolean => chanceOfDeal(a, b) < rare;

/**
 * How often chance would make two tables look as much like one deal as they do, above 0 and at most 1; 1 where something forbids that they are
 * of one. Here cards come in too, by loading, so little is certain: the lowest card of a reserve stays until the reserve is gone, and
 * nothing is ever put on an empty one. What lies on it stays for a long time, and so does the order in which hand and waste of a player come
 * round; a card that was played and has come back by loading is in another place of it.
 */
export function chanceOfDeal(a: Table, b: Table): number {
  let chance = 1;
  for (const [i, one] of a.sides.entries()) {
    const other = b.sides[i] as Side;
    const reserves = chanceOfReserves(one, other);
    if (reserves === null) return 1;
    chance *= reserves * chanceOfOrder(ringOf(one), ringOf(other));
  }
  return chance;
}

/** The chance of as many equal cards from the bottom of two reserves on as there are; null where the lowest differ. */
function chanceOfReserves({ reserve: one }: Side, { reserve: other }: Side): number | null {
  const known = Math.min(one.length, other.length);
  if (known > 0 && !isSame(one[0], other[0])) return null;
  let chance = 1;
  for (let n = 0; n < known && isSame(one[n], other[n]); n++) chance /= 52 - n;
  return chance;
}

/** The packs do not show. */
const isSame = (one: number | undefined, other: number | undefined): boolean =>
  one !== undefined && other !== undefined && one % 52 === other % 52;

/** Hand and waste in the order in which they come round, the waste becoming the hand; of a card that is there twice neither. */
function ringOf({ hand, waste }: Side): readonly number[] {
  const cards = [...waste, ...hand].map((card) => card % 52);
  return cards.filter((card) => cards.indexOf(card) === cards.lastIndexOf(card));
}

/**
 * The chance of as many neighbours that two rings share as there are, of the cards that both have. In a random order about one card comes right after
 * the one that it follows in the other, and k or more do so about once in k! times; all n of them once in (n − 1)! times.
 */
function chanceOfOrder(one: readonly number[], other: readonly number[]): number {
  const [mine, theirs] = [one.filter((card) => other.includes(card)), other.filter((card) => one.includes(card))];
  const after = (ring: readonly number[], card: number): number | undefined => ring[(ring.indexOf(card) + 1) % ring.length];
  const shared = mine.filter((card) => after(mine, card) === after(theirs, card)).length;
  let chance = 1;
  for (let n = 2; n <= (shared === mine.length ? shared - 1 : shared); n++) chance /= n;
  return Math.min(1, chance * chanceOfBoth(one.length, other.length, mine.length));
}

/** The chance that of two rings' cards, drawn from a pack, so many or more are in both. */
function chanceOfBoth(one: number, other: number, both: number): number {
  const [few, many] = one < other ? [one, other] : [other, one];
  let sum = 0;
  for (let k = both; k <= few; k++) sum += choices(many, k) * choices(52 - many, few - k);
  return Math.min(1, sum / choices(52, few));
}

/** In how many ways k of n can be chosen. */
function choices(n: number, k: number): number {
  if (k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways *= (n - k + i) / i;
  return ways;
}
