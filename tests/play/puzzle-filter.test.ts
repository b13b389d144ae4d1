import { describe, expect, it } from 'vitest';
import { anyOf, fits, formatWanted, parseWanted } from '../../src/components/play/puzzle-filter.ts';

const puzzle = { id: 's-0001', grade: '2', rules: 'Pantti', themes: ['attack', 'lock'] };

describe('what is looked for in a list of puzzles', () => {
  it('stands in the address, and comes back from it', () => {
    expect(formatWanted(parseWanted(''))).toBe('');
    const search = '?grade=2&show=open&rules=Pantti%2C+ace+high&theme=lock';
    expect(formatWanted(parseWanted(search))).toBe(search);
    expect(parseWanted('?other=1&grade=7')).toEqual({ grade: '7', show: '', rules: '', theme: '' });
  });

  it.each([
    ['', false, true],
    ['?grade=2&rules=Pantti&theme=lock', false, true],
    ['?grade=3', false, false],
    ['?show=open', true, false],
    ['?show=open', false, true],
    ['?rules=Duel', false, false],
    ['?theme=long-turn', false, false],
  ])('%s, solved: %s, finds it: %s', (search, solved, found) => {
    expect(fits(puzzle, parseWanted(search), solved)).toBe(found);
  });
});

describe('any one', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const any = (solved: string[], but: string, at: number, from = ids) => anyOf(from, (id) => solved.includes(id), but, at);

  it('is one that is not solved, and not the one just seen', () => {
    expect(any(['a', 'c'], 'b', 0)).toBe('d');
    expect(any(['a'], '', 0.99)).toBe('d');
    expect(any(['a'], '', 0.34)).toBe('c');
  });

  it('is a solved one where all others are, and the same where there is no other', () => {
    expect(any(ids, 'a', 0)).toBe('b');
    expect(any([], 'a', 0.5, ['a'])).toBe('a');
    expect(any([], '', 0.5, [])).toBeNull();
  });
});
