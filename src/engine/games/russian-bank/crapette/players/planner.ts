import { type Card, pack } from '../../../../core/cards.ts';
import type { Choose, Given } from '../../../../core/player.ts';
import { foundationIn, otherFits, ownFits, type Words } from '../../solver/kernel.ts';
import { type Entry, Memo } from '../../solver/memo.ts';
import { mostActions, pathTo } from '../../solver/path.ts';
import { NONE, type Pile, UNSEEN } from '../../solver/piles.ts';
import { cardIn, unseen } from '../../state.ts';
import type { Action } from '../notation.ts';
import type { Table } from '../rules.ts';
import { actionOf, type Code, DRAW } from '../solver/codes.ts';
import { at, Kernel, size } from '../solver/kernel.ts';
import { Merging } from '../solver/shortcuts.ts';
import { greedy } from './greedy.ts';

/** What things are worth to the planner. */
export interface Worth {
  /** Each card played out of the reserve; the card that was turned up; each card out of an open waste. */
  readonly reserve: number;
  readonly hand: number;
  readonly waste: number;
  /** Each card loaded on the opponent's reserve, and on the waste. */
  readonly loadReserve: number;
  readonly loadWaste: number;
  /** Each card that has gone home, and each empty house. */
  readonly home: number;
  readonly empty: number;
  /** The share of the cards not to be seen that could be played, one of which comes next. */
  readonly next: number;
  /** What it grudges the opponent: a top of the reserve that could be played. */
  readonly theirs: number;
}

/** Found by trial. */
export const worth: Worth = {
  reserve: 12,
  hand: 8,
  waste: 8,
  loadReserve: 10,
  loadWaste: 8,
  home: 0.5,
  empty: 3,
  next: 8,
  theirs: 4,
};

/** Arrangements looked at for one action. */
const most = 1_500;

/**
 * Looks at every arrangement that it can bring about with the cards it sees, up to where it would turn a card up, discard, pass, or see
 * the next card of its reserve. It plays towards the one that it likes best, the nearest of equals, and looks anew after each action.
 */
export const plannerWith =
  (likes: Worth): Choose<Table, Action> =>
  (seen, random, given) => {
    const kernel = new Kernel(seen.params.waste === 'open');
    const start = kernel.words(seen);
    const judge = judging(kernel, seen, start, likes);
    const merging = new Merging({ unordered: true });
    const table = new Memo(2 * most + mostActions, size);
    const codes = new Int32Array(mostActions);
    const notices = sightOf(given);
    const now = start.slice();
    const next = new Int32Array(size);
    let chosen: Entry = -1;
    let highest = Number.NEGATIVE_INFINITY;

    merging.merge(now);
    table.setWay(table.enter(now), -1, 0);
    for (let entry = 0; entry < table.count && entry < most; entry++) {
      table.read(entry, now);
      if (rests(kernel, now, codes)) {
        const value = judge(now);
        if (value > highest) [chosen, highest] = [entry, value];
      }
      if (kernel.piles.top[now[at.reserve] as Pile] === UNSEEN || kernel.stockOf(now) === 0) continue;
      const count = kernel.ways(now, codes, true);
      const some = codes.subarray(0, count).some(notices);
      for (let c = 0; c < count && !table.full; c++) {
        const code = codes[c] as Code;
        if (code === DRAW || (some && !notices(code))) continue;
        kernel.make(now, code, next);
        merging.merge(next);
        const before = table.count;
        const met = table.enter(next);
        if (met === before) table.setWay(met, entry, 0);
      }
    }
    if (chosen < 0) return greedy(seen, random, given);
    if (chosen > 0) {
      // The way up to there; its last action is played by whoever looks anew.
      const line = pathTo(kernel, merging, table, chosen, start, passing);
      return actionOf(line[0] as Code);
    }
    const ending = kernel.ending(start);
    return actionOf(ending >= 0 ? ending : DRAW);
  };

