import { decide } from '../../../core/player.ts';
import { Meter } from '../../../proving/budget.ts';
import { bearOut, proofOf, proofOfDo } from '../../../proving/proofs.ts';
import type { Budget, Inquiry, OnProgress, Proof, Reply } from '../../../proving/prover.ts';
import { reason } from '../../../proving/reasons.ts';
import { formatGoal, type GoalSpec, goal as goalOf, heroOf } from '../goals.ts';
import { ristiseiska } from '../index.ts';
import { type Action, formatAction } from '../notation.ts';
import { firstThought } from '../players/first-thought.ts';
import { actor, apply, legal } from '../rules.ts';
import type { State } from '../state.ts';
import { STOPPED_VALUE } from './chances.ts';
import { actionOf, codeOf } from './codes.ts';
import { Kernel } from './kernel.ts';
import { Knowledge } from './knowledge.ts';
import { keeping, type Option, pick, winningLine } from './line.ts';
import { NO, STOPPED, YES } from './search.ts';
import { type Shortcut, shortcutsFor } from './shortcuts.ts';
import { targetOf } from './target.ts';

/** How a question is attacked; the defaults are what the site uses. */
export interface Method {
  /** Shortcuts to do without. */
  readonly without?: readonly Shortcut[];
  /** Bytes of positions that are remembered, where they are not numbered; a search that needs more is not decided. */
  readonly memory?: number;
}

/** Chances that differ by less are alike. */
const alike = 1e-9;

/** Questions about one start and goal; see `Inquiry`. */
export class RistiseiskaInquiry implements Inquiry<Action> {
  readonly #start: State;
  readonly #goal: GoalSpec;
  readonly #kernel: Kernel;
  readonly #knowledge: Knowledge;

  constructor(start: State, goal: GoalSpec, method: Method = {}) {
    this.#start = start;
    this.#goal = goal;
    this.#kernel = new Kernel(start, targetOf(goal.kind === 'do' ? { kind: 'win' } : goal, heroOf(start)));
    this.#knowledge = new Knowledge(this.#kernel, shortcutsFor(start.params, method.without), method.memory);
  }

  prove(line: readonly Action[], budget: Budget, onProgress?: OnProgress): Proof<Action> {
    const meter = new Meter(budget, onProgress);
    const proof = this.#prove(line, meter, budget.anyLine === true);
    this.#knowledge.tidy(meter);
    return proof;
  }

  #prove(line: readonly Action[], meter: Meter, anyLine: boolean): Proof<Action> {
    if (this.#goal.kind === 'do') return proofOfDo(ristiseiska, this.#start, this.#goal.actions, line);
    if (this.#goal.kind === 'best') return this.#proveBest(line, meter);
    let state = this.#go(line);
    const decider = this.#knowledge.decider(meter);
    const result = decider.wins();
    if (result === STOPPED) return proofOf<Action>(undefined, meter);
    if (result === NO) return proofOf<Action>(null, meter);
    const actions = winningLine(this.#kernel, decider, anyLine).map((code) => {
      const action = actionOf(code, state);
      state = apply(state, action);
      return action;
    });
    bearOut(ristiseiska, this.#start, [...line, ...actions], formatGoal(this.#goal));
    return proofOf(actions, meter);
  }

  /** `best` asks for one of the actions with the highest chance, now: the rest of the line does not matter. */
  #proveBest([first]: readonly Action[], meter: Meter): Proof<Action> {
    this.#go([]);
    const values: number[] = [];
    const actions = legal(this.#start);
    for (const action of actions) {
      const value = this.#valueAfter(action, meter);
      if (value === STOPPED_VALUE) return proofOf<Action>(undefined, meter);
      values.push(value);
    }
    const highest = Math.max(...values);
    const isBest = (i: number): boolean => (values[i] as number) >= highest - alike;
    const { nodes } = meter;
    if (first === undefined) {
      const best = actions.find((_, i) => isBest(i)) as Action;
      return { result: 'win', line: [best], reason: null, nodes, value: highest };
    }
    const at = actions.findIndex((action) => formatAction(action) === formatAction(first));
    const value = values[at] as number;
    return isBest(at)
      ? { result: 'win', line: [], reason: null, nodes, value, settled: true }
      : { result: 'loss', line: null, reason: null, nodes, value, settled: true };
  }

  /** The chance after an action from the position that the kernel stands at. */
  #valueAfter(action: Action, meter: Meter, state = this.#start): number {
    const kernel = this.#kernel;
    kernel.make(codeOf(action, state));
    const value = this.#value(meter);
    kernel.undo();
    return value;
  }

