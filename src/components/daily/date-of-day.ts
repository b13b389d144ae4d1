import { dateOf, dayOfNumber } from '../../published/days/calendar.ts';
import { writeDate } from './day-dates.ts';
import { readersDay } from './day-dom.ts';

/** The page of a number names the day for which it was last set, also where the bank has come round since the build. */
const page = document.querySelector<HTMLElement>('[data-of-number]');
if (page) writeDate(dateOf(dayOfNumber(Number(page.dataset.ofNumber), readersDay())));
