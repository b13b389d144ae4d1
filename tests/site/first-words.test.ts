import { expect, test } from 'vitest';
import { firstWords } from '../../src/site/first-words.ts';

test('a part is named by its first words, without tags and pictures', () => {
  expect(firstWords('<p>Play the <em>seven</em>.</p>')).toBe('Play the seven.');
  expect(firstWords('<svg><title>A board</title></svg><p>Then&nbsp;stop</p>')).toBe('Then stop');
});

test('what is long ends with a whole word', () => {
  expect(firstWords('<p>Whoever cannot play, passes and gets a card from everybody.</p>', 30)).toBe(
    'Whoever cannot play, passes …',
  );
  expect(firstWords('x'.repeat(10), 10)).toBe('x'.repeat(10));
});
