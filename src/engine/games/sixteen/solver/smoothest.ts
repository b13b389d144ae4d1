import { Meter } from '../../../proving/budget.ts';
import type { Budget } from '../../../proving/prover.ts';
import { WordStore } from '../../../proving/word-store.ts';
import type { GoalSpec } from '../goals.ts';
import type { Action } from '../notation.ts';
import type { State } from '../state.ts';
import { evaluate } from './evaluate.ts';
import { SixteenInquiry } from './inquiry.ts';
import { actionOf, type Code, codeOf, DRAW, fromOf, homeFrom, isMove, Kernel, newKey, placeOn, toOf } from './kernel.ts';
import { type Shortcut, safeHomePile, shortcutsFor, type Use } from './shortcuts.ts';
import { reached, type StateGoal } from './target.ts';
import { tidy } from './tidy.ts';

/** The easiest line that was found. */
export interface Smoothest {
  readonly line: readonly Action[];
  /** Placements on it at which exactly one of two or more different options wins. */
  readonly onlyMoves: number;
  /** Whether it is proved that no line has fewer. */
  readonly proved: boolean;
}

/** Positions of a search: how each was reached. */
interface Node {
  readonly words: Int32Array;
  readonly parent: Node | null;
  readonly code: Code;
}

/**
 * A line with the fewest only moves of all that meet the goal. Positions that can still be won are searched in the order of the
 * only moves on the way to them, the hopeful ones first; once all that can be reached with fewer are behind, no line has fewer.
 * In: a line that meets the goal, which is kept where none is easier. `proved` is false where the budget, of positions entered and
 * of those examined to settle them together, did not suffice. Null where not even the line in hand could be counted.
 */
export function smoothest(
  start: State,
  goal: GoalSpec,
  line: readonly Action[],
  budget: Budget,
  without: readonly Shortcut[] = [],
): Smoothest | null {
  if (goal.kind === 'do') return { line, onlyMoves: 0, proved: true };
  const search = new Search(start, goal, budget, without);
  const onlyMoves = search.count(line.map(codeOf));
  if (onlyMoves === null) return null;
  const found = search.below(onlyMoves);
  if (found === null) return { line, onlyMoves, proved: search.stopped === false };
  const neat = search.neat(found);
  return { line: neat.map(actionOf), onlyMoves: search.count(neat) ?? onlyMoves, proved: true };
}

class Search {
  readonly #kernel: Kernel;
  readonly #goal: StateGoal;
  /** The pile that the goal names, from 0: it is like no other, however equal. */
  readonly #named: number | null;
  readonly #use: Use;
  readonly #inquiry: SixteenInquiry;
  readonly #meter: Meter;
  readonly #won = new WordStore();
  readonly #key = newKey();
  readonly #start: Int32Array;

  constructor(start: State, goal: StateGoal, budget: Budget, without: readonly Shortcut[]) {
    this.#kernel = new Kernel(start);
    this.#goal = goal;
    this.#named = goal.kind === 'top' && goal.pile !== null ? goal.pile - 1 : null;
    this.#use = shortcutsFor(goal, without);
    this.#inquiry = new SixteenInquiry(start, goal, { breadth: 0, without });
    this.#meter = new Meter(budget);
    this.#start = this.#kernel.save();
  }

  get stopped(): boolean {
    return this.#meter.stopped !== null;
  }

