import { bestOf, finishedGames, talliesOf } from '../../records/finished-games.ts';
import { lastGame } from '../../records/last-game.ts';
import { keepOpenGame, type OpenGameOf, openGames } from '../../records/open-games.ts';
import { loading } from '../../site/loading.ts';
import { read } from '../../site/storage.ts';
import { asDealText } from '../play/deal-notes.ts';
import { dayNumber, dealWith, playerOf, randomNumber } from '../play/deal-text.ts';

/** Fills the page of games to play: those left open (OpenGames.astro), and the line by which a new one is begun (NewGame.astro). */
const list = document.querySelector<HTMLElement>('.open-games');
const more = document.querySelector<HTMLDetailsElement>('[data-more-open]');
const anew = document.querySelector<HTMLElement>('.new-game');

/** So many have a board; the others are a list. */
const withBoards = 3;

const addressOf = ({ game, deal }: OpenGameOf): string => `${list?.dataset.play}${game}/#${deal}`;

async function fill(card: HTMLElement, open: OpenGameOf): Promise<void> {
  const [label, head, says, go, drop] = ['label', 'head', 'says', 'go', 'drop'].map((name) =>
    card.querySelector<HTMLElement>(`[data-part=${name}]`),
  );
  const picture = card.querySelector('.picture');
  if (!label || !head || !says || !(go instanceof HTMLAnchorElement) || !drop || !picture) return;
  go.href = addressOf(open);
  drop.onclick = () => {
    keepOpenGame(open.game, open.deal, null);
    showOpen();
    (list?.querySelector<HTMLElement>('[data-part=go]') ?? anew?.querySelector<HTMLElement>('[data-go]'))?.focus();
  };
  const name = JSON.stringify(open);
  if (card.dataset.shown === name) return;
  card.dataset.shown = name;
  const { shownGame, render } = await loading(() => import('./open-game.ts'));
  const shown = await shownGame(open, new Date());
  // Another game may have taken this place meanwhile.
  if (card.dataset.shown !== name) return;
  card.hidden = shown === null;
  if (!shown) return;
  label.textContent = shown.label;
  head.textContent = shown.head;
  says.textContent = shown.says;
  render(null, picture);
  render(shown.picture, picture);
}

function showOpen(): void {
  const template = list?.querySelector('template');
  if (!list || !template) return;
  const open = openGames();
  const cards = () => [...list.querySelectorAll<HTMLElement>('.next')];
  while (cards().length > Math.min(open.length, withBoards)) cards().at(-1)?.remove();
  while (cards().length < Math.min(open.length, withBoards)) list.append(template.content.cloneNode(true));
  for (const [i, card] of cards().entries()) void fill(card, open[i] as OpenGameOf);
  list.hidden = open.length === 0;
  const others = open.slice(withBoards);
  const [summary, rows] = [more?.querySelector('summary'), more?.querySelector('ul')];
  if (!more || !summary || !rows) return;
  more.hidden = others.length === 0;
  summary.textContent = (more.dataset.words ?? '').replace('%count', String(others.length));
  // Written in one go: what another tab does meanwhile is shown by the next.
  void Promise.all(others.map(row)).then((items) => rows.replaceChildren(...items.filter((item) => item !== null)));
}

/** A game without a board: a line of the list of those that come after. */
async function row(open: OpenGameOf): Promise<HTMLElement | null> {
  const { shownGame } = await loading(() => import('./open-game.ts'));
  const shown = await shownGame(open, new Date());
  if (!shown) return null;
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = addressOf(open);
  link.textContent = `${shown.label} · ${shown.head}`;
  item.append(link);
  return item;
}

const said = (words: string | undefined, values: Readonly<Record<string, string | number>>): string =>
  (words ?? '').replace(/%(\w+)/g, (_, name: string) => String(values[name] ?? ''));

