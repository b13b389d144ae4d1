import { dailyId } from '../../engine/core/daily.ts';
import { numberOf, weekdayOf } from '../../published/days/calendar.ts';
import { kindOf } from '../../records/cleanness.ts';
import { solvedDays, solvedPuzzles } from '../../records/progress.ts';
import { streak } from '../../records/streak.ts';
import { readersDay } from './day-dom.ts';

/** Fills in the last seven days of Week.astro, by the reader's own date. */
function mark(): void {
  const today = readersDay();
  const solved = solvedPuzzles();
  const row = streak(solvedDays(), today).current;
  for (const words of document.querySelectorAll<HTMLElement>('.week .streak')) {
    const { none, one, many } = words.dataset;
    words.textContent = (row === 0 ? none : row === 1 ? one : many?.replace('%', String(row))) ?? '';
  }
  for (const column of document.querySelectorAll<HTMLElement>('.week li')) {
    const day = today - ((weekdayOf(today) - Number(column.dataset.weekday) + 7) % 7);
    const number = numberOf(day);
    let done = 0;
    for (const [n, sign] of [...column.querySelectorAll<HTMLElement>('.mark')].entries()) {
      const how = number === null ? undefined : solved[dailyId(column.dataset.letters?.[n] ?? '', number)];
      if (how) {
        done += 1;
        sign.dataset.kind = kindOf(how);
        sign.textContent = how.slips ? String(Math.min(9, how.slips)) : '';
      } else {
        delete sign.dataset.kind;
        sign.textContent = '';
      }
    }
    column.toggleAttribute('data-today', day === today);
    const said = column.querySelector('.said');
    if (said) said.textContent = column.dataset.says?.replace('%', String(done)) ?? '';
    const left = day === today ? document.querySelector<HTMLElement>('[data-left]') : null;
    if (left) left.textContent = left.getAttribute(`data-left-${(column.dataset.letters?.length ?? 0) - done}`) ?? '';
  }
}

addEventListener('storage', mark);
addEventListener('pageshow', mark);
mark();
