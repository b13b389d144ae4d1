import { expect, it } from 'vitest';
import { layOut } from '../../src/components/board/layout/index.ts';
import { light } from '../../src/components/board/paint.ts';
import { type Node, serialise, svgOf } from '../../src/components/board/svg.ts';
import { tablePicture } from '../../src/components/games/table-picture.ts';
import { boardPicture, natural } from '../../src/components/og/board.ts';
import { play } from '../engine/open.ts';

/** Player 3 has begged, and player 2 gives. */
const given = 'ristiseiska:begging/3K.2Q.5K.4K/2c4h3s.AdKdAh2hAs2s.Ac3h/3/give:2/-/-/-/0/-';

const textOf = (node: Node | string): string => (typeof node === 'string' ? node : node.children.map(textOf).join(' '));

it('a day’s picture shows the hand of the player who is to decide, as the puzzle does', async () => {
  const text = textOf(await tablePicture(given, 'normal', 'p'));
  expect(text).toContain('Your hand, 6 cards');
  expect(text).not.toContain('Your hand, 3 cards');
});

it('and so does its preview image', async () => {
  const drawn = (seat: number) => svgOf(layOut(play(given).scene('all'), { ...natural, seat }), [], light, { prefix: 'p' });
  const { svg } = await boardPicture(given);
  const cards = (text: string) => [...text.matchAll(/<use[^>]*>/g)].map(([use]) => use);
  expect(cards(svg)).toEqual(cards(serialise(drawn(2))));
  expect(cards(svg)).not.toEqual(cards(serialise(drawn(1))));
});
