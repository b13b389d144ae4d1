import { numberOfDeal, openGames } from '../../records/open-games.ts';
import { drawInto } from './picture.ts';

/** Says which games were left open, with their boards, and leads back to them (PlayCards.astro). */
const box = document.querySelector<HTMLElement>('[data-play]');

/** The cards as they were built: what stands there where nothing was left open. */
const built = new Map<HTMLElement, readonly [label: string, go: string, picture: readonly Node[]]>();

function show(): void {
  const open = openGames();
  for (const card of box?.querySelectorAll<HTMLElement>('[data-game]') ?? []) {
    const { game = '', path = '' } = card.dataset;
    const mine = Object.hasOwn(open, game) ? open[game] : undefined;
    const [label, go, anew, picture] = ['[data-part=label]', '[data-part=go]', '[data-part=new]', '.picture'].map((part) =>
      card.querySelector<HTMLElement>(part),
    );
    if (!label || !anew || !picture || !(go instanceof HTMLAnchorElement)) continue;
    const before = built.get(card) ?? [label.textContent, go.textContent, [...picture.childNodes]];
    built.set(card, before);
    anew.hidden = !mine;
    go.href = mine ? `${path}#${mine.deal}` : path;
    if (mine) {
      label.textContent = ((mine.moves === 1 ? box?.dataset.move : box?.dataset.moves) ?? '')
        .replace('%number', String(numberOfDeal(mine.deal)))
        .replace('%moves', String(mine.moves));
      go.textContent = box?.dataset.resume ?? '';
      void drawInto(picture, mine.position, /&open=1(?:&|$)/.test(mine.deal) ? 'all' : 1);
    } else {
      // Ended in another tab.
      [label.textContent, go.textContent] = before;
      picture.removeAttribute('data-drawn');
      picture.replaceChildren(...before[2]);
    }
  }
}

show();
addEventListener('storage', show);
addEventListener('pageshow', ({ persisted }) => persisted && show());
