import { dailyId } from '../../engine/core/daily.ts';
import { numberOf } from '../../published/days/calendar.ts';
import type { solvedPuzzles } from '../../records/progress.ts';
import { link } from '../../site/i18n.ts';

/** What the calendar's element hands to its script (Calendar.astro). */
export interface CalendarWords {
  /** The letters of the games' puzzles, and the games' names, in one order. */
  readonly letters: string;
  readonly games: readonly string[];
  /** What is said of a day with all puzzles solved, and with some (`%`: which). */
  readonly all: string;
  readonly some: string;
}

/** The day of a cell. */
export const dayIn = (cell: HTMLElement): number => Number(cell.dataset.day);

/** Makes a cell what it is on a day of the reader's: a link where its day has come, else its date only. */
export function openCell(cell: HTMLElement, today: number): void {
  const day = dayIn(cell);
  const before = cell.querySelector('a');
  if (day <= today === (before !== null)) return;
  const date = cell.querySelector('.date') as HTMLElement;
  if (before) {
    date.removeAttribute('aria-hidden');
    cell.replaceChildren(date);
    return;
  }
  date.setAttribute('aria-hidden', 'true');
  const made = document.createElement('a');
  const number = document.createElement('span');
  const name = document.createElement('span');
  made.href = link(`/daily/${numberOf(day)}/`);
  number.className = 'number';
  number.textContent = `#${numberOf(day)}`;
  number.setAttribute('aria-hidden', 'true');
  name.className = 'visually-hidden';
  name.textContent = cell.dataset.name ?? '';
  made.append(date, number, name);
  cell.replaceChildren(made);
}

/** Marks what is solved of a day, in its picture and in its name, and whether it is today. */
export function markCell(cell: HTMLElement, today: number, solved: ReturnType<typeof solvedPuzzles>, words: CalendarWords): void {
  const link = cell.querySelector('a');
  const name = link?.querySelector('.visually-hidden');
  if (!link || !name) return;
  const day = dayIn(cell);
  const done = [...words.letters].map((letter) => solved[dailyId(letter, numberOf(day) as number)] !== undefined);
  const full = done.every(Boolean);
  const signs = document.createElement('span');
  signs.className = 'signs';
  signs.setAttribute('aria-hidden', 'true');
  for (const on of done) signs.appendChild(document.createElement('i')).toggleAttribute('data-on', on);
  link.querySelector('.signs')?.remove();
  link.append(signs);
  link.toggleAttribute('data-full', full);
  const which = words.games.filter((_, i) => done[i]).join(', ');
  const says = full ? words.all : which && words.some.replace('%', () => which);
  name.textContent = [cell.dataset.name, says].filter(Boolean).join(', ');
  if (day === today) link.setAttribute('aria-current', 'date');
  else link.removeAttribute('aria-current');
}
