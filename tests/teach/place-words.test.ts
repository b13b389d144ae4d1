import { expect, it } from 'vitest';
import { loadComposer } from '../../src/components/games/index.ts';
import { placesWords, putWords, takenWords } from '../../src/components/teach/compose/place-words.ts';
import type { GameId } from '../../src/engine/games/ids.ts';

const placesOf = async (game: GameId) => {
  const composer = await loadComposer(game);
  const { slots } = composer.scene(composer.empty);
  return (id: string) => {
    const slot = slots.find((one) => one.id === id);
    if (!slot) throw new Error(id);
    return { ...slot, called: composer.called?.(slot) };
  };
};
const [sixteen, bank, risti] = (await Promise.all((['sixteen', 'russian-bank', 'ristiseiska'] as const).map(placesOf))) as [
  Awaited<ReturnType<typeof placesOf>>,
  Awaited<ReturnType<typeof placesOf>>,
  Awaited<ReturnType<typeof placesOf>>,
];

it('what was put is told as a sentence, with the place as it is called and nothing of what lies there', () => {
  expect(putWords('2♣', bank('fc2'), 1)).toBe('2♣ placed on the foundation of clubs');
  expect(putWords('7♥', risti('hand-3'), 1)).toBe('7♥ placed in player 3’s hand');
  expect(putWords('7♥', risti('hand-1'), 1)).toBe('7♥ placed in your hand');
  expect(putWords('8♦', risti('up-d'), 1)).toBe('8♦ placed in the row of diamonds');
  expect(putWords('5', sixteen('p2'), 1)).toBe('5 placed on pile 2');
  expect(putWords('5', sixteen('f1'), 1)).toBe('5 placed on foundation 1');
  expect(putWords('5', sixteen('urn'), 1)).toBe('5 placed in the urn');
  expect(takenWords('Q♠', bank('2r'), 1)).toBe('Q♠ taken from the opponent’s reserve');
  expect(takenWords('Q♠', bank('2t3'), 2)).toBe('Q♠ taken from your pile 3');
});

it('a place is named once', () => {
  expect(placesWords([bank('1h'), bank('1h'), bank('1r')], 1)).toBe('your hand, your reserve');
});
