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
  /** All bricks there are. */
  readonly #all: number;
  /** How many can be home when none is in the way of another; fewer than all where some are missing beneath them. */
  readonly allFree: number;
  /** Codes made, with the length of the run or the rank of the brick in the higher bits, for `undo`. */
  #trail = new Int32Array(64);
  #made = 0;

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
    this.#all = this.total.reduce((a, b) => a + b, 0);
    let most = copies;
    this.allFree = this.total.slice(1).reduce((sum, n) => {
      most = Math.min(most, n);
      return sum + most;
    }, 0);
  }

  /** How many bricks are not on foundations. */
  out(): number {
    return this.#all - this.homeCount;
  }

  /** The top rank of a pile, 0 if it is empty. */
  top(pile: number): number {
    const h = this.height[pile] as number;
    return h === 0 ? 0 : (this.bricks[pile * this.stride + h - 1] as number);
  }

  /**
   * The runs at the top of a pile, as bits: bit r is set where one has a brick of rank r at its head. A run that is there has as
   * many bricks as there are bits up to its head.
   */
  runs(pile: number): number {
    const base = pile * this.stride;
    let i = base + (this.height[pile] as number) - 1;
    if (i < base) return 0;
    let rank = this.bricks[i] as number;
    let heads = 1 << rank;
    for (i--; i >= base; i--) {
      const beneath = this.bricks[i] as number;
      if (this.consecutive ? beneath !== rank + 1 : beneath <= rank) break;
      rank = beneath;
      heads |= 1 << rank;
    }
    return heads;
  }

  /** The rank that a run must have at its head to go on a pile. */
  wanted(pile: number): number {
    const top = this.top(pile);
    return top === 0 ? this.ranks : top - 1;
  }

  /** Length of the run that fits from one pile to another, 0 if none does. */
  fit(from: number, to: number): number {
    return lengthOf(this.runs(from), this.wanted(to));
  }

  /**
   * Whether a legal move can be taken back at once: the brick beneath the run is exactly one above its head, or the run
   * is a whole pile that begins with the top rank and goes to an empty pile.
   */
  reversible(from: number, to: number, length = this.fit(from, to)): boolean {
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
      const heads = this.runs(from);
      if (heads === 0) continue;
      if (this.canGoHome(this.top(from))) out[n++] = homeFrom(from);
      for (let to = 0; to < this.piles; to++)
        if (((heads >> this.wanted(to)) & 1) === 1 && to !== from) out[n++] = moveCode(from, to);
    }
    if (this.next < this.urn.length) out[n++] = DRAW;
    return n;
  }

  /** Whether an action is legal, of those that a line of some other position has here. */
  isLegal(code: Code): boolean {
    if (code === DRAW) return this.drawn === 0 && this.next < this.urn.length;
    if (code < 8) return this.drawn > 0;
    if (this.drawn > 0) return false;
    return code < 16 ? this.canGoHome(this.top(code - 8)) : this.fit(fromOf(code), toOf(code)) > 0;
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
    if (this.#made === this.#trail.length) {
      const longer = new Int32Array(this.#made * 2);
      longer.set(this.#trail);
      this.#trail = longer;
    }
    this.#trail[this.#made++] = code | (length << 8);
  }

  /** Takes the last action back. */
  undo(): void {
    const made = this.#trail[--this.#made] as number;
    const length = made >> 8;
    const code = made & 255;
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

  /**
   * The position as words, five bits a brick (what foundations hold follows from the rest). `load` reads it back. The first word has
   * the brick that is drawn and how many have left the urn; the others the piles, a zero after each.
   */
  save(): Int32Array {
    return this.#key.slice(0, this.key(this.#key, false));
  }

  readonly #key = newKey();

  /** The words of a state that was reached from the start of this kernel. */
  wordsOf(state: State): Int32Array {
    const fields = state.piles.flatMap((pile) => [...pile.map(rankOf), 0]);
    const words = new Int32Array(1 + Math.ceil(fields.length / each));
    words[0] = pack(this.urn.length - state.urn.length, state.drawn === null ? 0 : rankOf(state.drawn));
    for (const [i, field] of fields.entries())
      words[1 + Math.floor(i / each)] = (words[1 + Math.floor(i / each)] as number) | (field << (bits * (i % each)));
    return words;
  }

  /** Goes to a saved position; what was made before can no longer be undone. `order`: as `order` was after `key`. */
  load(words: Int32Array, start = 0, order = asTheyLie): void {
    const { piles, ranks, home, bricks, stride } = this;
    this.#made = 0;
    const first = words[start] as number;
    this.next = first & 255;
    this.drawn = first >> 8;
    const row = this.next * (ranks + 1);
    let out = 0;
    for (let r = 1; r <= ranks; r++) home[r] = (this.total[r] as number) - (this.left[row + r] as number);
    if (this.drawn > 0) {
      (home[this.drawn] as number)--;
      out++;
    }
    let at = start;
    let word = 0;
    let left = 0;
    for (let i = 0; i < piles; i++) {
      const p = (order >> (3 * i)) & 7;
      const base = p * stride;
      let h = 0;
      for (;;) {
        if (left === 0) {
          word = words[++at] as number;
          left = each;
        }
        const rank = word & mask;
        word >>= bits;
        left--;
        if (rank === 0) break;
        bricks[base + h++] = rank;
        (home[rank] as number)--;
      }
      this.height[p] = h;
      out += h;
    }
    this.homeCount = this.#all - (this.urn.length - this.next) - out;
  }

  /** Which pile each one of the latest key is, three bits a pile. */
  order = asTheyLie;

  /** Writes the position to `out` and gives its length in words; with `unordered`, piles in a fixed order of their contents. */
  key(out: Int32Array, unordered: boolean): number {
    this.order = unordered ? this.#sorted() : asTheyLie;
    out[0] = pack(this.next, this.drawn);
    const { bricks, stride, height, order } = this;
    let at = 1;
    let word = 0;
    let shift = 0;
    for (let i = 0; i < this.piles; i++) {
      const p = (order >> (3 * i)) & 7;
      const base = p * stride;
      const end = base + (height[p] as number);
      for (let k = base; k <= end; k++) {
        if (k < end) word |= (bricks[k] as number) << shift;
        shift += bits;
        if (shift === bits * each) {
          out[at++] = word;
          word = 0;
          shift = 0;
        }
      }
    }
    if (shift > 0) out[at++] = word;
    return at;
  }

  /** The piles in a fixed order of their contents. */
  #sorted(): number {
    let order = 0;
    for (let p = 0; p < this.piles; p++) {
      let i = p;
      while (i > 0 && this.#compare((order >> (3 * (i - 1))) & 7, p) > 0) i--;
      const before = order & ((1 << (3 * i)) - 1);
      order = before | (p << (3 * i)) | ((order & ~((1 << (3 * i)) - 1)) << 3);
    }
    return order;
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

/** Bits of a brick in a word of a key, and bricks in a word. */
const bits = 5;
const mask = 31;
const each = 6;

const pack = (next: number, drawn: number): number => next | (drawn << 8);

/** Room for the key of any position: 192 bricks and six piles. */
export const newKey = (): Int32Array => new Int32Array(1 + Math.ceil(198 / each));

/** The order of piles, three bits each, that changes nothing. */
const asTheyLie = 0 | (1 << 3) | (2 << 6) | (3 << 9) | (4 << 12) | (5 << 15);

/** How many bricks the run with this rank at its head has, of those at the top of a pile; 0 if it is not among them. */
function lengthOf(heads: number, head: number): number {
  if (((heads >> head) & 1) === 0) return 0;
  let length = 0;
  for (let rest = heads & ((2 << head) - 1); rest !== 0; rest &= rest - 1) length++;
  return length;
}
