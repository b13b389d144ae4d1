import type { Meter } from '../../../proving/budget.ts';
import { DEAD, type KeyNumber, type Mark, WordStore } from '../../../proving/word-store.ts';
import type { Kernel } from './kernel.ts';
import type { Use } from './shortcuts.ts';

/** With so few bricks in the urn, and no fewer, a class is asked about: below, the search itself is as quick. */
const urns = { fewest: 5, most: 8 };
/** Nothing is asked before so many positions have been looked at: what is easy is decided sooner without. */
const firstAfter = 20_000;
/** Positions looked at for one question; what is not lost within them counts as open. */
const patience = 1_000;
/** Bytes of positions remembered. */
const memory = 64 * 2 ** 20;
/** The mark of positions from which the goal is met. High, so that no search has it for its own. */
const WON: Mark = 0xffffffff;

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
  /** Bricks of the urn, and all piles, theirs after the others. */
  #own = 0;
  #piles = 0;
  #table = new WordStore(memory);
  readonly #key: Int32Array;
  #stamp: Mark = 0;
  readonly #visited: KeyNumber[] = [];
  #left = 0;
  #meter: Meter | null = null;

  constructor(kernel: Kernel, needed: number, use: Use) {
    const piles = kernel.piles + urns.most;
    this.#kernel = kernel;
    this.#needed = needed;
    this.#use = use;
    this.#bricks = new Uint8Array(piles * kernel.stride);
    this.#height = new Int32Array(piles);
    this.#home = new Int32Array(kernel.ranks + 1);
    this.#key = new Int32Array(1 + 2 * piles + (kernel.stride >> 3));
  }

  /** Whether the kernel's position is one to be asked about in a search. */
  isWorthAsking(meter: Meter): boolean {
    const { drawn, urn, next } = this.#kernel;
    return meter.nodes >= firstAfter && drawn === 0 && urn.length - next >= urns.fewest && urn.length - next <= urns.most;
  }

  /**
   * Whether the kernel's position is lost even then; false if that is not known after so many positions, or when the meter stops. Nothing may
   * be drawn, and no more than eight bricks may be in the urn. `order`: of the piles, so that what differs only by it is one.
   */
  isLost(meter: Meter, order = this.#kernel.order, most = patience): boolean {
    this.#take(order);
    this.#meter = meter;
    this.#left = most;
    this.#stamp = this.#table.stamp();
    this.#visited.length = 0;
    if (this.#visit() !== 'lost') return false;
    // Whatever can come about from one of them was visited too, or known to be lost.
    for (const entry of this.#visited) this.#table.marks[entry] = DEAD;
    return true;
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

  #visit(): Answer {
    if (this.#homeCount >= this.#needed || this.#inOrder()) return 'won';
    const entry = this.#table.enter(this.#key, this.#write());
    if (entry < 0) {
      this.#table = new WordStore(memory);
      this.#left = 0;
      return 'open';
    }
    const mark = this.#table.marks[entry] as Mark;
    if (mark === WON) return 'won';
    if (mark === DEAD || mark === this.#stamp) return 'lost';
    if (this.#left <= 0 || this.#meter?.spend() === false) return 'open';
    this.#left -= 1;
    this.#table.marks[entry] = this.#stamp;
    this.#visited.push(entry);
    const table = this.#table;
    const answer = this.#goOn();
    if (answer === 'won') table.marks[entry] = WON;
    return answer;
  }

  /** Whether no brick lies on a lower one: then all go home, the lowest first, unless some are missing. */
  #inOrder(): boolean {
    const { stride } = this.#kernel;
    for (let p = 0; p < this.#piles; p++)
      for (let i = p * stride + (this.#height[p] as number) - 1; i > p * stride; i--)
        if ((this.#bricks[i] as number) > (this.#bricks[i - 1] as number)) return false;
    return true;
  }

  /** Writes the position as a key and gives its length. What is home follows from the rest. */
  #write(): number {
    const { stride } = this.#kernel;
    const key = this.#key;
    key[0] = this.#own;
    let at = 1;
    for (let p = 0; p < this.#piles; p++) {
      const h = this.#height[p] as number;
      let word = h;
      let bits = 8;
      for (let i = p * stride; i < p * stride + h; i++) {
        if (bits === 32) {
          key[at++] = word;
          word = 0;
          bits = 0;
        }
        word |= ((this.#bricks[i] as number) - 1) << bits;
        bits += 4;
      }
      key[at++] = word;
    }
    return at;
  }

  #goOn(): Answer {
    const { ranks, stride } = this.#kernel;
    const safe = this.#use.safeHome ? this.#safe() : -1;
    if (safe >= 0) return this.#afterHome(safe);
    let wanted = 0;
    for (let p = 0; p < this.#piles; p++) {
      const rank = this.#top(p);
      if (rank === 0) wanted |= p < this.#kernel.piles ? 1 << ranks : 0;
      else {
        wanted |= 1 << (rank - 1);
        if ((this.#home[rank - 1] as number) <= (this.#home[rank] as number)) continue;
        const answer = this.#afterHome(p);
        if (answer !== 'lost') return answer;
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
        const answer = this.#afterMoves(from, base + h - i, rank);
        if (answer !== 'lost') return answer;
      }
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

  #afterHome(p: number): Answer {
    const rank = this.#top(p);
    const home = this.#home;
    (this.#height[p] as number)--;
    (home[rank] as number)++;
    this.#homeCount++;
    const answer = this.#visit();
    this.#homeCount--;
    (home[rank] as number)--;
    // What a deeper move has put there is gone, but the brick may have been written over.
    const h = this.#height[p] as number;
    this.#bricks[p * this.#kernel.stride + h] = rank;
    this.#height[p] = h + 1;
    return answer;
  }

  /** The run of so many bricks, with this rank at its head, to each pile that wants it. */
  #afterMoves(from: number, length: number, head: number): Answer {
    for (let to = 0; to < this.#piles; to++) {
      if (to === from) continue;
      const top = this.#top(to);
      if (top === 0 ? to >= this.#kernel.piles || head !== this.#kernel.ranks : top !== head + 1) continue;
      this.#carry(from, to, length);
      const answer = this.#visit();
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
