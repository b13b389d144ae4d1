import type { Meter } from '../../../proving/budget.ts';
import { DEAD, type KeyNumber, type Mark, WordStore } from '../../../proving/word-store.ts';
import { ceiling, type Lying } from './ceiling.ts';
import type { Kernel } from './kernel.ts';
import type { Use } from './shortcuts.ts';

/** With so few bricks in the urn, and no fewer, a class is asked about: below, the search itself is as quick. */
const urns = { fewest: 5, most: 24 };
/** Nothing is asked before so many positions have been looked at: what is easy is decided sooner without. */
const firstAfter = 20_000;
/** No question takes more than this part of the positions looked at before, so that those in vain never take the most. */
const part = 1 / 4;
/** Nor more than this, by the bricks in the urn: the fewer, the sooner the search itself is through. */
const patience = (coming: number): number => (coming < 8 ? 4 ** coming / 2 : Number.POSITIVE_INFINITY);
/** Bytes of positions remembered. */
const memory = 64 * 2 ** 20;
/** The mark of positions from which the goal is met. High, so that no search has it for its own. */
const WON: Mark = 0xffffffff;

const noRanks = new Int32Array(1);

type Answer = 'lost' | 'won' | 'open';

/**
 * Asks whether a position is lost even with all bricks of the urn set aside: see `shortcuts.aside`. Each is the lowest of a pile of its own, takes
 * no room, is at hand from the beginning and leaves for home alone; an own pile takes nothing once it is empty. Nothing is
 * drawn any more, so only moves and bricks going home are left, and the positions that can come about are few.
 * What was found is kept, for a kernel and a number of bricks that must be home.
 */
export class Aside {
  readonly #kernel: Kernel;
  readonly #needed: number;
  readonly #use: Use;
  readonly #bricks: Uint8Array;
  readonly #height: Int32Array;
  readonly #home: Int32Array;
  #homeCount = 0;
  /** All bricks there are. */
  readonly #all: number;
  /** Bricks of the urn, and all piles, theirs after the others. */
  #own = 0;
  #piles = 0;
  /** The position as the ceiling looks at it: nothing is in the urn, and own piles take nothing once they are empty. */
  readonly #lying: { -readonly [K in keyof Lying]: Lying[K] };
  #table = new WordStore(memory);
  readonly #key: Int32Array;
  /** Scratch: piles in the order of their first words, and these. */
  readonly #order: Int32Array;
  readonly #first: Int32Array;
  #stamp: Mark = 0;
  /** The positions of this question: their entries, the one each came from, and which are still to be looked at. */
  readonly #found: KeyNumber[] = [];
  readonly #parents: number[] = [];
  readonly #open: number[] = [];

  constructor(kernel: Kernel, needed: number, use: Use) {
    const piles = kernel.piles + urns.most;
    this.#kernel = kernel;
    this.#needed = needed;
    this.#use = use;
    this.#bricks = new Uint8Array(piles * kernel.stride);
    this.#height = new Int32Array(piles);
    this.#home = new Int32Array(kernel.ranks + 1);
    this.#order = new Int32Array(piles);
    this.#first = new Int32Array(piles);
    this.#all = kernel.out() + kernel.homeCount;
    const { ranks, copies, stride, total, consecutive, allFree } = kernel;
    this.#lying = {
      ...{
        ranks,
        copies,
        stride,
        total,
        consecutive,
        allFree,
        piles,
        roomy: kernel.piles,
        leftRanks: noRanks,
        next: 0,
        drawn: 0,
      },
      ...{ bricks: this.#bricks, height: this.#height, home: this.#home },
    };
    this.#key = new Int32Array(1 + 2 * piles + (kernel.stride >> 3));
  }

  /** Whether the kernel's position is one to be asked about in a search. */
  isWorthAsking(meter: Meter): boolean {
    const { drawn, urn, next } = this.#kernel;
    return meter.nodes >= firstAfter && drawn === 0 && urn.length - next >= urns.fewest && urn.length - next <= urns.most;
  }

