import { endedGames } from '../../records/ended-games.ts';
import { bestOf, finishedGames, talliesOf } from '../../records/finished-games.ts';
import { lastGame } from '../../records/last-game.ts';
import { keepOpenGame, type OpenGameOf, openGames } from '../../records/open-games.ts';
import { loading } from '../../site/loading.ts';
import { read } from '../../site/storage.ts';
import { asDealText } from '../play/deal-notes.ts';
import { dayNumber, dealWith, playerOf, randomNumber, rulesIn, rulesKey, seatsKey } from '../play/deal-text.ts';
import { freshOf } from '../play/fresh-number.ts';

/** Fills the page of games to play: those left open (OpenGames.astro), and the line by which a new one is begun (NewGame.astro). */
const list = document.querySelector<HTMLElement>('.open-games');
const dropped = document.querySelector<HTMLElement>('[data-open-dropped]');
const more = document.querySelector<HTMLDetailsElement>('[data-more-open]');
const ended = document.querySelector<HTMLDetailsElement>('[data-ended-games]');
const anew = document.querySelector<HTMLElement>('.new-game');

/** So many have a board; the others are a list. */
const withBoards = 3;

type Reading = typeof import('./open-game.ts');
type ShownOpen = Awaited<ReturnType<Reading['shownGames']>>[number];
type Render = Reading['render'];

const addressOf = ({ game, deal }: Pick<OpenGameOf, 'game' | 'deal'>): string => `${list?.dataset.play}${game}/#${deal}`;

/** The way back to a game, and out of the list; there before it has been read. */
function setWays(card: HTMLElement, open: OpenGameOf): void {
  const [go, drop] = ['go', 'drop'].map((name) => card.querySelector<HTMLElement>(`[data-part=${name}]`));
  if (!(go instanceof HTMLAnchorElement) || !drop) return;
  go.href = addressOf(open);
  drop.onclick = async () => {
    keepOpenGame(open.game, open.deal, null);
    sayDropped(open);
    await showOpen();
    (list?.querySelector<HTMLElement>('[data-part=go]') ?? anew?.querySelector<HTMLElement>('[data-go]'))?.focus();
  };
}

/** Says what has become of a game that was removed, and offers to put it back; null: it is back. */
function sayDropped(open: OpenGameOf | null): void {
  const [says, back] = [dropped?.querySelector<HTMLElement>('[role=status]'), dropped?.querySelector('button')];
  if (!says || !back) return;
  says.textContent = open ? (says.dataset.says ?? '') : '';
  back.hidden = open === null;
  back.onclick = async () => {
    if (!open) return;
    const { game, deal, moves, position, at } = open;
    // Another tab may have played on meanwhile: then it is there again, as it lies now.
    if (!openGames().some((one) => one.game === game && one.deal === deal))
      keepOpenGame(game, deal, { moves, position }, new Date(at ?? 0));
    sayDropped(null);
    await showOpen();
    list?.querySelector<HTMLElement>(`[href="${addressOf(open)}"]`)?.focus();
  };
}

function fill(card: HTMLElement, { open, shown }: ShownOpen, render: Render): void {
  const [label, head, says] = ['label', 'head', 'says'].map((name) => card.querySelector<HTMLElement>(`[data-part=${name}]`));
  const picture = card.querySelector('.picture');
  const name = JSON.stringify(open);
  if (!label || !head || !says || !picture || card.dataset.shown === name) return;
  card.dataset.shown = name;
  label.textContent = shown.label;
  head.textContent = shown.head;
  says.textContent = shown.says;
  render(null, picture);
  render(shown.picture, picture);
}

/** A place for each of the first games, with its ways. */
function place(open: readonly OpenGameOf[]): readonly HTMLElement[] {
  const template = list?.querySelector('template');
  if (!list || !template) return [];
  const cards = () => [...list.querySelectorAll<HTMLElement>('.next')];
  while (cards().length > Math.min(open.length, withBoards)) cards().at(-1)?.remove();
  while (cards().length < Math.min(open.length, withBoards)) list.append(template.content.cloneNode(true));
  for (const [i, card] of cards().entries()) setWays(card, open[i] as OpenGameOf);
  list.hidden = open.length === 0;
  return cards();
}

/** Games that no game reads, by all that is kept of them: they have no place and do not count. */
const unread = new Set<string>();

/** How often the list was asked for: what an earlier time has read late is not shown. */
let asked = 0;

async function showOpen(): Promise<void> {
  const time = ++asked;
  const all = openGames().filter((one) => !unread.has(JSON.stringify(one)));
  place(all);
  if (all.length === 0) return showMore([]);
  const { shownGames, render } = await loading(() => import('./open-game.ts'));
  const shown = await shownGames(all, new Date());
  if (time !== asked) return;
  const good = shown.map(({ open }) => open);
  for (const one of all) if (!good.includes(one)) unread.add(JSON.stringify(one));
  for (const [i, card] of place(good).entries()) fill(card, shown[i] as ShownOpen, render);
  showMore(shown.slice(withBoards));
}

/** The games without a board. */
const showMore = (others: readonly ShownOpen[]): void =>
  showRows(
    more,
    others.map(({ open, shown }) => ({ href: addressOf(open), words: `${shown.label} · ${shown.head}` })),
  );

