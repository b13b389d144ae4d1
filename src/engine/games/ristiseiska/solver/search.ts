import type { Meter } from '../../../proving/budget.ts';
import { reason } from '../../../proving/reasons.ts';
import { type Code, TAKE } from './codes.ts';
import type { Kernel } from './kernel.ts';
import { LOSS, type Memo, NOTHING, VICTORY } from './memo.ts';
import { order } from './order.ts';
import { isStalled, type Use } from './shortcuts.ts';
import { MET, OPEN } from './standing.ts';

/** Marks from 3 on: lost or won with the number of cards played until the end. */
const counted = (won: boolean, cards: number): number => 3 + 2 * cards + (won ? 1 : 0);
const isWon = (mark: number): boolean => (mark & 1) === 0;

/** Cards until the end where there is none: nobody plays any more. */
const never = 60;

/** Positions of which one search works out the length. */
const mostMeasured = 1_000_000;

/** What a search says: won, lost, or the meter has stopped it. */
export const YES = 1;
export const NO = 0;
export const STOPPED = -1;

/** What decides whether the player can force the goal from the kernel as it is, and how far off the end is. */
export interface Decider {
  /** `YES`, `NO`, or `STOPPED` by the meter. */
  wins(): number;
  /** How far off the end is when whoever has the goal in hand hurries and the other side holds out; or `STOPPED`. */
  length(): number;
  /** What an action adds to the length. */
  weight(code: Code): number;
  /** In a won position: an action that keeps the win and leads to its end, found without effort; null where there is none such. */
  anyWin(): Code | null;
}

/**
 * Exact depth-first search: the player against everybody else and chance together. For rules under which play never
 * comes back to a position of a player who has a choice (everything but false passes). Where it comes back at all, by passing and taking
 * only, whoever wants no end just lets it go round: so a position met again while it is being examined counts as lost, and
 * rightly so is every position of that circle.
 */
export class Search implements Decider {
  readonly #kernel: Kernel;
  readonly #verdicts: Memo;
  readonly #lengths: Memo;
  readonly #use: Use;
  readonly #meter: Meter;
  readonly #codes = new Int32Array(16_384);
  #top = 0;
  #measured = 0;

  constructor(kernel: Kernel, memos: { readonly verdicts: Memo; readonly lengths: Memo }, use: Use, meter: Meter) {
    this.#kernel = kernel;
    this.#verdicts = memos.verdicts;
    this.#lengths = memos.lengths;
    this.#use = use;
    this.#meter = meter;
  }

  /** Whether the player can force the goal from the kernel as it is. */
  wins(): number {
    const kernel = this.#kernel;
    if (kernel.verdict !== OPEN) return kernel.verdict === MET ? YES : NO;
    const known = this.#verdicts.get(kernel);
    if (known !== 0) return isWon(known) ? YES : NO;
    if (!this.#meter.spend()) return STOPPED;
    // Where turns without a card are counted, play never comes back.
    const returns = kernel.params.unable !== 'beg';
    if (returns && !this.#mark(LOSS)) return STOPPED;
    const mine = kernel.actor() === kernel.target.hero;
    const at = this.#top;
    const count = kernel.legal(this.#codes, at);
    if (count === 1 && this.#use.stalled && isStalled(kernel)) return returns || this.#mark(LOSS) ? NO : STOPPED;
    order(kernel, this.#codes, at, count);
    this.#top = at + count;
    const wanted = mine ? YES : NO;
    let result = mine ? NO : YES;
    for (let i = at; i < at + count; i++) {
      kernel.make(this.#codes[i] as Code);
      const found = this.wins();
      kernel.undo();
      if (found === STOPPED) {
        this.#top = at;
        if (returns) this.#verdicts.set(kernel, NOTHING);
        return STOPPED;
      }
      if (found === wanted) {
        result = wanted;
        break;
      }
    }
    this.#top = at;
    const isNews = result === YES || !returns;
    return isNews && !this.#mark(result === YES ? VICTORY : LOSS) ? STOPPED : result;
  }

  /**
   * The length in cards that are played. It only says which line is shown, so a search does not spend without end on it: after
   * so many positions it is `STOPPED`.
   */
  length(): number {
    const kernel = this.#kernel;
    if (kernel.verdict !== OPEN) return 0;
    const result = this.wins();
    if (result === STOPPED) return STOPPED;
    const known = this.#lengths.get(kernel);
    if (known > 2) return (known - 3) >> 1;
    this.#measured += 1;
    if (this.#measured > mostMeasured || !this.#meter.spend()) return STOPPED;
    // While it is being examined: should play come back here, nobody gets anywhere.
    this.#lengths.set(kernel, counted(result === YES, never));
    const hurries = (kernel.actor() === kernel.target.hero) === (result === YES);
    const at = this.#top;
    const count = kernel.legal(this.#codes, at);
    this.#top = at + count;
    let best = count === 1 && this.#use.stalled && isStalled(kernel) ? never : -1;
    for (let i = at; i < at + count && best !== never; i++) {
      const code = this.#codes[i] as Code;
      kernel.make(code);
      const same = hurries ? this.wins() : result;
      const rest = same === result ? this.length() : same === STOPPED ? STOPPED : never + 1;
      kernel.undo();
      if (rest === STOPPED) {
        this.#top = at;
        this.#lengths.set(kernel, result === YES ? VICTORY : LOSS);
        return STOPPED;
      }
      if (rest > never) continue;
      const total = Math.min(never, rest + this.weight(code));
      if (best < 0 || (hurries ? total < best : total > best)) best = total;
    }
    this.#top = at;
    this.#lengths.set(kernel, counted(result === YES, best));
    return best;
  }

  weight(code: Code): number {
    return code < TAKE ? 1 : 0;
  }

  /** Looks in the order of the search, so that what comes up first has been proved. */
  anyWin(): Code | null {
    const kernel = this.#kernel;
    const codes = new Int32Array(64);
    const count = kernel.legal(codes, 0);
    order(kernel, codes, 0, count);
    for (const code of codes.subarray(0, count)) {
      kernel.make(code);
      const found = this.wins();
      kernel.undo();
      if (found === YES) return code;
    }
    return null;
  }

  #mark(mark: number): boolean {
    const kept = this.#verdicts.set(this.#kernel, mark);
    if (!kept) this.#meter.stop(reason('out-of-memory'));
    return kept;
  }
}
