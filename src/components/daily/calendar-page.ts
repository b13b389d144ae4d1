import { dateOf, dayOf, isoMonth, numberOf } from '../../daily/calendar.ts';
import { solvedPuzzles } from '../play/progress.ts';
import { readersDay } from './day-dom.ts';

/** The calendar by the reader's own date: what is linked, which month shows, what is solved, and the way by keyboard. */
const root = document.querySelector<HTMLElement>('[data-calendar]');
if (root) start(root);

function start(root: HTMLElement): void {
  const { calendar: pages = '', letters = '', games = '', all = '', some = '', current = '' } = root.dataset;
  const names = games.split(', ');
  const cells = [...root.querySelectorAll<HTMLTableCellElement>('td[data-day]')].sort((a, b) => dayIn(a) - dayIn(b));
  const months = [...root.querySelectorAll<HTMLElement>('[data-month]')].reverse();
  const find = <T extends HTMLElement>(selector: string) => root.querySelector<T>(selector) as T;
  const steps = [...root.querySelectorAll<HTMLButtonElement>('[data-step]')];
  const form = find<HTMLFormElement>('.by-number');
  const number = find<HTMLInputElement>('#day-number');
  const wrong = find('.wrong');
  let today = 0;
  let shown = current;

  /** A day that has come is a link; one that has not is its date only. */
  function open(cell: HTMLTableCellElement): void {
    const day = dayIn(cell);
    const link = cell.querySelector('a');
    if (day <= today === (link !== null)) return;
    const date = cell.querySelector('.date') as HTMLElement;
    if (link) {
      cell.replaceChildren(date);
      return;
    }
    const made = document.createElement('a');
    const own = document.createElement('span');
    made.href = `${pages}${numberOf(day)}/`;
    own.className = 'number';
    own.textContent = `#${numberOf(day)}`;
    made.append(date, ' ', own);
    cell.replaceChildren(made);
  }

  function mark(cell: HTMLTableCellElement, solved: ReturnType<typeof solvedPuzzles>): void {
    const link = cell.querySelector('a');
    if (!link) return;
    const ids = [...letters].map((letter) => `${letter}-${1000 + (numberOf(dayIn(cell)) as number)}`);
    const done = ids.map((id) => solved[id] !== undefined);
    const full = done.every(Boolean);
    const signs = document.createElement('span');
    signs.className = 'signs';
    for (const on of done) signs.appendChild(document.createElement('i')).toggleAttribute('data-on', on);
    link.querySelector('.signs')?.remove();
    link.append(signs);
    link.toggleAttribute('data-full', full);
    const which = names.filter((_, i) => done[i]).join(', ');
    link.setAttribute(
      'aria-label',
      [cell.dataset.name, full ? all : which && some.replace('%', which)].filter(Boolean).join(', '),
    );
    if (dayIn(cell) === today) link.setAttribute('aria-current', 'date');
    else link.removeAttribute('aria-current');
  }

  function show(month: string): void {
    const last = isoMonth(dateOf(Math.max(1, today)));
    const names = months.map((section) => section.dataset.month ?? '');
    const known = names.filter((name) => name <= last);
    shown = known.includes(month) ? month : (known.at(-1) ?? names[0] ?? '');
    for (const section of months) {
      section.toggleAttribute('data-shown', section.dataset.month === shown);
      section.hidden = section.dataset.month !== shown;
    }
    for (const button of steps) button.disabled = !known[known.indexOf(shown) + Number(button.dataset.step)];
  }

  /** Goes to the month before or after; keeps it in the address, so that one comes back to it. */
  function step(by: number): boolean {
    const names = months.map((section) => section.dataset.month ?? '');
    const before = shown;
    show(names[names.indexOf(shown) + by] ?? shown);
    history.replaceState(history.state, '', `#m${shown}`);
    return shown !== before;
  }

  function draw(): void {
    today = readersDay();
    const solved = solvedPuzzles();
    for (const cell of cells) {
      open(cell);
      mark(cell, solved);
    }
    number.max = String(newest());
  }
  const newest = (): number => Math.max(1, Math.min(today, cells.length));

  const focusDay = (day: number): void => {
    const link = cells.find((cell) => dayIn(cell) === day)?.querySelector('a');
    if (!link) return;
    show(isoMonth(dateOf(day)));
    link.focus();
  };

  root.addEventListener('keydown', (event) => {
    const cell = (event.target as Element).closest<HTMLTableCellElement>('td[data-day]');
    const month = (event.target as Element).closest('.month');
    if (!month || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const by: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
    const day = cell ? dayIn(cell) : null;
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      if (step(event.key === 'PageUp' ? -1 : 1)) {
        const { year, month: inMonth } = dateOf(dayOf(parse(shown)));
        const first = dayOf({ year, month: inMonth, day: 1 });
        const same = first + (day === null ? 0 : dateOf(day).day - 1);
        const inside = cells.filter((other) => isoMonth(dateOf(dayIn(other))) === shown && other.querySelector('a'));
        const nearest = inside.filter((other) => dayIn(other) <= same).at(-1) ?? inside[0];
        if (nearest) focusDay(dayIn(nearest));
      }
    } else if (day !== null && by[event.key] !== undefined) focusDay(day + (by[event.key] as number));
    else return;
    event.preventDefault();
  });

  for (const button of steps)
    button.addEventListener('click', () => {
      step(Number(button.dataset.step));
      // A button that has come to its end would lose the focus.
      if (button.disabled) find(`[data-month="${shown}"] h2`).focus();
    });

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const asked = number.value === '' ? Number.NaN : Number(number.value);
    const good = Number.isInteger(asked) && asked >= 1 && asked <= newest();
    wrong.textContent = good ? '' : (wrong.dataset.text ?? '').replace('%', String(newest()));
    number.setAttribute('aria-invalid', String(!good));
    if (good) location.href = `${pages}${asked}/`;
    else number.focus();
  });

  const fromAddress = (): string => /^#m(\d{4}-\d{2})$/.exec(location.hash)?.[1] ?? '';
  const readers = (): string => isoMonth(dateOf(Math.max(1, readersDay())));

  draw();
  show(fromAddress() || readers());
  for (const hidden of root.querySelectorAll<HTMLElement>('.month-nav, .legend, .keys, .by-number')) hidden.hidden = false;
  addEventListener('storage', draw);
  addEventListener('pageshow', draw);
  document.addEventListener('visibilitychange', draw);
  addEventListener('hashchange', () => show(fromAddress() || readers()));
}

function dayIn(cell: HTMLElement): number {
  return Number(cell.dataset.day);
}

function parse(month: string): { year: number; month: number; day: number } {
  const [year = 0, inYear = 1] = month.split('-').map(Number);
  return { year, month: inYear, day: 1 };
}
