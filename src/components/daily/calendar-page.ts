import { dateOf, formatMonth } from '../../published/days/calendar.ts';
import { solvedPuzzles } from '../../records/progress.ts';
import { link } from '../../site/i18n.ts';
import { type CalendarWords, dayIn, markCell, openCell } from './calendar-cells.ts';
import { sameDayIn, wishOf } from './calendar-keys.ts';
import { readersDay } from './day-dom.ts';

/** The calendar by the reader's own date: what is linked, which month shows, what is solved, and the way by keyboard. */
const root = document.querySelector<HTMLElement>('[data-calendar]');
if (root) start(root);

function start(root: HTMLElement): void {
  const { letters = '', games = '', all = '', some = '' } = root.dataset;
  const words: CalendarWords = { letters, games: games.split(', '), all, some };
  const cells = [...root.querySelectorAll<HTMLElement>('td[data-day]')];
  // In the HTML the latest month stands first.
  const months = [...root.querySelectorAll<HTMLElement>('[data-month]')].reverse();
  const nameOf = (month: HTMLElement | undefined): string => month?.dataset.month ?? '';
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('[data-step]')];
  let today = readersDay();
  let shown = '';

  const known = (): HTMLElement[] => months.filter((month) => nameOf(month) <= formatMonth(dateOf(Math.max(1, today))));
  const newest = (): number => Math.max(1, Math.min(today, cells.length));

  function draw(): void {
    today = readersDay();
    const solved = solvedPuzzles();
    for (const cell of cells) {
      openCell(cell, today);
      markCell(cell, today, solved, words);
    }
  }

  /** Shows a month, the latest where that one is not there or has not come. */
  function show(month: string): void {
    const open = known();
    const chosen = open.find((other) => nameOf(other) === month) ?? open.at(-1) ?? months[0];
    shown = nameOf(chosen);
    for (const other of months) {
      other.toggleAttribute('data-shown', other === chosen);
      other.hidden = other !== chosen;
    }
    for (const button of buttons) button.disabled = !open[open.indexOf(chosen as HTMLElement) + Number(button.dataset.step)];
  }

  /** Goes some months on; kept in the address, so that one comes back to it. False where there is none. */
  function step(by: number): boolean {
    const open = known();
    const next = open[open.findIndex((month) => nameOf(month) === shown) + by];
    if (!next) return false;
    show(nameOf(next));
    history.replaceState(history.state, '', `#m${shown}`);
    return true;
  }

  function focusDay(day: number): void {
    const link = cells.find((cell) => dayIn(cell) === day)?.querySelector('a');
    if (!link) return;
    show(formatMonth(dateOf(day)));
    link.focus();
  }

  root.addEventListener('keydown', (event) => {
    const target = event.target as Element;
    if (!target.closest('.month') || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const cell = target.closest<HTMLElement>('td[data-day]');
    const from = cell ? dayIn(cell) : null;
    const wish = wishOf(event.key, from, newest(), Number(root.dataset.first));
    if (!wish) return;
    event.preventDefault();
    if ('day' in wish) focusDay(wish.day);
    else if (step(wish.months)) {
      const [year = 0, month = 1] = shown.split('-').map(Number);
      const linked = cells.filter((other) => other.querySelector('a')).map(dayIn);
      const day = sameDayIn({ year, month }, linked, from);
      if (day !== null) focusDay(day);
    }
  });

  for (const button of buttons)
    button.addEventListener('click', () => {
      step(Number(button.dataset.step));
      // A button that has come to its end would lose the focus.
      if (button.disabled) root.querySelector<HTMLElement>(`[data-month="${shown}"] h2`)?.focus();
    });

  const fromAddress = (): string | undefined => /^#m(\d{4}-\d{2})$/.exec(location.hash)?.[1];
  draw();
  show(fromAddress() ?? formatMonth(dateOf(Math.max(1, today))));
  takeNumbers(root, newest);
  for (const hidden of root.querySelectorAll<HTMLElement>('.month-nav, .legend, .keys, .by-number')) hidden.hidden = false;
  root.dataset.ready = '';
  addEventListener('storage', draw);
  addEventListener('pageshow', draw);
  document.addEventListener('visibilitychange', draw);
  addEventListener('hashchange', () => {
    const month = fromAddress();
    if (month) show(month);
  });
}

/** The form that leads to a day by its number. `newest`: the last number there is at the moment. */
function takeNumbers(root: HTMLElement, newest: () => number): void {
  const form = root.querySelector<HTMLFormElement>('.by-number');
  const input = form?.querySelector('input');
  const wrong = form?.querySelector<HTMLElement>('.wrong');
  if (!form || !input || !wrong) return;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const asked = input.valueAsNumber;
    const good = Number.isInteger(asked) && asked >= 1 && asked <= newest();
    wrong.textContent = good ? '' : (wrong.dataset.text ?? '').replace('%', String(newest()));
    input.setAttribute('aria-invalid', String(!good));
    if (good) location.href = link(`/daily/${asked}/`);
    else input.focus();
  });
}
