import { Meter } from '../../../solve/budget.ts';
import type { Budget, Inquiry, OnProgress, Proof } from '../../../solve/solver.ts';
import { meetsGoal } from '../../../solve/verify.ts';
import { formatGoal, type GoalSpec, heroOf } from '../goals.ts';
import { ristiseiska } from '../index.ts';
import type { Action } from '../notation.ts';
import { formatAction } from '../notation.ts';
import { apply, legal } from '../rules.ts';
import type { State } from '../state.ts';
import { actionOf, type Code } from './codes.ts';
import { Board, MET, OPEN } from './kernel.ts';
import { type Memo, memoFor } from './memo.ts';
import { NO, Search, STOPPED, YES } from './search.ts';
import { type Shortcut, shortcutsFor, type Use } from './shortcuts.ts';
import { targetOf } from './target.ts';

/** How a question is attacked; the defaults are what the site uses. */
export interface Method {
  /** Shortcuts to do without. */
  readonly without?: readonly Shortcut[];
}

/** Questions about one start and goal; see `Inquiry`. */
export class RistiseiskaInquiry implements Inquiry<Action> {
  readonly #start: State;
  readonly #goal: GoalSpec;
  readonly #board: Board;
  readonly #use: Use;
  #memo: Memo;

  constructor(start: State, goal: GoalSpec, method: Method = {}) {
    this.#start = start;
    this.#goal = goal;
    this.#board = new Board(start, targetOf(goal.kind === 'do' ? { kind: 'win' } : goal, heroOf(start)));
    this.#use = shortcutsFor(start.params, method.without);
    this.#memo = memoFor(this.#board, this.#use.fixedHands);
  }

  prove(line: readonly Action[], budget: Budget, onProgress?: OnProgress): Proof<Action> {
    const meter = new Meter(budget, onProgress);
    if (this.#goal.kind === 'do') return this.#proveDo(this.#goal.actions, line);
    const state = this.#go(line);
    const search = new Search(this.#board, this.#memo, this.#use, meter);
    const result = search.wins();
    if (result === STOPPED) return this.#unknown(meter);
    if (result === NO) return { result: 'loss', line: null, reason: null, nodes: meter.nodes };
    const actions = this.#lineOf(search, state);
    if (!meetsGoal(ristiseiska, this.#start, [...line, ...actions], formatGoal(this.#goal)))
      throw new Error(`the solver claims a line that the rules do not bear out: ${actions.map(formatAction).join(',')}`);
    return { result: 'win', line: actions, reason: null, nodes: meter.nodes };
  }

  #unknown(meter: Meter): Proof<Action> {
    if (meter.stopped?.includes('memory')) this.#memo = memoFor(this.#board, this.#use.fixedHands);
    return { result: 'unknown', line: null, reason: meter.stopped ?? 'not decided', nodes: meter.nodes };
  }

  /** `do:` asks for one of some actions, now. */
  #proveDo(wanted: readonly Action[], line: readonly Action[]): Proof<Action> {
    const texts = wanted.map(formatAction);
    const action = line.length > 0 ? undefined : legal(this.#start).find((a) => texts.includes(formatAction(a)));
    return { result: action ? 'win' : 'loss', line: action ? [action] : null, reason: null, nodes: 1 };
  }

  /** Sets the board to the position after a line. */
  #go(line: readonly Action[]): State {
    const { hero } = this.#board.target;
    let state = this.#start;
    let left = false;
    let played = 0;
    for (const action of line) {
      if (action.kind === 'play' && state.turn === hero) played += 1;
      state = apply(state, action);
      left ||= state.turn !== hero;
    }
    this.#board.load(state, left, played);
    return state;
  }

  /** From a won position: a line that wins, in which the others hold out as long as they can (if the meter has enough left). */
  #lineOf(search: Search, from: State): Action[] {
    const board = this.#board;
    const codes = new Int32Array(64);
    const made: Code[] = [];
    let exact = true;
    while (board.verdict === OPEN) {
      const count = board.legal(codes, 0);
      const mine = board.actor() === board.target.hero;
      let best: { code: Code; cards: number } | null = null;
      for (let i = 0; i < count; i++) {
        const code = codes[i] as Code;
        board.make(code);
        if (search.wins() === YES) {
          const cards = exact ? search.cards() : 0;
          if (cards === STOPPED) exact = false;
          if (best === null || (mine ? cards < best.cards : cards > best.cards)) best = { code, cards };
        }
        board.undo();
      }
      if (best === null) throw new Error('a position proved won has no way to go on');
      made.push(best.code);
      board.make(best.code);
    }
    if (board.verdict !== MET) throw new Error('a position proved won was lost');
    let state = from;
    return made.map((code) => {
      const action = actionOf(code, state);
      state = apply(state, action);
      return action;
    });
  }
}
