import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { slop } from '../../board/hit.ts';
import type { Spot } from './spot.ts';

/** What is in the hand: a piece, and the spot that it was taken from (null: the tray). */
export interface Held {
  readonly piece: string;
  readonly from: (Spot & { readonly index: number }) | null;
}

/** A piece that follows the pointer. */
export interface Carried extends Held {
  readonly x: number;
  readonly y: number;
  readonly over: Spot | null;
}

export interface Hand {
  readonly carried: Signal<Carried | null>;
  /** A pointer goes down on a piece, or on an empty place (null). */
  press(event: PointerEvent, held: Held | null, spot: Spot | null): void;
}

/**
 * One pointer over tray and board together: it taps, or it carries a piece from one to the other. `tap` hears of what was
 * only touched, `drop` of what was carried and where it was let go; null: beside the board.
 */
export function useHand(
  find: () => (x: number, y: number) => Spot | null,
  tap: (held: Held | null, spot: Spot | null) => void,
  drop: (held: Held, to: Spot | null) => void,
): Hand {
  const carried = useSignal<Carried | null>(null);
  const pressed = useRef<{ id: number; x: number; y: number; held: Held | null; spot: Spot | null } | null>(null);
  const heard = useRef({ find, tap, drop });
  heard.current = { find, tap, drop };
  useEffect(() => {
    const move = (event: PointerEvent) => {
      const press = pressed.current;
      if (!press || event.pointerId !== press.id) return;
      const { clientX: x, clientY: y } = event;
      if (!carried.value && (press.held === null || Math.hypot(x - press.x, y - press.y) < slop)) return;
      if (press.held) carried.value = { ...press.held, x, y, over: heard.current.find()(x, y) };
      event.preventDefault();
    };
    const up = (event: PointerEvent) => {
      const press = pressed.current;
      if (!press || event.pointerId !== press.id) return;
      pressed.current = null;
      const was = carried.value;
      carried.value = null;
      if (was) heard.current.drop(was, heard.current.find()(event.clientX, event.clientY));
      else if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < slop * 2) heard.current.tap(press.held, press.spot);
    };
    const cancel = (event: PointerEvent) => {
      if (event.pointerId !== pressed.current?.id) return;
      pressed.current = null;
      carried.value = null;
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    return () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
    };
  }, [carried]);
  return {
    carried,
    press(event, held, spot) {
      if (event.button !== 0 || !event.isPrimary) return;
      // A finger's target would otherwise keep the pointer for itself.
      (event.target as Element).releasePointerCapture?.(event.pointerId);
      pressed.current = { id: event.pointerId, x: event.clientX, y: event.clientY, held, spot };
    },
  };
}
