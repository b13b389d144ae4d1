import { type CalendarDate, localDay } from '../../daily/calendar.ts';
import { dateWords, dayWords } from '../../daily/date-words.ts';

/** The reader's day, by the clock of this device. */
export const readersDay = (): number => localDay(new Date());

const language = (): string => document.documentElement.lang || 'en';

/** Shows a note of DayNotes.astro, with a date in it where it has a place for one. */
export function showNote(name: string, date?: CalendarDate): void {
  const note = document.querySelector<HTMLElement>(`[data-note="${name}"]`);
  if (!note) return;
  const place = note.querySelector<HTMLElement>('[data-text]');
  if (place && date) place.textContent = (place.dataset.text ?? '').replace('%', dateWords(date, language()));
  note.hidden = false;
}

export function hideNote(name: string): void {
  const note = document.querySelector<HTMLElement>(`[data-note="${name}"]`);
  if (note) note.hidden = true;
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

/** Shows the links to days that have come for the reader, and hides those to days that have not. */
export function openLinks(today: number): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-from-day]'))
    link.hidden = Number(link.dataset.fromDay) > today;
}
