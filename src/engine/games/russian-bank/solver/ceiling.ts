import { at, type Kernel, type Words } from './kernel.ts';
import type { Pile, Piles } from './piles.ts';

/**
 * How many cards lie on the foundations at most when the turn is over: as many as would if every movable card (of reserve, hand, waste
 * and own piles) lay free. Cards that are put on the opponent's piles are no longer among them, so it only falls.
 */
export class Ceiling {
  readonly #piles: Piles;
  readonly #movable: readonly number[];

  constructor({ piles }: Pick<Kernel, 'piles'>) {
    this.#piles = piles;
    this.#movable = [at.own, at.own + 1, at.own + 2, at.own + 3, at.reserve, at.hand];
  }

  of = (words: Words): number =>
    ceiling(this.#piles, words, this.#movable, (words[at.waste] as number) >> 1, words[at.home] as number);
}

/** The same for any rule set. In: the words that hold piles of movable cards, one such pile besides, and the heights of the foundations. */
export function ceiling(piles: Piles, words: Words, movable: readonly number[], besides: Pile, home: number): number {
  const { low, high, lowPairs: lowTwice, highPairs: highTwice } = piles;
  // By half of the pack, as bits: the cards that are movable, and those of which both are.
  let lows = low[besides] as number;
  let lowPairs = lowTwice[besides] as number;
  let highs = high[besides] as number;
  let highPairs = highTwice[besides] as number;
  for (let i = 0; i < movable.length; i++) {
    const pile = words[movable[i] as number] as Pile;
    lowPairs |= (lowTwice[pile] as number) | (lows & (low[pile] as number));
    lows |= low[pile] as number;
    highPairs |= (highTwice[pile] as number) | (highs & (high[pile] as number));
    highs |= high[pile] as number;
  }
  return (
    reach(home & 255, lows & 0x1fff, lowPairs & 0x1fff) +
    reach((home >>> 8) & 255, lows >> 13, lowPairs >> 13) +
    reach((home >>> 16) & 255, highs & 0x1fff, highPairs & 0x1fff) +
    reach(home >>> 24, highs >> 13, highPairs >> 13)
  );
}

/** How high the two foundations of a suit can grow, together. By rank as bits, the ace the lowest: the cards there are, and the pairs. */
function reach(two: number, cards: number, pairs: number): number {
  const higher = two & 15;
  const lower = two >> 4;
  const risen = lower + ones(cards >> lower);
  // One that comes up to where the other is goes on only where there is a card for each.
  return higher + ones(cards >> higher) + (risen < higher ? risen : higher + ones(pairs >> higher));
}

/** How many bits are set from the lowest on. */
const ones = (bits: number): number => 31 - Math.clz32(~bits & (bits + 1));
