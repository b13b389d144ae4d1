import { useEffect } from 'preact/hooks';
import type { Scene } from '../../../engine/core/scene.ts';
import { boardOf } from '../../board/games.ts';
import { ownRankOf, rankOfKey } from '../../board/rank-keys.ts';
import type { Practice } from '../practice.ts';
import type { Session } from '../session.ts';

/** Whether no other board is shown on this page, and nothing lies over it, so that keys can mean no other. */
function isOnly(root: HTMLElement | null): boolean {
  // A step has no box of its own; a lesson is one page with all of its steps.
  const shown = [
    ...document.querySelectorAll<HTMLElement>('.practice, .practice-step > .screen-board, .screen:not(.lesson), .embed'),
  ].filter((one) => one.offsetParent !== null);
  return (
    shown.length === 1 && root !== null && root.contains(shown[0] ?? null) && document.querySelector('dialog[open]') === null
  );
}

/** The keys of the board itself, which it hears where it has the focus. */
const ofBoard = /^(Arrow(Left|Right|Up|Down)|Home|End|Escape|[1-9f])$/i;

/** Whether a key is a letter that the cards show, where ranks are what one takes hold of: it means that rank and nothing else. */
export function meansRank(key: string, scene: Scene): boolean {
  const { hold } = boardOf(scene.game);
  return ownRankOf(key) > 0 && scene.slots.some((slot) => hold(slot, slot.owner) === 'any');
}

/** Draws, where a touch of some slot draws; a draw that is not legal is refused in words. */
function draw(session: Session): void {
  const now = session.now.peek();
  const slot = now.scene('all').slots.find(({ id }) => now.intent(id, null) !== null);
  if (slot) session.attempt(slot.id, null);
}

/** Hands a key to the board, which has not the focus: it goes to the place that was used last. A board that nobody has entered yet is entered first. */
function handOn(root: HTMLElement | null, key: string): boolean {
  const place = root?.querySelector<HTMLElement>('.bd-slot[tabindex="0"]');
  if (place) {
    place.focus();
    place.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: false, cancelable: true }));
    return true;
  }
  const start = root?.querySelector<HTMLElement>('.bd-start');
  if (!start) return false;
  start.click();
  // Its places stand there in the frame after the next.
  requestAnimationFrame(() => requestAnimationFrame(() => root?.querySelector('.bd-slot[tabindex="0"]') && handOn(root, key)));
  return true;
}

/** u / r undo and redo (y too, where r is a king), h the next hint, d draws, s objects to what was done (`onObject`), ? asks for help (`onHelp`), and the board's own keys find it, but where nothing is to change (`idle`) only the help; only while focus is inside `root` and in no dialog, or nowhere on a page with one board. */
export function useKeys(
  practice: Practice,
  root: { readonly current: HTMLElement | null },
  onHelp: () => void,
  onObject?: (() => void) | undefined,
  idle = false,
): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as HTMLElement | null;
      if (target?.closest('input, textarea, select, dialog, [contenteditable]')) return;
      const own = root.current?.contains(target) ?? false;
      // What only scripts can give the focus to (the page, a step that has come) hears no keys of its own.
      if (!own && !(target && target.tabIndex < 0 && isOnly(root.current))) return;
      const session = practice.shown.peek();
      const { kind } = practice.stage.peek();
      const still = kind === 'solution' || kind === 'spoiler' || practice.over.peek();
      const rank = meansRank(event.key, session.now.peek().scene('all'));
      // A letter that the cards show means its rank alone.
      const key = rank || idle ? '' : event.key;
      if (key === 'u' && kind !== 'spoiler' && (still || session.own.value > 0) && session.cursor.value > practice.floor.value)
        session.undo();
      else if ((key === 'r' || key === 'y') && kind !== 'spoiler') session.redo();
      else if (key === 'd' && !still) draw(session);
      else if (key === 'h') practice.moreHint();
      else if (key === 's' && onObject && !still) onObject();
      else if (event.key === '?') onHelp();
      else if (idle || (target?.closest('.board') && !target.matches('.bd-start'))) return;
      else if (!(rank || rankOfKey(event.key) || ofBoard.test(event.key)) || !handOn(root.current, event.key)) return;
      event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [practice, root, onHelp, onObject, idle]);
}
