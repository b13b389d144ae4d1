import type { Card } from '../../../../core/cards.ts';
import type { Words } from '../../solver/kernel.ts';
import { DEAD_TOP, NONE, type Pile } from '../../solver/piles.ts';
import { onOther } from '../../solver/shortcuts.ts';
import { at, type Kernel, movable } from './kernel.ts';
import type { Target } from './target.ts';

/**
 * What the search of a turn merges, leaves out or gives up, each with the argument why no goal gets out of reach by it. Each can be
 * switched off, and the tests compare every one with a plain search of the rules.
 *
 * "Movable" are the cards that may still be played in this turn: those in houses, reserve, hand and waste. They get fewer only:
 * what is on a foundation or has been loaded stays there until the turn is over.
 */
export const shortcuts = {
  /**
   * The eight houses are unordered: the rules treat them alike, so exchanging two maps every line of play to one that does the
   * same. Not for a goal that names a house.
   */
  unordered: (target: Target) => target.kind !== 'top',

  /**
   * Of the opponent's reserve and waste only the tops count, and not which is which: nothing beneath can be uncovered in this turn,
   * both take cards by the same rule, and how many have been loaded is counted apart.
   */
  loads: () => true,

  /** Such a top that no movable card fits is as good as none: nothing will be loaded there for the rest of the turn. */
  deadTops: () => true,

  /**
   * While plays to foundations are compulsory, one of them is enough, as all of them come in any case, if nothing hangs on the order: it
   * comes from a house, so that it does not win and end the game; its foundation cannot be taken by its twin (both foundations wait
   * for it, or the twin lies on one, or is not movable); and the card that goes onto it is not in the reserve, so that it never makes
   * the reserve's top compulsory. Whatever was played before
   * it can be played after it, to the same end, and no goal is missed on the way: reserve and stock only fall, and
   * home cards and empty houses only grow. Not for a goal that names a house. Not where the limit of actions comes in the way.
   */
  homes: (target: Target) => target.kind !== 'top',

  /**
   * Positions from which too few cards can go home are given up: no more get there than if all the movable ones lay free (see
   * `ceiling`). For `home` only.
   */
  ceiling: (target: Target) => target.kind === 'home',
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

/** Turns positions that the shortcuts hold for the same into the same words. */
export class Merging {
  readonly #kernel: Kernel;
  readonly #use: Pick<Use, 'unordered' | 'loads' | 'deadTops'>;

  constructor(kernel: Kernel, use: Pick<Use, 'unordered' | 'loads' | 'deadTops'>) {
    this.#kernel = kernel;
    this.#use = use;
  }

  /** Changes the words into those that stand for all that are merged with them. */
  merge(words: Words): void {
    const { unordered, loads, deadTops } = this.#use;
    const { piles } = this.#kernel;
    if (loads || deadTops) {
      const low = deadTops ? this.#movable(words, piles.low) : 0;
      const high = deadTops ? this.#movable(words, piles.high) : 0;
      for (let i = at.theirs; i < at.theirs + 2; i++) {
        const pile = words[i] as Pile;
        const top = piles.top[pile] as Card;
        if (top === NONE || top === DEAD_TOP) continue;
        const dead = deadTops && ((onOther.low[top] as number) & low) === 0 && ((onOther.high[top] as number) & high) === 0;
        if (dead) words[i] = piles.push(loads ? 0 : (piles.beneath[pile] as Pile), DEAD_TOP);
        else if (loads && (piles.height[pile] as number) > 1) words[i] = piles.push(0, top);
      }
      if (loads && (words[at.theirs] as number) > (words[at.theirs + 1] as number)) exchange(words, at.theirs, at.theirs + 1);
    }
    if (unordered) sortHouses(words);
  }

  /** The cards that may still be played, as bits of one half of the pack. */
  #movable(words: Words, half: Int32Array): number {
    let cards = half[(words[at.waste] as number) >> 1] as number;
    for (let i = 0; i < movable.length; i++) cards |= half[words[movable[i] as number] as Pile] as number;
    return cards;
  }
}

/** Nearly sorted as they are: an action changes two houses at most. */
function sortHouses(words: Words): void {
  for (let i = 1; i < 8; i++) {
    const pile = words[i] as number;
    let k = i;
    for (; k > 0 && (words[k - 1] as number) > pile; k--) words[k] = words[k - 1] as number;
    words[k] = pile;
  }
}

function exchange(words: Words, a: number, b: number): void {
  const one = words[a] as number;
  words[a] = words[b] as number;
  words[b] = one;
}
