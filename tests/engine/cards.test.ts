import { describe, expect, test } from 'vitest';
import { cardFace, formatCards, pack, parseCards } from '../../src/engine/core/cards.ts';

describe('cards', () => {
  test('are written run together, and read so', () => {
    expect(formatCards([6, 25, 39])).toBe('7cKdAs');
    expect(formatCards([])).toBe('');
    expect(parseCards(formatCards(pack))).toEqual(pack);
  });

  test('have a face, and the back of a pack', () => {
    expect(cardFace(25, 2)).toEqual({ rank: 13, suit: 'd', back: 2 });
    expect(cardFace(39)).toEqual({ rank: 1, suit: 's', back: 1 });
  });
});
