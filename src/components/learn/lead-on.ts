/** A solved step stays this long, and as much longer as what is said of it takes to be read. */
const stays = 1600;
const perLetter = 45;

const stops = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Follows a solved step's link after a moment, unless anything is touched first. Only for whoever plays by pointer: a key or a
 * screen reader goes on when it wants to, since nothing must carry it off.
 */
export function leadOn(section: HTMLElement, next: HTMLAnchorElement): void {
  if (!byPointer) return;
  const said = section.querySelector('[role="status"]')?.textContent?.length ?? 0;
  next.toggleAttribute('data-leads', true);
  const stop = (): void => {
    clearTimeout(timer);
    next.removeAttribute('data-leads');
    for (const sign of stops) removeEventListener(sign, stop, true);
  };
  const timer = setTimeout(
    () => {
      stop();
      if (!section.hidden) next.click();
    },
    stays + perLetter * said,
  );
  for (const sign of stops) addEventListener(sign, stop, { capture: true, passive: true });
}

let byPointer = false;
if (typeof document !== 'undefined') {
  addEventListener('pointerdown', () => (byPointer = true), { capture: true, passive: true });
  addEventListener('keydown', () => (byPointer = false), { capture: true, passive: true });
}