/** The strong player of the traditional game. */
export const planner: Choose<Table, Action> = plannerWith(worth);

/** Stands for whatever is done at the end of a way. */
const passing = DRAW + 1;

/** Whether what it sees may be left at that: the stock is gone, the next card of the reserve shows, or there is a draw, a discard or a pass. */
function rests(kernel: Kernel, words: Words, codes: Int32Array): boolean {
  if (kernel.stockOf(words) === 0 || kernel.piles.top[words[at.reserve] as Pile] === UNSEEN) return true;
  if (kernel.ending(words) >= 0) return true;
  const count = kernel.ways(words, codes, true);
  return count > 0 && codes[count - 1] === DRAW;
}

/** Which plays it notices, by their codes. */
function sightOf({ notices }: Given<Table, Action> = {}): (code: Code) => boolean {
  if (notices === undefined) return () => true;
  const sight = Array.from({ length: DRAW + 1 }, (_, code) => notices(actionOf(code)));
  return (code) => sight[code] as boolean;
}

/** The cards of both packs that are nowhere to be seen; loading mixes the packs, so whose they are is not known. */
export function hidden(seen: Table): Card[] {
  const left = pack.map(() => 2);
  const piles = seen.sides.flatMap(({ reserve, hand, waste, piles: houses }) => [reserve, hand, waste, ...houses]);
  for (const card of [...piles, ...seen.foundations].flat())
    if (card !== unseen) left[cardIn(card)] = (left[cardIn(card)] ?? 0) - 1;
  return pack.flatMap((card) => Array.from({ length: Math.max(0, left[card] ?? 0) }, () => card));
}

/** A measure of how well things stand in an arrangement. */
function judging(kernel: Kernel, seen: Table, start: Words, w: Worth): (words: Words) => number {
  const { top, height } = kernel.piles;
  const unknown = hidden(seen);
  const heightOf = (pile: number | undefined): number => height[pile as Pile] as number;
  const onHouses = (words: Words, card: Card): boolean => {
    for (let i = 0; i < 8; i++) if (ownFits[card * 64 + (top[words[i] as Pile] as Card)] === 1) return true;
    return false;
  };
  const loads = (words: Words, card: Card): boolean =>
    [0, 1].some((i) => {
      const theirs = top[words[at.theirs + i] as Pile] as Card;
      return theirs !== NONE && otherFits[card * 64 + theirs] === 1;
    });
  const goesHome = (words: Words, card: Card): boolean => foundationIn(words[at.home] as number, card) >= 0;
  const playable = (words: Words): number => {
    let count = 0;
    for (const card of unknown) if (goesHome(words, card) || onHouses(words, card) || loads(words, card)) count += 1;
    return unknown.length === 0 ? 0 : count / unknown.length;
  };
  const [reserve, waiting] = [heightOf(start[at.reserve]), (start[at.waste] as number) & 1];
  const waste = heightOf((start[at.waste] as number) >> 1);
  const [first, second] = [heightOf(start[at.theirs]), heightOf(start[at.theirs + 1])];
  const home = kernel.homeOf(start);
  return (words) => {
    if (kernel.stockOf(words) === 0) return Number.POSITIVE_INFINITY;
    const theirs = top[words[at.theirs] as Pile] as Card;
    const waits = (words[at.waste] as number) & 1;
    return (
      w.reserve * (reserve - heightOf(words[at.reserve])) +
      w.hand * (waiting - waits) +
      w.waste * (waste - heightOf((words[at.waste] as number) >> 1)) +
      w.loadReserve * (heightOf(words[at.theirs]) - first) +
      w.loadWaste * (heightOf(words[at.theirs + 1]) - second) +
      w.home * (kernel.homeOf(words) - home) +
      w.empty * kernel.emptyOf(words) +
      (waits === 1 ? 0 : w.next * playable(words)) -
      (theirs < UNSEEN && (goesHome(words, theirs) || onHouses(words, theirs)) ? w.theirs : 0)
    );
  };
}
