import { dateOf, formatDate, localDay } from '../../published/days/calendar.ts';

/** The reader's day, by the clock of this device. */
export const readersDay = (): number => localDay(new Date());

/** A note of DayNotes.astro. */
export const noteNamed = (name: string): HTMLElement | null => document.querySelector<HTMLElement>(`[data-note="${name}"]`);

/** Shows a note, or hides it. */
export function setNote(name: string, shown: boolean): void {
  const note = noteNamed(name);
  if (note) note.hidden = !shown;
}

/** Shows the links to days that have come for the reader, and hides those to days that have not. */
export function openLinks(today: number): void {
  const date = formatDate(dateOf(today));
  for (const link of document.querySelectorAll<HTMLElement>('[data-from]')) link.hidden = (link.dataset.from ?? '') > date;
}
