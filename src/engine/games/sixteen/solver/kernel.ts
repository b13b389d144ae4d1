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
  /** So many piles, the first, take bricks also when they are empty: all. */
  readonly roomy: number;
  readonly consecutive: boolean;
  /** Pile p is `bricks[p * stride]` … upwards, `height[p]` ranks, bottom to top. */
  readonly bricks: Uint8Array;
  readonly stride: number;
  readonly height: Int32Array;
  /** The same once more as keys have it, four bits a brick, eight in a word, `#wide` words a pile; zero above the top. */
  readonly #packed: Int32Array;
  readonly #wide: number;
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
  /** The ranks in the urn while `next` is n, as bits. */
  readonly leftRanks: Int32Array;
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
    this.roomy = piles;
    this.consecutive = runs === 'consecutive';
    const size = state.piles.reduce((sum, pile) => sum + pile.length, 0) + state.urn.length + 1;
    this.stride = size;
    this.bricks = new Uint8Array(piles * size);
    this.height = new Int32Array(piles);
    this.#wide = wordsFor(size);
    this.#packed = new Int32Array(piles * this.#wide);
    this.#heads = 1 + Math.ceil(piles / 4);
    this.home = new Int32Array(ranks + 1);
    this.home[0] = copies;
    this.total = new Int32Array(ranks + 1);
    this.urn = Uint8Array.from(state.urn, rankOf);
    this.drawn = state.drawn === null ? 0 : rankOf(state.drawn);
    state.piles.forEach((pile, p) => {
      for (const b of pile) {
        this.#push(p, rankOf(b));
        (this.total[rankOf(b)] as number)++;
      }
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
    this.leftRanks = new Int32Array(this.urn.length + 1);
    for (let n = this.urn.length - 1; n >= 0; n--) {
      for (let r = 1; r <= ranks; r++) this.left[n * width + r] = this.left[(n + 1) * width + r] as number;
      const r = this.urn[n] as number;
      (this.left[n * width + r] as number)++;
      this.leftRanks[n] = (this.leftRanks[n + 1] as number) | (1 << r);
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
      this.#pop(code - 8);
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
      this.#pop(code - 1);
    } else if (code < 16) {
      this.#push(code - 8, length);
      (this.home[length] as number)--;
      this.homeCount--;
    } else this.#carry(toOf(code), fromOf(code), length);
  }

  #push(pile: number, rank: number): void {
    const h = this.height[pile] as number;
    this.bricks[pile * this.stride + h] = rank;
    const word = pile * this.#wide + (h >> 3);
    this.#packed[word] = (this.#packed[word] as number) | ((rank - 1) << ((h & 7) << 2));
    this.height[pile] = h + 1;
  }

  #pop(pile: number): void {
    const h = (this.height[pile] as number) - 1;
    const word = pile * this.#wide + (h >> 3);
    this.#packed[word] = (this.#packed[word] as number) & ~(15 << ((h & 7) << 2));
    this.height[pile] = h;
  }

  #carry(from: number, to: number, length: number): void {
    const source = from * this.stride + (this.height[from] as number) - length;
    for (let i = 0; i < length; i++) this.#push(to, this.bricks[source + i] as number);
    for (let i = 0; i < length; i++) this.#pop(from);
  }

  /**
   * The position as words, four bits a brick (what foundations hold follows from the rest). `load` reads it back. The first word has
   * the brick that is drawn and how many have left the urn; then come the heights of the piles, four in a word, and the piles, each
   * from a word of its own on.
   */
  save(): Int32Array {
    return this.#key.slice(0, this.key(this.#key, false));
  }

  readonly #key = newKey();
  /** How many words of a key come before the piles. */
  readonly #heads: number;

  /** The words of a state that was reached from the start of this kernel. */
  wordsOf(state: State): Int32Array {
    const words = [pack(this.urn.length - state.urn.length, state.drawn === null ? 0 : rankOf(state.drawn))];
    const put = (at: number, value: number): void => {
      words[at] = (words[at] ?? 0) | value;
    };
    for (const [p, pile] of state.piles.entries()) put(1 + (p >> 2), pile.length << ((p & 3) << 3));
    for (const pile of state.piles) {
      const start = words.length;
      for (const [i, b] of pile.entries()) put(start + (i >> 3), (rankOf(b) - 1) << ((i & 7) << 2));
    }
    return Int32Array.from(words);
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
    const packed = this.#packed;
    let at = start + this.#heads;
    for (let i = 0; i < piles; i++) {
      const p = (order >> (3 * i)) & 7;
      const h = ((words[start + 1 + (i >> 2)] as number) >> ((i & 3) << 3)) & 255;
      const base = p * stride;
      const first = p * this.#wide;
      const last = first + wordsFor(Math.max(h, this.height[p] as number));
      for (let to = first, k = 0; to < last; to++) {
        let word = k < h ? (words[at++] as number) : 0;
        packed[to] = word;
        for (const end = Math.min(h, k + 8); k < end; k++) {
          const rank = (word & 15) + 1;
          word >>= 4;
          bricks[base + k] = rank;
          (home[rank] as number)--;
        }
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
    const { height, order, piles } = this;
    const packed = this.#packed;
    let at = this.#heads;
    for (let i = 1; i < at; i++) out[i] = 0;
    for (let i = 0; i < piles; i++) {
      const p = (order >> (3 * i)) & 7;
      const h = height[p] as number;
      const word = 1 + (i >> 2);
      out[word] = (out[word] as number) | (h << ((i & 3) << 3));
      const first = p * this.#wide;
      const last = first + wordsFor(h);
      for (let k = first; k < last; k++) out[at++] = packed[k] as number;
    }
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
    const end = wordsFor(ha);
    for (let k = 0; k < end; k++) {
      const d = (this.#packed[a * this.#wide + k] as number) - (this.#packed[b * this.#wide + k] as number);
      if (d !== 0) return d;
    }
    return 0;
  }
}

/** How many words so many bricks take in a key. */
const wordsFor = (bricks: number): number => (bricks + 7) >> 3;

const pack = (next: number, drawn: number): number => next | (drawn << 8);

/** Room for the key of any position: 192 bricks and six piles. */
export const newKey = (): Int32Array => new Int32Array(3 + 192 / 8 + 6);

/** The order of piles, three bits each, that changes nothing. */
const asTheyLie = 0 | (1 << 3) | (2 << 6) | (3 << 9) | (4 << 12) | (5 << 15);

/** How many bricks the run with this rank at its head has, of those at the top of a pile; 0 if it is not among them. */
function lengthOf(heads: number, head: number): number {
  if (((heads >> head) & 1) === 0) return 0;
  let length = 0;
  for (let rest = heads & ((2 << head) - 1); rest !== 0; rest &= rest - 1) length++;
  return length;
}
