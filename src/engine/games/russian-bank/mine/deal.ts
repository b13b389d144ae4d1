import type { Side, State } from '../index.ts';
import { mostInHand } from '../params.ts';

/** Two positions that chance alone would make look like one deal less often than this are of one deal. */
const rare = 1e-4;

/** Whether two positions could come from one deal, and chance would seldom make it look so. */
export const sameDeal = (a: State, b: State): boolean => chanceOfDeal(a, b) < rare;

/**
 * How often chance would make two positions look as much like one deal as they do, above 0 and at most 1; 1 where something forbids that they
 * are of one. Reserves lose cards from above only, hand and waste of a player, read round and round, lose cards and keep their order,
 * and what lies at the bottom of a pile tends to stay.
 */
export function chanceOfDeal(a: State, b: State): number {
  const orders = product(a, b, (one, other) => chanceOfOrder(one, other, mostInHand(a.params)));
  if (orders === null) return 1;
  const stocks = Math.min(orders, chanceOfLater(a, b) ?? 1, chanceOfLater(b, a) ?? 1);
  return stocks * chanceOfPiles(a, b);
}

const product = (a: State, b: State, chanceOf: (one: Side, other: Side) => number | null): number | null =>
  a.sides.reduce<number | null>((chance, side, i) => {
    const own = chanceOf(side, b.sides[i] as Side);
    return chance === null || own === null ? null : chance * own;
  }, 1);

/** Hand and waste in the order in which they come round: the waste becomes the hand. */
const ringOf = ({ hand, waste }: Side): readonly number[] => [...waste, ...hand];

/** Whether places in a ring are passed in one round. */
const isOneRound = (places: readonly number[]): boolean =>
  places.filter((place, i) => place <= (places[i === 0 ? places.length - 1 : i - 1] as number)).length <= 1;

/** Reserves that begin alike, and cards that both have in hand or waste, in the same order; null where something forbids one deal. */
function chanceOfOrder(a: Side, b: Side, most: number): number | null {
  const [ringA, ringB] = [ringOf(a), ringOf(b)];
  const apart = a.reserve.every((card) => !ringB.includes(card)) && b.reserve.every((card) => !ringA.includes(card));
  const both = ringA.filter((card) => ringB.includes(card));
  const known = Math.min(a.reserve.length, b.reserve.length);
  if (!apart || ringA.length + ringB.length - both.length > most || !isOneRound(both.map((card) => ringB.indexOf(card))))
    return null;
  let chance = 1;
  for (let n = 0; n < known; n++) {
    if (a.reserve[n] !== b.reserve[n]) return null;
    chance /= 52 - n;
  }
  for (let n = 1; n < both.length; n++) chance /= n;
  return chance;
}

/** Whether one comes later in the game of the other, where besides no card may have come in and foundations have only grown; null if not. */
function chanceOfLater(before: State, after: State): number | null {
  const [low, high] = [heights(before), heights(after)];
  if (low.some((height, i) => height > (high[i] as number))) return null;
  // Of a card that is home twice neither pack has one elsewhere, in whatever game.
  const cards = 52 - high.reduce((sum, height, i) => sum + (i % 2) * height, 0);
  return product(before, after, (had, has) => {
    const { reserve } = has;
    const [ringHad, ringHas] = [ringOf(had), ringOf(has)];
    if (reserve.length > had.reserve.length || ringHas.some((card) => !ringHad.includes(card))) return null;
    let chance = 1;
    for (let n = 0; n < reserve.length; n++) chance /= cards - n;
    // They are among those that the other has, and in the one order of them that will do, wherever it begins.
    for (let n = 0; n < ringHas.length; n++) chance *= (ringHad.length - n) / (cards - reserve.length - n) / Math.max(1, n);
    return chance;
  });
}

/** How high the foundations are: of each suit the higher one first. */
const heights = ({ foundations }: State): number[] =>
  [0, 2, 4, 6].flatMap((first) =>
    foundations
      .slice(first, first + 2)
      .map(({ length }) => length)
      .sort((a, b) => b - a),
  );

/**
 * Of piles with the same number in two deals one in 40 has the same card at the bottom, and where it has, one in 3.5 has the same card on it,
 * and so on (counted among 91,000 pairs on file that were of two deals).
 */
const [bottom, next] = [1 / 40, 1 / 3.5];

/** Piles that begin alike, whichever of all piles they are. */
function chanceOfPiles(a: State, b: State): number {
  const pairs = a.sides.flatMap(({ piles }, i) => piles.map((pile, k) => [pile, (b.sides[i] as Side).piles[k] ?? []] as const));
  const filled = pairs.filter(([one, other]) => one.length > 0 && other.length > 0);
  const alike = filled.map(([one, other]) => shared(one, other)).filter((length) => length > 0);
  return Math.min(
    1,
    alike.reduce((chance, length, i) => chance * ((filled.length - i) / (i + 1)) * bottom * next ** (length - 1), 1),
  );
}

/** How many cards from the bottom on two piles have in common, whatever pack they are of. */
function shared(one: readonly number[], other: readonly number[]): number {
  const differs = one.findIndex((card, i) => i >= other.length || card % 52 !== (other[i] as number) % 52);
  return differs < 0 ? one.length : differs;
}
