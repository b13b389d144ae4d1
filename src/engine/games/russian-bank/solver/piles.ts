import type { Card } from '../../../core/cards.ts';

/** A pile of cards as one number: the same cards in the same order are always the same number. 0 is the empty pile. */
export type Pile = number;

/** Stands for a card that may not be seen. It fits nowhere. */
export const UNSEEN: Card = 52;
/** The top of an empty pile. */
export const NONE: Card = 53;
/** A top that no card can be put on; it stands for many (see the shortcut `deadTops`). */
export const DEAD_TOP: Card = 54;

/** Piles that there is room for to begin with. */
const room = 1 << 8;

/**
 * All piles that a search has met, each kept once as "that pile, and this card on it". Comparing two piles is comparing
 * two numbers, exactly; putting a card on and taking it off are look-ups.
 */
export class Piles {
  count = 1;
  /** By pile: its topmost card, and the pile beneath. */
  top = new Uint8Array(room).fill(NONE, 0, 1);
  beneath = new Int32Array(room);
  height = new Uint8Array(room);
  /** By pile: which clubs and diamonds, and which hearts and spades, it holds, as bits. */
  low = new Int32Array(room);
  high = new Int32Array(room);
  /** The same of cards that it holds twice. */
  lowPairs = new Int32Array(room);
  highPairs = new Int32Array(room);
  /** The piles of one card, which are asked for most, by that card; 0 for those not met. */
  readonly #single = new Int32Array(64);
  /** The piles with one card more form a list. */
  #first = new Int32Array(room);
  #next = new Int32Array(room);

  /** The pile with one more card on it. */
  push(pile: Pile, card: Card): Pile {
    if (pile === 0) {
      const single = this.#single[card] as number;
      if (single !== 0) return single;
      this.#single[card] = this.count;
    }
    for (let known = this.#first[pile] as number; known !== 0; known = this.#next[known] as number)
      if (this.top[known] === card) return known;
    if (this.count === this.top.length) this.#grow();
    const made = this.count++;
    this.top[made] = card;
    this.beneath[made] = pile;
    this.height[made] = (this.height[pile] as number) + 1;
    const [low, high] = [this.low[pile] as number, this.high[pile] as number];
    const lowBit = card < 26 ? 1 << card : 0;
    const highBit = card >= 26 && card < 52 ? 1 << (card - 26) : 0;
    this.low[made] = low | lowBit;
    this.high[made] = high | highBit;
    this.lowPairs[made] = (this.lowPairs[pile] as number) | (low & lowBit);
    this.highPairs[made] = (this.highPairs[pile] as number) | (high & highBit);
    this.#next[made] = this.#first[pile] as number;
    this.#first[pile] = made;
    return made;
  }

  /** The pile of these cards, bottom to top. */
  of(cards: readonly Card[]): Pile {
    return cards.reduce((pile, card) => this.push(pile, card), 0);
  }

  /** The same cards with the bottom one on top. */
  turnedOver(pile: Pile): Pile {
    let turned = 0;
    for (let rest = pile; rest !== 0; rest = this.beneath[rest] as number) turned = this.push(turned, this.top[rest] as Card);
    return turned;
  }

  /** The cards of a pile, bottom to top. */
  cards(pile: Pile): Card[] {
    const cards: Card[] = [];
    for (let rest = pile; rest !== 0; rest = this.beneath[rest] as number) cards.push(this.top[rest] as Card);
    return cards.reverse();
  }

  #grow(): void {
    const size = this.count * 2;
    const larger = <T extends Uint8Array | Int32Array>(to: T, from: T): T => {
      to.set(from);
      return to;
    };
    this.top = larger(new Uint8Array(size), this.top);
    this.height = larger(new Uint8Array(size), this.height);
    this.beneath = larger(new Int32Array(size), this.beneath);
    this.low = larger(new Int32Array(size), this.low);
    this.high = larger(new Int32Array(size), this.high);
    this.lowPairs = larger(new Int32Array(size), this.lowPairs);
    this.highPairs = larger(new Int32Array(size), this.highPairs);
    this.#first = larger(new Int32Array(size), this.#first);
    this.#next = larger(new Int32Array(size), this.#next);
  }
}
