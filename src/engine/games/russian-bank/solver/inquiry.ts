import { Meter } from '../../../proving/budget.ts';
import { bearOut, proofOf, proofOfDo } from '../../../proving/proofs.ts';
import type { Budget, Inquiry, OnProgress, Proof } from '../../../proving/prover.ts';
import { meetsGoal } from '../../../proving/verify.ts';
import { formatGoal, type GoalSpec } from '../goals.ts';
import { russianBank } from '../index.ts';
import type { Action } from '../notation.ts';
import { formatPosition } from '../position.ts';
import { apply } from '../rules.ts';
import { limit, type State } from '../state.ts';
import { actionOf, type Code, codeOf } from './codes.ts';
import { cardsHome, heightsOf, Kernel } from './kernel.ts';
import { findTie } from './plain.ts';
import { type Found, TurnSearch } from './search.ts';
import { type Shortcut, shortcutsFor } from './shortcuts.ts';
import { targetOf } from './target.ts';
import { isLegalLine, tidy } from './tidy.ts';

/** How a question is attacked; the defaults are what the site uses. */
export interface Method {
  /** Shortcuts to do without. */
  readonly without?: readonly Shortcut[];
  /** Positions looked at for a shortest line, before the most promising ones come first. */
  readonly breadth?: number;
  /** Positions that are remembered; a search that needs more is not decided. */
  readonly memory?: number;
}

/** Questions about one start and goal; see `Inquiry`. Lines that have ended the turn are decided, and not asked about. */
export class TurnInquiry implements Inquiry<Action> {
  readonly #start: State;
  readonly #goal: GoalSpec;
  /** None for `do` and `tie`. */
  readonly #search: TurnSearch | null;
  /** Winning lines found, by the position (with its count) they start from. */
  readonly #wins = new Map<string, readonly Action[]>();
  /** The latest one, and the position it starts from, until the next question: most are never asked about again. */
  #latest: { readonly state: State; readonly line: readonly Action[] } | null = null;

  constructor(start: State, goal: GoalSpec, method: Method = {}) {
    this.#start = start;
    this.#goal = goal;
    const kernel = new Kernel();
    const target = goal.kind === 'do' ? null : targetOf(goal, cardsHome(heightsOf(start.foundations)));
    this.#search = target && new TurnSearch(kernel, start, target, shortcutsFor(target, method.without), method);
  }

  prove(line: readonly Action[], budget: Budget, onProgress?: OnProgress): Proof<Action> {
    const meter = new Meter(budget, onProgress);
    if (this.#goal.kind === 'do') return proofOfDo(russianBank, this.#start, this.#goal.actions, line);
    const state = line.reduce(apply, this.#start);
    const known = this.#known(state);
    if (known) return { result: 'win', line: known, reason: null, nodes: 0 };
    const found = this.#run(state, meter, budget.anyLine);
    if (!found) return proofOf<Action>(found, meter);
    bearOut(russianBank, this.#start, [...line, ...found.map(actionOf)], formatGoal(this.#goal));
    if (budget.anyLine) return proofOf(found.map(actionOf), meter);
    const actions = this.#tidied(line, state, found).map(actionOf);
    this.#latest = { state, line: actions };
    return proofOf(actions, meter);
  }

  #run(state: State, meter: Meter, anyLine = false): Found {
    if (this.#search) return this.#search.run(this.#search.kernel.words(state), limit - state.count, meter, undefined, anyLine);
    const line = findTie(state, meter);
    return line === null ? null : line?.map(codeOf);
  }

  #stands = (line: readonly Action[], rest: readonly Code[]): boolean =>
    meetsGoal(russianBank, this.#start, [...line, ...rest.map(actionOf)], formatGoal(this.#goal));

  /** Most of what is tried is not legal, which the kernel sees sooner. */
  #tidied(line: readonly Action[], state: State, found: readonly Code[]): Code[] {
    const kernel = this.#search?.kernel ?? new Kernel();
    const words = kernel.words(state);
    return tidy(found, (shorter) => isLegalLine(kernel, words, shorter) && this.#stands(line, shorter));
  }

  /** A winning line found earlier that comes by here. */
  #known(state: State): readonly Action[] | undefined {
    if (this.#latest !== null) this.#remember(this.#latest.state, this.#latest.line);
    this.#latest = null;
    return this.#wins.size === 0 ? undefined : this.#wins.get(formatPosition(state));
  }

  /** Keeps every position of a winning line. */
  #remember(state: State, line: readonly Action[]): void {
    if (this.#wins.size > 20_000) this.#wins.clear();
    let now = state;
    for (const [i, action] of line.entries()) {
      this.#wins.set(formatPosition(now), line.slice(i));
      now = apply(now, action);
    }
  }
}
