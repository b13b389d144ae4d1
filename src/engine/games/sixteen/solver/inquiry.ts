import { Meter } from '../../../proving/budget.ts';
import { bearOut, proofOf, proofOfDo } from '../../../proving/proofs.ts';
import type { Budget, Inquiry, OnProgress, Proof } from '../../../proving/prover.ts';
import { reason } from '../../../proving/reasons.ts';
import { WordStore } from '../../../proving/word-store.ts';
import { formatGoal, type GoalSpec, holds } from '../goals.ts';
import { sixteen } from '../index.ts';
import type { Action } from '../notation.ts';
import { apply, legal } from '../rules.ts';
import type { State } from '../state.ts';
import { Aside } from './aside.ts';
import { beam } from './beam.ts';
import { shortest } from './breadth.ts';
import { ceiling } from './ceiling.ts';
import { type Weights, weights } from './evaluate.ts';
import { ExactSearch } from './exact.ts';
import { actionOf, type Code, codeOf, Kernel } from './kernel.ts';
import { type Shortcut, shortcutsFor, type Use } from './shortcuts.ts';
import { bricksNeeded, type StateGoal } from './target.ts';
import { tidy } from './tidy.ts';

/** How a question is attacked; the defaults are what the site uses. */
export interface Method {
  /** Shortcuts to do without. */
  readonly without?: readonly Shortcut[];
  /** Positions looked at breadth-first to begin with, for a short line. */
  readonly breadth?: number;
  /** Positions of the exact search before the first beam (four times as many before the next, and so on). */
  readonly taste?: number;
  /** Widths of the beams tried one after another. */
  readonly widths?: readonly number[];
  /** With so many bricks outside the foundations, narrow beams come before everything else, and no short line is looked for. */
  readonly large?: number;
  /** Bytes of positions that the exact search remembers. */
  readonly memory?: number;
}

const usual = {
  breadth: 2_000,
  breadthOther: 40_000,
  taste: 1_000,
  widths: [1, 10, 100, 1_000],
  /** What is large is won by narrower beams. */
  widthsOfLarge: [1, 5, 20, 100, 1_000],
  /** There, after beams of these widths, comes one with the weights of the other rule of runs, as wide as said here: it goes astray elsewhere. */
  others: new Map([
    [1, 1],
    [100, 300],
  ]),
  large: 40,
  long: 14,
} as const;

/** Questions about one start and goal; see `Inquiry`. */
export class SixteenInquiry implements Inquiry<Action> {
  readonly #start: State;
  readonly #goal: GoalSpec;
  readonly #method: Method;
  readonly #kernel: Kernel;
  #dead: WordStore;
  #aside: Aside | null = null;
  /** Winning lines found, by the position they start from. */
  readonly #wins = new Map<string, { line: readonly Code[]; from: number }>();

  constructor(start: State, goal: GoalSpec, method: Method = {}) {
    this.#start = start;
    this.#goal = goal;
    this.#method = method;
    this.#dead = new WordStore(method.memory);
    this.#kernel = new Kernel(start);
  }

