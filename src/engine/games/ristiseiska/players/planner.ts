import { type Choose, noticed } from '../../../core/player.ts';
import type { Action } from '../notation.ts';
import { actor, legal } from '../rules.ts';
import { type Code, codeOf } from '../solver/codes.ts';
import { Kernel } from '../solver/kernel.ts';
import { MET } from '../solver/standing.ts';
import { NOT_LAST, type Target, WIN } from '../solver/target.ts';
import type { State } from '../state.ts';
import { Deals } from './deals.ts';
import { proved } from './endings.ts';
import { Outlook } from './outlook.ts';
import { type Manner, playOn, takeBack } from './round.ts';
import { weights } from './weights.ts';
import { whereabouts } from './whereabouts.ts';

/** How the planner goes about it. */
export interface Method {
  /** Rounds that are played on for one decision. */
  readonly rounds: number;
  /** In how many of 100 rounds each other player goes by weights; else it plays anything. */
  readonly thoughtful: number;
  /** How much is tried that has not been tried often. */
  readonly curiosity: number;
  /** Whether it proves, and weighs all that can come, where nothing is hidden. */
  readonly proves: boolean;
}

/**
 * The strong player. It draws deals that fit all that its seat has seen, plays each on by rule of thumb after one of its actions, and
 * takes the action from which most rounds were won (with `last-in`: not lost). The more an action promises the more often it is tried.
 * Where nothing is hidden it proves what can be had, whatever the others do, and between two it takes what leaves the other the most to
 * get right where nothing is sure. It never passes falsely.
 */
export const plannerWith =
  ({ rounds, thoughtful, curiosity, proves }: Method): Choose<State, Action> =>
  (seen, random, given) => {
    const hero = actor(seen);
    const actions = noticed(legal(seen), given).filter(({ kind }) => kind !== 'claim');
    if (typeof hero !== 'number' || actions.length < 2) return actions[0] ?? null;
    const counts = [0, ...seen.hands.map((hand, i) => (i + 1 === hero ? 0 : hand.length))];
    const deals = new Deals(whereabouts(hero, seen, given?.past?.() ?? []), counts, random);
    const kernel = kernelOf(seen, hero, deals);
    const codes = actions.map((action) => codeOf(action, seen));
    const sure = proves && deals.isKnown ? proved(kernel, codes) : codes.map(() => null);
    const outlook = proves && deals.isKnown && !sure.includes(1) ? Outlook.of(kernel) : null;
    if (outlook !== null) return actions[bestBy(outlook, kernel, codes)] as Action;
    const arms = new Arms(sure, curiosity);
    const manners: Manner[] = counts.map((_, seat) => (seat === hero ? weights : null));
    for (let n = 0; n < rounds && !arms.isSettled; n++) {
      deals.next();
      for (const card of deals.cards) kernel.owner[card] = deals.holder[card] as number;
      for (let seat = 1; seat < counts.length; seat++)
        if (seat !== hero) manners[seat] = random.int(100) < thoughtful ? weights : null;
      const arm = arms.next();
      kernel.make(codes[arm] as Code);
      const made = playOn(kernel, manners, random);
      arms.note(arm, kernel.verdict === MET);
      takeBack(kernel, made + 1);
    }
    return actions[arms.best] as Action;
  };

/** The number of the code after which the outlook is best. */
function bestBy(outlook: Outlook, kernel: Kernel, codes: readonly Code[]): number {
  const values = codes.map((code) => {
    kernel.make(code);
    const value = outlook.value();
    kernel.undo();
    return value;
  });
  return values.indexOf(Math.max(...values));
}

/** Actions that are tried out, the promising ones more often (UCB1); what is proved of one needs no trying. */
class Arms {
  readonly #sure: readonly (number | null)[];
  readonly #curiosity: number;
  readonly #open: readonly number[];
  readonly #tries: number[];
  readonly #wins: number[];
  #all = 0;

  constructor(sure: readonly (number | null)[], curiosity: number) {
    this.#sure = sure;
    this.#curiosity = curiosity;
    // What is proved to be out of reach whatever the others do may yet come about, so those are tried where there is nothing better.
    this.#open = [...sure.keys()].filter((arm) => sure[arm] === null || sure[arm] === 0);
    this.#tries = sure.map(() => 0);
    this.#wins = sure.map(() => 0);
  }

  /** Whether trying can teach nothing more: one action is sure to reach the goal, or there is nothing to try. */
  get isSettled(): boolean {
    return this.#sure.includes(1) || this.#open.length === 0;
  }

  /** The one to try next. */
  next(): number {
    const logarithm = Math.log(this.#all + 1);
    const promise = (arm: number): number => {
      const tries = this.#tries[arm] as number;
      return tries === 0 ? Number.POSITIVE_INFINITY : this.#share(arm) + this.#curiosity * Math.sqrt(logarithm / tries);
    };
    return this.#open.reduce((best, arm) => (promise(arm) > promise(best) ? arm : best));
  }

  note(arm: number, won: boolean): void {
    this.#all += 1;
    this.#tries[arm] = (this.#tries[arm] as number) + 1;
    if (won) this.#wins[arm] = (this.#wins[arm] as number) + 1;
  }

  #share = (arm: number): number => (this.#wins[arm] as number) / Math.max(1, this.#tries[arm] as number);

  /** The one that promises most: what is proved of it, or how often it has won (of those tried most, as luck counts for less there). */
  get best(): number {
    const most = Math.max(...this.#tries);
    const worth = (arm: number): number => {
      const sure = this.#sure[arm] ?? 0;
      return sure > 0 ? sure : (this.#tries[arm] as number) >= most / 2 ? this.#share(arm) : -1;
    };
    return [...this.#sure.keys()].reduce((best, arm) => (worth(arm) > worth(best) ? arm : best));
  }
}

/** A kernel of what is seen, with all unseen cards in some hand. */
function kernelOf(seen: State, hero: number, deals: Deals): Kernel {
  const target: Target = { kind: seen.params.end === 'last-in' ? NOT_LAST : WIN, hero, card: -1, number: 0, isBrief: false };
  const hands = seen.hands.map((hand, i) => (i + 1 === hero ? hand : deals.cards.filter((card) => deals.holder[card] === i + 1)));
  return new Kernel({ ...seen, hands }, target);
}

/** About a hundredth of a second for a decision, and a tenth at most. */
export const planner = plannerWith({ rounds: 1000, thoughtful: 50, curiosity: 0.5, proves: true });
