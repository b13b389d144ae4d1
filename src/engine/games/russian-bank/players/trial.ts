import type { Card } from '../../../core/cards.ts';
import { type Rng, rng } from '../../../core/rng.ts';
import { shuffled } from '../../../core/shuffled.ts';
import { type Code, DRAW, PASS, RESERVE } from '../solver/codes.ts';
import { at, type Kernel, size, type Words } from '../solver/kernel.ts';
import { type Pile, UNSEEN } from '../solver/piles.ts';
import { opponentOf, type State, sideOf } from '../state.ts';
import { hidden } from './hidden.ts';
import { PlayOn, type Stock } from './play-on.ts';

/** One order of the hidden cards of the player in turn, bottom of the reserve first, and what the opponent has in stock by another. */
interface Order {
  readonly mine: readonly Card[];
  readonly other: Stock;
  readonly seed: number;
}

/** Tries arrangements out with the same orders of the hidden cards. */
export class Trial {
  readonly #kernel: Kernel;
  readonly #orders: readonly Order[];
  readonly #reserve: number;
  readonly #play: PlayOn;

  /**
   * The orders hang on nothing that the player in turn can change and change back: else it might like one arrangement now and another one
   * after it, and go to and fro between them for ever.
   */
  constructor(kernel: Kernel, seen: State, orders: number, salt: number) {
    const [own, other] = [sideOf(seen, seen.turn), sideOf(seen, opponentOf(seen.turn))];
    const facts = (other.hand.length * 64 + other.reserve.length) * 64 + other.waste.length + own.hand.length * 262_144;
    const random = rng(facts ^ Math.imul(salt, 0x9e3779b1));
    const mine = hidden(seen, seen.turn);
    const theirs = hidden(seen, opponentOf(seen.turn));
    const words = kernel.words({ ...seen, turn: opponentOf(seen.turn) });
    this.#kernel = kernel;
    this.#reserve = own.reserve.length;
    this.#play = new PlayOn(kernel);
    this.#orders = Array.from({ length: orders }, () => {
      const drawn = shuffled(theirs, random);
      const reserve = this.#shown(words[at.reserve] as Pile, drawn, 0);
      const hand = this.#shown(words[at.hand] as Pile, drawn, other.reserve.length);
      return {
        mine: shuffled(mine, random),
        other: { reserve, hand, waste: (words[at.waste] as number) >> 1 },
        seed: random.int(2 ** 32),
      };
    });
  }

  /** By how many cards the player in turn is ahead after a way from the start and some turns on, on average of the orders. */
  ahead(start: Words, way: readonly Code[], turns: number, bonus: number): number {
    const kernel = this.#kernel;
    let [now, next] = [start.slice(), new Int32Array(size)];
    for (const code of way) {
      kernel.make(now, code, next);
      [now, next] = [next, now];
    }
    const shows = kernel.sourceTop(now, RESERVE) === UNSEEN;
    const first = shows ? null : kernel.mayDraw(now) ? DRAW : PASS;
    let sum = 0;
    for (const { mine, other, seed } of this.#orders) {
      next.set(now);
      next[at.reserve] = this.#shown(now[at.reserve] as Pile, mine, 0);
      next[at.hand] = this.#shown(now[at.hand] as Pile, mine, this.#reserve);
      const random: Rng = rng(seed);
      sum += this.#play.ahead(next, first, other, turns, bonus, random);
    }
    return sum / this.#orders.length;
  }

  /** A pile with its hidden cards shown, by their places from the bottom on; where too few are known (in diagrams) they stay hidden. */
  #shown(pile: Pile, cards: readonly Card[], from: number): Pile {
    const { piles } = this.#kernel;
    return piles.of(piles.cards(pile).map((card, i) => (card === UNSEEN ? (cards[from + i] ?? UNSEEN) : card)));
  }
}