  prove(line: readonly Action[], budget: Budget, onProgress?: OnProgress): Proof<Action> {
    const meter = new Meter(budget, onProgress);
    const goal = this.#goal;
    if (goal.kind === 'do') return proofOfDo(sixteen, this.#start, goal.actions, line);
    let state = this.#start;
    for (const action of line) state = apply(state, action);
    const anyLine = budget.anyLine ?? false;
    const found =
      line.length === 0 && holds(goal, state, 1)
        ? this.#anyAction(goal, state, meter, anyLine)
        : this.#search(goal, state, meter, anyLine);
    if (!found) return proofOf<Action>(found, meter);
    const actions = found.map(actionOf);
    bearOut(sixteen, this.#start, [...line, ...actions], formatGoal(goal));
    return proofOf(actions, meter);
  }

  /**
   * The same of a packed position that was reached from the start by at least one action, as codes: a line, null where there is
   * none, `undefined` where the meter stopped it.
   */
  from(words: Int32Array, meter: Meter): Code[] | null | undefined {
    if (this.#goal.kind === 'do') return undefined;
    this.#kernel.load(words);
    return this.#decide(this.#goal, words, meter);
  }

  /** The goal holds here but counts only after an action: one that keeps it, or the search after each. */
  #anyAction(goal: StateGoal, state: State, meter: Meter, anyLine: boolean): Code[] | null | undefined {
    const actions = legal(state);
    const keeps = actions.find((action) => holds(goal, apply(state, action), 1));
    if (keeps) return [codeOf(keeps)];
    let unsure = false;
    for (const action of actions) {
      const rest = this.#search(goal, apply(state, action), meter, anyLine);
      if (rest) return [codeOf(action), ...rest];
      if (rest === undefined) unsure = true;
    }
    return unsure ? undefined : null;
  }

  #search(goal: StateGoal, state: State, meter: Meter, anyLine: boolean): Code[] | null | undefined {
    const kernel = this.#kernel;
    const words = this.#go(state);
    const known = this.#wins.get(words.join());
    if (known) return known.line.slice(known.from);
    const found = this.#decide(goal, words, meter, anyLine);
    if (!found) return found;
    kernel.load(words);
    const line = tidy(kernel, goal, found);
    this.#remember(words, line);
    return line;
  }

  /** Keeps every position of a winning line. */
  #remember(words: Int32Array, line: readonly Code[]): void {
    if (this.#wins.size > 20_000) this.#wins.clear();
    this.#kernel.load(words);
    for (const [from, code] of line.entries()) {
      this.#wins.set(this.#kernel.save().join(), { line, from });
      this.#kernel.make(code);
    }
  }

  #decide(goal: StateGoal, words: Int32Array, meter: Meter, anyLine = false): Code[] | null | undefined {
    const kernel = this.#kernel;
    const use: Use = shortcutsFor(goal, this.#method.without);
    const needed = bricksNeeded(goal, kernel);
    kernel.load(words);
    if (use.ceiling && needed !== null && ceiling(kernel, needed) < needed) {
      meter.spend();
      return null;
    }
    const exact = (): Code[] | null | undefined => {
      kernel.load(words);
      if (use.aside && needed !== null) this.#aside ??= new Aside(kernel, needed, use);
      const search = new ExactSearch(kernel, goal, use, this.#dead, meter, this.#aside);
      const found = search.run();
      if (search.full) {
        meter.stop(reason('out-of-memory'));
        this.#dead = new WordStore(this.#method.memory);
      }
      return found;
    };
    const isLarge = needed !== null && kernel.out() >= (this.#method.large ?? usual.large);
    const widths = needed === null ? [] : (this.#method.widths ?? (isLarge ? usual.widthsOfLarge : usual.widths));
    // The cheapest comes first: a narrow beam where no short line is to be had, or none is asked for.
    const quick = isLarge ? 3 : kernel.urn.length - kernel.next >= usual.long ? 2 : anyLine ? 1 : 0;
    const beamOf = (width: number, w?: Weights): Code[] | null => {
      kernel.load(words);
      return beam(kernel, goal, use, width, meter, w);
    };
    const byBeam = (width: number): Code[] | null => {
      const other = isLarge ? usual.others.get(width) : undefined;
      return (
        beamOf(width) ??
        (other === undefined ? null : beamOf(other, kernel.consecutive ? weights.descending : weights.consecutive))
      );
    };
    for (const width of widths.slice(0, quick)) {
      const line = byBeam(width);
      if (line !== null) return line;
      if (meter.stopped !== null) return undefined;
    }
    const most = this.#method.breadth ?? (needed === null ? usual.breadthOther : usual.breadth);
    if (most > 0 && !isLarge && !(anyLine && needed !== null)) {
      kernel.load(words);
      const short = shortest(kernel, goal, use, this.#dead, meter, most);
      if (short !== undefined) return short;
    }
    // Beams and bites of the exact search take turns, each larger than the last: neither a win that only a beam finds
    // nor a loss that only the exact search proves has to wait for the other to give up.
    let bite = (this.#method.taste ?? usual.taste) * 4 ** Math.min(quick, 2, widths.length);
    for (const width of widths.slice(quick)) {
      const bitten = meter.within(bite, exact);
      if (bitten !== undefined) return bitten;
      bite *= 4;
      const line = byBeam(width);
      if (line !== null) return line;
      if (meter.stopped !== null) return undefined;
    }
    return exact();
  }

  /** Sets the kernel to a position that was reached from the start. */
  #go(state: State): Int32Array {
    const words = this.#kernel.wordsOf(state);
    this.#kernel.load(words);
    return words;
  }
}
