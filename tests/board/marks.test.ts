import { describe, expect, it } from 'vitest';
import { layOut } from '../../src/components/board/layout/index.ts';
import type { Box, Label, Layout } from '../../src/components/board/layout/types.ts';
import { lifted, type Mark, marksOf, unlit } from '../../src/components/board/marks.ts';
import { type Node, svgOf } from '../../src/components/board/svg.ts';
import { kit } from '../../src/components/games/ristiseiska/kit.ts';
import { hintFor } from '../../src/components/play/hints.ts';
import type { Scene } from '../../src/engine/core/scene.ts';
import { bank, deal, offersOf, wander } from './card-scenes.ts';
import { boards, indexOf, overlaps } from './geometry.ts';
import { heap } from './scenes.ts';

const tables: Readonly<Record<string, Scene>> = {
  'piles of thirteen': bank({ piles: 13, reserve: 13, waste: 5, hand: 20, home: 5 }),
  'the middle of a game': bank({ piles: 4, reserve: 6, waste: 4, hand: 17, home: 3 }),
  'three piles of bricks': heap([2, 5, 2], 3, 4, true),
  'six piles of bricks': heap([14, 13, 9, 14, 3, 0], 12, 48, true),
  'hands of nine': deal('ristiseiska', { rules: 'pantti', players: '4' }, 2).scene('all'),
};
const laid = Object.entries(tables).flatMap(([name, scene]) =>
  boards.map((board) => ({ name: `${board.name}, ${name}`, scene, layout: layOut(scene, { ...board, seat: 1 }) })),
);

function* paths(tree: Node, kind: string): Generator<string> {
  if (tree.attrs.class === kind) yield tree.attrs.d ?? '';
  for (const child of tree.children) if (typeof child !== 'string') yield* paths(child, kind);
}

/** Where the badges of some marks lie. */
const badges = (layout: Layout, marks: readonly Mark[]): Box[] => {
  const tree = svgOf(layout, marks, 'page', { prefix: 'x' });
  return ['bd-dot-target', 'bd-dot-refused'].flatMap((kind) =>
    [...paths(tree, kind)].map((d) => {
      const [, x = 0, y = 0, , r = 0] = (/^M(\S+) (\S+)h(\S+?)a(\S+) /.exec(d) ?? []).map(Number);
      return { x: x - r, y, w: 2 * r, h: 2 * r };
    }),
  );
};

describe('badges', () => {
  it('are whole at every place of every board', () => {
    for (const { name, layout } of laid)
      for (const { id } of layout.slots.filter(({ look }) => look !== 'none')) {
        const marks = [
          ...marksOf(layout, { refused: { from: id, to: null } }, unlit),
          ...marksOf(layout, {}, { pieces: [], targets: [{ slot: id, rank: 8 }] }),
        ];
        const found = badges(layout, marks);
        expect(found, `${name}, ${id}`).toHaveLength(2);
        for (const { x, y, w, h } of found) {
          expect(Math.min(x, y), `${name}, ${id}`).toBeGreaterThanOrEqual(-0.01);
          expect(x + w, `${name}, ${id}`).toBeLessThanOrEqual(layout.width + 0.01);
          expect(y + h, `${name}, ${id}`).toBeLessThanOrEqual(layout.height + 0.01);
        }
      }
  });

  it('of a draw that is refused lie on the back of the hand, not on a card that is listed elsewhere', () => {
    for (const { name, layout } of laid.filter(({ scene }) => scene.game === 'russian-bank')) {
      const [mark] = marksOf(layout, { refused: { from: '1h', to: null } }, unlit);
      expect(mark?.box, name).toMatchObject(layout.slots.find(({ id }) => id === '1h')?.place as Box);
    }
  });
});

