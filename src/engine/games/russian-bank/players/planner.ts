import { type Card, pack } from '../../../core/cards.ts';
import type { Choose, Given } from '../../../core/player.ts';
import type { Action } from '../notation.ts';
import { actionOf, type Code, DRAW, PASS, RESERVE } from '../solver/codes.ts';
import { at, homeCount, Kernel, size, type Words } from '../solver/kernel.ts';
import { type Entry, Memo } from '../solver/memo.ts';
import { pathTo } from '../solver/path.ts';
import { UNSEEN } from '../solver/piles.ts';
import { Merging } from '../solver/shortcuts.ts';
import { cardIn, opponentOf, type PackCard, type PlayerNumber, packCard, type State, sideOf, topOf, unseen } from '../state.ts';
import { greedy } from './greedy.ts';

/** Positions looked at for one action: about a hundredth of a second. */
const most = 1_500;

/** What things are worth to it. Found by trial; they make it play better or worse, never wrongly. */
const worth = { reserve: 12, waste: 8, home: 0.5, empty: 3, nextDraw: 12, theirReserve: 5, theirWaste: 3, theirDraw: 4 } as const;

/**
 * Looks at every arrangement that it can bring about with the cards it sees, up to where it would draw, pass, or turn up the
 * next card of its reserve; plays towards the one it likes best, and looks anew after each action.
 */
export const planner: Choose<State, Action> = (seen, random, given) => {
  const kernel = new Kernel();
  const start = kernel.words(seen);
  const judge = judging(kernel, seen, start);
  const merging = new Merging(kernel, { unordered: true, topsOnly: true, deadTops: false });
  const table = new Memo();
  const codes = new Int32Array(64);
  const notices = sightOf(given);
  const now = start.slice();
  const next = new Int32Array(size);
  let bestEntry: Entry = -1;
  let bestValue = Number.NEGATIVE_INFINITY;

  merging.merge(now);
  table.setWay(table.enter(now), -1, 0);
  for (let entry = 0; entry < table.count && entry < most; entry++) {
    table.read(entry, now);
    const shows = kernel.sourceTop(now, RESERVE) === UNSEEN;
    if (shows || kernel.mayDraw(now) || kernel.mayPass(now)) {
      const value = judge(now);
      if (value > bestValue) {
        bestValue = value;
        bestEntry = entry;
      }
    }
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
  if (bestEntry < 0) return greedy(seen, random, given);
  const last = kernel.mayDraw(start) ? DRAW : PASS;
  const path = bestEntry === 0 ? [last] : pathTo(kernel, merging, table, bestEntry, start, PASS);
  return actionOf(path[0] as Code);
};

/** Which plays it notices, by their codes. What it notices does not hang on the numbers of piles, which merging may exchange. */
function sightOf({ notices }: Given<State, Action> = {}): (code: Code) => boolean {
  if (notices === undefined) return () => true;
  const sight = Array.from({ length: DRAW }, (_, code) => notices(actionOf(code)));
  return (code) => sight[code] as boolean;
}

/** A measure of how well things stand before drawing, passing or looking at the next card. */
function judging(kernel: Kernel, seen: State, start: Words): (words: Words) => number {
  const me = seen.turn;
  const them = opponentOf(me);
  const mine = hidden(seen, me);
  const theirs = hidden(seen, them);
  const other = sideOf(seen, them);
  const theirReserve = topOf(other.reserve);
  const theirWaste = topOf(other.waste);
  const around = new Int32Array(size);
  const share = (words: Words, cards: readonly Card[]): number =>
    cards.length === 0 ? 0 : cards.filter((card) => kernel.playable(words, card)).length / cards.length;
  const fits = (card: PackCard | undefined): number => (card !== undefined && kernel.playable(around, cardIn(card)) ? 1 : 0);

  const stockBefore = kernel.stockOf(start);
  const reserveBefore = kernel.reserveOf(start);
  const homeBefore = homeCount(start);
  return (words) => {
    const stock = kernel.stockOf(words);
    if (stock === 0) return Number.POSITIVE_INFINITY;
    const reserve = reserveBefore - kernel.reserveOf(words);
    let empty = 0;
    for (let i = 0; i < 4; i++) if (words[at.own + i] === 0) empty += 1;
    kernel.turnedAround(words, around);
    return (
      worth.reserve * reserve +
      worth.waste * (stockBefore - stock - reserve) +
      worth.home * (homeCount(words) - homeBefore) +
      worth.empty * empty +
      (kernel.mayDraw(words) ? worth.nextDraw * share(words, mine) : 0) -
      worth.theirReserve * fits(theirReserve) -
      worth.theirWaste * fits(theirWaste) -
      worth.theirDraw * share(around, theirs)
    );
  };
}

/** The cards of a player that lie in hand or reserve unseen: those of the pack that are nowhere to be seen. */
function hidden(seen: State, player: PlayerNumber): Card[] {
  const visible = new Set<PackCard>();
  for (const side of seen.sides)
    for (const card of [...side.reserve, ...side.waste, ...side.hand, ...side.piles.flat()])
      if (card !== unseen) visible.add(card);
  for (const card of seen.foundations.flat()) visible.add(card);
  return pack.filter((card) => !visible.has(packCard(card, player)));
}
