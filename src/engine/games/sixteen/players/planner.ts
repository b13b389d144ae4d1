import { type Choose, type Given, noticed } from '../../../core/player.ts';
import { type Rng, rng } from '../../../core/rng.ts';
import { shuffled } from '../../../core/shuffled.ts';
import { Meter } from '../../../proving/budget.ts';
import type { Action } from '../notation.ts';
import { type Arrangement, arrangements, beam } from '../solver/beam.ts';
import { withUrn } from '../solver/hidden.ts';
import { SixteenInquiry } from '../solver/inquiry.ts';
import { actionOf, type Code, codeOf, DRAW, Kernel, newKey, placeOn } from '../solver/kernel.ts';
import { shortcutsFor, type Use } from '../solver/shortcuts.ts';
import type { State } from '../state.ts';
import { placesOn, thumb } from './thumb.ts';

const WIN = { kind: 'win' } as const;
const use = shortcutsFor(WIN);
/** A game that is lost is played on as well as may be. */
const lost = shortcutsFor(WIN, ['ceiling']);

/** Orders of the urn that are tried after the first few, and at most; a pile so many wins behind the best is left out. */
const orders = { more: 4, most: 24, behind: 2.5 } as const;

/** Orders of which a pile must win all to be taken at once: more where games are shorter, one where it looks by far the best. */
const firstOrders = (urn: number, isClear: boolean): number => (urn < 2 || isClear ? 1 : urn <= 30 ? 6 : urn <= 60 ? 4 : 3);

/** By so much the best pile looks better than the next where the choice is clear. */
const clear = 10;

/**
 * Where fewer than three in four are won with no more than so many bricks in the urn, a wider beam has a say: it sees what comes, but finds
 * ways where the narrow one finds none at all.
 */
const trouble = { urn: 32, width: 12, orders: 8 } as const;
const isTrouble = (urn: number, wins: number, tried: number): boolean => urn <= trouble.urn && wins * 4 < tried * 3;

/**
 * Positions that are looked at for one decision, by wide beams, and where the urn is empty: they are counted, so that a position gives the
 * same action.
 */
const mostPositions = { place: 120_000, wide: 150_000, end: 30_000 } as const;

/**
 * The strong player, who sees the piles and not the urn. It makes the moves that lead to the best position it finds, then draws. Where a
 * brick waits it plays the game to its end from a pile so, with orders of the urn at random; it takes the pile it likes best if all of
 * those are won, else the one from which most are. Once the urn is empty it looks for a way to win, and gives up where no move is any good.
 */
export const planner: Choose<State, Action> = (seen, random, given) => {
  const open = withUrn(seen);
  if (open === null) return thumb(seen, random, given);
  if (seen.drawn !== null) return actionOf(placeOn(bestPile(open, random, given)));
  const code = nextMove(open, given);
  if (code !== undefined) return actionOf(code);
  return seen.urn.length > 0 ? { kind: 'draw' } : null;
};

/** A pile for the brick that waits, how the position looks after it, and how many orders of the urn were won from there. */
interface Candidate {
  readonly pile: number;
  readonly value: number;
  wins: number;
}

/** The pile for the brick that waits from which most games are won. */
function bestPile(open: State, random: Rng, given?: Given<State, Action>): number {
  const meter = new Meter({ nodes: mostPositions.place });
  const all = candidates(open, meter, given);
  let piles = all;
  const drawn: State[] = [];
  const order = (n: number): State => {
    drawn[n] ??= { ...open, urn: shuffled(open.urn, random) };
    return drawn[n];
  };
  const most = open.urn.length < 2 ? 1 : orders.most;
  const isClear = (piles[1]?.value ?? 0) - (piles[0]?.value ?? 0) > clear;
  let tried = 0;
  for (let until = firstOrders(open.urn.length, isClear); piles.length > 1; until = Math.min(most, until + orders.more)) {
    for (const candidate of piles) {
      for (let n = tried; n < until; n++) if (playsOut(order(n), candidate.pile, meter)) candidate.wins += 1;
      // What was cut short tells nothing.
      if (meter.stopped !== null) break;
      if (candidate.wins === until) return candidate.pile;
    }
    tried = until;
    const wins = Math.max(...piles.map((candidate) => candidate.wins));
    piles = piles.filter((candidate) => candidate.wins > wins - orders.behind);
    if (tried === most || meter.stopped !== null) break;
  }
  const best = mostBy(piles, ({ wins }) => wins);
  if (!isTrouble(open.urn.length, best.wins, tried)) return best.pile;
  const wide = new Meter({ nodes: mostPositions.wide });
  const wins = all.map(() => 0);
  for (let n = 0; n < (open.urn.length < 2 ? 1 : trouble.orders); n++)
    for (const [i, { pile }] of all.entries())
      if (playsOut(order(n), pile, wide, trouble.width)) wins[i] = (wins[i] as number) + 1;
  const shares = all.map((candidate, i) => candidate.wins / tried + (wins[i] as number) / trouble.orders);
  return mostBy(all, (candidate) => shares[all.indexOf(candidate)] as number).pile;
}