/** The deal of a game as it was chosen last, without a number of its own; what is usual where nothing was. */
const chosen = (of: HTMLElement): string => read(`deal.${of.dataset.game}.last`, asDealText) ?? of.dataset.usual ?? '';

const pickedIn = (of: HTMLElement): HTMLInputElement | null => of.querySelector<HTMLInputElement>('.new-players input:checked');

/** Sets the ways of one game: who is played, by which rules, and how it has gone so far. */
function showNew(of: HTMLElement): void {
  const { game = '', path = '', usual = '' } = of.dataset;
  const words = anew?.dataset ?? {};
  const [go, day, best, number] = ['[data-go]', '[data-day]', '[data-best]', '.new-number input'].map((part) =>
    of.querySelector<HTMLElement>(part),
  );
  if (!(go instanceof HTMLAnchorElement) || !(day instanceof HTMLAnchorElement) || !(number instanceof HTMLInputElement)) return;
  const picked = pickedIn(of);
  const player = picked?.value ?? null;
  if (picked?.dataset.people) go.textContent = go.dataset.anybody ?? '';
  else if (picked) go.textContent = said(go.dataset.against, { player: picked.dataset.called ?? '' });
  const wanted = /^\d{1,9}$/.test(number.value.trim()) ? Number(number.value) : randomNumber();
  go.href = `${path}#${dealWith(chosen(of), wanted, player)}`;
  const today = dayNumber(new Date());
  day.href = `${path}#${dealWith(usual, today, player)}`;
  const all = finishedGames();
  const reached = bestOf(all, game, today);
  if (best)
    best.textContent = !reached
      ? ''
      : reached.best !== undefined
        ? ` · ${said(words.best, { moves: reached.best })}`
        : ` · ${reached.result === 'drawn' ? words.draw : words.lost}`;
  const tallies = talliesOf(all, game, playerOf(usual) ?? '');
  for (const place of of.querySelectorAll<HTMLElement>('[data-tally]')) {
    const tally = tallies[place.dataset.tally ?? ''];
    if (!tally) place.textContent = '';
    else if (!picked) place.textContent = said(words.alone, { ...tally, of: tally.won + tally.lost + tally.drawn });
    else place.textContent = said(words.record, { ...tally }) + (tally.drawn > 0 ? said(words.drawn, { ...tally }) : '');
  }
}

async function sayRules(of: HTMLElement): Promise<void> {
  const last = chosen(of);
  const place = of.querySelector('[data-rules]');
  if (!place || dealWith(last, 0, null) === dealWith(of.dataset.usual ?? '', 0, null)) return;
  const { rulesOf } = await loading(() => import('./rules-said.ts'));
  const rules = await rulesOf(of.dataset.game ?? '', last);
  if (rules !== null) place.textContent = rules;
}

/** As it was left: the game played last, and in each game the opponent played last. */
function asLeft(): void {
  for (const input of anew?.querySelectorAll<HTMLInputElement>('.new-games input') ?? [])
    if (input.value === lastGame()) input.checked = true;
  for (const of of anew?.querySelectorAll<HTMLElement>('.new-of') ?? []) {
    const player = playerOf(chosen(of));
    for (const input of of.querySelectorAll<HTMLInputElement>('.new-players input'))
      if (input.value === player) input.checked = true;
    void sayRules(of);
  }
}

function showAll(): void {
  showOpen();
  for (const of of anew?.querySelectorAll<HTMLElement>('.new-of') ?? []) showNew(of);
}

asLeft();
showAll();
anew?.addEventListener('input', showAll);
// Enter in the field of the number deals it.
anew?.addEventListener('keydown', (event) => {
  const at = event.target as HTMLElement;
  if (event.key === 'Enter' && at.matches('.new-number input'))
    at.closest('.new-of')?.querySelector<HTMLElement>('[data-go]')?.click();
});
addEventListener('storage', showAll);
addEventListener('pageshow', ({ persisted }) => persisted && showAll());
