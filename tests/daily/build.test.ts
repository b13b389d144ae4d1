import { describe, expect, it } from 'vitest';
import { buildDay, builtNumbers, builtOthers, builtPuzzles, isSet, weekNumbers } from '../../src/published/days/build.ts';

const now = new Date(2026, 10, 21, 23, 59);

describe('the day of a build', () => {
  it('is the one given', () => expect(buildDay({ BUILD_DATE: '2027-11-07' }, now)).toBe(372));
  it.each([undefined, ''])('is the machine’s where none is given (%s)', (BUILD_DATE) =>
    expect(buildDay({ BUILD_DATE }, now)).toBe(21),
  );
  it.each(['today', '2026-02-30', '21.11.2026', ' '])('“%s” is refused by name', (BUILD_DATE) =>
    expect(() => buildDay({ BUILD_DATE }, now)).toThrow(`BUILD_DATE must be a date such as 2026-11-21, not “${BUILD_DATE}”`),
  );
});

describe('the pages that are built', () => {
  it('are those of the whole bank', () => {
    expect(builtNumbers({}, 21)).toHaveLength(371);
    expect(builtNumbers({ DAYS: '' }, 900)).toHaveLength(371);
  });
  it('are with DAYS the last ones up to the build, also where the bank begins again', () => {
    expect(builtNumbers({ DAYS: '3' }, 21)).toEqual([19, 20, 21]);
    expect(builtNumbers({ DAYS: '3' }, 372)).toEqual([1, 370, 371]);
    expect(builtNumbers({ DAYS: '500' }, 2)).toEqual([1, 2]);
    expect(builtNumbers({ DAYS: '3' }, -5)).toEqual([1]);
  });
  it.each(['0', '-1', '1.5', 'many', ' 3'])('DAYS “%s” is refused by name', (DAYS) =>
    expect(() => builtNumbers({ DAYS }, 21)).toThrow('DAYS must be a whole number above 0'),
  );
  it('are those of all puzzles, or with PUZZLES of the first', () => {
    expect(builtPuzzles(['a', 'b', 'c'], {})).toEqual(['a', 'b', 'c']);
    expect(builtPuzzles(['a', 'b', 'c'], { PUZZLES: '2' })).toEqual(['a', 'b']);
    expect(() => builtPuzzles(['a'], { PUZZLES: 'few' })).toThrow('PUZZLES must be a whole number above 0');
  });

  it('are in all languages, or in those that are named', () => {
    const others = ['fi', 'sv', 'fr'];
    expect(builtOthers(others, {})).toEqual(others);
    expect(builtOthers(others, { LANGUAGES: 'fr,fi' })).toEqual(['fi', 'fr']);
    expect(() => builtOthers(others, { LANGUAGES: 'fi,de' })).toThrow('LANGUAGES may name fi, sv, fr, not “de”');
  });
});

it('a number is set from its day on, and for good', () => {
  expect(isSet(22, 21)).toBe(false);
  expect(isSet(21, 21)).toBe(true);
  expect(isSet(371, 372)).toBe(true);
  expect(isSet(1, 0)).toBe(false);
});

it('in every language are written the week up to the day of the build, and the day after it', () => {
  expect(weekNumbers(100, 400)).toEqual([94, 95, 96, 97, 98, 99, 100, 101]);
  expect(weekNumbers(402, 400)).toEqual([1, 2, 3, 396, 397, 398, 399, 400]);
  expect(weekNumbers(-5, 400)).toEqual([1, 2]);
});
