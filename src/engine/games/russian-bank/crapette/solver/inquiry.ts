import { Meter } from '../../../../proving/budget.ts';
import type { Budget, Inquiry, OnProgress, Proof } from '../../../../proving/prover.ts';
import { reason } from '../../../../proving/reasons.ts';
import { meetsGoal } from '../../../../proving/verify.ts';
import { isLegalLine, tidy } from '../../solver/tidy.ts';
import { limit } from '../../state.ts';
import { formatGoal, type GoalSpec } from '../goals.ts';
import { crapette } from '../index.ts';
import { type Action, formatAction } from '../notation.ts';
import { apply, legal, type Table } from '../rules.ts';
import { actionOf, type Code } from './codes.ts';
import { at, Kernel } from './kernel.ts';
import { TurnSearch } from './search.ts';
import { type Shortcut, shortcutsFor } from './shortcuts.ts';
import { targetOf } from './target.ts';

/** How a question is attacked; the defaults are what the site uses. */
export interface Method {
  /** Shortcuts to do without. */
  readonly without?: readonly Shortcut[];
  /** Positions looked at for a short line, before the most promising ones come first. */
  readonly breadth?: number;
  /** Positions that are remembered; a search that needs more is not decided. */
  readonly memory?: number;
}

/** Questions about one start and goal; see `Inquiry`. Lines that have ended the turn are decided, and not asked about. */
export class TurnInquiry implements Inquiry<Action> {
  readonly #start: Table;
  readonly #goal: GoalSpec;
  readonly #kernel: Kernel;
  /** None for `do`. */
  readonly #search: TurnSearch | null;

  constructor(start: Table, goal: GoalSpec, method: Method = {}) {
    this.#start = start;
    this.#goal = goal;
    this.#kernel = new Kernel(start.params.waste === 'open');
    const target = goal.kind === 'do' ? null : targetOf(goal, this.#kernel.homeOf(this.#kernel.words(start)));
    this.#search = target && new TurnSearch(this.#kernel, target, shortcutsFor(target, method.without), method);
  }

  prove(line: readonly Action[], budget: Budget, onProgress?: OnProgress): Proof<Action> {
    if (this.#goal.kind === 'do') return proveDo(this.#start, this.#goal.actions, line);
    const meter = new Meter(budget, onProgress);
    const state = line.reduce(apply, this.#start);
    // Where the players keep the order, a loss counts on every action out of order being called; before that is said, nothing is known.
    if (state.slip) return { result: 'unknown', line: null, reason: reason('not-decided'), nodes: 0 };
    const words = this.#kernel.words(state);
    // What has been loaded before this position counts as well.
    words[at.loaded] = line.filter((action) => action.kind === 'play' && /^o[rw]$/.test(action.to)).length;
    const found = this.#search?.run(words, limit - state.count, meter, undefined, budget.anyLine);
    if (found === undefined)
      return { result: 'unknown', line: null, reason: meter.stopped ?? reason('not-decided'), nodes: meter.nodes };
    if (found === null) return { result: 'loss', line: null, reason: null, nodes: meter.nodes };
    if (!this.#stands(line, found)) throw new Error(`the solver claims a line that the rules do not bear out: ${said(found)}`);
    const best = budget.anyLine
      ? found
      : tidy(found, (shorter) => isLegalLine(this.#kernel, words, shorter) && this.#stands(line, shorter));
    return { result: 'win', line: best.map(actionOf), reason: null, nodes: meter.nodes };
  }

  #stands = (line: readonly Action[], rest: readonly Code[]): boolean =>
    meetsGoal(crapette, this.#start, [...line, ...rest.map(actionOf)], formatGoal(this.#goal));
}

const said = (codes: readonly Code[]): string => codes.map((code) => formatAction(actionOf(code))).join(',');

/** `do:` asks for one of some actions, now. */
function proveDo(start: Table, actions: readonly Action[], line: readonly Action[]): Proof<Action> {
  const wanted = actions.map(formatAction);
  const action = line.length > 0 ? undefined : legal(start).find((one) => wanted.includes(formatAction(one)));
  return { result: action ? 'win' : 'loss', line: action ? [action] : null, reason: null, nodes: 1 };
}
