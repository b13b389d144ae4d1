import { isGameId } from '../../engine/games/ids.ts';
import { eyeOfDeal, openGames } from '../../records/open-games.ts';
import { dueOn, practiceHere } from '../../records/practice.ts';
import { loading } from '../../site/loading.ts';
import { readersDay } from '../daily/day-dom.ts';
import { ratingWords } from '../endless/rating-words.ts';
import { drawInto, fetched } from './picture.ts';

/** Says what waits (Waits.astro) as the parsers read it, and draws its boards in the places kept for them. */
const box = document.querySelector<HTMLElement>('.waits');
let positions: Promise<Readonly<Record<string, unknown>>> | undefined;

const part = (card: Element, name: string): HTMLElement | null => card.querySelector<HTMLElement>(`[data-part="${name}"]`);
const picture = (card: Element): Element | null => card.querySelector('.picture');

/** The card of a course: its next step on the board. */
async function drawStep(card: HTMLElement): Promise<void> {
  const [key = '', step = ''] = card.dataset.step?.split(' ') ?? [];
  positions ??= fetched(box?.dataset.positions ?? '');
  const own = (await positions)[key];
  const position: unknown = Array.isArray(own) ? own[Number(step)] : undefined;
  if (typeof position === 'string') await drawInto(picture(card), position);
}

/** The card of the game played last; the others are on the page of games to play. */
function showGame(card: HTMLElement): void {
  const [open, ...others] = openGames().filter(({ game }) => isGameId(game));
  card.hidden = open === undefined;
  const says = part(card, 'says');
  const go = part(card, 'go');
  if (!open || !says || !(go instanceof HTMLAnchorElement)) return;
  // How it stands, as on the page of games to play.
  void loading(() => import('./open-game.ts')).then(async ({ shownGame }) => {
    const shown = await shownGame(open, new Date());
    if (shown) says.textContent = [shown.head, shown.says].filter((words) => words !== '').join(' · ');
  });
  go.href = `${box?.dataset.play}${open.game}/#${open.deal}`;
  const all = part(card, 'others');
  if (all) all.hidden = others.length === 0;
  // What is closed in the game stays closed here.
  void drawInto(picture(card), open.position, eyeOfDeal(open.deal));
}

function showDue(card: HTMLElement): void {
  const due = dueOn(practiceHere(), readersDay());
  const head = part(card, 'head');
  card.hidden = due.length === 0;
  if (head)
    head.textContent = (due.length === 1 ? box?.dataset.dueone : box?.dataset.due?.replace('%count', String(due.length))) ?? '';
  const position = due.find((one) => one.position !== undefined)?.position;
  if (position !== undefined) void drawInto(picture(card), position);
}

function showRatings(): void {
  const { ratings } = practiceHere();
  for (const row of document.querySelectorAll<HTMLElement>('[data-rating]')) {
    const mine = Object.hasOwn(ratings, row.dataset.rating ?? '') ? ratings[row.dataset.rating ?? ''] : undefined;
    if (mine) row.textContent = ratingWords(mine);
  }
}

function show(): void {
  for (const card of box?.querySelectorAll<HTMLElement>('[data-wait]:not([hidden])') ?? []) {
    if (card.dataset.wait === 'course') void drawStep(card);
    else if (card.dataset.wait === 'game') showGame(card);
    else showDue(card);
  }
  if (box) box.dataset.waits = String(box.querySelectorAll('[data-wait]:not([hidden])').length);
  showRatings();
}

if (document.documentElement.dataset.reader) show();
addEventListener('storage', show);
addEventListener('pageshow', ({ persisted }) => persisted && show());
