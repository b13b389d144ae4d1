import type { CalendarDate, Month } from './calendar.ts';

/** The locale whose dates a language of the site uses. */
export const dateLocale = (language: string): string => (language === 'en' ? 'en-GB' : language);

/** Noon, so that no time zone turns the date. */
const at = ({ year, month, day }: CalendarDate): Date => new Date(new Date(0).setUTCFullYear(year, month - 1, day) + 43_200_000);

const formats = new Map<string, Intl.DateTimeFormat>();

function format(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  let made = formats.get(key);
  if (!made) {
    made = new Intl.DateTimeFormat(dateLocale(language), { ...options, timeZone: 'UTC', calendar: 'gregory' });
    formats.set(key, made);
  }
  return made;
}

/** What some systems put after the weekday and others do not is left out, so that build and browser say the same. */
const plain = (text: string): string => text.replace(/^(\p{L}+), /u, '$1 ');

/** French counts the first of a month and no other day (“1er novembre”), which `Intl` does not know. */
const ordinal = (text: string, language: string): string => (language === 'fr' ? text.replace(/\b1(?= \p{L})/u, '1er') : text);

/** “Saturday 21 November” */
export const dayWords = (date: CalendarDate, language: string): string =>
  ordinal(plain(format(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(at(date))), language);

/** “21 November” */
export const shortDayWords = (date: CalendarDate, language: string): string =>
  ordinal(format(language, { day: 'numeric', month: 'long' }).format(at(date)), language);

/** “Saturday 21 November 2026” */
export const dateWords = (date: CalendarDate, language: string): string =>
  ordinal(
    plain(format(language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(at(date))),
    language,
  );

/** “November 2026” */
export const monthWords = (month: Month, language: string): string =>
  format(language, { month: 'long', year: 'numeric' }).format(at({ ...month, day: 1 }));

/** The weekdays from Monday on: “Mon” and “Monday”. */
export const weekdayNames = (language: string): { readonly short: string; readonly long: string }[] =>
  Array.from({ length: 7 }, (_, i) => {
    const day = at({ year: 2026, month: 11, day: 2 + i });
    return { short: format(language, { weekday: 'short' }).format(day), long: format(language, { weekday: 'long' }).format(day) };
  });
