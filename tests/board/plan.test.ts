import '../../src/components/games/pages.ts';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../../src/components/board/games.ts';
import { layOut } from '../../src/components/board/layout/index.ts';
import type { Box, PlacedPiece } from '../../src/components/board/layout/types.ts';
import { durationOf, during, ease, plan, planEnd } from '../../src/components/board/plan.ts';
import { games } from './scenes.ts';

const how = { instant: false, held: new Set<string>(), source: null };
const where = (pieces: readonly PlacedPiece[]): Map<string, Box> => new Map(pieces.filter((p) => p.shown).map((p) => [p.id, p]));

/** The layouts before and after an action. */
function change(position: string, action: string) {
  const play = games.open(position);
  if (!play.ok) throw new Error(play.error.code);
  const next = play.value.apply(action);
  if (!next.ok) throw new Error(next.error.code);
  const memory = new Map<string, number>();
  const [before, after] = [play.value, next.value].map((p) => {
    const scene = p.scene('all');
    boardOf('sixteen').remember?.(memory, scene);
    return layOut(scene, { width: 780, memory }).pieces;
  });
  return { before: before as readonly PlacedPiece[], after: after as readonly PlacedPiece[] };
}

const slotsOf = (ids: readonly string[], pieces: readonly PlacedPiece[]) =>
  ids.map((id) => `${pieces.find((p) => p.id === id)?.slot}:${pieces.find((p) => p.id === id)?.face.rank}`);

describe('what moves', () => {
  it('is the run, when a run moves, in its order', () => {
    const { before, after } = change('sixteen:g/eca.4c963.75.gfb/110000/-/-', '2-1');
    const flights = plan(where(before), after, how);
    expect(
      slotsOf(
        flights.map((f) => f.id),
        after,
      ),
    ).toEqual(['p1:9', 'p1:6', 'p1:3']);
    expect(flights.every((f) => f.delay === 0)).toBe(true);
  });

  it('is the drawn brick and those that move up in the urn', () => {
    const { before, after } = change('sixteen:g/e.-.-.-/000000/-/345', 'draw');
    const flights = plan(where(before), after, how);
    expect(
      slotsOf(
        flights.map((f) => f.id),
        after,
      ).sort(),
    ).toEqual(['drawn:3', 'urn:4', 'urn:5']);
  });

  it('is nothing when nothing changed, when asked for an instant change, and never what is held', () => {
    const { before, after } = change('sixteen:g/eca.4c963.75.gfb/110000/-/-', '2-1');
    expect(plan(where(after), after, how)).toEqual([]);
    expect(plan(where(before), after, { ...how, instant: true })).toEqual([]);
    const run = plan(where(before), after, how).map((f) => f.id);
    expect(plan(where(before), after, { ...how, held: new Set(run) })).toEqual([]);
  });

  it('comes out of the urn one after the other when it was not seen before', () => {
    const { after } = change('sixteen:g/eca.4c963.75.gfb/110000/-/-', '2-1');
    const source = { x: 600, y: 50, w: 60, h: 30 };
    const flights = plan(new Map(), after, { ...how, source });
    expect(flights.map((f) => f.delay)).toEqual(flights.map((_, i) => 18 * i));
    expect(flights.every((f) => f.from.x === 600 && f.from.w === 60)).toBe(true);
    expect(plan(new Map(), after, how)).toEqual([]);
  });

  it('goes on from the middle of an earlier flight', () => {
    const { before, after } = change('sixteen:g/eca.4c963.75.gfb/110000/-/-', '2-1');
    const first = plan(where(before), after, how);
    const flight = first[0];
    if (!flight) throw new Error('no flight');
    const halfway = where(after);
    halfway.set(flight.id, during(flight, 60));
    const back = plan(halfway, before, how).find((f) => f.id === flight.id);
    expect(back?.from).toEqual(during(flight, 60));
    expect(back?.to).toEqual(flight.from);
  });
});

describe('how it moves', () => {
  it('takes 160 to 220 ms by distance, a lift 90', () => {
    expect(durationOf(3)).toBe(90);
    expect(durationOf(10)).toBeGreaterThanOrEqual(160);
    expect(durationOf(2000)).toBe(220);
  });

  it('eases out, from the start to the end, never backwards', () => {
    expect([ease(-1), ease(0), ease(1), ease(2)]).toEqual([0, 0, 1, 1]);
    expect(ease(0.5)).toBeGreaterThan(0.8);
    for (let i = 1; i <= 100; i++) expect(ease(i / 100)).toBeGreaterThanOrEqual(ease((i - 1) / 100));
  });

  it('ends where the layout says', () => {
    const { before, after } = change('sixteen:g/eca.4c963.75.gfb/110000/-/-', '2-1');
    const flights = plan(where(before), after, how);
    for (const flight of flights) {
      const piece = after.find((p) => p.id === flight.id);
      expect(during(flight, planEnd(flights))).toEqual({ x: piece?.x, y: piece?.y, w: piece?.w, h: piece?.h });
    }
  });
});
