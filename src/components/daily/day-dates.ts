import type { CalendarDate } from '../../published/days/calendar.ts';
import { dateWords, dayWords } from '../../published/days/date-words.ts';
import { noteNamed } from './day-dom.ts';

const language = (): string => document.documentElement.lang || 'en';

/** Shows a note that names a date. */
export function noteDate(name: string, date: CalendarDate): void {
  const note = noteNamed(name);
  const place = note?.querySelector<HTMLElement>('[data-text]');
  if (!note || !place) return;
  place.textContent = (place.dataset.text ?? '').replace('%', dateWords(date, language()));
  note.hidden = false;
}

/** Writes a date wherever the page names its day. */
export function writeDate(date: CalendarDate): void {
  for (const place of document.querySelectorAll('[data-day-date]')) place.textContent = dayWords(date, language());
}

/** Writes the number of the day wherever the page names it. */
export function writeNumber(number: number): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-day-number]'))
    place.textContent = (place.dataset.dayNumber ?? '').replace('%', String(number));
}
