import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { layOutBoard, remembered } from '../../src/components/board/board-props.ts';
import { type Design, designFor, designs, fitOf, laidIn } from '../../src/components/board/designs.ts';
import { lifted, marksOf } from '../../src/components/board/marks.ts';
import { litByItself } from '../../src/components/board/offers.ts';
import { type Asleep, pictureOf } from '../../src/components/board/pictures.ts';
import { pageShelf } from '../../src/components/board/shelf.ts';
import { type Node, svgOf } from '../../src/components/board/svg.ts';
import { readerOf, seenAt } from '../../src/components/games/figure.ts';
import '../../src/components/games/pages.ts';
import { openPosition } from '../../src/engine/games/registry.ts';
import { places } from './geometry.ts';
import { asleepIn } from './sleeping.ts';

interface Seen {
  readonly asleep: Asleep;
  readonly seat: number;
}

/** What the page of a position shows. */
async function seen(position: string): Promise<Seen> {
  const play = await openPosition(position);
  if (!play.ok) throw new Error(play.error.code);
  const seat = readerOf(play.value);
  const { scene } = seenAt(position, play.value.scene('all'), seat);
  const moves = play.value.actions.flatMap((action) => {
    const carry = play.value.carry(action);
    return carry ? [{ action, carry }] : [];
  });
  return { asleep: { scene, moves, said: [{ action: 'pass', words: 'Pass' }], marks: {}, fills: true }, seat };
}

const named = { prefix: 'x' };

/** The board at work in a place of a design's size, as a picture: cards that may be played are raised by their places. */
function awake({ asleep, seat }: Seen, design: Design): Node {
  const { scene, moves } = asleep;
  const lit = litByItself(scene, moves);
  const layout = lifted(layOutBoard(asleep, design, { seat, memory: remembered(asleep) }), lit.pieces);
  return svgOf(layout, marksOf(layout, {}, lit), 'page', { ...named, title: 'A title', shelf: pageShelf });
}

const numbers = /-?\d*\.?\d+/g;
/** How far the stylesheet raises what may be played (cards.css). */
const raised = 7;

/** Where two pictures differ by more than half a pixel, or otherwise than by numbers. The second one is of a board at work. */
function* differences(a: Node | string, b: Node | string, scale = 1, down = 0): Generator<string> {
  if (typeof a === 'string' || typeof b === 'string') {
    if (a !== b && b !== 'A title') yield `${a} for ${b}`;
    return;
  }
  const names = [...new Set([...Object.keys(a.attrs), ...Object.keys(b.attrs)])];
  for (const name of names.filter((one) => !['data-also', 'class', 'aria-describedby', 'preserveAspectRatio'].includes(one))) {
    const [one = '', other = ''] = [a.attrs[name], b.attrs[name]];
    if (one === other) continue;
    const [x, y] = [one.match(numbers) ?? [], other.match(numbers) ?? []];
    const most = name === 'transform' ? 0.005 : 0.5 / scale;
    const far = x.some((n, i) => Math.abs(Number(n) - (name === 'y' ? down / scale : 0) - Number(y[i])) > most);
    if (name === 'href' || far || one.replace(numbers, '') !== other.replace(numbers, ''))
      yield `${a.tag} ${name} ${one} for ${other}`;
  }
  if (a.tag !== b.tag || a.children.length !== b.children.length)
    yield `${a.tag} of ${a.children.length} for ${b.tag} of ${b.children.length}`;
  const inside = scale * Number(/scale\(([\d.]+)/.exec(b.attrs.transform ?? '')?.[1] ?? 1);
  const by = b.attrs.class === 'tint-playable' ? raised : down;
  for (const [i, child] of b.children.entries()) yield* differences(a.children[i] ?? '', child, inside, by);
}

/** Some of what pages show: puzzles and dailies of a game, and two positions at which a drawn brick waits. */
const positions = (game: string): string[] => [
  ...['puzzles', 'daily'].flatMap((folder) =>
    (JSON.parse(readFileSync(`src/content/${folder}/${game}.json`, 'utf8')) as { position: string }[])
      .filter((_, i) => i % (folder === 'daily' ? 60 : 6) === 0)
      .map(({ position }) => position),
  ),
  ...(game === 'sixteen' ? ['sixteen:5/2.53/51/4/-', 'sixteen:g/eca.-.75.1/210000/6/34'] : []),
];

describe.each(['sixteen', 'russian-bank', 'ristiseiska'])('a sleeping board of %s', (game) => {
  it('is drawn as the board that wakes from it, in a place of any size', async () => {
    for (const position of positions(game)) {
      const of = await seen(position);
      const pictureIn = (form: 'tall' | 'wide') => pictureOf(of.asleep, of.seat, form, named).picture;
      const pictures = { tall: pictureIn('tall'), wide: pictureIn('wide') };
      for (const design of [...designs.tall, ...designs.wide])
        expect(
          [...differences(asleepIn(pictures, design.width, design.height), awake(of, design))],
          `${design.width} × ${design.height}, ${position}`,
        ).toEqual([]);
    }
  });
});

describe('the design of a place', () => {
  it('fills it nearly in every window, and leaves words large enough to be read', () => {
    for (const place of places) {
      const design = designFor(place.width, place.height);
      const { scale } = fitOf(design, place, false);
      expect((scale * design.width) / place.width, place.name).toBeGreaterThan(0.96);
      expect((scale * design.height) / place.height, place.name).toBeGreaterThan(0.94);
      // The smallest words of any board are of 12.5 px.
      expect(12.5 * scale, place.name).toBeGreaterThan(11);
    }
  });

  it('lies in the middle of its place, or in its corner, and what is touched lies where it is seen', async () => {
    const { asleep, seat } = await seen('sixteen:5/2.53/51/4/-');
    const place = { width: 900, height: 700 };
    const design = designs.wide[0];
    const layout = layOutBoard(asleep, design, { seat });
    expect(fitOf(design, place, false)).toEqual({ scale: 1, x: 0, y: 50 });
    expect(fitOf(design, { width: 1000, height: 600 }, true)).toEqual({ scale: 1, x: 0, y: 0 });
    const half = laidIn(layout, { scale: 0.5, x: 10, y: 20 }, place);
    expect([half.width, half.height]).toEqual([900, 700]);
    for (const [i, slot] of layout.slots.entries())
      for (const part of ['place', 'touch', 'drop'] as const) {
        const { x, y, w, h } = slot[part];
        expect(half.slots[i]?.[part]).toEqual({ x: 10 + x / 2, y: 20 + y / 2, w: w / 2, h: h / 2 });
      }
  });
});
