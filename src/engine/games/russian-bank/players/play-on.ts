import type { Rng } from '../../../core/rng.ts';
import type { Code } from '../solver/codes.ts';
import { DRAW, PASS } from '../solver/codes.ts';
import { at, type Kernel, size, type Words } from '../solver/kernel.ts';
import type { Pile } from '../solver/piles.ts';
import { urge } from './greedy.ts';

/** What a player has in stock, as piles: reserve, hand and waste. */
export interface Stock {
  reserve: Pile;
  hand: Pile;
  waste: Pile;
}

/** Actions of one turn after which it is taken to go round in circles. */
const longest = 60;

/** Both players play on by rule of thumb, on packed positions, all cards being known. */
export class PlayOn {
  readonly #kernel: Kernel;
  readonly #codes = new Int32Array(64);
  #now = new Int32Array(size);
  #next = new Int32Array(size);
  #spare = new Int32Array(size);
  readonly #other: Stock = { reserve: 0, hand: 0, waste: 0 };

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
  }

  /**
   * Plays on for so many turns and says by how many cards the player in turn is ahead then; a game that is over counts `bonus` more.
   * In: the position as that player has it, after `first` has been done (null: nothing more), and what the other one has in stock.
   */
  ahead(words: Words, first: Code | null, other: Stock, turns: number, bonus: number, random: Rng): number {
    const kernel = this.#kernel;
    this.#now.set(words);
    Object.assign(this.#other, other);
    let mine = true;
    let done = 0;
    let acted = 0;
    let passes = 0;
    let code = first;
    while (done < turns) {
      const stock = kernel.stockOf(this.#now);
      if (stock === 0) return (mine ? 1 : -1) * (this.#otherStock() + bonus);
      code ??= acted > longest && kernel.mayDraw(this.#now) ? DRAW : this.#choice(random);
      acted += 1;
      if (code === null) passes += 1;
      else if (code !== PASS) passes = 0;
      if (passes > 1) break;
      const ends = code === null || code === PASS || (code === DRAW && kernel.drawEnds(this.#now)) || acted > 2 * longest;
      if (code !== null && code !== PASS) {
        kernel.make(this.#now, code, this.#next);
        [this.#now, this.#next] = [this.#next, this.#now];
      }
      code = null;
      if (!ends) continue;
      this.#turnAround();
      mine = !mine;
      done += 1;
      acted = 0;
    }
    const lead = this.#otherStock() - kernel.stockOf(this.#now);
    return mine ? lead : -lead;
  }

  #otherStock(): number {
    const { height } = this.#kernel.piles;
    const { reserve, hand, waste } = this.#other;
    return (height[reserve] as number) + (height[hand] as number) + (height[waste] as number);
  }

  /** What the rule of thumb does; null where nothing is legal. */
  #choice(random: Rng): Code | null {
    const count = this.#kernel.legal(this.#now, this.#codes);
    let [best, most, equals]: [Code | null, number, number] = [null, Number.NEGATIVE_INFINITY, 0];
    for (let i = 0; i < count; i++) {
      const code = this.#codes[i] as Code;
      const value = count === 1 ? 0 : urge(this.#kernel, this.#now, code);
      if (value < most) continue;
      equals = value > most ? 1 : equals + 1;
      if (equals === 1 || random.int(equals) === 0) best = code;
      most = value;
    }
    return best;
  }

  /** The turn goes to the other player; a waste above an empty hand is turned over. */
  #turnAround(): void {
    const kernel = this.#kernel;
    const now = this.#now;
    const waste = (now[at.waste] as number) >> 1;
    const turnsOver = now[at.hand] === 0;
    const left = {
      reserve: now[at.reserve] as Pile,
      hand: turnsOver ? kernel.piles.turnedOver(waste) : (now[at.hand] as Pile),
      waste: turnsOver ? 0 : waste,
    };
    kernel.turnedAround(now, this.#spare);
    this.#spare[at.reserve] = this.#other.reserve;
    this.#spare[at.hand] = this.#other.hand;
    this.#spare[at.waste] = this.#other.waste * 2;
    [this.#now, this.#spare] = [this.#spare, this.#now];
    Object.assign(this.#other, left);
  }
}
