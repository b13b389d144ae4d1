import { describe, expect, it } from 'vitest';
import { nextStation, splitHold } from '../../src/components/board/games.ts';
import { type Direction, neighbour } from '../../src/components/board/hit.ts';
import { layOut } from '../../src/components/board/layout/index.ts';
import type { Layout } from '../../src/components/board/layout/types.ts';
import { textGame } from '../../src/engine/core/play.ts';
import { rng } from '../../src/engine/core/rng.ts';
import { sixteen as sixteenRules } from '../../src/engine/games/sixteen/index.ts';
import { deal, wander } from './card-scenes.ts';
import { boards } from './geometry.ts';

const sixteenTable = textGame(sixteenRules);
const directions: Direction[] = ['left', 'right', 'up', 'down'];

/** How many presses of arrows, Home, End and f lead from each place to the one that takes most; cards of a hand have keys of their own. */
function furthest(game: string, layout: Layout): { presses: number; from: string; to: string } {
  const places = layout.slots.filter((s) => s.look !== 'none');
  let worst = { presses: 0, from: '', to: '' };
  for (const { id: from } of places) {
    const steps = new Map([[from, 0]]);
    for (const id of steps.keys()) {
      const ways = [
        ...directions.map((d) => neighbour(layout, id, d)),
        nextStation(game, layout, id),
        places[0]?.id ?? id,
        places.at(-1)?.id ?? id,
      ];
      for (const next of ways) if (!steps.has(next)) steps.set(next, (steps.get(id) ?? 0) + 1);
    }
    for (const { id } of places) {
      const presses = steps.get(id) ?? Number.POSITIVE_INFINITY;
      if (splitHold(id).piece === null && presses > worst.presses) worst = { presses, from, to: id };
    }
  }
  return worst;
}

describe('by keyboard', () => {
  const sixteen = sixteenTable.deal({}, rng(3));
  if (!sixteen.ok) throw new Error(sixteen.error.code);
  const games = { 'russian-bank': deal('russian-bank', {}, 3), ristiseiska: deal('ristiseiska', {}, 3), sixteen: sixteen.value };
  for (const [game, start] of Object.entries(games))
    it(`${game}: every place is at most four presses from any other`, () => {
      for (const play of wander(start, 3, 60, 20))
        for (const board of boards) {
          const worst = furthest(game, layOut(play.scene('all'), { ...board, seat: 1 }));
          expect(worst.presses, `${board.name}, ${play.position}: ${worst.from} → ${worst.to}`).toBeLessThanOrEqual(4);
        }
    });
});
