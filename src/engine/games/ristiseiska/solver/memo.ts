import { KeyTable } from '../../../proving/key-table.ts';
import type { Board } from './kernel.ts';
import type { Use } from './shortcuts.ts';
import { IN_EXTRA } from './standing.ts';
import type { SuitRuns } from './suits.ts';
import { POINTS } from './target.ts';

/** Marks: nothing is known; lost; won. What else may be marked is up to who keeps the memo. */
export const NOTHING = 0;
export const LOSS = 1;
export const VICTORY = 2;

/** What is known of positions: a mark for each. */
export interface Memo {
  get(board: Board): number;
  /** False when there is no room. */
  set(board: Board, mark: number): boolean;
}

/** Positions beyond which the memory of numbered positions is not made. */
const mostNumbers = 96 * 2 ** 20;

/** How many positions there can be with hands that never change, or null if they are too many to be numbered. */
export function numbered(board: Board): number | null {
  const size = board.suits.reduce((product, suit) => product * suit.runs.length, board.seats * 2);
  return size <= mostNumbers ? size : null;
}

/** One byte for each position, by its number; for hands that never change (`fixedHands`) and goals that look at nothing else. */
export class NumberMemo implements Memo {
  readonly #bytes: Uint8Array;
  readonly #strides: readonly number[];

  constructor(board: Board, size: number) {
    this.#bytes = new Uint8Array(size);
    let stride = board.seats * 2;
    this.#strides = board.suits.map((suit: SuitRuns) => {
      const own = stride;
      stride *= suit.runs.length;
      return own;
    });
  }

  get(board: Board): number {
    return this.#bytes[this.#number(board)] as number;
  }

  set(board: Board, mark: number): boolean {
    this.#bytes[this.#number(board)] = mark;
    return true;
  }

  #number(board: Board): number {
    const { run } = board;
    const [c, d, h, s] = this.#strides as [number, number, number, number];
    const runs = (run[0] as number) * c + (run[1] as number) * d + (run[2] as number) * h + (run[3] as number) * s;
    return runs + (board.turn - 1) * 2 + (board.phase === IN_EXTRA ? 1 : 0);
  }
}

/** Any position, by everything that play can change in it. */
export class KeyMemo implements Memo {
  readonly #table: KeyTable;
  readonly #key = new Uint8Array(40);
  readonly #begs: boolean;
  readonly #idle: boolean;
  readonly #isBrief: boolean;
  readonly #tokenMatters: boolean;

  /** `idle`: whether positions differ that differ by the turns without a card; `memory`: bytes that may be kept. */
  constructor(board: Board, idle = true, memory?: number) {
    this.#table = new KeyTable(memory);
    this.#begs = board.params.unable === 'beg';
    this.#idle = this.#begs && idle;
    this.#isBrief = board.target.isBrief;
    this.#tokenMatters = board.target.kind === POINTS;
  }

  get size(): number {
    return this.#table.size;
  }

  get(board: Board): number {
    return this.#table.get(this.#key, this.#write(board));
  }

  set(board: Board, mark: number): boolean {
    return this.#table.set(this.#key, this.#write(board), mark);
  }

  #write(board: Board): number {
    const key = this.#key;
    const { cards, owner, run } = board;
    for (let suit = 0; suit < 4; suit++) key[suit] = run[suit] as number;
    key[4] = board.turn * 8 + board.phase;
    key[5] = board.asked;
    let n = 6;
    if (this.#isBrief) key[n++] = board.played * 2 + board.left;
    if (this.#tokenMatters) key[n++] = board.token;
    if (this.#idle) key[n++] = board.idle;
    if (this.#begs) key[n++] = board.fresh;
    let bits = 1;
    for (let i = 0; i < cards.length; i++) {
      bits = bits * 8 + (owner[cards[i] as number] as number);
      if (bits >= 64) {
        key[n++] = bits & 63;
        bits = 1;
      }
    }
    if (bits > 1) key[n++] = bits;
    return n;
  }
}

/** No number of turns. */
const none = 63;

/**
 * Lost and won by turns without a card (`patience`): for a position the most with which it is won, and the fewest with which
 * it is lost.
 */
export class PatientMemo implements Memo {
  readonly #table: KeyMemo;

  constructor(board: Board, memory?: number) {
    this.#table = new KeyMemo(board, false, memory);
  }

  get(board: Board): number {
    const { won, lost } = this.#bounds(board);
    return board.idle <= won ? VICTORY : board.idle >= lost ? LOSS : NOTHING;
  }

  set(board: Board, mark: number): boolean {
    const { won, lost } = this.#bounds(board);
    if (mark === NOTHING) return true;
    const most = mark === VICTORY ? Math.max(won, board.idle) : won;
    const fewest = mark === LOSS ? Math.min(lost, board.idle) : lost;
    return this.#table.set(board, 1 + (most + 1) * 64 + fewest);
  }

  #bounds(board: Board): { won: number; lost: number } {
    const mark = this.#table.get(board);
    return mark === 0 ? { won: -1, lost: none } : { won: Math.floor((mark - 1) / 64) - 1, lost: (mark - 1) % 64 };
  }
}

/** The memories that suit a board: for what is lost and won, and for how far off the end is (they may be one). */
export function memosFor(board: Board, use: Use, memory?: number): { verdicts: Memo; lengths: Memo } {
  if (use.patience && board.target.kind !== POINTS)
    return { verdicts: new PatientMemo(board, memory), lengths: new KeyMemo(board, true, memory) };
  const plain = !board.target.isBrief && board.target.kind !== POINTS;
  const size = use.fixedHands && plain ? numbered(board) : null;
  const memo = size === null ? new KeyMemo(board, true, memory) : new NumberMemo(board, size);
  return { verdicts: memo, lengths: memo };
}
