import type { Card } from '../../../../core/cards.ts';
import { cardsHome, foundationIn, heightsOf, otherFits, ownFits, type Words, withHome } from '../../solver/kernel.ts';
import { NONE, type Pile, Piles, UNSEEN } from '../../solver/piles.ts';
import { cardIn, opponentOf, type PackCard, sideOf, unseen } from '../../state.ts';
import type { Table } from '../rules.ts';
import {
  type Code,
  DISCARD,
  DRAW,
  fromOf,
  HAND,
  HOME,
  HOUSE,
  LOAD,
  PASS,
  playCode,
  RESERVE,
  TO_HOUSE,
  toOf,
  WASTE,
} from './codes.ts';

/** How many numbers a position of one turn is. */
export const size = 15;

/**
 * Where in the words each thing is: eight houses, those of one's own column first; reserve; hand, the next card or the one turned up
 * topmost; waste, with the bit of a card turned up; the opponent's reserve and waste; the heights of the foundations; and how many
 * cards have been loaded since the words were made. The count of actions is not in them.
 */
export const at = { houses: 0, reserve: 8, hand: 9, waste: 10, theirs: 11, home: 13, loaded: 14 } as const;

const houses = 8;

/** The words that hold piles of cards that may still be played in this turn, but for the waste. */
export const movable: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, at.reserve, at.hand];

/** The rules of one turn of the traditional game once more, on numbers: quick, and compared with the rules by the tests. */
export class Kernel {
  readonly piles = new Piles();
  readonly size = size;
  readonly #open: boolean;
  /** Scratch: the available card of each source, `NONE` where there is none. */
  readonly #cards = new Int32Array(HOUSE + houses);

  /** In: whether the waste is open. */
  constructor(open: boolean) {
    this.#open = open;
  }

  readonly ends = (code: Code): boolean => code > DRAW;

  /** The position as the player in turn has it. Cards that may not be seen fit nowhere. */
  words(table: Table): Words {
    const pile = (cards: readonly PackCard[]): Pile =>
      this.piles.of(cards.map((card) => (card === unseen ? UNSEEN : cardIn(card))));
    const own = sideOf(table, table.turn);
    const other = sideOf(table, opponentOf(table.turn));
    const words = new Int32Array(size);
    words.set([...own.piles, ...other.piles].map(pile), at.houses);
    words[at.reserve] = pile(own.reserve);
    words[at.hand] = pile(own.hand.toReversed());
    words[at.waste] = pile(own.waste) * 2 + (table.drawn ? 1 : 0);
    words[at.theirs] = pile(other.reserve);
    words[at.theirs + 1] = pile(other.waste);
    words[at.home] = heightsOf(table.foundations);
    return words;
  }

  #height = (pile: number | undefined): number => this.piles.height[pile as Pile] as number;

  reserveOf = (words: Words): number => this.#height(words[at.reserve]);

  stockOf = (words: Words): number =>
    this.#height(words[at.reserve]) + this.#height(words[at.hand]) + this.#height((words[at.waste] as number) >> 1);

  homeOf = (words: Words): number => cardsHome(words[at.home] as number);

  loadedOf = (words: Words): number => words[at.loaded] as number;

  emptyOf(words: Words): number {
    let empty = 0;
    for (let i = 0; i < houses; i++) if (words[i] === 0) empty += 1;
    return empty;
  }

