import { expect, test } from 'vitest';
import { pieces, readied } from '../../src/components/search/query.ts';

test.each([
  ['  two   words ', 'two words'],
  ['seven of clubs', '7♣'],
  ['Kings of Hearts', 'K♥'],
  ['the 10 of spades beats', 'the 10♠ beats'],
  ['a of diamonds', 'A♦'],
  ['♣7', '7♣'],
  ['♥ 10', '10♥'],
  ['7♣️', '7♣'],
  ['♠q', 'Q♠'],
  ['♣', '♣'],
  ['ace of base', 'ace of base'],
  ['house of cards', 'house of cards'],
  ['pantti', 'pantti'],
])('“%s” is looked up as “%s”', (typed, looked) => {
  expect(readied(typed)).toBe(looked);
});

test('an address may bring any length', () => {
  expect(readied('x'.repeat(100_000))).toHaveLength(120);
});

test('an excerpt is taken apart into text, and only what was found is marked', () => {
  expect(pieces('one <mark>two</mark> &amp; <mark>7♣</mark>')).toEqual([
    { text: 'one ', found: false },
    { text: 'two', found: true },
    { text: ' & ', found: false },
    { text: '7♣', found: true },
  ]);
});

test('what looks like HTML in an excerpt stays text', () => {
  expect(pieces('&lt;img src=x onerror=alert(1)&gt; <b>bold</b> &#39;q&#39; &unknown;')).toEqual([
    { text: "<img src=x onerror=alert(1)> <b>bold</b> 'q' &unknown;", found: false },
  ]);
});
