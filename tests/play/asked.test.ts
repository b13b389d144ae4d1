import { expect, it } from 'vitest';
import { askedWords } from '../../src/components/play/asked.ts';

const goal = 'Empty two piles.';

it.each([
  ['A title', undefined, goal],
  ['A title', 'Where can the 13 go?', `Where can the 13 go? ${goal}`],
  ['A title', 'Look at the 13', `Look at the 13. ${goal}`],
  ['A title', 'Empty two piles ', goal],
  ['Число', 'Номер', `Номер. ${goal}`],
  [goal, 'Where can the 13 go?', 'Where can the 13 go?'],
  [goal, undefined, null],
  ['Empty two piles', undefined, null],
  ['Where can the 13 go?', 'Where can the 13 go?', goal],
])('the goal that counts is read whatever else is asked: %s, %s', (title, question, words) =>
  expect(askedWords(title, question, goal)).toBe(words),
);

it('an action that a goal dictates is not read where the task is asked in its own words', () => {
  const dictated = 'Do this: 7♣.';
  expect(askedWords('Begin the round.', undefined, dictated, 'do:7c')).toBeNull();
  expect(askedWords('Begin the round.', 'Which card may be the first?', dictated, 'do:7c')).toBe('Which card may be the first?');
  expect(askedWords(dictated, undefined, dictated, 'do:7c')).toBeNull();
});
