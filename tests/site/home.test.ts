import { describe, expect, it } from 'vitest';
import { choose, type Shape } from '../../src/components/site/home.ts';

const shape = (id: string, grade: number, piles: number, tallest = 5, urn = 6): Shape => ({ id, grade, piles, tallest, urn });

describe('the table of the home page', () => {
  it('has an easy wide position, then a middling and a hard narrow one', () => {
    const all = [shape('hard', 5, 2), shape('wide-hard', 5, 4), shape('wide', 1, 4), shape('mid', 3, 2), shape('three', 3, 3)];
    expect(choose(all)).toEqual(['wide', 'mid', 'hard']);
  });

  it('leaves out what is too tall for a picture while there is anything else', () => {
    const all = [
      shape('tower', 1, 4, 12),
      shape('wide', 2, 4),
      shape('long', 3, 2, 5, 40),
      shape('mid', 4, 2),
      shape('hard', 5, 2),
    ];
    expect(choose(all)).toEqual(['wide', 'mid', 'hard']);
  });

  it('never shows a puzzle twice and makes do with few', () => {
    expect(choose([shape('a', 1, 4), shape('b', 1, 4)])).toEqual(['a', 'b']);
    expect(choose([])).toEqual([]);
  });
});
