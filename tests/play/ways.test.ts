import { expect, test } from 'vitest';
import { openFirst } from '../../src/components/play/Puzzle.tsx';
import type { Solved } from '../../src/records/records.ts';

const ways = [
  { href: '/b/', name: 'b', puzzle: 'b-1' },
  { href: '/r/', name: 'r', puzzle: 'r-1' },
  { href: '/day/', name: 'day' },
];
const hrefs = (...solved: string[]) =>
  openFirst(ways, Object.fromEntries(solved.map((id) => [id, {} as Solved]))).map(({ href }) => href);

test('one is led on to what is not solved yet, and when all is, to the page of the day', () => {
  expect(hrefs()).toEqual(['/b/', '/r/', '/day/']);
  expect(hrefs('b-1', 's-1')).toEqual(['/r/', '/day/', '/b/']);
  expect(hrefs('b-1', 'r-1')).toEqual(['/day/', '/b/', '/r/']);
});
