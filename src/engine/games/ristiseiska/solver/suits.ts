import { type Card, cardOf, type SuitIndex } from '../../../core/cards.ts';
import { aceSides, fits } from '../fits.ts';
import type { Params } from '../params.ts';
import type { Layout, Run, Table } from '../state.ts';

/** No card. */
export const NONE = -1;

/**
 * Everything that can come to lie of one suit, numbered, the run at the start being 0. For each number the card that fits at
 * the lower end (`down`) and at the upper (`up`; also the seven, and an ace that goes on the king), and the number after it. With
 * `first-decides` an ace stands at both ends, and what the first ace has decided is for the caller to look at.
 */
export interface SuitRuns {
  readonly runs: readonly (Run | null)[];
  readonly down: Int32Array;
  readonly downTo: Int32Array;
  readonly up: Int32Array;
  readonly upTo: Int32Array;
}

interface Way {
  readonly card: Card;
  readonly run: Run;
}

/** What a suit can come to from a run, with the cards that are held. Asks the rules themselves what fits. */
export function suitRuns(params: Params, suit: SuitIndex, start: Run | null, held: (card: Card) => boolean): SuitRuns {
  const runs: (Run | null)[] = [start];
  const ways: { down: Way | null; up: Way | null }[] = [];
  const number = (run: Run): number => {
    const known = runs.findIndex((other) => other?.low === run.low && other.high === run.high);
    return known >= 0 ? known : runs.push(run) - 1;
  };
  for (let n = 0; n < runs.length; n++) {
    const found = waysOn(params, suit, runs[n] ?? null);
    const keep = (way: Way | null): Way | null => (way !== null && held(way.card) ? way : null);
    const kept = { down: keep(found.down), up: keep(found.up) };
    ways.push(kept);
    if (kept.down) number(kept.down.run);
    if (kept.up) number(kept.up.run);
  }
  const cards = (end: 'down' | 'up') => Int32Array.from(ways, (way) => way[end]?.card ?? NONE);
  const targets = (end: 'down' | 'up') =>
    Int32Array.from(ways, (way) => {
      const to = way[end];
      return to === null ? NONE : number(to.run);
    });
  return { runs, down: cards('down'), downTo: targets('down'), up: cards('up'), upTo: targets('up') };
}

function waysOn(params: Params, suit: SuitIndex, run: Run | null): { down: Way | null; up: Way | null } {
  if (run === null) return { down: null, up: { card: cardOf(suit, 7), run: { low: 7, high: 7 } } };
  const table: Table = [0, 1, 2, 3].map((s) => (s === suit ? run : s === 0 ? { low: 7, high: 7 } : null));
  const layout: Layout = { params, table, aces: null };
  const ace = cardOf(suit, 1);
  const sides = aceSides(layout, suit);
  const lower = run.low > 2 ? cardOf(suit, run.low - 1) : null;
  const upper = run.high < 13 ? cardOf(suit, run.high + 1) : null;
  const isPlaced = run.low === 1 || run.high === 14;
  let down: Way | null = null;
  let up: Way | null = null;
  if (lower !== null && fits(layout, lower)) down = { card: lower, run: { low: run.low - 1, high: run.high } };
  if (upper !== null && fits(layout, upper)) up = { card: upper, run: { low: run.low, high: run.high + 1 } };
  if (!isPlaced && sides.includes('low')) down = { card: ace, run: { low: 1, high: run.high } };
  if (!isPlaced && sides.includes('high')) up = { card: ace, run: { low: run.low, high: 14 } };
  return { down, up };
}
