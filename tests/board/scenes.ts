import '../../src/components/games/pages.ts';
import { textGame } from '../../src/engine/core/play.ts';
import type { Scene } from '../../src/engine/core/scene.ts';
import { sixteen } from '../../src/engine/games/sixteen/index.ts';

export const games = textGame(sixteen);

export function sceneOf(position: string, eye: number | 'all' = 'all'): Scene {
  const play = games.open(position);
  if (!play.ok) throw new Error(play.error.code);
  return play.value.scene(eye);
}

/** A scene with piles of given heights, foundations and an urn, without regard to the rules: for layouts only. */
export function heap(piles: readonly number[], foundations: number, urn: number, drawn: boolean, hidden = false): Scene {
  let serial = 0;
  const bricks = (n: number) =>
    Array.from({ length: n }, () => ({
      id: `b${++serial}`,
      face: { rank: (serial % 16) + 1 },
      faceUp: true,
    }));
  const slot = (id: string, kind: Scene['slots'][number]['kind'], index: number, n: number, unseen = 0) => ({
    id,
    kind,
    index,
    owner: 0,
    pieces: bricks(n),
    hidden: unseen,
  });
  return {
    game: 'sixteen',
    actor: 1,
    slots: [
      ...Array.from({ length: foundations }, (_, i) => slot(`f${i + 1}`, 'foundation', i + 1, i % 3)),
      slot('urn', 'stock', 0, hidden ? 0 : urn, hidden ? urn : 0),
      slot('drawn', 'drawn', 0, drawn ? 1 : 0),
      ...piles.map((n, i) => slot(`p${i + 1}`, 'pile', i + 1, n)),
    ],
  };
}
