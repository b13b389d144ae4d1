import { expect, it } from 'vitest';
import { readsFirst, roomOf } from '../../src/components/learn/reading.ts';

const words = (count: number): string => `<p>${'x'.repeat(count)}</p>`;

it('a text asks for the room that it and its task take', () => {
  expect(roomOf(words(140), 'Empty one pile.').amount).toBe('some');
  expect(roomOf(words(260), 'Empty one pile.').amount).toBe('more');
  // A task of three lines, or rules of two, leave a low window less.
  expect(roomOf(words(260), 'x'.repeat(90)).amount).toBe('full');
  expect(roomOf(words(310), 'Empty one pile.').amount).toBe('more');
  expect(roomOf(words(310), 'Empty one pile.', 'x'.repeat(70)).amount).toBe('full');
  // A list takes a line for each of its points.
  const list = `${words(50)}<ul>${'<li>xxxxx</li>'.repeat(4)}</ul>`;
  expect(roomOf(list, 'Empty one pile.').amount).toBe('some');
  expect(roomOf(list, 'Empty one pile.', 'x'.repeat(70)).amount).toBe('full');
  expect(roomOf(`${list}${list}`, 'Empty one pile.').amount).toBe('much');
  expect(roomOf(words(361), 'Empty one pile.').amount).toBe('much');
  expect(roomOf(`<p>x</p><figure>${words(10)}</figure>`, 'Empty one pile.')).toEqual({ amount: 'much', figure: true });
});

it('a text that has no room beside the board is read first', () => {
  const first = (amount: string) => (['beside', 'short', 'stacked', 'low'] as const).filter((frame) => readsFirst(amount, frame));
  expect(first('some')).toEqual(['low']);
  expect(first('more')).toEqual(['stacked', 'low']);
  expect(first('full')).toEqual(['short', 'stacked', 'low']);
  expect(first('much')).toEqual(['beside', 'short', 'stacked', 'low']);
});
