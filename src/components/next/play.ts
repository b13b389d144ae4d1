import { numberOfDeal, openGames } from '../../records/open-games.ts';
import { drawInto } from './picture.ts';

/** Says which games were left open, with their boards, and leads back to them (PlayCards.astro). */
const box = document.querySelector<HTMLElement>('[data-play]');

function show(): void {
  const open = openGames();
  for (const card of box?.querySelectorAll<HTMLElement>('[data-game]') ?? []) {
    const { game = '', path = '' } = card.dataset;
    const mine = Object.hasOwn(open, game) ? open[game] : undefined;
    const [label, go, anew] = ['label', 'go', 'new'].map((name) => card.querySelector<HTMLElement>(`[data-part="${name}"]`));
    if (!mine || !label || !anew || !(go instanceof HTMLAnchorElement)) continue;
    label.textContent = ((mine.moves === 1 ? box?.dataset.move : box?.dataset.moves) ?? '')
      .replace('%number', String(numberOfDeal(mine.deal)))
      .replace('%moves', String(mine.moves));
    go.textContent = box?.dataset.resume ?? '';
    go.href = `${path}#${mine.deal}`;
    anew.hidden = false;
    void drawInto(card.querySelector('.picture'), mine.position, /&open=1(?:&|$)/.test(mine.deal) ? 'all' : 1);
  }
}

show();
addEventListener('storage', show);
addEventListener('pageshow', ({ persisted }) => persisted && show());
