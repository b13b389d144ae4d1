import type { Card } from '../../../core/cards.ts';
import type { Choose, Given } from '../../../core/player.ts';
import type { Action } from '../notation.ts';
import { actionOf, type Code, DRAW, PASS, RESERVE } from '../solver/codes.ts';
import { at, homeCount, Kernel, size, type Words } from '../solver/kernel.ts';
import { type Entry, Memo } from '../solver/memo.ts';
import { pathTo } from '../solver/path.ts';
import { type Pile, UNSEEN } from '../solver/piles.ts';
import { Merging } from '../solver/shortcuts.ts';
import { cardIn, opponentOf, type PackCard, type State, sideOf, topOf } from '../state.ts';
import { greedy } from './greedy.ts';
import { hidden } from './hidden.ts';
import { Trial } from './trial.ts';
import { type Worth, worth } from './worth.ts';

/** How the planner goes about it. */
export interface Method {
  readonly worth: Worth;
  /** Arrangements looked at for one action. */
  readonly most: number;
  /** How many of those that it likes best are tried out, with how many orders of the hidden cards, for how many turns. */
  readonly finalists: number;
  readonly orders: number;
  readonly turns: number;
  /** What a game that is won in them counts besides the cards, and how much its liking counts beside the cards. */
  readonly bonus: number;
  readonly mix: number;
  /** Other numbers give other orders, and so another player as strong. */
  readonly salt: number;
}

/**
 * Looks at every arrangement that it can bring about with the cards it sees, up to where it would draw, pass, or turn up the
 * next card of its reserve. Those that it likes best it tries out: with the hidden cards in some orders both play on by rule of thumb for
 * a while. It plays towards the best and looks anew after each action.
 */
export const plannerWith =
  ({ worth, most, finalists, orders, turns, bonus, mix, salt }: Method): Choose<State, Action> =>
  (seen, random, given) => {
    const kernel = new Kernel();
    const start = kernel.words(seen);
    const judge = judging(kernel, seen, start, worth);
    const merging = new Merging(kernel, { unordered: true, topsOnly: true, deadTops: false });
    const table = new Memo();
    const codes = new Int32Array(64);
    const notices = sightOf(given);
    const now = start.slice();
    const next = new Int32Array(size);
    const best = new Best(orders === 0 ? 1 : finalists);

    merging.merge(now);
    table.setWay(table.enter(now), -1, 0);
    for (let entry = 0; entry < table.count && entry < most; entry++) {
      table.read(entry, now);
      const shows = kernel.sourceTop(now, RESERVE) === UNSEEN;
      if (shows || kernel.mayDraw(now) || kernel.mayPass(now)) best.enter(entry, judge(now));
      if (shows) continue;
      const count = kernel.stockOf(now) === 0 ? 0 : kernel.plays(now, codes);
      for (let c = 0; c < count; c++) {
        if (!notices(codes[c] as Code)) continue;
        kernel.make(now, codes[c] as Code, next);
        merging.merge(next);
        const before = table.count;
        const met = table.enter(next);
        if (met === before) table.setWay(met, entry, 0);
      }
    }
    const ranked = best.ranked;
    if (ranked.length === 0) return greedy(seen, random, given);
    const last = kernel.mayDraw(start) ? DRAW : PASS;
    // What comes after the way is left to whoever looks anew; the path of the start itself is the draw or the pass.
    const path = (entry: Entry): Code[] => (entry === 0 ? [last] : pathTo(kernel, merging, table, entry, start, PASS));
    const [first] = ranked as [Ranked];
    if (ranked.length === 1 || first.value === Number.POSITIVE_INFINITY) return actionOf(path(first.entry)[0] as Code);
    const trial = new Trial(kernel, seen, orders, salt);
    const tried = ranked.map(({ entry, value }) => {
      const way = entry === 0 ? [] : path(entry).slice(0, -1);
      return mix * value + trial.ahead(start, way, turns, bonus);
    });
    const chosen = ranked[tried.indexOf(Math.max(...tried))] as Ranked;
    return actionOf(path(chosen.entry)[0] as Code);
  };

