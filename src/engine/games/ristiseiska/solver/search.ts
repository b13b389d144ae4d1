import type { Meter } from '../../../solve/budget.ts';
import type { Code } from './codes.ts';
import { type Board, MET, OPEN } from './kernel.ts';
import type { Memo } from './memo.ts';
import { order } from './order.ts';
import { isStalled, type Use } from './shortcuts.ts';

/** Marks: nothing; lost or won; from 3 on lost or won with the number of cards played until the end. */
const LOSS = 1;
const VICTORY = 2;
const counted = (won: boolean, cards: number): number => 3 + 2 * cards + (won ? 1 : 0);
const isWon = (mark: number): boolean => mark === VICTORY || (mark > 2 && (mark & 1) === 0);

/** Cards until the end where there is none: nobody plays any more. */
const never = 60;

/** What a search says: won, lost, or the meter has stopped it. */
export const YES = 1;
export const NO = 0;
export const STOPPED = -1;

/** What decides whether the player can force the goal from the board as it is, and how far off the end is. */
export interface Decider {
  /** `YES`, `NO`, or `STOPPED` by the meter. */
  wins(): number;
  /** How far off the end is when whoever has the goal in hand hurries and the other side holds out; or `STOPPED`. */
  length(): number;
}

/**
 * Exact depth-first search: the player against everybody else and chance together. For rules under which play never
 * comes back to a position of a player who has a choice (everything but false passes). Where it comes back at all, by passing and taking
 * only, whoever wants no end just lets it go round: so a position met again while it is being examined counts as lost, and
 * rightly so is every position of that circle.
 */
export class Search implements Decider {
  readonly #board: Board;
  readonly #memo: Memo;
  readonly #use: Use;
  readonly #meter: Meter;
  readonly #codes = new Int32Array(16_384);
  #top = 0;

  constructor(board: Board, memo: Memo, use: Use, meter: Meter) {
    this.#board = board;
    this.#memo = memo;
    this.#use = use;
    this.#meter = meter;
  }

  /** Whether the player can force the goal from the board as it is. */
  wins(): number {
    const board = this.#board;
    if (board.verdict !== OPEN) return board.verdict === MET ? YES : NO;
    const known = this.#memo.get(board);
    if (known !== 0) return isWon(known) ? YES : NO;
    if (!this.#meter.spend()) return STOPPED;
    if (!this.#mark(LOSS)) return STOPPED;
    const mine = board.actor() === board.target.hero;
    const at = this.#top;
    const count = board.legal(this.#codes, at);
    if (count === 1 && this.#use.stalled && isStalled(board)) return NO;
    order(board, this.#codes, at, count);
    this.#top = at + count;
    const wanted = mine ? YES : NO;
    let result = mine ? NO : YES;
    for (let i = at; i < at + count; i++) {
      board.make(this.#codes[i] as Code);
      const found = this.wins();
      board.undo();
      if (found === STOPPED) {
        this.#top = at;
        this.#memo.set(board, 0);
        return STOPPED;
      }
      if (found === wanted) {
        result = wanted;
        break;
      }
    }
    this.#top = at;
    if (result === YES && !this.#mark(VICTORY)) return STOPPED;
    return result;
  }

  /** The length in cards that are played. */
  length(): number {
    const board = this.#board;
    if (board.verdict !== OPEN) return 0;
    const result = this.wins();
    if (result === STOPPED) return STOPPED;
    const known = this.#memo.get(board);
    if (known > 2) return (known - 3) >> 1;
    if (!this.#meter.spend()) return STOPPED;
    // While it is being examined: should play come back here, nobody gets anywhere.
    this.#memo.set(board, counted(result === YES, never));
    const hurries = (board.actor() === board.target.hero) === (result === YES);
    const at = this.#top;
    const count = board.legal(this.#codes, at);
    this.#top = at + count;
    let best = count === 1 && this.#use.stalled && isStalled(board) ? never : -1;
    for (let i = at; i < at + count && best !== never; i++) {
      const code = this.#codes[i] as Code;
      board.make(code);
      const same = hurries ? this.wins() : result;
      const rest = same === result ? this.length() : same === STOPPED ? STOPPED : never + 1;
      board.undo();
      if (rest === STOPPED) {
        this.#top = at;
        this.#memo.set(board, result === YES ? VICTORY : LOSS);
        return STOPPED;
      }
      if (rest > never) continue;
      const total = Math.min(never, rest + (code < 128 ? 1 : 0));
      if (best < 0 || (hurries ? total < best : total > best)) best = total;
      if (!hurries && best === never) break;
    }
    this.#top = at;
    this.#memo.set(board, counted(result === YES, best));
    return best;
  }

  #mark(mark: number): boolean {
    const kept = this.#memo.set(this.#board, mark);
    if (!kept) this.#meter.stop('the memory for positions ran out');
    return kept;
  }
}
