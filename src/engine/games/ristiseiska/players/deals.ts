import type { Card } from '../../../core/cards.ts';
import type { Rng } from '../../../core/rng.ts';
import { shuffled } from '../../../core/shuffled.ts';
import type { Whereabouts } from './whereabouts.ts';

/**
 * Deals that fit what a seat knows: who holds each card that it does not see. Each is made from the one before by exchanging cards
 * where both may lie, so that in the long run every deal that can be reached so comes up equally often.
 */
export class Deals {
  readonly cards: readonly Card[];
  /** By card: the seat that holds it in the present deal, or 0. */
  readonly holder = new Uint8Array(52);
  readonly #may: Whereabouts;
  readonly #random: Rng;

  /** `counts`: by seat from 1, how many unseen cards each holds. */
  constructor(may: Whereabouts, counts: readonly number[], random: Rng) {
    this.#may = may;
    this.#random = random;
    this.cards = Array.from(may.keys()).filter((card) => may[card] !== 0);
    const room = [this.cards.length - counts.reduce((sum, count) => sum + count, 0), ...counts.slice(1)];
    if (!this.#place(room)) {
      // Whoever has told it of the past was mistaken: then all it has is how many cards each holds.
      const any = room.reduce((bits, count, seat) => (count > 0 ? bits | (1 << seat) : bits), 0);
      for (const card of this.cards) may[card] = any;
      this.#place(room);
    }
    this.next(20 * this.cards.length);
  }

  /** Whether there is only one deal. */
  get isKnown(): boolean {
    return this.cards.every((card) => {
      const bits = this.#may[card] as number;
      return (bits & (bits - 1)) === 0;
    });
  }

  /** Goes on to another deal. */
  next(exchanges = 2 * this.cards.length): void {
    const { cards, holder } = this;
    for (let n = 0; n < exchanges; n++) {
      const one = cards[this.#random.int(cards.length)] as Card;
      const other = cards[this.#random.int(cards.length)] as Card;
      const [a, b] = [holder[one] as number, holder[other] as number];
      if (a === b || ((this.#may[one] as number) & (1 << b)) === 0 || ((this.#may[other] as number) & (1 << a)) === 0) continue;
      holder[one] = b;
      holder[other] = a;
    }
  }

  /** Gives every card to a seat that may hold it and has room, moving others along where need be; false where that cannot be. */
  #place(counts: readonly number[]): boolean {
    const room = [...counts];
    const held: Card[][] = room.map(() => []);
    const settle = (card: Card, tried: Set<number>): boolean => {
      const seats = shuffled(
        [...room.keys()].filter((seat) => ((this.#may[card] as number) & (1 << seat)) !== 0 && !tried.has(seat)),
        this.#random,
      );
      const free = seats.find((seat) => (held[seat] as Card[]).length < (room[seat] as number));
      if (free !== undefined) {
        (held[free] as Card[]).push(card);
        return true;
      }
      for (const seat of seats) {
        tried.add(seat);
        const mates = held[seat] as Card[];
        for (const [i, mate] of mates.entries())
          if (settle(mate, tried)) {
            mates[i] = card;
            return true;
          }
      }
      return false;
    };
    for (const card of shuffled(this.cards, this.#random)) if (!settle(card, new Set())) return false;
    held.forEach((cards, seat) => {
      for (const card of cards) this.holder[card] = seat;
    });
    return true;
  }
}
