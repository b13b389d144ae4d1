import { afterEach, expect, test, vi } from 'vitest';
import { askedDay, fileOf } from '../../src/components/daily/any-data.ts';
import { languages, localPath } from '../../src/site/i18n.ts';

afterEach(() => vi.unstubAllEnvs());

test.each<[string, ReturnType<typeof askedDay>]>([
  ['?n=212', { number: 212, game: null }],
  ['?n=7&game=sixteen', { number: 7, game: 'sixteen' }],
  ['?n=7&game=chess', { number: 7, game: null }],
  ['?n=0', null],
  ['?n=372', null],
  ['?n=1e2', null],
  ['?n=-1', null],
  ['?n=%00', null],
  ['', null],
])('a day is asked for by its number: %s', (search, asked) => {
  expect(askedDay(search, 371)).toEqual(asked);
});

test('the days of a week are in one file', () => {
  expect([1, 7, 8, 371].map(fileOf)).toEqual(['1', '1', '2', '53']);
});

test('a day leads to the same day in every language: to its page, or to the page for any day', () => {
  const other = languages[1] as (typeof languages)[number];
  vi.stubEnv('OTHER_DAYS', '20,21');
  expect(localPath('/daily/21/', other)).toBe(`/${other}/daily/21/`);
  expect(localPath('/daily/21/', 'en')).toBe('/daily/21/');
  expect(localPath('/daily/212/', other)).toBe(`/${other}/daily/any/?n=212`);
  expect(localPath('/daily/212/sixteen/', other)).toBe(`/${other}/daily/any/puzzle/?n=212&game=sixteen`);
  expect(localPath(`/${other}/daily/212/`, 'en')).toBe('/daily/212/');
  expect(localPath('/daily/calendar/', other)).toBe(`/${other}/daily/calendar/`);
});
