import { describe, expect, test } from 'vitest';
import { layOut } from '../../src/components/games/russian-bank/crapette/layout.ts';
import { withWay } from '../../src/components/games/russian-bank/crapette/stop/way.ts';
import { crapette } from '../../src/engine/games/russian-bank/crapette/index.ts';

/** A table on which the 4♥ has been loaded from house 2 onto the reader's waste, and house 7 has been emptied. */
const position = 'crapette/2/9h;Kc.6s5h.Kh.Ks;4d;3h4h/8s;Kd.Qc.-.Ts9d;5c;7d/--.--.--.--/-/40';
const read = crapette.position.parse(position);
if (!read.ok) throw new Error(read.error.code);
const scene = crapette.scene(read.value, 1);
const wide = layOut(scene, { width: 860, height: 681, seat: 1 });
const narrow = layOut(scene, { width: 390, seat: 1 });

/** What is added to a layout: the dashed place and the arrow, if they are there. */
function added(layout: typeof wide, from: string, to: string, near = false) {
  const shapes = withWay(from, to, near)(layout).ornaments?.slice(layout.ornaments?.length ?? 0) ?? [];
  return {
    dashed: shapes.find(({ role }) => role === 'place-dashed')?.d,
    arrow: shapes.find(({ role }) => role === 'arrow')?.d,
  };
}

/** Where a path begins, and where the head of its arrow comes to. */
const ends = (d: string) => {
  const numbers = [...d.matchAll(/-?[\d.]+/g)].map(Number);
  return { start: numbers.slice(0, 2), tip: numbers.slice(-4, -2) };
};

describe.each([
  ['wide', wide],
  ['narrow', narrow],
])('on a %s table', (name, layout) => {
  const top = (slot: string) => layout.pieces.findLast((p) => p.slot === slot && p.shown);
  test('the old place is the end of the house, or all of it where it is empty', () => {
    const card = top('1t2');
    const { dashed } = added(layout, '1t2', '1w');
    const [x = 0, y = 0] = ends(dashed ?? '').start;
    if (name === 'wide') expect(x).toBeGreaterThan((card?.x ?? 0) + 10);
    else expect(y).toBeGreaterThan((card?.y ?? 0) + 10);
    const empty = layout.slots.find(({ id }) => id === '2t3')?.place;
    expect(ends(added(layout, '2t3', '1w').dashed ?? '').start[1]).toBeCloseTo((empty?.y ?? 0) + 0.5, 0);
  });

  test('the arrow comes to the card that has arrived', () => {
    const card = top('1w');
    if (!card) throw new Error('no waste');
    const [x = 0, y = 0] = ends(added(layout, '1t2', '1w').arrow ?? '').tip;
    const distance = Math.max(card.x - x, x - card.x - card.w, card.y - y, y - card.y - card.h);
    expect(distance).toBeGreaterThan(0);
    expect(distance).toBeLessThan(8);
  });

  test('of a stack that is not empty no place is dashed, and neighbours have no arrow', () => {
    expect(added(layout, '1r', '2t3').dashed).toBeUndefined();
    expect(added(layout, '1r', '2t3').arrow).toBeDefined();
    expect(added(layout, '1u', '1w', true).arrow).toBeUndefined();
  });
});
