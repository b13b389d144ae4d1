import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { at } from '../../games/composing.ts';
import type { Spot } from './spot.ts';
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
  /** Enter or Space on a place. */
  press(spot: Spot): void;
  key(event: KeyboardEvent, slot: string): void;
  /** A key on one piece of those that lie open. */
  keyOpened(event: KeyboardEvent, spot: Spot): void;
}

/** Laying the pieces of a draft. `current` is shared with what is typed. */
export function useLaying(
  { draft, pieces, said, sign, placeName, put, exchange, remove, lift }: Bench,
  current: Signal<string | null>,
): Laying {
  const held = useSignal<Held | null>(null);
  const finder = useRef<Find>(() => null);
  const typing = useRef('');
  // Where pieces are being typed: a space or Enter between them is part of that.
  const typedIn = useRef<string | null>(null);
  const letGo = () => {
    if (held.value === null && current.value === null) return;
    held.value = null;
    current.value = null;
    said.value = '';
  };
  useEffect(() => {
    const onEscape = (event: KeyboardEvent) => {
      // Where it closes something else it does no more.
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) letGo();
    };
    addEventListener('keydown', onEscape);
    return () => removeEventListener('keydown', onEscape);
  }, []);
  // Touched where it lies open by itself, a piece is exchanged for what is in the hand.
  const opened = ({ slot, index, single }: Spot) => (single && index !== null ? { slot, index } : null);
  const tapTray = (piece: string) => {
    const taken = held.value?.from;
    const own = taken ? opened(taken) : null;
    if (own) {
      held.value = null;
      return exchange(piece, own, null);
    }
    if (current.value !== null) return put(piece, current.value, null);
    held.value = held.value?.from === null && held.value.piece === piece ? null : { piece, from: null };
    if (held.value) said.value = m.teach_compose_lifted({ piece: sign(piece) });
  };
  const tapBoard = (spot: Spot) => {
    const now = held.value;
    const own = opened(spot);
    if (now) {
      held.value = null;
      if (own && now.from?.slot === own.slot && now.from.index === own.index) {
        said.value = '';
        return;
      }
      if (own) return exchange(now.piece, own, now.from);
      // Touched again: it stays, and what comes next goes there.
      if (now.from?.slot !== spot.slot) return put(now.piece, spot.slot, now.from);
      current.value = spot.slot;
      said.value = m.teach_compose_current({ place: placeName(spot.slot) });
      return;
    }
    // Chosen again it is let go.
    if (current.value === spot.slot && !own) return letGo();
    held.value = current.value === null || own ? lift(spot) : null;
    current.value = held.value ? null : spot.slot;
    if (current.value) said.value = m.teach_compose_current({ place: placeName(current.value) });
    else if (held.value) {
      const piece = sign(held.value.piece);
      said.value = own ? m.teach_compose_lifted_opened({ piece }) : m.teach_compose_lifted({ piece });
    }
  };
  const hand = useHand(
    () => finder.current,
    (from, spot) => {
      typedIn.current = null;
      if (spot) tapBoard(spot);
      else if (from) tapTray(from.piece);
    },
    (from, to) => {
      held.value = null;
      const own = to && opened(to);
      if (own) {
        if (own.slot !== from.from?.slot || own.index !== from.from.index) exchange(from.piece, own, from.from);
      } else if (to) {
        if (to.slot !== from.from?.slot) put(from.piece, to.slot, from.from);
      } else if (from.from) remove(from.from, from.piece);
    },
  );
  // Two signs are a card, one is a brick.
  const typed = (event: KeyboardEvent, slot: string): string | undefined => {
    const find = (text: string) => pieces.find(({ piece }) => piece.toLowerCase() === text.toLowerCase())?.piece;
    const piece = find(typing.current + event.key) ?? find(event.key);
    typing.current = piece === undefined ? event.key : '';
    typedIn.current = slot;
    return piece;
  };
  const keyOpened = (event: KeyboardEvent, spot: Spot) => {
    const own = opened(spot);
    if (!own || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.length > 1) typing.current = '';
    typedIn.current = null;
    if (event.key === 'Backspace' || event.key === 'Delete') {
      event.preventDefault();
      held.value = null;
      const piece = at(draft, own.slot)[own.index];
      if (piece !== undefined) remove(own, piece);
    } else if (event.key.length === 1 && event.key !== ' ') {
      const piece = typed(event, own.slot);
      typedIn.current = null;
      if (piece !== undefined) exchange(piece, own, null);
    }
  };
  const key = (event: KeyboardEvent, slot: string) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (typedIn.current === slot && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
    if (event.key.length > 1 || typedIn.current !== slot) typing.current = '';
    if (event.key.startsWith('Arrow') || event.key === 'Enter' || event.key === 'Tab') typedIn.current = null;
    else if (event.key === 'Backspace' || event.key === 'Delete') {
      event.preventDefault();
      const top = lift({ slot, index: at(draft, slot).length - 1 });
      if (top?.from) remove(top.from, top.piece);
    } else if (event.key.length === 1 && event.key !== ' ') {
      const piece = typed(event, slot);
      if (piece !== undefined) put(piece, slot, null);
    }
  };
  const press = (spot: Spot) => {
    // A space that stands in what is typed is no touch; not every browser takes it back from the key.
    if (typedIn.current !== spot.slot || spot.single) tapBoard(spot);
  };
  return { held, current, hand, finder, tapTray, tapBoard, press, key, keyOpened };
}