  /** Only moves of a line; null where something could not be settled. */
  count(line: readonly Code[]): number | null {
    let sum = 0;
    const words = this.#statesOf(line);
    for (const here of words) {
      this.#kernel.load(here);
      if (this.#kernel.drawn === 0) continue;
      const options = this.#placements();
      if (options === null) return null;
      sum += options.cost;
    }
    return sum;
  }

  /** A line with the fewest only moves, fewer than so many; null where none was found. */
  below(most: number): Code[] | null {
    const kernel = this.#kernel;
    const seen = new WordStore();
    const levels: Node[][] = [[{ words: this.#start, parent: null, code: 0 }]];
    for (let cost = 0; cost < most; cost++) {
      const level = levels[cost] ?? [];
      for (let node = level.pop(); node !== undefined; node = level.pop()) {
        kernel.load(node.words);
        const length = kernel.key(this.#key, this.#use.unordered);
        const known = seen.size;
        if (seen.enter(this.#key, length) !== known) continue;
        if (!this.#meter.spend()) return null;
        if (node.parent !== null && reached(this.#goal, kernel)) return codesTo(node);
        if (node.parent !== null && kernel.drawn === 0 && kernel.next === kernel.urn.length) {
          // Nothing is placed any more, so that whatever still meets the goal costs nothing.
          const rest = this.#inquiry.from(node.words, this.#meter);
          if (rest === undefined) return null;
          if (rest !== null) return [...codesTo(node), ...rest];
          continue;
        }
        if (kernel.drawn > 0) {
          const options = this.#placements();
          if (options === null) return null;
          const next = levels[cost + options.cost] ?? [];
          levels[cost + options.cost] = next;
          for (const { code, words } of options.winning) next.push({ words, parent: node, code });
        } else
          for (const code of this.#others()) {
            kernel.make(code);
            level.push({ words: kernel.save(), parent: node, code });
            kernel.undo();
          }
      }
    }
    return null;
  }

  /** The line without what does nothing, as long as it has no more only moves for that. */
  neat(line: Code[]): Code[] {
    this.#kernel.load(this.#start);
    const shorter = tidy(this.#kernel, this.#goal, line);
    const [before, after] = [this.count(line), this.count(shorter)];
    return before !== null && after !== null && after <= before ? shorter : line;
  }

  /**
   * The different placements of the brick that waits, those that win, the most hopeful last; and 1 where there are two or more and one
   * wins, else 0. Null where that could not be settled.
   */
  #placements(): { winning: { code: Code; words: Int32Array }[]; cost: number } | null {
    const kernel = this.#kernel;
    const here = kernel.save();
    const different = new Set<string>();
    const winning: { code: Code; words: Int32Array; value: number }[] = [];
    for (let p = 0; p < kernel.piles; p++) {
      const name =
        p === this.#named
          ? 'named'
          : kernel.bricks.subarray(p * kernel.stride, p * kernel.stride + (kernel.height[p] as number)).join();
      if (different.has(name)) continue;
      different.add(name);
      kernel.make(placeOn(p));
      const words = kernel.save();
      const value = evaluate(kernel);
      const wins = this.#wins(words);
      if (wins === undefined) return null;
      if (wins) winning.push({ code: placeOn(p), words, value });
      kernel.load(here);
    }
    winning.sort((a, b) => b.value - a.value);
    return { winning, cost: different.size > 1 && winning.length === 1 ? 1 : 0 };
  }

  /**
   * What else can be done, the most hopeful last: moves between piles, the draw, bricks home. On two piles, with one that may go home at
   * once (`safeHome`), only that. There it costs nothing: play any line with that brick x at home from now on. Each placement that won
   * still wins, by the argument of `safeHome`, so that an only move can come about only where two winning placements have become one: on piles
   * that differed by x, and are equal without it. Two piles that are equal leave no choice, and so no only move. A third pile, on which
   * the brick loses, makes it one: leaving a 1 on an empty pile keeps it apart from another empty pile, and both winning.
   */
  #others(): Code[] {
    const kernel = this.#kernel;
    const safe = this.#use.safeHome && kernel.piles === 2 ? safeHomePile(kernel) : -1;
    if (safe >= 0) return [homeFrom(safe)];
    const count = kernel.legal(codes);
    const all = Array.from(codes.subarray(0, count)).filter(
      (code) => !(this.#use.renaming && isMove(code) && kernel.isRenaming(fromOf(code), toOf(code))),
    );
    return [
      ...all.filter(isMove),
      ...all.filter((code) => code === DRAW),
      ...all.filter((code) => code !== DRAW && !isMove(code)),
    ];
  }

  /** Whether the goal can be met from a position after at least one action; `undefined`: not settled. */
  #wins(words: Int32Array): boolean | undefined {
    const kernel = this.#kernel;
    kernel.load(words);
    if (reached(this.#goal, kernel)) return true;
    if (this.#won.find(this.#key, kernel.key(this.#key, this.#use.unordered)) >= 0) return true;
    const line = this.#inquiry.from(words, this.#meter);
    if (!line) return line === null ? false : undefined;
    kernel.load(words);
    for (const code of line) {
      this.#won.enter(this.#key, kernel.key(this.#key, this.#use.unordered));
      kernel.make(code);
    }
    return true;
  }

  #statesOf(line: readonly Code[]): Int32Array[] {
    this.#kernel.load(this.#start);
    return line.map((code) => {
      const words = this.#kernel.save();
      this.#kernel.make(code);
      return words;
    });
  }
}

const codes = new Int32Array(64);

function codesTo(node: Node): Code[] {
  const line: Code[] = [];
  for (let at: Node = node; at.parent !== null; at = at.parent) line.push(at.code);
  return line.reverse();
}
