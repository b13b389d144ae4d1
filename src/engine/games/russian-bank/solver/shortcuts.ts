import { type Card, isRed, rankOf, suitOf } from '../../../core/cards.ts';
import { type Code, HOME, OWN, playCode, RESERVE, WASTE } from './codes.ts';
import { at, type Kernel, type Words } from './kernel.ts';
import { DEAD_TOP, NONE, type Pile, UNSEEN } from './piles.ts';
import type { Target } from './target.ts';

/** Whether a target asks nothing of the opponent's piles. */
const looksAtOwn = (target: Target): boolean => target.kind !== 'lock' && (target.kind !== 'top' || target.place < at.other);

/**
 * What the search of a turn merges or forces, each with the argument why no goal gets out of reach by it. Each can be
 * switched off, and the tests compare every one with a plain search of the rules.
 *
 * "Movable" are the cards that the player in turn may still move in this turn: those in reserve, hand, waste and own
 * piles. They get fewer only: a card on a foundation or on an opponent's pile stays there until the turn is over.
 */
export const shortcuts = {
  /**
   * Each player's four piles are unordered. The rules treat them alike, in this turn and the next, so exchanging two of
   * them maps every line of play to one that does the same. Not for a goal that names a pile.
   */
  unordered: (target: Target) => target.kind !== 'top',

  /**
   * Of an opponent's pile only the top counts: nothing beneath it can be uncovered in this turn, and no goal looks further
   * but `lock` and those about such a pile. Two positions that differ only beneath have the same actions, and the same ones
   * meet the goal.
   */
  topsOnly: looksAtOwn,

  /**
   * Tops of the opponent's piles on which no movable card fits are all the same: nothing will be put on them for the rest of
   * the turn, as movable cards get fewer only. Not for `lock`, as in the next turn the opponent moves them, nor for goals
   * about such a pile.
   */
  deadTops: looksAtOwn,

  /**
   * A card goes home at once when nothing movable needs it as a base and its twin does not compete: see `forcedHome`.
   * For goals about the stock.
   */
  forcedHome: (target: Target) => target.kind === 'reserve' || target.kind === 'stock',

  /**
   * The same for cards that lie on one's own piles only, for goals that also count cards at home. From the stock it would be
   * wrong there: when such a card is the last of the stock, playing it wins, and what could have gone home before it no
   * longer can.
   */
  forcedOwn: (target: Target) => target.kind === 'home' || target.kind === 'all',
} as const;

export type Shortcut = keyof typeof shortcuts;
export type Use = Readonly<Record<Shortcut, boolean>>;

export const shortcutNames = Object.keys(shortcuts) as Shortcut[];

/** The shortcuts that may be used for a target, but for those left out by the caller. */
export function shortcutsFor(target: Target, without: readonly Shortcut[] = []): Use {
  return Object.fromEntries(shortcutNames.map((name) => [name, shortcuts[name](target) && !without.includes(name)])) as Record<
    Shortcut,
    boolean
  >;
}

const lowBit = (card: Card): number => (card < 26 ? 1 << card : 0);
const highBit = (card: Card): number => (card >= 26 ? 1 << (card - 26) : 0);

/** By card, as bits of the low and the high half: the cards that fit on it on an opponent's pile, and on an own one. */
const onOther = { low: new Int32Array(55), high: new Int32Array(55) };
const onOwn = { low: new Int32Array(55), high: new Int32Array(55) };
for (let base = 0; base < 52; base++)
  for (let card = 0; card < 52; card++) {
    if (suitOf(card) === suitOf(base) && Math.abs(rankOf(card) - rankOf(base)) === 1) {
      onOther.low[base] = (onOther.low[base] as number) | lowBit(card);
      onOther.high[base] = (onOther.high[base] as number) | highBit(card);
    }
    if (isRed(card) !== isRed(base) && rankOf(card) === rankOf(base) - 1) {
      onOwn.low[base] = (onOwn.low[base] as number) | lowBit(card);
      onOwn.high[base] = (onOwn.high[base] as number) | highBit(card);
    }
  }

/** Turns positions that the shortcuts hold for the same into the same words. */
export class Merging {
  readonly #kernel: Kernel;
  readonly #use: Use;

  constructor(kernel: Kernel, use: Use) {
    this.#kernel = kernel;
    this.#use = use;
  }