describe('words above a piece', () => {
  /** Below the line on which letters stand. */
  const descent = 0.22;
  const isAbove = ({ x, y, anchor }: Label, piece: Box, type: number) => {
    const [left, right] = { start: [0, 8], middle: [2, 2], end: [12, 0] }[anchor] as [number, number];
    return y > piece.y - 30 && y < piece.y + 1 && x - left * type < piece.x + piece.w && x + right * type > piece.x;
  };

  it('stay free of its ring when it is lifted', () => {
    for (const { name, layout } of laid.filter(({ scene }) => scene.game !== 'ristiseiska')) {
      const pieces = layout.pieces.filter((p) => p.shown && p.form === undefined && !/^[fu]/.test(p.slot));
      for (const piece of pieces) {
        const up = lifted(layout, [piece.id]);
        const [mark] = marksOf(up, {}, { pieces: [piece.id], targets: [] });
        const width = mark && mark.box.h > mark.box.w ? Math.min(3.5, Math.max(2.25, mark.box.w * 0.045)) : 4.5;
        for (const label of layout.labels.filter((label) => isAbove(label, piece, layout.type))) {
          const word = label.y + layout.type * descent;
          expect((mark?.box.y ?? 0) - width, `${name}: ${piece.id} (${piece.slot}) and ${label.text}`).toBeGreaterThanOrEqual(
            word - 0.3,
          );
        }
      }
    }
  });

  it('stay free of the badge of a small foundation above them', () => {
    const capital = 0.72;
    let small = 0;
    for (const { name, layout } of laid.filter(({ scene }) => scene.game === 'russian-bank'))
      for (const { id, place } of layout.slots.filter(({ id, place }) => id.startsWith('f') && place.w < 60)) {
        const [badge] = badges(layout, marksOf(layout, {}, { pieces: [], targets: [{ slot: id, rank: 8 }] }));
        const foot = place.y + place.h;
        for (const { text, y } of layout.labels.filter((label) => label.y > foot && label.y < foot + 30)) {
          small += 1;
          expect(badge && badge.y + badge.h, `${name}: ${id} and ${text}`).toBeLessThanOrEqual(y - layout.type * capital + 0.3);
        }
      }
    expect(small).toBeGreaterThan(20);
  });

  it('say of every table of Russian Bank which row is which', () => {
    for (const { name, layout } of laid.filter(({ scene }) => scene.game === 'russian-bank'))
      expect(
        layout.labels.map(({ text }) => text.split('-')[0]),
        name,
      ).toEqual(expect.arrayContaining(['piles', 'foundations']));
  });
});

describe('the frames of a hint', () => {
  const plays = wander(deal('ristiseiska', { rules: 'pantti', players: '3' }, 5), 3, 30, 5);
  const grown = (box: Box, by: number): Box => ({ x: box.x - by, y: box.y - by, w: box.w + 2 * by, h: box.h + 2 * by });

  it('do not cross one another, and no rank of a card that is not meant', () => {
    let seen = 0;
    for (const play of plays)
      for (const board of boards) {
        const seat = typeof play.actor === 'number' ? play.actor : 1;
        const layout = layOut(play.scene('all'), { ...board, seat, offers: offersOf(play) });
        for (const action of play.actions)
          for (const step of [1, 2, 3] as const) {
            const { marks } = hintFor(action, play, step, kit.words);
            if (!marks) continue;
            const frames = marksOf(layout, { hint: marks }, unlit).map(({ box, close }) => grown(box, close ? 1.1 : 4.1));
            for (const [i, one] of frames.entries()) {
              seen++;
              for (const other of frames.slice(i + 1))
                expect(overlaps(one, other), `${board.name} ${action} ${step}`).toBe(false);
              const outside = ({ y, h }: Box) => y < one.y - 2.5 || y + h > one.y + one.h + 2.5;
              const crossed = layout.pieces
                .filter((p) => p.shown && p.form === undefined)
                .filter((p) => overlaps(one, indexOf(p), 2.5) && outside(indexOf(p)));
              expect(
                crossed.map(({ id }) => id),
                `${board.name} ${action} ${step} ${play.position}`,
              ).toEqual([]);
            }
          }
      }
    expect(seen).toBeGreaterThan(300);
  });
});
