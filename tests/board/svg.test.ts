import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { layOut } from '../../src/components/board/layout/index.ts';
import { marksOf, unlit } from '../../src/components/board/marks.ts';
import { litBy } from '../../src/components/board/offers.ts';
import { light } from '../../src/components/board/paint.ts';
import { type Node, serialise, svgOf } from '../../src/components/board/svg.ts';
import { figureTree } from '../../src/components/games/figure.ts';
import { games, sceneOf } from './scenes.ts';

const lesson = 'sixteen:g/eca.4c963.75.gfb/110000/-/-';

/** Every attribute of a tree, with its element. */
function* attributes(tree: Node): Generator<[string, string, string]> {
  for (const [name, value] of Object.entries(tree.attrs)) yield [tree.tag, name, value];
  for (const child of tree.children) if (typeof child !== 'string') yield* attributes(child);
}

describe('the picture', () => {
  it('of one position stays as it is', async () => {
    const tree = await figureTree(
      { position: 'sixteen:g/df9.b852/000000/-/-', size: 'small', arrow: { from: 'p2', to: 'p1' } },
      'page',
      'x',
    );
    await expect(serialise(tree)).toMatchFileSnapshot('golden/figure.svg');
  });

  it('has no inline style, and refers only to what it defines', async () => {
    const tree = await figureTree({ position: lesson, marks: { refused: { from: 'p2', to: 'p4' } } }, 'page', 'x');
    const all = [...attributes(tree)];
    expect(all.filter(([, name]) => name === 'style' || name.startsWith('on'))).toEqual([]);
    const ids = all.filter(([, name]) => name === 'id').map(([, , id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const wanted = all.filter(([, name]) => name === 'href').map(([, , href]) => href.slice(1));
    expect(wanted.length).toBeGreaterThan(10);
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('says the whole position in words', async () => {
    const text = serialise(await figureTree({ position: 'sixteen:g/eca.-.75.1/210000/6/34', title: 'A title' }, 'page', 'x'));
    expect(text).toContain('>A title</title>');
    for (const words of [
      'Pile 1 from the bottom: 14, 12, 10.',
      'Pile 2: empty.',
      'built up to: 2, 1, empty',
      'Drawn: 6.',
      'urn: 3, 4.',
    ])
      expect(text).toContain(words);
  });

  it('of some suits says what lies of each, and that only a whole one is complete', async () => {
    const position = 'ristiseiska:pantti/77.68.AK.--/5s.6s/1/play/-/-/-/0/-';
    const text = serialise(await figureTree({ position, show: 'clubs diamonds hearts' }, 'page', 'x'));
    expect(text).toContain('Clubs on the table: 7. Diamonds on the table: 6, 7, 8. Hearts: complete.');
    expect(text).not.toContain('turned over');
    expect(text).not.toContain('Spades');
  });

  it('that stands alone carries its colours, and no class', () => {
    const layout = layOut(sceneOf(lesson), { width: 780 });
    const text = serialise(svgOf(layout, marksOf(layout, {}, unlit), light, { prefix: 'x' }));
    expect(text).not.toContain('class=');
    expect(text).toContain(light.birch);
    expect(text).not.toContain('undefined');
  });

  it('stays light: ten figures add less than 15 KB to a page as it travels', async () => {
    const positions = [
      lesson,
      'sixteen:g/df9.b852/000000/-/-',
      'sixteen:g/fegfba8g.c9e.c6b2/800000/7/d41d1593',
      'sixteen:8/87.32.5/10/4/-',
    ];
    const pictures = Array.from({ length: 10 }, (_, i) => figureTree({ position: positions[i % 4] ?? '' }, 'page', `f${i}`));
    const text = (await Promise.all(pictures)).map(serialise).join('');
    expect(gzipSync(text).length).toBeLessThan(15_000);
  });

  it('escapes what it is given', async () => {
    const text = serialise(await figureTree({ position: lesson, title: '<b>"&' }, 'page', 'x'));
    expect(text).toContain('&lt;b&gt;&quot;&amp;');
  });

  it('of a bad position is a fault of the page', async () => {
    await expect(figureTree({ position: 'sixteen:g/zz' }, 'page', 'x')).rejects.toThrow('sixteen:g/zz');
  });
});

describe('the signs', () => {
  const play = games.open(lesson);
  if (!play.ok) throw new Error(play.error.code);
  const scene = play.value.scene('all');
  const moves = play.value.actions.flatMap((action) => {
    const carry = play.value.carry(action);
    return carry ? [{ action, carry }] : [];
  });
  const layout = layOut(scene, { width: 780 });

  it('are one ring around a whole run, and one at each place that takes it', () => {
    const marks = marksOf(layout, {}, litBy(scene, moves, 'p2'));
    const selected = marks.filter((m) => m.kind === 'selected');
    const run = layout.pieces.filter((p) => p.slot === 'p2').slice(2);
    expect(selected).toHaveLength(1);
    expect(selected[0]?.box.h).toBeCloseTo((run[0] as { y: number; h: number }).y + (run[0]?.h ?? 0) - (run[2]?.y ?? 0));
    expect(marks.filter((m) => m.kind === 'target').map((m) => m.box)).toEqual([
      layout.pieces.filter((p) => p.slot === 'p1').at(-1),
    ]);
  });

  it('name the rank that fits an empty place', () => {
    const empty = sceneOf('sixteen:g/eg.-/000000/-/-');
    const lit = litBy(
      empty,
      [{ action: '1-2', carry: { from: 'p1', to: 'p2', pieces: [empty.slots.at(-2)?.pieces[1]?.id ?? ''] } }],
      'p1',
    );
    expect(marksOf(layOut(empty, { width: 780 }), {}, lit).map((m) => [m.kind, m.rank])).toContainEqual(['vacant', 16]);
  });

  it('stand where the session says: hint, refusal, last move', () => {
    const top = layout.pieces.filter((p) => p.slot === 'p1').at(-1);
    const marks = marksOf(
      layout,
      {
        hint: { slots: ['p3'], pieces: [] },
        refused: { from: 'p2', to: 'p4' },
        last: { from: 'p2', to: 'p1', pieces: [top?.id ?? ''] },
      },
      unlit,
    );
    expect(marks.map((m) => m.kind)).toEqual(['last', 'hint', 'refused']);
    expect(marks[0]?.box).toMatchObject({ x: top?.x, y: top?.y });
    expect(marks[2]?.box).toEqual(layout.pieces.filter((p) => p.slot === 'p4').at(-1));
  });
});
