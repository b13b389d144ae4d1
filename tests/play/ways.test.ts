import { expect, test } from 'vitest';
import { openFirst } from '../../src/components/play/Puzzle.tsx';
import type { Solved } from '../../src/records/records.ts';

const ways = [
  { href: '/b/', name: 'b', puzzle: 'b-1', game: 'russian-bank' },
  { href: '/r/', name: 'r', puzzle: 'r-1', game: 'ristiseiska' },
  { href: '/day/', name: 'day' },
];
const hrefs = (solved: readonly string[], steps: Readonly<Record<string, string[]>> = {}) =>
  openFirst(ways, Object.fromEntries(solved.map((id) => [id, {} as Solved])), steps).map(({ href }) => href);

test('one is led on to what is not solved yet, and when all is, to the page of the day', () => {
  expect(hrefs([])).toEqual(['/b/', '/r/', '/day/']);
  expect(hrefs(['b-1', 's-1'])).toEqual(['/r/', '/day/', '/b/']);
  expect(hrefs(['b-1', 'r-1'])).toEqual(['/day/', '/b/', '/r/']);
});

test('a game that has been begun comes before one that is not known yet', () => {
  expect(hrefs(['s-1', 'r-7'])).toEqual(['/r/', '/b/', '/day/']);
  expect(hrefs(['s-1'], { 'ristiseiska/both-ways': ['one'] })).toEqual(['/r/', '/b/', '/day/']);
  expect(hrefs(['r-1'], { 'ristiseiska/both-ways': ['one'] })).toEqual(['/b/', '/day/', '/r/']);
});
