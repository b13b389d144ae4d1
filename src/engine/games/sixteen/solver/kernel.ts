import type { Action } from '../notation.ts';
import { rankOf, type State } from '../state.ts';

/** An action as a small number: see `codeOf` and `actionOf`. */
export type Code = number;

export const DRAW: Code = 0;
export const placeOn = (pile: number): Code => 1 + pile;
export const homeFrom = (pile: number): Code => 8 + pile;
export const moveCode = (from: number, to: number): Code => 16 + from * 8 + to;
export const isMove = (code: Code): boolean => code >= 16;
export const fromOf = (code: Code): number => (code >= 16 ? (code - 16) >> 3 : code - 8);
export const toOf = (code: Code): number => (code - 16) & 7;

/** The action of a code (piles count from 0 in codes, from 1 in actions). */
export function actionOf(code: Code): Action {
  if (code === DRAW) return { kind: 'draw' };
  if (code < 8) return { kind: 'place', pile: code };
  if (code < 16) return { kind: 'home', from: code - 7 };
  return { kind: 'move', from: fromOf(code) + 1, to: toOf(code) + 1 };
}

/** The code of an action. */
export function codeOf(action: Action): Code {
  switch (action.kind) {
    case 'draw':
      return DRAW;
    case 'place':
      return placeOn(action.pile - 1);
    case 'home':
      return homeFrom(action.from - 1);
    case 'move':
      return moveCode(action.from - 1, action.to - 1);
  }
}

/**
 * The rules of Sixteen once more, packed for searching: one mutable position with `make` and `undo`. Tested to agree with
 * the rules. Bricks of one rank are alike here, and so are foundations: `home[r]` counts the bricks of rank r at home.
 */
export class Kernel {
  readonly ranks: number;
  readonly copies: number;
  readonly piles: number;
  readonly consecutive: boolean;
  /** Pile p is `bricks[p * stride]` … upwards, `height[p]` ranks, bottom to top. */
  readonly bricks: Uint8Array;
  readonly stride: number;
  readonly height: Int32Array;
  readonly home: Int32Array;
  homeCount = 0;
  /** The whole urn of the start position; `next` is the first brick still in it. */
  readonly urn: Uint8Array;
  next = 0;
  /** The rank that waits to be placed, or 0. */
  drawn = 0;
  /** Bricks of each rank, wherever they are. */
  readonly total: Int32Array;
  /** `left[n * (ranks + 1) + r]`: bricks of rank r in the urn while `next` is n. */
  readonly left: Int32Array;
  /** Codes and run lengths made, for `undo`. */
  readonly #trail: number[] = [];

  constructor(state: State) {
    const { ranks, copies, piles, runs } = state.params;
    this.ranks = ranks;
    this.copies = copies;
    this.piles = piles;
    this.consecutive = runs === 'consecutive';
    const size = state.piles.reduce((sum, pile) => sum + pile.length, 0) + state.urn.length + 1;
    this.stride = size;
    this.bricks = new Uint8Array(piles * size);
    this.height = new Int32Array(piles);
    this.home = new Int32Array(ranks + 1);
    this.home[0] = copies;
    this.total = new Int32Array(ranks + 1);
    this.urn = Uint8Array.from(state.urn, rankOf);
    this.drawn = state.drawn === null ? 0 : rankOf(state.drawn);
    state.piles.forEach((pile, p) => {
      pile.forEach((b, i) => {
        this.bricks[p * size + i] = rankOf(b);
        (this.total[rankOf(b)] as number)++;
      });
      this.height[p] = pile.length;
    });
    for (const f of state.foundations)
      for (let r = 1; r <= f.length; r++) {
        (this.home[r] as number)++;
        (this.total[r] as number)++;
        this.homeCount++;
      }
    if (this.drawn > 0) (this.total[this.drawn] as number)++;
    const width = ranks + 1;
    this.left = new Int32Array((this.urn.length + 1) * width);
    for (let n = this.urn.length - 1; n >= 0; n--) {
      for (let r = 1; r <= ranks; r++) this.left[n * width + r] = this.left[(n + 1) * width + r] as number;
      const r = this.urn[n] as number;
      (this.left[n * width + r] as number)++;
      (this.total[r] as number)++;
    }
  }

  /** How many bricks are not on foundations. */
  out(): number {
    return this.total.reduce((a, b) => a + b, 0) - this.homeCount;
  }

  /** The top rank of a pile, 0 if it is empty. */
  top(pile: number): number {
    const h = this.height[pile] as number;
    return h === 0 ? 0 : (this.bricks[pile * this.stride + h - 1] as number);
  }

  /** Length of the run that fits from one pile to another, 0 if none does. */
  fit(from: number, to: number): number {
    const h = this.height[from] as number;
    if (h === 0) return 0;
    const target = this.top(to);
    const head = target === 0 ? this.ranks : target - 1;
    const base = from * this.stride;
    let rank = this.bricks[base + h - 1] as number;
    let length = 1;
    while (rank < head && length < h) {
      const beneath = this.bricks[base + h - 1 - length] as number;
      if (this.consecutive ? beneath !== rank + 1 : beneath <= rank) return 0;
      rank = beneath;
      length++;
    }
    return rank === head ? length : 0;
  }

  /**
   * Whether a legal move can be taken back at once: the brick beneath the run is exactly one above its head, or the run
   * is a whole pile that begins with the top rank and goes to an empty pile.
   */
  reversible(from: number, to: number): boolean {
    const length = this.fit(from, to);
    const h = this.height[from] as number;
    if (length === h) return (this.height[to] as number) === 0;
    const base = from * this.stride + h - length;
    return this.bricks[base - 1] === (this.bricks[base] as number) + 1;
  }