  /**
   * The chance of the position that the kernel stands at: with `pawn` a number between 0 and 1, else 0 or 1. Where somebody was
   * out before the question (`last-in`) nobody can be first any more; the kernel knows only who gets out on it.
   */
  #value(meter: Meter): number {
    if (this.#start.out.length > 0) return 0;
    if (this.#start.params.unable !== 'pawn') {
      const result = this.#knowledge.decider(meter).wins();
      return result === STOPPED ? STOPPED_VALUE : result === YES ? 1 : 0;
    }
    const chances = this.#knowledge.chances(meter);
    if (chances !== null) return chances.value();
    meter.stop(reason('chances-with-false-passes'));
    return STOPPED_VALUE;
  }

  reply(line: readonly Action[], budget: Budget, onProgress?: OnProgress): Reply<Action> | null {
    let state = this.#start;
    for (const action of line) state = apply(state, action);
    const who = actor(state);
    if (who === null || who === this.#kernel.target.hero) return null;
    const guess = decide(ristiseiska, firstThought, state, 0) as Action;
    const meter = new Meter(budget, onProgress);
    const found = this.#answer(line, state, guess, meter);
    this.#knowledge.tidy(meter);
    return found ?? { action: guess, why: 'guess' };
  }

  /** What is proved to be the answer; the rule of thumb settles ties. Null where nothing is proved. */
  #answer(line: readonly Action[], state: State, guess: Action, meter: Meter): Reply<Action> | null {
    const open = goalOf(formatGoal(this.#goal));
    if (this.#goal.kind === 'do' || !open.ok || open.value(this.#start, line) !== 'open') return null;
    this.#go(line);
    if (this.#goal.kind === 'best') return this.#worst(line, state, meter);
    const decider = this.#knowledge.decider(meter);
    const result = decider.wins();
    if (result === STOPPED) return null;
    const options = keeping(this.#kernel, decider, result);
    // A stalled position is known to be lost without a look at what follows; the meter may then stop before that is known.
    if (options.length === 0) return null;
    const hurries = result === NO;
    const chosen: Option = pick(options, hurries);
    const usual = options.find(({ code }) => code === codeOf(guess, state));
    const { code } = usual?.length === chosen.length ? usual : chosen;
    return { action: actionOf(code, state), why: hurries ? 'refutes' : 'resists' };
  }

  /** With `best`: of the others' actions the one that leaves the lowest chance. Null where chance is to act, or where that is not proved. */
  #worst(line: readonly Action[], state: State, meter: Meter): Reply<Action> | null {
    if (actor(state) === 'chance') return null;
    let worst: { action: Action; value: number } | null = null;
    for (const action of legal(state)) {
      const value = this.#valueAfter(action, meter, state);
      if (value === STOPPED_VALUE) return null;
      if (worst === null || value < worst.value - alike) worst = { action, value };
    }
    const { result } = this.#proveBest(line, meter);
    if (result === 'unknown') return null;
    return worst && { action: worst.action, why: result === 'loss' ? 'refutes' : 'resists' };
  }

  /** Sets the kernel to the position after a line. */
  #go(line: readonly Action[]): State {
    const { hero } = this.#kernel.target;
    let state = this.#start;
    let left = false;
    let played = 0;
    for (const action of line) {
      if (action.kind === 'play' && state.turn === hero) played += 1;
      state = apply(state, action);
      left ||= state.turn !== hero;
    }
    this.#kernel.load(state, left, played);
    return state;
  }
}