/**
 * The same by its liking alone, without trying out. The miner plays by it, and its numbers have to give the same puzzles for ever, so it
 * stays as it is however the planner gets better.
 */
export const arranger = plannerWith({
  worth,
  most: 1_500,
  finalists: 1,
  orders: 0,
  turns: 0,
  bonus: 0,
  mix: 1,
  salt: 0,
});

/** The strong player; one of many that are as strong, by a number. */
export const plannerOf = (salt = 0): Choose<State, Action> =>
  plannerWith({ worth, most: 1_500, finalists: 12, orders: 24, turns: 10, bonus: 10, mix: 0.1, salt });

/** The strong player. */
export const planner = plannerOf(0);

interface Ranked {
  readonly entry: Entry;
  readonly value: number;
}

/** The best of what is entered, the best first; of equals the earlier. */
class Best {
  readonly ranked: Ranked[] = [];
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  enter(entry: Entry, value: number): void {
    const { ranked } = this;
    let i = ranked.length;
    while (i > 0 && (ranked[i - 1] as Ranked).value < value) i--;
    if (i >= this.#most) return;
    ranked.splice(i, 0, { entry, value });
    if (ranked.length > this.#most) ranked.pop();
  }
}

/** Which plays it notices, by their codes. What it notices does not hang on the numbers of piles, which merging may exchange. */
function sightOf({ notices }: Given<State, Action> = {}): (code: Code) => boolean {
  if (notices === undefined) return () => true;
  const sight = Array.from({ length: DRAW }, (_, code) => notices(actionOf(code)));
  return (code) => sight[code] as boolean;
}

/** A measure of how well things stand before drawing, passing or looking at the next card. */
function judging(kernel: Kernel, seen: State, start: Words, w: Worth): (words: Words) => number {
  const me = seen.turn;
  const them = opponentOf(me);
  const mine = hidden(seen, me);
  const theirs = hidden(seen, them);
  const other = sideOf(seen, them);
  const theirReserve = topOf(other.reserve);
  const theirWaste = topOf(other.waste);
  const around = new Int32Array(size);
  const { piles } = kernel;
  const share = (words: Words, cards: readonly Card[]): number => {
    if (cards.length === 0) return 0;
    let count = 0;
    for (const card of cards) if (kernel.playable(words, card)) count += 1;
    return count / cards.length;
  };
  const fits = (card: PackCard | undefined): number => (card !== undefined && kernel.playable(around, cardIn(card)) ? 1 : 0);
  const emptyOf = (words: Words, first: number): number => {
    let empty = 0;
    for (let i = first; i < first + 4; i++) if (words[i] === 0) empty += 1;
    return empty;
  };
  /** Cards on the player's own piles. */
  const heights = (words: Words): number => {
    let cards = 0;
    for (let i = at.own; i < at.own + 4; i++) cards += piles.height[words[i] as Pile] as number;
    return cards;
  };

  const stockBefore = kernel.stockOf(start);
  const reserveBefore = kernel.reserveOf(start);
  const homeBefore = homeCount(start);
  return (words) => {
    const stock = kernel.stockOf(words);
    if (stock === 0) return Number.POSITIVE_INFINITY;
    const reserve = reserveBefore - kernel.reserveOf(words);
    kernel.turnedAround(words, around);
    const free = share(words, mine);
    return (
      w.reserve * reserve +
      w.waste * (stockBefore - stock - reserve) +
      w.home * (homeCount(words) - homeBefore) +
      w.empty * emptyOf(words, at.own) +
      (kernel.mayDraw(words) ? w.nextDraw * free : w.later * free) +
      w.heights * heights(words) -
      w.theirReserve * fits(theirReserve) -
      w.theirWaste * fits(theirWaste) -
      w.theirDraw * share(around, theirs) -
      w.theirEmpty * emptyOf(words, at.other)
    );
  };
}
