import type { Meter } from '../../../proving/budget.ts';
import { reason } from '../../../proving/reasons.ts';
import { cardIn, opponentOf, type State, sideOf, topOf } from '../state.ts';
import { type Kernel, size, type Words } from './kernel.ts';
import { type Entry, Memo, usualMemory } from './memo.ts';
import { Merging } from './shortcuts.ts';

/** What is known of an arrangement; higher marks are those of a search that has not ended. */
const PLAYS = 1;
const LOCKED = 2;

/**
 * The turn that follows: can the opponent play a card of reserve, hand or waste? Until the first such card is played only
 * cards of the opponent's piles move, so it is enough to look at every arrangement that those moves lead to, and whether
 * the top of the reserve, the top of the waste or the next card of the hand (drawn there and then) fits anywhere. A card
 * drawn where it does not fit ends the turn.
 */
export class NextTurn {
  readonly #kernel: Kernel;
  readonly #merging: Merging;
  readonly #cards: readonly number[];
  readonly #memory: number;
  #table: Memo;
  #mark = LOCKED;
  readonly #codes = new Int32Array(64);
  readonly #now = new Int32Array(size);
  readonly #next = new Int32Array(size);

  /** In: any position of the turn before; the opponent's stock does not change in it. */
  constructor(kernel: Kernel, start: State, unordered: boolean, memory = usualMemory) {
    this.#kernel = kernel;
    this.#memory = memory;
    this.#table = new Memo(memory);
    // In the opponent's turn the piles of the player before are the ones of which only the tops count.
    this.#merging = new Merging(kernel, { unordered, topsOnly: true, deadTops: false });
    const { reserve, hand, waste } = sideOf(start, opponentOf(start.turn));
    this.#cards = [topOf(reserve), topOf(waste), hand[0]].flatMap((card) => (card === undefined ? [] : [cardIn(card)]));
  }

  /** How many of the opponent's next cards fit somewhere as things lie, 0 to 3. In: a position of the turn before. */
  playableNow(words: Words): number {
    this.#kernel.turnedAround(words, this.#next);
    return this.#cards.filter((card) => this.#kernel.playable(this.#next, card)).length;
  }

  /**
   * Whether the opponent can play no card of their stock, should the turn end here; undefined when the meter ran out.
   * In: a position of the turn before.
   */
  locks(words: Words, meter: Meter): boolean | undefined {
    this.#kernel.turnedAround(words, this.#next);
    if (this.#fits(this.#next)) return false;
    if (this.#table.full) this.#table = new Memo(this.#memory);
    this.#mark += 1;
    const queue: Entry[] = [];
    const before = this.#enter(queue);
    if (before !== 0) return before === LOCKED;
    const start = queue[0] as Entry;
    for (let i = 0; i < queue.length; i++) {
      if (!meter.spend()) return undefined;
      this.#table.read(queue[i] as Entry, this.#now);
      const count = this.#kernel.plays(this.#now, this.#codes);
      for (let c = 0; c < count; c++) {
        this.#kernel.make(this.#now, this.#codes[c] as number, this.#next);
        if (this.#fits(this.#next) || this.#enter(queue) === PLAYS) {
          this.#table.setMark(start, PLAYS);
          return false;
        }
        if (this.#table.full) {
          meter.stop(reason('out-of-memory'));
          return undefined;
        }
      }
    }
    // Whatever can be reached from any of these has been looked at.
    for (const entry of queue) this.#table.setMark(entry, LOCKED);
    return true;
  }

  #fits = (words: Words): boolean => this.#cards.some((card) => this.#kernel.playable(words, card));

  /** Adds the arrangement in `#next` to the queue, unless it is there; what is known of it, or 0. */
  #enter(queue: Entry[]): number {
    this.#merging.merge(this.#next);
    const entry = this.#table.enter(this.#next);
    const mark = this.#table.markOf(entry);
    if (mark === PLAYS || mark === LOCKED) return mark;
    if (mark !== this.#mark) queue.push(entry);
    this.#table.setMark(entry, this.#mark);
    return 0;
  }
}
