import { useLayoutEffect, useRef } from 'preact/hooks';
import type { HandEvent } from './gesture.ts';
import { slop } from './hit.ts';

/** Turns pointer events on the board into events of the hand. `at`: which slot is meant where the pointer goes down. */
export function usePointers(
  root: { current: HTMLDivElement | null },
  at: (x: number, y: number) => string | null,
  send: (event: HandEvent) => void,
  over: (x: number, y: number) => string | null,
  covered: (slot: string, x: number, y: number) => string | null,
): void {
  const latest = useRef({ at, send, over, covered });
  latest.current = { at, send, over, covered };
  useLayoutEffect(() => {
    const board = root.current;
    if (!board) return;
    let pointer: number | null = null;
    // A touch of what opens is a button's own business; to drag what it shows is a try like any other.
    let waits: { readonly x: number; readonly y: number } | null = null;
    const placeOf = (event: PointerEvent) => {
      const box = board.getBoundingClientRect();
      // The page may stand on its head, for whoever sits opposite.
      return 'turned' in document.documentElement.dataset
        ? { x: box.right - event.clientX, y: box.bottom - event.clientY }
        : { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const down = (event: PointerEvent) => {
      const target = event.target as Element;
      if (event.button !== 0 || !event.isPrimary || target.closest('.bd-act-button, .bd-cover')) return;
      pointer = event.pointerId;
      const { x, y } = placeOf(event);
      waits = target.closest('.bd-unfold') ? { x, y } : null;
      if (!waits) press(x, y);
    };
    const press = (x: number, y: number) => {
      const slot = latest.current.at(x, y);
      latest.current.send({ type: 'down', slot, x, y, covered: slot === null ? null : latest.current.covered(slot, x, y) });
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== pointer) return;
      const { x, y } = placeOf(event);
      if (waits) {
        if (Math.hypot(x - waits.x, y - waits.y) < slop) return;
        press(waits.x, waits.y);
        waits = null;
      }
      if (event.buttons !== 0 && !board.hasPointerCapture(pointer) && event.pointerType === 'mouse')
        board.setPointerCapture(pointer);
      latest.current.send({ type: 'move', x, y, over: latest.current.over(x, y) });
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== pointer) return;
      pointer = null;
      if (waits) {
        waits = null;
        return;
      }
      const { x, y } = placeOf(event);
      board.dataset.touched = String(event.timeStamp);
      latest.current.send({ type: 'up', over: latest.current.over(x, y), time: event.timeStamp });
    };
    const cancel = (event: PointerEvent) => {
      if (event.pointerId !== pointer) return;
      pointer = null;
      latest.current.send({ type: 'drop' });
    };
    // A touch beside the board puts down what is lifted; one on a control of the page does what that does.
    const beside = (event: PointerEvent) => {
      const target = event.target as Element;
      if (!board.contains(target) && !target.closest('a, button, input, label, summary')) latest.current.send({ type: 'drop' });
    };
    document.addEventListener('pointerdown', beside);
    const handlers = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: cancel } as const;
    for (const [name, handler] of Object.entries(handlers)) board.addEventListener(name, handler as EventListener);
    return () => {
      document.removeEventListener('pointerdown', beside);
      for (const [name, handler] of Object.entries(handlers)) board.removeEventListener(name, handler as EventListener);
    };
  }, []);
}
