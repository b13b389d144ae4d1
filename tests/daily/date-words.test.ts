import { expect, it } from 'vitest';
import { dateWords, dayWords, monthWords, shortDayWords, weekdayNames } from '../../src/published/days/date-words.ts';
import { firstWeekday } from '../../src/published/days/first-weekday.ts';

const date = { year: 2026, month: 11, day: 21 };

it('a date in words is that date, whatever the time zone', () => {
  for (const zone of ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    process.env.TZ = zone;
    expect(dayWords(date, 'en')).toBe('Saturday 21 November');
    expect(dateWords(date, 'en')).toBe('Saturday 21 November 2026');
    expect(monthWords(date, 'en')).toBe('November 2026');
  }
  delete process.env.TZ;
});

it('a week begins where the language begins it, and on Monday where nobody knows', () => {
  expect(['en', 'fi', 'en-US', 'pt-BR', 'ar-EG'].map(firstWeekday)).toEqual([1, 1, 7, 7, 6]);
  expect(firstWeekday('no language')).toBe(1);
});

it('weekdays are named from Monday on', () => {
  expect(weekdayNames('en').map(({ long }) => long)).toEqual(
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
  );
});

it('French says the first of a month, and no other day, as an ordinal', () => {
  const [first, eleventh] = [1, 11].map((day) => ({ year: 2026, month: 11, day }));
  if (!first || !eleventh) throw new Error('no dates');
  expect(dateWords(first, 'fr')).toBe('dimanche 1er novembre 2026');
  expect([dayWords(first, 'fr'), shortDayWords(first, 'fr')]).toEqual(['dimanche 1er novembre', '1er novembre']);
  expect(dayWords(eleventh, 'fr')).toBe('mercredi 11 novembre');
  expect(dayWords(first, 'en')).toBe('Sunday 1 November');
});

it('other languages have their own words', () => expect(dayWords(date, 'fi')).toContain('marraskuuta'));
