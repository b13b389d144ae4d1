/** A solved step stays this long, and as much longer as what is said of it takes to be read; it stands there after a moment. */
const stays = 1600;
const perLetter = 45;
const settles = 300;
/** A touch that was meant for a step is none of the next one's. */
const late = 800;

const stops = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Follows a solved step's link after a moment, unless anything is touched first. Only for whoever plays by pointer: a key or a
 * screen reader goes on when it wants to, since nothing must carry it off.
 */
export function leadOn(section: HTMLElement, next: HTMLAnchorElement): void {
  if (!byPointer) return;
  const said = () => section.querySelector('.verdict-told')?.textContent?.length ?? 0;
  next.toggleAttribute('data-leads', true);
  const stop = (): void => {
    clearTimeout(timer);
    next.removeAttribute('data-leads');
    for (const sign of stops) removeEventListener(sign, stop, true);
  };
  const go = (): void => {
    stop();
    if (section.hidden) return;
    next.click();
    addEventListener('click', ignore, true);
    setTimeout(() => removeEventListener('click', ignore, true), late);
  };
  let timer = setTimeout(() => {
    timer = setTimeout(go, stays - settles + perLetter * said());
  }, settles);
  for (const sign of stops) addEventListener(sign, stop, { capture: true, passive: true });
}

function ignore(event: Event): void {
  if (!(event.target as Element).closest('.next')) return;
  event.preventDefault();
  event.stopPropagation();
}

let byPointer = false;
if (typeof document !== 'undefined') {
  addEventListener('pointerdown', () => (byPointer = true), { capture: true, passive: true });
  addEventListener('keydown', () => (byPointer = false), { capture: true, passive: true });
}
