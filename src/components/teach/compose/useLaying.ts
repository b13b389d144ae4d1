import { type Signal, useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { at } from '../../games/composing.ts';
import type { Spot } from './LaidBoard.tsx';
import type { Bench } from './useBench.ts';
import { type Hand, type Held, useHand } from './useHand.ts';

type Find = (x: number, y: number) => Spot | null;

/** How pieces are laid: what is in the hand, which place takes what is tapped, and what taps, drags and keys do. */
export interface Laying {
  readonly held: Signal<Held | null>;
  /** The place that takes what is tapped in the tray. */
  readonly current: Signal<string | null>;
  readonly hand: Hand;
  /** Where the board's places are. */
  readonly finder: { current: Find };
  tapTray(piece: string): void;
  tapBoard(spot: Spot): void;
  key(event: KeyboardEvent, slot: string): void;
}

/** Laying the pieces of a draft. `current` is shared with what is typed. */
export function useLaying(
  { draft, pieces, said, sign, placeName, put, remove, lift }: Bench,
  current: Signal<string | null>,
): Laying {
  const held = useSignal<Held | null>(null);
  const finder = useRef<Find>(() => null);
  const typing = useRef('');
  const tapTray = (piece: string) => {
    if (current.value !== null) return put(piece, current.value, null);
    held.value = held.value?.from === null && held.value.piece === piece ? null : { piece, from: null };
    if (held.value) said.value = m.teach_compose_lifted({ piece: sign(piece) });
  };
  const tapBoard = (spot: Spot) => {
    const now = held.value;
    if (now) {
      held.value = null;
      // Touched again: it stays, and what comes next goes there.
      if (now.from?.slot === spot.slot) current.value = spot.slot;
      else put(now.piece, spot.slot, now.from);
      return;
    }
    if (current.value === spot.slot || current.value === null) {
      const lifted = lift(spot);
      current.value = lifted ? null : current.value === spot.slot ? null : spot.slot;
      held.value = lifted;
    } else current.value = spot.slot;
    if (current.value) said.value = m.teach_compose_current({ place: placeName(current.value) });
    else if (held.value) said.value = m.teach_compose_lifted({ piece: sign(held.value.piece) });
  };
  const hand = useHand(
    () => finder.current,
    (from, spot) => {
      if (spot) tapBoard(spot);
      else if (from) tapTray(from.piece);
    },
    (from, to) => {
      held.value = null;
      if (to) {
        if (to.slot !== from.from?.slot) put(from.piece, to.slot, from.from);
      } else if (from.from) remove(from.from, from.piece);
    },
  );
  const key = (event: KeyboardEvent, slot: string) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      held.value = null;
      current.value = null;
    } else if (event.key === 'Backspace' || event.key === 'Delete') {
      event.preventDefault();
      const top = lift({ slot, index: at(draft, slot).length - 1 });
      if (top?.from) remove(top.from, top.piece);
    } else if (event.key.length === 1 && event.key !== ' ') {
      // Two signs are a card, one is a brick.
      const find = (text: string) => pieces.find(({ piece }) => piece.toLowerCase() === text.toLowerCase())?.piece;
      const piece = find(typing.current + event.key) ?? find(event.key);
      typing.current = piece === undefined ? event.key : '';
      if (piece !== undefined) put(piece, slot, null);
    }
  };
  return { held, current, hand, finder, tapTray, tapBoard, key };
}
