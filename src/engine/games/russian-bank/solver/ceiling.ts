import type { Card } from '../../../core/cards.ts';
import { at, type Kernel, type Words } from './kernel.ts';
import type { Pile, Piles } from './piles.ts';

/**
 * How many cards lie on the foundations at most when the turn is over: as many as would if every movable card (of reserve, hand, waste
 * and own piles) lay free. Cards that are put on the opponent's piles are no longer among them, so it only falls.
 */
export class Ceiling {
  readonly #piles: Piles;
  /** By pile: of which cards it holds both, as bits like `low` and `high`; known of so many piles. */
  #lowPairs = new Int32Array(1 << 8);
  #highPairs = new Int32Array(1 << 8);
  #known = 1;

  constructor({ piles }: Kernel) {
    this.#piles = piles;
  }

  of(words: Words): number {
    if (this.#known < this.#piles.count) this.#learn();
    const { low, high } = this.#piles;
    // By half of the pack, as bits: the cards that are movable, and those of which both are.
    let lows = 0;
    let lowPairs = 0;
    let highs = 0;
    let highPairs = 0;
    for (let i = 0; i < movable.length; i++) {
      const place = movable[i] as number;
      const pile = place === at.waste ? (words[place] as number) >> 1 : (words[place] as Pile);
      lowPairs |= (this.#lowPairs[pile] as number) | (lows & (low[pile] as number));
      lows |= low[pile] as number;
      highPairs |= (this.#highPairs[pile] as number) | (highs & (high[pile] as number));
      highs |= high[pile] as number;
    }
    const home = words[at.home] as number;
    return (
      reach(home & 255, lows & 0x1fff, lowPairs & 0x1fff) +
      reach((home >>> 8) & 255, lows >> 13, lowPairs >> 13) +
      reach((home >>> 16) & 255, highs & 0x1fff, highPairs & 0x1fff) +
      reach(home >>> 24, highs >> 13, highPairs >> 13)
    );
  }

  /** Takes in the piles made since: each is one made before, with one card on it. */
  #learn(): void {
    const { count, beneath, low, high, top } = this.#piles;
    if (count > this.#lowPairs.length) {
      const [lows, highs] = [this.#lowPairs, this.#highPairs];
      this.#lowPairs = new Int32Array(count * 2);
      this.#highPairs = new Int32Array(count * 2);
      this.#lowPairs.set(lows);
      this.#highPairs.set(highs);
    }
    for (let pile = this.#known; pile < count; pile++) {
      const under = beneath[pile] as Pile;
      const card = top[pile] as Card;
      const lowBit = card < 26 ? 1 << card : 0;
      const highBit = card >= 26 && card < 52 ? 1 << (card - 26) : 0;
      this.#lowPairs[pile] = (this.#lowPairs[under] as number) | ((low[under] as number) & lowBit);
      this.#highPairs[pile] = (this.#highPairs[under] as number) | ((high[under] as number) & highBit);
    }
    this.#known = count;
  }
}

/** The words that hold piles of movable cards. */
const movable = [at.own, at.own + 1, at.own + 2, at.own + 3, at.reserve, at.hand, at.waste];

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
