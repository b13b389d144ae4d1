import { bankSize, dateOf, numberOf } from '../../published/days/calendar.ts';
import { link } from '../../site/i18n.ts';
import { mark } from '../play/puzzle-marks.ts';
import { noteDate, writeDate, writeNumber } from './day-dates.ts';
import { openLinks, readersDay, setNote } from './day-dom.ts';

/** On a phone the first puzzle of the day that is not solved yet is shown, and each tab says what is. */
function chooseTab(): void {
  const tabs = [...document.querySelectorAll<HTMLInputElement>('[data-tab]')];
  for (const tab of tabs) {
    const slip = document.querySelector(`.place[data-puzzle="${tab.dataset.tab}"] .puzzle-mark`)?.textContent ?? '';
    const mark = tab.parentElement?.querySelector('[data-tab-mark]');
    if (mark) mark.textContent = slip && `, ${slip}`;
  }
  const open = tabs.find(({ dataset }) => !document.querySelector(`.place[data-puzzle="${dataset.tab}"][data-done]`));
  if (open) open.checked = true;
}

/**
 * Brings a page that was built with one day's puzzles to the reader's own day: the table and the links to other days are
 * taken from that day's prebuilt page. Where it cannot be had, the page stays as it was built and says so. A day that begins
 * while the page is open does not take the board from under anybody's hands: it is offered.
 */
const page = document.querySelector<HTMLElement>('[data-daily]');
const pages = page?.dataset.daily ?? '';
let shown = Number(page?.dataset.day);

/** The main part of a day's page; null where it cannot be had. */
async function fetchDay(number: number): Promise<Document | null> {
  try {
    const response = await fetch(`${pages}${number}/`, { signal: AbortSignal.timeout(8000) });
    // Without its head, whose styles this page's policy does not know and has already.
    const main = response.ok ? /<main[\s>][\s\S]*<\/main>/.exec(await response.text())?.[0] : undefined;
    return main === undefined ? null : new DOMParser().parseFromString(main, 'text/html');
  } catch {
    return null;
  }
}

/** Puts the parts of another day's page in the place of this page's. False where they are not what was expected. */
function take(from: Document): boolean {
  const pairs = [...document.querySelectorAll<HTMLElement>('[data-day-part]')].map(
    (own) => [own, from.querySelector(`[data-day-part="${own.dataset.dayPart}"]`)] as const,
  );
  if (pairs.some(([, other]) => other === null)) return false;
  for (const [own, other] of pairs) if (other) own.replaceWith(document.importNode(other, true));
  return true;
}

async function goTo(day: number): Promise<void> {
  const number = numberOf(day);
  // A day that this language has no page of, since the build is older than a day, is on the page for any day.
  const other = number === null ? '' : link(`/daily/${number}/`);
  if (other.includes('?') && location.pathname === pages) return location.replace(other);
  const from = number === null ? null : await fetchDay(number);
  if (number !== null && from && take(from)) {
    shown = day;
    writeDate(dateOf(day));
    writeNumber(number);
    openLinks(day);
    mark();
    chooseTab();
    noteDate('shown', dateOf(day));
  } else setNote('offline', true);
}

async function begin(): Promise<void> {
  const day = readersDay();
  if (day < 1) setNote('early', true);
  else if (day !== shown) await goTo(day);
  if (shown > bankSize) setNote('again', true);
  delete document.documentElement.dataset.dayWait;
}

/** Another day than the page shows, found while it is open. */
function look(): void {
  const day = readersDay();
  if (day >= 1 && day !== shown) noteDate('changed', dateOf(day));
  else setNote('changed', false);
}

function atMidnight(): void {
  const now = new Date();
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 0, 0, 1);
  setTimeout(
    () => {
      look();
      atMidnight();
    },
    Math.max(1000, next.getTime() - now.getTime()),
  );
}

if (page)
  begin().then(() => {
    chooseTab();
    atMidnight();
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', ({ persisted }) => persisted && look());
  });