  /** Cards that can leave the stock without one being turned up. */
  ready = (words: Words): number =>
    this.#height(words[at.reserve]) +
    ((words[at.waste] as number) & 1) +
    (this.#open ? this.#height((words[at.waste] as number) >> 1) : 0);

  /** Writes all legal actions into `codes`. Nothing is legal once the stock is gone: that has won. */
  legal(words: Words, codes: Int32Array): number {
    if (this.stockOf(words) === 0) return 0;
    const home = this.#homePlays(words, codes);
    if (home > 0) return home;
    const count = this.#plays(words, codes, false);
    return this.#others(words, codes, count, true);
  }

  /**
   * Writes the actions that lead on in this turn into `codes`: neither `discard` nor `pass`. With `unordered` only one of those that differ
   * by an exchange of houses, which then stand in the order of their numbers.
   */
  ways(words: Words, codes: Int32Array, unordered: boolean): number {
    const home = this.#homePlays(words, codes);
    if (home > 0) return home;
    return this.#others(words, codes, this.#plays(words, codes, unordered), false);
  }

  /** The action that ends the turn here by itself or −1: `discard` or `pass`. */
  ending(words: Words): Code {
    if (this.#homePlays(words, none) > 0) return -1;
    if (((words[at.waste] as number) & 1) === 1) return DISCARD;
    return words[at.hand] === 0 && words[at.waste] === 0 ? PASS : -1;
  }

  /** Whether the player has neither a play, nor a card in hand or waste, so that the turn ends by itself. */
  isStranded = (words: Words): boolean =>
    words[at.hand] === 0 && words[at.waste] === 0 && this.#homePlays(words, none) === 0 && this.#plays(words, none, false) === 0;

  /** Finds the available cards and writes the plays to foundations that the order of play leaves; none of these: nothing is compulsory. */
  #homePlays(words: Words, codes: Int32Array): number {
    const { top } = this.piles;
    const cards = this.#cards;
    const waste = words[at.waste] as number;
    const home = words[at.home] as number;
    cards[RESERVE] = top[words[at.reserve] as Pile] as Card;
    cards[HAND] = (waste & 1) === 1 ? (top[words[at.hand] as Pile] as Card) : NONE;
    cards[WASTE] = this.#open ? (top[waste >> 1] as Card) : NONE;
    for (let i = 0; i < houses; i++) cards[HOUSE + i] = top[words[i] as Pile] as Card;
    let count = 0;
    for (let from = RESERVE; from < cards.length; from++) {
      if (foundationIn(home, cards[from] as Card) < 0) continue;
      codes[count++] = playCode(from, HOME);
      if (from === RESERVE) break;
    }
    return count;
  }

  /** Writes the plays to houses and the loads; the available cards have been found. */
  #plays(words: Words, codes: Int32Array, unordered: boolean): number {
    const cards = this.#cards;
    const { top, height } = this.piles;
    const [one, two] = [top[words[at.theirs] as Pile] as Card, top[words[at.theirs + 1] as Pile] as Card];
    let count = 0;
    for (let from = RESERVE; from < HOUSE + houses; from++) {
      const card = cards[from] as Card;
      if (card >= UNSEEN) continue;
      const house = from - HOUSE;
      // Of houses with the same cards one is enough, and a card that is a house of its own need not go to an empty one.
      if (unordered && house > 0 && words[house] === words[house - 1]) continue;
      const alone = unordered && house >= 0 && height[words[house] as Pile] === 1;
      const row = card * 64;
      for (let i = 0; i < houses; i++) {
        if (ownFits[row + (cards[HOUSE + i] as Card)] !== 1 || i === house) continue;
        if (unordered && ((i > 0 && words[i] === words[i - 1]) || (alone && words[i] === 0))) continue;
        codes[count++] = playCode(from, TO_HOUSE + i);
      }
      if (one !== NONE && otherFits[row + one] === 1) codes[count++] = playCode(from, LOAD);
      if (two !== NONE && otherFits[row + two] === 1) codes[count++] = playCode(from, LOAD + 1);
    }
    return count;
  }

  /** Adds what is no play, where nothing is compulsory: a draw, and what ends the turn if it is asked for. */
  #others(words: Words, codes: Int32Array, plays: number, ends: boolean): number {
    let count = plays;
    const waste = words[at.waste] as number;
    if ((waste & 1) === 1) {
      if (ends) codes[count++] = DISCARD;
    } else if (words[at.hand] === 0 && waste === 0) {
      if (ends) codes[count++] = PASS;
    } else if (words[at.reserve] === 0 || this.emptyOf(words) === 0) codes[count++] = DRAW;
    return count;
  }

  /** The position after a legal play or draw, written into `to`; what ends the turn changes nothing here. */
  make(words: Words, code: Code, to: Words): void {
    to.set(words);
    if (code > DRAW) return;
    const { piles } = this;
    const waste = words[at.waste] as number;
    if (code === DRAW) {
      if (words[at.hand] === 0) {
        to[at.hand] = piles.turnedOver(waste >> 1);
        to[at.waste] = 1;
      } else to[at.waste] = waste | 1;
      return;
    }
    const from = fromOf(code);
    const target = toOf(code);
    const place = from >= HOUSE ? from - HOUSE : from === RESERVE ? at.reserve : from === HAND ? at.hand : at.waste;
    const pile = (place === at.waste ? waste >> 1 : words[place]) as Pile;
    const card = piles.top[pile] as Card;
    const rest = piles.beneath[pile] as Pile;
    if (from === WASTE) to[at.waste] = rest * 2 + (waste & 1);
    else to[place] = rest;
    if (from === HAND) to[at.waste] = waste & ~1;
    if (target === HOME) to[at.home] = withHome(words[at.home] as number, card);
    else if (target < LOAD) to[target - TO_HOUSE] = piles.push(to[target - TO_HOUSE] as Pile, card);
    else {
      const theirs = at.theirs + target - LOAD;
      to[theirs] = piles.push(to[theirs] as Pile, card);
      to[at.loaded] = (words[at.loaded] as number) + 1;
    }
  }
}

/** For codes that are only counted. */
const none = new Int32Array(128);
