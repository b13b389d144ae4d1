import type { Card } from '../../../core/cards.ts';
import type { Kernel } from '../solver/kernel.ts';
import { shortcutsFor } from '../solver/shortcuts.ts';
import { IN_EXTRA, isEnd, MET, OPEN } from '../solver/standing.ts';
import type { SuitRuns } from '../solver/suits.ts';

/** Tables up to which all that can come is worked out: about a tenth of a second. */
const mostTables = 600_000;

/** What may still go wrong is never rounded away: 1 means whatever the other does. */
const almost = 1 - 2 ** -20;

/** A careless other: in half of its turns it does what is worst for the player, in the other half it plays anything. */
const careless = (mean: number, worst: number): number => (worst === 1 ? 1 : Math.min(almost, (mean + worst) / 2));

/**
 * The chance of being first out of two, from every position that can come, if the player does its best and the other is careless. It
 * is 1 exactly where the player wins whatever the other does; below, it is higher the more the other has to get right. Nobody's
 * cards may be hidden, and none may go from hand to hand: then a position is a table (four runs), a turn, and whether it is an extra,
 * and all are gone through once, from the fullest table back to the one that lies.
 */
export class Outlook {
  readonly #kernel: Kernel;
  /** Four to a table: the player to play, and in an extra; the other to play, and in an extra. */
  readonly #values: Float32Array;
  readonly #suits: readonly Ways[];
  /** The run of each suit on the table that is looked at. */
  readonly #at: Int32Array;

  private constructor(kernel: Kernel, tables: number) {
    this.#kernel = kernel;
    this.#values = new Float32Array(4 * tables);
    let stride = tables;
    this.#suits = kernel.suits.map((suit) => {
      stride /= suit.runs.length;
      return waysOf(kernel, suit, stride);
    });
    this.#at = Int32Array.from(this.#suits, ({ size }) => size - 1);
    for (let table = tables - 1; table >= 0; table--) {
      this.#weigh(table);
      this.#back();
    }
  }

  /** Null where it cannot be told, or there is too much to go through. */
  static of(kernel: Kernel): Outlook | null {
    const { params, seats, suits } = kernel;
    if (seats !== 2 || !shortcutsFor(params).fixedHands || params.ace === 'first-decides') return null;
    const tables = suits.reduce((product, { runs }) => product * runs.length, 1);
    return tables > mostTables ? null : new Outlook(kernel, tables);
  }

  /** The chance from the kernel as it is. */
  value(): number {
    const { verdict, run, turn, phase, target } = this.#kernel;
    if (verdict !== OPEN) return verdict === MET ? 1 : 0;
    const table = this.#suits.reduce((sum, { stride }, suit) => sum + stride * (run[suit] as number), 0);
    return this.#values[4 * table + (turn === target.hero ? 0 : 2) + (phase === IN_EXTRA ? 1 : 0)] as number;
  }

  /** Goes back by one table. */
  #back(): void {
    const at = this.#at;
    let suit = 3;
    while (suit > 0 && at[suit] === 0) {
      at[suit] = (this.#suits[suit] as Ways).size - 1;
      suit--;
    }
    at[suit] = (at[suit] as number) - 1;
  }

  /** Works out the chances with one table, from those with more cards on it. */
  #weigh(table: number): void {
    const { count, params, target } = this.#kernel;
    const values = this.#values;
    let my = count[target.hero] as number;
    let their = count[3 - target.hero] as number;
    for (let suit = 0; suit < 4; suit++) {
      const { mine, theirs } = this.#suits[suit] as Ways;
      const n = this.#at[suit] as number;
      my -= mine[n] as number;
      their -= theirs[n] as number;
    }
    if (my <= 0 || their <= 0) return;
    // Until the seven of clubs lies there is nothing else to play.
    const isBare = this.#kernel.suits[0]?.runs[this.#at[0] as number] === null;
    const follows = params.extra === 'any' ? 0 : params.extra === 'aces-kings' ? 1 : 2;
    let [best, bestExtra, isAble] = [0, 0, false];
    let [ways, sum, worst] = [0, 0, 1];
    let [waysExtra, sumExtra, worstExtra] = [0, 0, 1];
    for (let suit = 0; suit < (isBare ? 1 : 4); suit++) {
      const { holder, ends, steps } = this.#suits[suit] as Ways;
      for (let way = 2 * (this.#at[suit] as number), after = way + 2; way < after; way++) {
        if (holder[way] === NOBODY) continue;
        const end = ends[way] as number;
        const to = 4 * (table + (steps[way] as number)) + end;
        const mayFollow = end >= follows;
        if (holder[way] === PLAYER) {
          const value = my === 1 ? 1 : (values[to + 2 - 2 * end] as number);
          isAble = true;
          if (value > best) best = value;
          if (mayFollow && value > bestExtra) bestExtra = value;
        } else {
          const value = their === 1 ? 0 : (values[to + 2 * end] as number);
          ways += 1;
          sum += value;
          if (value < worst) worst = value;
          if (!mayFollow) continue;
          waysExtra += 1;
          sumExtra += value;
          if (value < worstExtra) worstExtra = value;
        }
      }
    }
    const play = isAble ? best : ways === 0 ? 0 : careless(sum / ways, worst);
    const wait = ways === 0 ? play : careless(sum / ways, worst);
    values[4 * table] = play;
    values[4 * table + 1] = Math.max(bestExtra, wait);
    values[4 * table + 2] = wait;
    values[4 * table + 3] = careless((sumExtra + play) / (waysExtra + 1), Math.min(worstExtra, play));
  }
}

const NOBODY = 0;
const PLAYER = 1;
const OTHER = 2;

/** What can come to lie of a suit: two ways on from each run, down and up, at twice its number and one more. */
interface Ways {
  readonly size: number;
  /** How far apart two tables are that differ by one in the number of this suit's run. */
  readonly stride: number;
  /** Who holds the next card; `NOBODY` where there is no way on. */
  readonly holder: Uint8Array;
  /** 1 for an ace or a king. */
  readonly ends: Uint8Array;
  /** To the table with the card on it. */
  readonly steps: Int32Array;
  /** Cards that the player, and the other, have played by then. */
  readonly mine: Uint8Array;
  readonly theirs: Uint8Array;
}

function waysOf({ owner, target }: Kernel, { runs, down, downTo, up, upTo }: SuitRuns, stride: number): Ways {
  const size = runs.length;
  const bytes = (length: number): Uint8Array => new Uint8Array(length);
  const [holder, ends, mine, theirs] = [bytes(2 * size), bytes(2 * size), bytes(size), bytes(size)];
  const steps = new Int32Array(2 * size);
  for (let way = 0; way < 2 * size; way++) {
    const n = way >> 1;
    const card = (way % 2 === 0 ? down : up)[n] as Card;
    if (card < 0) continue;
    const to = (way % 2 === 0 ? downTo : upTo)[n] as number;
    const isMine = owner[card] === target.hero;
    holder[way] = isMine ? PLAYER : OTHER;
    ends[way] = isEnd(card) ? 1 : 0;
    steps[way] = (to - n) * stride;
    mine[to] = (mine[n] as number) + (isMine ? 1 : 0);
    theirs[to] = (theirs[n] as number) + (isMine ? 0 : 1);
  }
  return { size, stride, holder, ends, steps, mine, theirs };
}
