import { splitHold } from '../../board/games.ts';

/** Once the page is drawn anew: the focus goes to a place of the board, if what had it is gone. */
export function refocus(slot: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const all = [...document.querySelectorAll<HTMLElement>('.laid .bd-slot')];
    (
      all.findLast(({ dataset }) => splitHold(dataset.slot ?? '').slot === slot) ?? all.find(({ tabIndex }) => tabIndex === 0)
    )?.focus();
  });
}