  /** Changes the words into those that stand for all that are merged with them. */
  merge(words: Words): void {
    const { piles } = this.#kernel;
    if (this.#use.topsOnly || this.#use.deadTops) {
      const movable = this.#use.deadTops ? this.#movable(words) : null;
      for (let i = at.other; i < at.other + 4; i++) {
        const pile = words[i] as Pile;
        const top = piles.top[pile] as Card;
        if (top === NONE) continue;
        const dead =
          movable !== null &&
          ((onOther.low[top] as number) & movable.low) === 0 &&
          ((onOther.high[top] as number) & movable.high) === 0;
        const beneath = this.#use.topsOnly ? 0 : (piles.beneath[pile] as Pile);
        if (dead) words[i] = piles.push(beneath, DEAD_TOP);
        else if (this.#use.topsOnly) words[i] = piles.push(0, top);
      }
    }
    if (this.#use.unordered) {
      sortFour(words, at.own);
      sortFour(words, at.other);
    }
  }

  #movable(words: Words): { low: number; high: number } {
    const { low, high } = this.#kernel.piles;
    let allLow = 0;
    let allHigh = 0;
    const add = (pile: Pile): void => {
      allLow |= low[pile] as number;
      allHigh |= high[pile] as number;
    };
    for (let i = 0; i < 4; i++) add(words[at.own + i] as Pile);
    add(words[at.reserve] as Pile);
    add(words[at.hand] as Pile);
    add((words[at.waste] as number) >> 1);
    return { low: allLow, high: allHigh };
  }
}

function sortFour(words: Words, first: number): void {
  const order = (a: number, b: number): void => {
    const one = words[a] as number;
    const other = words[b] as number;
    if (one <= other) return;
    words[a] = other;
    words[b] = one;
  };
  order(first, first + 1);
  order(first + 2, first + 3);
  order(first, first + 2);
  order(first + 1, first + 3);
  order(first + 1, first + 2);
}

/**
 * A play of a card c to a foundation after which everything can still be reached, or −1; sources before `first` are left
 * out.
 *
 * c, of rank r, may go home now. No other movable card is one lower and of the other colour, none is one lower in the same suit, and
 * no other movable card is the same as c, unless both foundations of the suit wait for it. Take any line from here. Play it
 * with c at home, without the moves of c; and where the line puts the card of rank r+1 of the suit on c on an opponent's
 * pile, r+2 on that and so on, send these home too, one after another.
 * - *Piles.* On an own pile nothing could be put on c, so wherever c lay it was the top; without it that pile is empty, which
 *   takes anything, or shows what c was put on, which nothing was put on meanwhile. On an opponent's pile the only cards
 *   that fit on c are r+1 (r−1 does not move), on that r+2 (r was c's twin: it has the other foundation, or does not move),
 *   and so on: cards that the pile took for good, and that are at home now. So every other card finds its place.
 * - *Foundations.* One of the suit is higher than in the line until the line plays c home, and it grows only by the cards of that
 *   row. Only c's twin wanted its place; the other one is as in the line.
 * - *Stock.* c is not in it any more; what lay beneath c in the reserve or on the waste is free earlier. The hand loses at most
 *   c, which would have been turned over with the waste and drawn last. Every other card leaves the stock as in the line.
 * So at each step reserve and stock are no larger than in the line, and at least as many cards are at home; and if c was not
 * in the stock, the stock is the same and the game ends no earlier.
 */
export function forcedHome(kernel: Kernel, words: Words, first = RESERVE): Code {
  const { piles } = kernel;
  for (let from = first; from < OWN + 4; from++) {
    const card = kernel.sourceTop(words, from);
    if (card >= UNSEEN || kernel.foundationFor(words, card) < 0) continue;
    let low = 0;
    let high = 0;
    const add = (pile: Pile, source: number): void => {
      const rest = source === from ? (piles.beneath[pile] as Pile) : pile;
      low |= piles.low[rest] as number;
      high |= piles.high[rest] as number;
    };
    for (let i = 0; i < 4; i++) add(words[at.own + i] as Pile, OWN + i);
    add(words[at.reserve] as Pile, RESERVE);
    add(words[at.hand] as Pile, -1);
    add((words[at.waste] as number) >> 1, WASTE);
    const holds = (bitsLow: number, bitsHigh: number): boolean => ((low & bitsLow) | (high & bitsHigh)) !== 0;
    if (holds(onOwn.low[card] as number, onOwn.high[card] as number)) continue;
    if (rankOf(card) > 1 && holds(lowBit(card - 1), highBit(card - 1))) continue;
    if (holds(lowBit(card), highBit(card)) && !bothWait(words, card)) continue;
    return playCode(from, HOME);
  }
  return -1;
}

/** Whether both foundations of a card's suit wait for it. */
function bothWait(words: Words, card: Card): boolean {
  const two = ((words[at.home] as number) >>> (8 * suitOf(card))) & 255;
  return (two & 15) === rankOf(card) - 1 && two >> 4 === rankOf(card) - 1;
}