  /** A legal move of a whole pile to an empty pile. */
  isRenaming(from: number, to: number): boolean {
    return (this.height[to] as number) === 0 && this.fit(from, to) === this.height[from];
  }

  canGoHome(rank: number): boolean {
    return rank > 0 && (this.home[rank - 1] as number) > (this.home[rank] as number);
  }

  /** Writes the codes of all legal actions to `out` and says how many there are. */
  legal(out: Int32Array): number {
    let n = 0;
    if (this.drawn > 0) {
      for (let p = 0; p < this.piles; p++) out[n++] = placeOn(p);
      return n;
    }
    for (let from = 0; from < this.piles; from++) {
      if (this.canGoHome(this.top(from))) out[n++] = homeFrom(from);
      for (let to = 0; to < this.piles; to++) if (to !== from && this.fit(from, to) > 0) out[n++] = moveCode(from, to);
    }
    if (this.next < this.urn.length) out[n++] = DRAW;
    return n;
  }

  /** Plays a legal action. */
  make(code: Code): void {
    let length = 1;
    if (code === DRAW) this.drawn = this.urn[this.next++] as number;
    else if (code < 8) {
      this.#push(code - 1, this.drawn);
      this.drawn = 0;
    } else if (code < 16) {
      const rank = this.top(code - 8);
      (this.height[code - 8] as number)--;
      (this.home[rank] as number)++;
      this.homeCount++;
      length = rank;
    } else {
      length = this.fit(fromOf(code), toOf(code));
      this.#carry(fromOf(code), toOf(code), length);
    }
    this.#trail.push(code, length);
  }

  /** Takes the last action back. */
  undo(): void {
    const length = this.#trail.pop() as number;
    const code = this.#trail.pop() as number;
    if (code === DRAW) {
      this.next--;
      this.drawn = 0;
    } else if (code < 8) {
      this.drawn = this.top(code - 1);
      (this.height[code - 1] as number)--;
    } else if (code < 16) {
      this.#push(code - 8, length);
      (this.home[length] as number)--;
      this.homeCount--;
    } else this.#carry(toOf(code), fromOf(code), length);
  }

  #push(pile: number, rank: number): void {
    const h = this.height[pile] as number;
    this.bricks[pile * this.stride + h] = rank;
    this.height[pile] = h + 1;
  }

  #carry(from: number, to: number, length: number): void {
    const source = from * this.stride + (this.height[from] as number) - length;
    const target = to * this.stride + (this.height[to] as number);
    for (let i = 0; i < length; i++) this.bricks[target + i] = this.bricks[source + i] as number;
    (this.height[from] as number) -= length;
    (this.height[to] as number) += length;
  }

  /** The position as bytes (what foundations hold follows from the rest). `load` reads it back. */
  save(): Uint8Array {
    const bytes = new Uint8Array(this.piles + 2 + this.height.reduce((a, b) => a + b, 0));
    this.#write(bytes, null);
    return bytes;
  }

  /** The bytes of a state that was reached from the start of this kernel. */
  bytesOf(state: State): Uint8Array {
    const bytes = [this.urn.length - state.urn.length, state.drawn === null ? 0 : rankOf(state.drawn)];
    for (const pile of state.piles) bytes.push(...pile.map(rankOf), 0);
    return Uint8Array.from(bytes);
  }

  /** Goes to a saved position; what was made before can no longer be undone. */
  load(bytes: Uint8Array): void {
    this.#trail.length = 0;
    this.next = bytes[0] as number;
    this.drawn = bytes[1] as number;
    const row = this.next * (this.ranks + 1);
    for (let r = 1; r <= this.ranks; r++) this.home[r] = (this.total[r] as number) - (this.left[row + r] as number);
    if (this.drawn > 0) (this.home[this.drawn] as number)--;
    let at = 2;
    for (let p = 0; p < this.piles; p++) {
      const base = p * this.stride;
      let h = 0;
      for (let rank = bytes[at++] as number; rank !== 0; rank = bytes[at++] as number) {
        this.bricks[base + h++] = rank;
        (this.home[rank] as number)--;
      }
      this.height[p] = h;
    }
    this.homeCount = 0;
    for (let r = 1; r <= this.ranks; r++) this.homeCount += this.home[r] as number;
  }

  readonly #order: number[] = [];

  /** Writes the position to `out` and gives its length; with `unordered`, piles in a fixed order of their contents. */
  key(out: Uint8Array, unordered: boolean): number {
    if (!unordered) return this.#write(out, null);
    const order = this.#order;
    for (let p = 0; p < this.piles; p++) {
      let i = p;
      while (i > 0 && this.#compare(order[i - 1] as number, p) > 0) {
        order[i] = order[i - 1] as number;
        i--;
      }
      order[i] = p;
    }
    return this.#write(out, order);
  }

  #write(out: Uint8Array, order: readonly number[] | null): number {
    out[0] = this.next;
    out[1] = this.drawn;
    let at = 2;
    for (let i = 0; i < this.piles; i++) {
      const p = order === null ? i : (order[i] as number);
      const base = p * this.stride;
      const h = this.height[p] as number;
      for (let k = 0; k < h; k++) out[at++] = this.bricks[base + k] as number;
      out[at++] = 0;
    }
    return at;
  }

  #compare(a: number, b: number): number {
    const ha = this.height[a] as number;
    const hb = this.height[b] as number;
    if (ha !== hb) return hb - ha;
    for (let k = 0; k < ha; k++) {
      const d = (this.bricks[a * this.stride + k] as number) - (this.bricks[b * this.stride + k] as number);
      if (d !== 0) return d;
    }
    return 0;
  }
}
