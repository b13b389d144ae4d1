import { KeyTable } from '../../../solve/table.ts';
import { type Board, IN_EXTRA } from './kernel.ts';
import type { SuitRuns } from './suits.ts';
import { POINTS } from './target.ts';

/** What is known of positions: a small number for each, 0 for nothing. */
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
  readonly #table = new KeyTable();
  readonly #key = new Uint8Array(40);
  readonly #begs: boolean;
  readonly #isBrief: boolean;
  readonly #tokenMatters: boolean;

  constructor(board: Board) {
    this.#begs = board.params.unable === 'beg';
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
    if (this.#begs) {
      key[n++] = board.idle;
      key[n++] = board.fresh;
    }
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

/** The memory that suits a board. */
export function memoFor(board: Board, fixedHands: boolean): Memo {
  const plain = !board.target.isBrief && board.target.kind !== POINTS;
  const size = fixedHands && plain ? numbered(board) : null;
  return size === null ? new KeyMemo(board) : new NumberMemo(board, size);
}
