import { drawInto, fetched } from './picture.ts';

/** Draws the next step of each course that was begun, in the place of its first board (LearnCards.astro). */
const box = document.querySelector<HTMLElement>('[data-positions]');

async function draw(): Promise<void> {
  const cards = [...(box?.querySelectorAll<HTMLElement>('[data-step]') ?? [])];
  if (!box || cards.length === 0) return;
  const positions = await fetched(box.dataset.positions ?? '');
  for (const card of cards) {
    const [key = '', step = ''] = card.dataset.step?.split(' ') ?? [];
    const own = positions[key];
    const position: unknown = Array.isArray(own) ? own[Number(step)] : undefined;
    if (typeof position === 'string') void drawInto(card.querySelector('.picture'), position);
  }
}

void draw();
addEventListener('storage', draw);
addEventListener('pageshow', ({ persisted }) => persisted && draw());