/** A list of links behind how many they are. */
function showRows(box: HTMLDetailsElement | null, links: readonly { readonly href: string; readonly words: string }[]): void {
  const [summary, rows] = [box?.querySelector('summary'), box?.querySelector('ul')];
  if (!box || !summary || !rows) return;
  box.hidden = links.length === 0;
  const { one, many } = box.dataset;
  summary.textContent = (links.length === 1 ? one : many?.replace('%count', String(links.length))) ?? '';
  rows.replaceChildren(
    ...links.map(({ href, words }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = href;
      link.textContent = words;
      item.append(link);
      return item;
    }),
  );
}

/** The games that have ended: whoever wants to look at one again, or has still to send its last moves, finds it here. */
async function showEnded(): Promise<void> {
  const all = endedGames();
  if (all.length === 0) return showRows(ended, []);
  const { endedWords } = await loading(() => import('./open-game.ts'));
  const links = await Promise.all(all.map(async (one) => ({ href: addressOf(one), words: await endedWords(one, new Date()) })));
  showRows(
    ended,
    links.flatMap(({ href, words }) => (words === null ? [] : [{ href, words }])),
  );
}

const said = (words: string | undefined, values: Readonly<Record<string, string | number>>): string =>
  (words ?? '').replace(/%(\w+)/g, (_, name: string) => String(values[name] ?? ''));

/** The deal of a game as it was chosen last, without a number of its own; what is usual where nothing was. */
const chosen = (of: HTMLElement): string => read(`deal.${of.dataset.game}.last`, asDealText) ?? of.dataset.usual ?? '';

const pickedIn = (of: HTMLElement): HTMLInputElement | null =>
  of.querySelector<HTMLInputElement>(`input[name="new-${of.dataset.game}"]:checked`);

/**
 * Whether a deal has the usual rules of its game. By its text, as both were written by `formatDeal` from what a form chose; a link that somebody
 * has typed may say the same rules otherwise, and then only its next number is any, and not one of the lively ones.
 */
const isUsual = (of: HTMLElement, deal: string): boolean =>
  rulesIn(deal).replace('&open=1', '') === rulesIn(of.dataset.usual ?? '');

/** The number of a new deal where the reader has typed none: by the usual rules a lively one, if the page lists some. */
const freshIn = (of: HTMLElement): number =>
  of.dataset.lively && isUsual(of, chosen(of))
    ? freshOf(of.dataset.game ?? '', of.dataset.lively.split(' ').map(Number))
    : randomNumber();

/** Somebody to play against, with the strength that is chosen for them: `planner~easy`. */
const leveled = (of: HTMLElement, player: string): string =>
  of.querySelector<HTMLInputElement>(`input[name="new-${of.dataset.game}-${player}"]:checked`)?.value ?? player;

/** Sets the ways of one game: who is played, by which rules, and how it has gone so far. */
function showNew(of: HTMLElement): void {
  const { game = '', path = '', usual = '' } = of.dataset;
  const words = anew?.dataset ?? {};
  const [go, day, best, number] = ['[data-go]', '[data-day]', '[data-best]', '.new-number input'].map((part) =>
    of.querySelector<HTMLElement>(part),
  );
  if (!(go instanceof HTMLAnchorElement) || !(day instanceof HTMLAnchorElement) || !(number instanceof HTMLInputElement)) return;
  const picked = pickedIn(of);
  const player = picked ? leveled(of, picked.value) : null;
  if (picked?.dataset.people) go.textContent = go.dataset.anybody ?? '';
  else if (picked) go.textContent = said(go.dataset.against, { player: picked.dataset.called ?? '' });
  const wanted = /^\d{1,9}$/.test(number.value.trim()) ? Number(number.value) : freshIn(of);
  go.href = `${path}#${dealWith(chosen(of), wanted, player)}`;
  // Who is picked is taken along to where rules are changed.
  for (const link of of.querySelectorAll<HTMLAnchorElement>('[data-set-up]')) {
    const { setUp: rules } = link.dataset;
    link.href = path;
    link.hash = [...(rules ? [`${rulesKey}=${rules}`] : []), ...(player === null ? [] : [`${seatsKey}=${player}`])].join('&');
  }
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
    const tally = tallies[leveled(of, place.dataset.tally ?? '')];
    if (!tally) place.textContent = '';
    else if (!picked) place.textContent = said(words.alone, { ...tally, of: tally.won + tally.lost + tally.drawn });
    else place.textContent = said(words.record, { ...tally }) + (tally.drawn > 0 ? said(words.drawn, { ...tally }) : '');
  }
}

async function sayRules(of: HTMLElement): Promise<void> {
  const last = chosen(of);
  const place = of.querySelector('[data-rules]');
  if (!place || rulesIn(last) === rulesIn(of.dataset.usual ?? '')) return;
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
    const [name] = player?.split('~') ?? [];
    for (const input of of.querySelectorAll<HTMLInputElement>('.new-players input'))
      if (input.value === player || (input.value === name && input.name === `new-${of.dataset.game}`)) input.checked = true;
    void sayRules(of);
  }
}

function showAll(): void {
  void showOpen();
  for (const of of anew?.querySelectorAll<HTMLElement>('.new-of') ?? []) showNew(of);
}

/** What other tabs change too. */
function showBoth(): void {
  showAll();
  void showEnded();
}

asLeft();
showBoth();
anew?.addEventListener('input', showAll);
// Enter in the field of the number deals it.
anew?.addEventListener('keydown', (event) => {
  const at = event.target as HTMLElement;
  if (event.key === 'Enter' && at.matches('.new-number input'))
    at.closest('.new-of')?.querySelector<HTMLElement>('[data-go]')?.click();
});
addEventListener('storage', showBoth);
addEventListener('pageshow', ({ persisted }) => persisted && showBoth());
