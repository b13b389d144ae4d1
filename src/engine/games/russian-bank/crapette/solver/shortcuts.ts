import type { Words } from '../../solver/kernel.ts';
import type { Target } from './target.ts';

/**
 * What the search of a turn merges or gives up, each with the argument why no goal gets out of reach by it. Each can be switched off,
 * and the tests compare both with a plain search of the rules. No action is ever forced that the rules do not force.
 */
export const shortcuts = {
  /**
   * The eight houses are unordered: the rules treat them alike, so exchanging two maps every line of play to one that does the
   * same. Not for a goal that names a house.
   */
  unordered: (target: Target) => target.kind !== 'top',

  /**
   * Positions from which too few cards can go home are given up. What goes home in this turn lies in houses, reserve, hand or
   * waste now, and each card takes one step on one foundation; so no more get there than if all of these lay free (see
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

/** Turns positions that differ by an exchange of houses into the same words, if that is asked for. */
export class Merging {
  readonly #unordered: boolean;

  constructor({ unordered }: Pick<Use, 'unordered'>) {
    this.#unordered = unordered;
  }

  /** Changes the words into those that stand for all that are merged with them. */
  merge(words: Words): void {
    if (!this.#unordered) return;
    // They are nearly sorted: an action changes two houses at most.
    for (let i = 1; i < 8; i++) {
      const pile = words[i] as number;
      let k = i;
      for (; k > 0 && (words[k - 1] as number) > pile; k--) words[k] = words[k - 1] as number;
      words[k] = pile;
    }
  }
}