/** The first of those of which there is most. */
const mostBy = <T>(things: readonly T[], of: (thing: T) => number): T =>
  things.reduce((best, thing) => (of(thing) > of(best) ? thing : best));

/** The piles for the brick that waits, of those alike only one, the one that looks best first. */
function candidates(open: State, meter: Meter, given?: Given<State, Action>): Candidate[] {
  const found = new Map<string, Candidate>();
  const key = newKey();
  for (const { pile } of noticed(placesOn(open.piles.length), given)) {
    const kernel = new Kernel(open);
    kernel.make(placeOn(pile - 1));
    const text = key.slice(0, kernel.key(key, true)).join();
    if (found.has(text)) continue;
    // A pile from which the game is lost comes last.
    const value = arrangements(kernel, WIN, use, meter)[0]?.value ?? Number.MAX_VALUE;
    found.set(text, { pile: pile - 1, value, wins: 0 });
  }
  return [...found.values()].sort((one, other) => one.value - other.value);
}

/** Whether the game is won from a pile for the brick that waits, when only so many of the best positions after each brick are followed. */
function playsOut(open: State, pile: number, meter: Meter, width = 1): boolean {
  const kernel = new Kernel(open);
  kernel.make(placeOn(pile));
  return beam(kernel, WIN, use, width, meter) !== null;
}

/**
 * The next move, or the way home; undefined where the position is best as it is. Who notices everything goes by one plan from the
 * position after the last draw on, so that it never goes to and fro.
 */
function nextMove(open: State, given?: Given<State, Action>): Code | undefined {
  const notices = given?.notices;
  // With the urn empty it looks at everything: what it overlooked then it would give up.
  if (notices !== undefined && open.urn.length > 0) return planOf(open, (code) => notices(actionOf(code)))[0];
  const start = startOf(open, given?.past?.() ?? []);
  const plan = planOf(start);
  const kernel = new Kernel(start);
  const here = kernel.wordsOf(open).join();
  for (const code of plan) {
    if (kernel.save().join() === here) return code;
    kernel.make(code);
  }
  return kernel.save().join() === here ? undefined : planOf(open)[0];
}

/** The position from which on nothing was drawn and nothing placed. */
function startOf(open: State, past: readonly State[]): State {
  let from = past.length;
  while (from > 0 && past[from - 1]?.drawn === null && past[from - 1]?.urn.length === open.urn.length) from--;
  const start = past[from];
  return (start === undefined ? null : withUrn(start)) ?? open;
}

/** The moves that lead to the best position found; with the urn empty, those that win the game, if there are such. */
function planOf(open: State, opens?: (code: Code) => boolean): readonly Code[] {
  if (open.urn.length === 0) {
    const { line } = new SixteenInquiry(open, WIN).prove([], { nodes: mostPositions.end, anyLine: true });
    if (line !== null) return line.map(codeOf);
  }
  const arrange = (shortcuts: Use): Arrangement | undefined =>
    arrangements(new Kernel(open), WIN, shortcuts, new Meter({}), opens)[0];
  const found = arrange(use);
  if (found === undefined) return arrange(lost)?.codes ?? [];
  return opens === undefined && open.urn.length > 0 && open.urn.length <= trouble.urn
    ? wayByTries(open, found.codes)
    : found.codes;
}

/** The moves found, if most games are won after them; else those with which most games are won that a wider beam wins, if it wins any. */
function wayByTries(open: State, found: readonly Code[]): readonly Code[] {
  // The orders hang on the position alone: the moves that follow are found by them again.
  const random = rng(new Kernel(open).save().reduce((value, word) => Math.imul(value ^ word, 0x01000193), 0x811c9dc5) >>> 0);
  const tries = Array.from({ length: trouble.orders }, (): State => ({ ...open, urn: shuffled(open.urn, random) }));
  const meter = new Meter({ nodes: mostPositions.place });
  const won = tries.filter((one) => {
    const kernel = new Kernel(one);
    for (const code of found) kernel.make(code);
    return beam(kernel, WIN, use, 1, meter) !== null;
  });
  if (!isTrouble(open.urn.length, won.length, tries.length)) return found;
  const wide = new Meter({ nodes: mostPositions.wide });
  const ways = new Map<string, { readonly codes: Code[]; votes: number }>();
  const key = newKey();
  for (const one of tries) {
    const line = beam(new Kernel(one), WIN, use, trouble.width, wide);
    if (line === null) continue;
    const codes = line.slice(0, line.indexOf(DRAW));
    const kernel = new Kernel(one);
    for (const code of codes) kernel.make(code);
    const text = key.slice(0, kernel.key(key, true)).join();
    const way = ways.get(text) ?? { codes, votes: 0 };
    way.votes += 1;
    ways.set(text, way);
  }
  return ways.size === 0 ? found : mostBy([...ways.values()], ({ votes }) => votes).codes;
}
