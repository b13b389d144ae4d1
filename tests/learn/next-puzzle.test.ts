import { expect, it } from 'vitest';
import { asListed, nextPuzzle } from '../../src/components/next/next-puzzle.ts';

const clean = { v: 2, date: '2026-11-21', actions: 5, hints: 0, solution: false, slips: 0, questions: 0 } as const;
const ids = ['s-0001', 's-0002', 's-0003'];

it('the next puzzle is the first of its list that is not solved', () => {
  expect(nextPuzzle(ids, {})).toEqual({ at: 0, met: 0, clean: 0 });
  expect(nextPuzzle(ids, { 's-0001': clean, 's-0003': { ...clean, slips: 1 }, 'b-0002': clean })).toEqual({
    at: 1,
    met: 2,
    clean: 1,
  });
  expect(nextPuzzle(ids, Object.fromEntries(ids.map((id) => [id, clean])))).toEqual({ at: -1, met: 3, clean: 3 });
});

it('what the file of the library has of a puzzle is taken only if it is one', () => {
  expect(asListed(['s-0001', 'Title', 2, 'sixteen:5'])).toEqual(['s-0001', 'Title', 2, 'sixteen:5']);
  for (const bad of [null, {}, [], ['s-0001', 'Title', '2', 'x'], 'abcd']) expect(asListed(bad)).toBeNull();
});
