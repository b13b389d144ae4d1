import { dateOf, dayOfNumber } from '../../daily/calendar.ts';
import { hideNote, openLinks, readersDay, showNote, writeDate } from './day-dom.ts';

/** A page of one fixed day: says whether that day is still to come for the reader, and opens the way to days that have come. */
function look(): void {
  const page = document.querySelector<HTMLElement>('[data-of-number]');
  if (!page) return;
  const today = readersDay();
  const day = dayOfNumber(Number(page.dataset.ofNumber), today);
  writeDate(dateOf(day));
  if (day > today) showNote('later');
  else hideNote('later');
  openLinks(today);
}

look();
addEventListener('pageshow', look);
document.addEventListener('visibilitychange', look);
