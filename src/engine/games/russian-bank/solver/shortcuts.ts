import { type Card, rankOf, suitOf } from '../../../core/cards.ts';
import { switchesOf } from '../../../proving/shortcuts.ts';
import { type Code, PASS, staysOwn } from './codes.ts';
import { at, type Kernel, type Words } from './kernel.ts';
import { DEAD_TOP, NONE, type Pile } from './piles.ts';
import type { Target } from './target.ts';

/** Whether a target asks nothing of the opponent's piles. */
const looksAtOwn = (target: Target): boolean => target.kind !== 'lock' && (target.kind !== 'top' || target.place < at.other);

/**
 * What the search of a turn merges or gives up, each with the argument why no goal gets out of reach by it. Each can be
 * switched off, and the tests compare every one with a plain search of the rules. No action is ever forced:
 * what is not sound is listed in docs/solver.md.
 *
 * "Movable" are the cards that the player in turn may still move in this turn: those in reserve, hand, waste and own
 * piles. They get fewer only: a card on a foundation or on an opponent's pile stays there until the turn is over.
 */
const shortcuts = {
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
   * Positions from which too few cards can go home are given up: see `ceiling`. All that goes home in this turn is movable now, and
   * each card takes one step on one foundation; so no more get there than if all the movable ones lay free. For `home` only.
   */
  ceiling: (target: Target) => target.kind === 'home',
} as const;

export type Shortcut = keyof typeof shortcuts;
export type Use = Readonly<Record<Shortcut, boolean>>;
/** Those that merge positions. */
export type Merges = Pick<Use, 'unordered' | 'topsOnly' | 'deadTops'>;

/** Their names, and those that may be used for a target, but for those left out by the caller. */
export const { names: shortcutNames, usable: shortcutsFor } = switchesOf(shortcuts);

const lowBit = (card: Card): number => (card < 26 ? 1 << card : 0);
const highBit = (card: Card): number => (card >= 26 ? 1 << (card - 26) : 0);

/** By card, as bits of the low and the high half: the cards that fit on it on an opponent's pile. */
const onOther = { low: new Int32Array(55), high: new Int32Array(55) };
for (let base = 0; base < 52; base++)
  for (let card = 0; card < 52; card++) {
    if (suitOf(card) === suitOf(base) && Math.abs(rankOf(card) - rankOf(base)) === 1) {
      onOther.low[base] = (onOther.low[base] as number) | lowBit(card);
      onOther.high[base] = (onOther.high[base] as number) | highBit(card);
    }
  }

/** Turns positions that the shortcuts hold for the same into the same words. */
export class Merging {
  readonly #kernel: Kernel;
  readonly #use: Merges;

  constructor(kernel: Kernel, use: Merges) {
    this.#kernel = kernel;
    this.#use = use;
  }

  /**
   * Changes the words into those that stand for all that are merged with them. `after`: the action that led here from merged words;
   * where it takes no card home and none to the opponent's piles, these are merged already.
   */
  merge(words: Words, after: Code = PASS): void {
    const { topsOnly, deadTops, unordered } = this.#use;
    if (staysOwn(after)) {
      if (unordered) sortFour(words, at.own);
      return;
    }
    if (topsOnly || deadTops) {
      const { piles } = this.#kernel;
      const low = deadTops ? this.#movable(words, piles.low) : 0;
      const high = deadTops ? this.#movable(words, piles.high) : 0;
      for (let i = at.other; i < at.other + 4; i++) {
        const pile = words[i] as Pile;
        const top = piles.top[pile] as Card;
        if (top === NONE) continue;
        const beneath = topsOnly ? 0 : (piles.beneath[pile] as Pile);
        const dead = deadTops && ((onOther.low[top] as number) & low) === 0 && ((onOther.high[top] as number) & high) === 0;
        if (dead) words[i] = piles.push(beneath, DEAD_TOP);
        else if (topsOnly && (piles.height[pile] as number) > 1) words[i] = piles.push(0, top);
      }
    }
    if (unordered) {
      sortFour(words, at.own);
      sortFour(words, at.other);
    }
  }

  /** The cards that may still move, as bits of one half of the pack. */
  #movable(words: Words, half: Int32Array): number {
    return (
      of(half, words[at.own]) |
      of(half, words[at.own + 1]) |
      of(half, words[at.own + 2]) |
      of(half, words[at.own + 3]) |
      of(half, words[at.reserve]) |
      of(half, words[at.hand]) |
      of(half, (words[at.waste] as number) >> 1)
    );
  }
}

const of = (half: Int32Array, pile: Pile | undefined): number => half[pile as Pile] as number;

function sortFour(words: Words, first: number): void {
  order(words, first, first + 1);
  order(words, first + 2, first + 3);
  order(words, first, first + 2);
  order(words, first + 1, first + 3);
  order(words, first + 1, first + 2);
}

function order(words: Words, a: number, b: number): void {
  const one = words[a] as number;
  const other = words[b] as number;
  if (one <= other) return;
  words[a] = other;
  words[b] = one;
}
