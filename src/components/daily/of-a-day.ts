import { dayOfNumber } from '../../daily/calendar.ts';
import { openLinks, readersDay, setNote } from './day-dom.ts';

/** A page of one fixed day: says whether that day is still to come for the reader, and opens the way to days that have come. */
function look(): void {
  const page = document.querySelector<HTMLElement>('[data-of-number]');
  const today = readersDay();
  if (!page) return;
  setNote('later', dayOfNumber(Number(page.dataset.ofNumber), today) > today);
  openLinks(today);
}

look();
addEventListener('pageshow', look);
document.addEventListener('visibilitychange', look);