  /** How many positions an answer about the kernel's position is worth. */
  worth({ nodes }: Meter): number {
    return Math.min(patience(this.#kernel.urn.length - this.#kernel.next), nodes * part);
  }

  /**
   * Whether the kernel's position is lost even then; false if that is not known after so many positions, or when the meter stops. Nothing may
   * be drawn, and no more than `urns.most` bricks may be in the urn. `order`: of the piles, so that what differs only by it is one.
   */
  isLost(meter: Meter, most: number, order = this.#kernel.order): boolean {
    this.#take(order);
    if (this.#isWon()) return false;
    const stamp = this.#table.stamp();
    const first = this.#table.enter(this.#key, this.#write());
    const known = first < 0 ? WON : (this.#table.marks[first] as Mark);
    if (first < 0) this.#table = new WordStore(memory);
    if (known === DEAD || known === WON) return known === DEAD;
    this.#stamp = stamp;
    this.#found.length = 0;
    this.#parents.length = 0;
    this.#open.length = 0;
    this.#put(first, -1);
    for (let left = most; this.#open.length > 0; left--) {
      if (left <= 0 || !meter.spend()) return false;
      const at = this.#open.pop() as number;
      this.#load(this.#found[at] as KeyNumber);
      const answer = this.#goOn(at);
      if (answer === 'lost') continue;
      if (answer === 'won')
        for (let n = at; n >= 0; n = this.#parents[n] as number) this.#table.marks[this.#found[n] as KeyNumber] = WON;
      else this.#table = new WordStore(memory);
      return false;
    }
    // Whatever can come about from one of them is among them too, or known to be lost.
    for (const entry of this.#found) this.#table.marks[entry] = DEAD;
    return true;
  }

  #put(entry: KeyNumber, parent: number): void {
    this.#table.marks[entry] = this.#stamp;
    this.#open.push(this.#found.length);
    this.#found.push(entry);
    this.#parents.push(parent);
  }

  #take(order: number): void {
    const { piles, height, bricks, stride, urn, next, home, homeCount } = this.#kernel;
    this.#own = urn.length - next;
    this.#piles = piles + this.#own;
    this.#home.set(home);
    this.#homeCount = homeCount;
    for (let i = 0; i < piles; i++) {
      const p = (order >> (3 * i)) & 7;
      const h = height[p] as number;
      this.#height[i] = h;
      for (let k = 0; k < h; k++) this.#bricks[i * stride + k] = bricks[p * stride + k] as number;
    }
    for (let i = 0; i < this.#own; i++) {
      this.#height[piles + i] = 1;
      this.#bricks[(piles + i) * stride] = urn[next + i] as number;
    }
  }

  /** Takes the position in, to be looked at later, unless it is known; `lost` where nothing is won by it so far, `open` without room. */
  #visit(parent: number, keeps: boolean): Answer {
    if (this.#isWon()) return 'won';
    const entry = this.#table.enter(this.#key, this.#write());
    if (entry < 0) return 'open';
    const mark = this.#table.marks[entry] as Mark;
    if (mark === WON) return 'won';
    if (mark === DEAD || mark === this.#stamp) return 'lost';
    if (mark === 0 && this.#use.ceiling && !keeps && this.#tooLow()) this.#table.marks[entry] = DEAD;
    else this.#put(entry, parent);
    return 'lost';
  }

  /** Whether too few bricks can get home even where nothing is ever lost. */
  #tooLow(): boolean {
    this.#lying.piles = this.#piles;
    return ceiling(this.#lying, this.#needed) < this.#needed;
  }

  #isWon(): boolean {
    return this.#homeCount >= this.#needed || this.#inOrder();
  }

  /** Whether no brick lies on a lower one: then all go home, the lowest first, unless some are missing. */
  #inOrder(): boolean {
    const { stride } = this.#kernel;
    for (let p = 0; p < this.#piles; p++)
      for (let i = p * stride + (this.#height[p] as number) - 1; i > p * stride; i--)
        if ((this.#bricks[i] as number) > (this.#bricks[i - 1] as number)) return false;
    return true;
  }

  /** Writes the position as a key, like piles by what they begin with, and gives its length. What is home follows from the rest. */
  #write(): number {
    const key = this.#key;
    key[0] = this.#own;
    const at = this.#writePiles(0, this.#kernel.piles, 1);
    return this.#writePiles(this.#kernel.piles, this.#piles, at);
  }

  /** Writes the piles from one up to another, which are alike, in the order of their first words, and says where it has come to. */
  #writePiles(from: number, to: number, start: number): number {
    const { stride } = this.#kernel;
    const key = this.#key;
    const order = this.#order;
    const first = this.#first;
    for (let p = from; p < to; p++) {
      const base = p * stride;
      const h = this.#height[p] as number;
      let word = h;
      for (let i = Math.min(h, 6) - 1, bits = 4 + 4 * (i + 1); i >= 0; i--, bits -= 4)
        word |= ((this.#bricks[base + i] as number) - 1) << bits;
      let k = p;
      while (k > from && (first[k - 1] as number) > word) {
        first[k] = first[k - 1] as number;
        order[k] = order[k - 1] as number;
        k--;
      }
      first[k] = word;
      order[k] = p;
    }
    let at = start;
    for (let k = from; k < to; k++) {
      key[at++] = first[k] as number;
      const p = order[k] as number;
      const end = p * stride + (this.#height[p] as number);
      let word = 0;
      let bits = 0;
      for (let i = p * stride + 6; i < end; i++) {
        word |= ((this.#bricks[i] as number) - 1) << bits;
        bits += 4;
        if (bits === 32 || i === end - 1) {
          key[at++] = word;
          word = 0;
          bits = 0;
        }
      }
    }
    return at;
  }

  /** Goes to a position of the table. */
  #load(entry: KeyNumber): void {
    const { stride, total, ranks } = this.#kernel;
    const words = this.#table.words;
    let at = (this.#table.starts[entry] as number) + 1;
    for (let r = 1; r <= ranks; r++) this.#home[r] = total[r] as number;
    let out = 0;
    for (let p = 0; p < this.#piles; p++) {
      let word = words[at++] as number;
      const h = word & 255;
      word >>>= 8;
      let left = 6;
      for (let i = p * stride; i < p * stride + h; i++) {
        if (left === 0) {
          word = words[at++] as number;
          left = 8;
        }
        const rank = (word & 15) + 1;
        this.#bricks[i] = rank;
        (this.#home[rank] as number)--;
        word >>>= 4;
        left--;
      }
      this.#height[p] = h;
      out += h;
    }
    this.#homeCount = this.#all - out;
  }

  /** All that can be done from the position at hand. */
  #goOn(at: number): Answer {
    const { ranks, stride } = this.#kernel;
    const safe = this.#use.safeHome ? this.#safe() : -1;
    if (safe >= 0) return this.#afterHome(safe, at, true);
    let wanted = 0;
    let homes = 0;
    for (let p = 0; p < this.#piles; p++) {
      const rank = this.#top(p);
      if (rank === 0) wanted |= p < this.#kernel.piles ? 1 << ranks : 0;
      else {
        wanted |= 1 << (rank - 1);
        if ((this.#home[rank - 1] as number) > (this.#home[rank] as number)) homes |= 1 << p;
      }
    }
    for (let from = 0; from < this.#piles; from++) {
      const base = from * stride;
      const h = this.#height[from] as number;
      const lowest = from < this.#kernel.piles ? base : base + 1;
      for (let i = base + h - 1; i >= lowest; i--) {
        const rank = this.#bricks[i] as number;
        if (i < base + h - 1 && !this.#isRun(rank, this.#bricks[i + 1] as number)) break;
        // A whole pile that begins with the top rank would only exchange two piles.
        if (((wanted >> rank) & 1) === 0 || (i === base && rank === ranks)) continue;
        const keeps = i === base || this.#bricks[i - 1] === rank + 1;
        const answer = this.#afterMoves(from, base + h - i, rank, at, keeps);
        if (answer !== 'lost') return answer;
      }
    }
    // What was found last is looked at first, and bricks home lead on soonest.
    for (let p = 0; homes >> p > 0; p++) {
      if (((homes >> p) & 1) === 0) continue;
      const answer = this.#afterHome(p, at, false);
      if (answer !== 'lost') return answer;
    }
    return 'lost';
  }

  #isRun(beneath: number, above: number): boolean {
    return this.#kernel.consecutive ? beneath === above + 1 : beneath > above;
  }

  #top(p: number): number {
    const h = this.#height[p] as number;
    return h === 0 ? 0 : (this.#bricks[p * this.#kernel.stride + h - 1] as number);
  }

  /** A pile whose top goes home at once (`safeHome`), or −1. */
  #safe(): number {
    const { ranks, total } = this.#kernel;
    const home = this.#home;
    let rank = 1;
    while (rank <= ranks && home[rank] === total[rank]) rank++;
    if (rank > ranks || (home[rank - 1] as number) < (total[rank] as number)) return -1;
    for (let p = 0; p < this.#piles; p++) if (this.#top(p) === rank) return p;
    return -1;
  }

  #afterHome(p: number, at: number, keeps: boolean): Answer {
    const rank = this.#top(p);
    const home = this.#home;
    (this.#height[p] as number)--;
    (home[rank] as number)++;
    this.#homeCount++;
    const answer = this.#visit(at, keeps);
    this.#homeCount--;
    (home[rank] as number)--;
    (this.#height[p] as number)++;
    return answer;
  }

  /** The run of so many bricks, with this rank at its head, to each pile that wants it. */
  #afterMoves(from: number, length: number, head: number, at: number, keeps: boolean): Answer {
    for (let to = 0; to < this.#piles; to++) {
      if (to === from) continue;
      const top = this.#top(to);
      if (top === 0 ? to >= this.#kernel.piles || head !== this.#kernel.ranks : top !== head + 1) continue;
      this.#carry(from, to, length);
      const answer = this.#visit(at, keeps);
      this.#carry(to, from, length);
      if (answer !== 'lost') return answer;
    }
    return 'lost';
  }

  #carry(from: number, to: number, length: number): void {
    const { stride } = this.#kernel;
    const source = from * stride + (this.#height[from] as number) - length;
    const target = to * stride + (this.#height[to] as number);
    for (let i = 0; i < length; i++) this.#bricks[target + i] = this.#bricks[source + i] as number;
    this.#height[from] = (this.#height[from] as number) - length;
    this.#height[to] = (this.#height[to] as number) + length;
  }
}
