import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Scene } from '../../engine/core/scene.ts';
import * as m from '../../paraglide/messages.js';
import { boardOf, leaves, nextStation, numbered, splitHold } from './games.ts';
import type { HandEvent } from './gesture.ts';
import { type Direction, neighbour } from './hit.ts';
import type { Box, Layout } from './layout/index.ts';
import { touchable } from './layout/parts.ts';
import { type Lit, onCloth } from './marks.ts';
import { type Move, mayTake, slotOf, takenFrom } from './offers.ts';
import { rankOfKey } from './rank-keys.ts';
import { ringOf } from './ring.ts';

interface ControlsProps {
  readonly layout: Layout;
  readonly scene: Scene;
  readonly moves: readonly Move[];
  /** Whether a try is heard. */
  readonly tries: boolean;
  /** The player who sits below. */
  readonly seat: number;
  /** The slot that is taken up. */
  readonly taken: string | null;
  readonly lit: Lit;
  /** Where what is taken up may go, lit or not. */
  readonly places: readonly string[];
  /** Names say what may be played. */
  readonly marked: boolean;
  send(event: HandEvent): void;
  /** Opens or closes what does not fit. */
  toggle(slot: string): void;
  /** Says an action that moves nothing. */
  said(action: string): void;
}

const arrows: Readonly<Record<string, Direction>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

/** Pointer taps are heard by the board; a click within this time after one is the same tap. */
const sameTap = 700;

/** The part of a box that is on the board. */
const within = ({ width, height }: Layout, { x, y, w, h }: Box): Box => {
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  return { x: left, y: top, w: Math.min(width, x + w) - left, h: Math.min(height, y + h) - top };
};

/** Where one who comes by keyboard stands first: at one's own cards, else at the piles that all share. */
export function firstStop(scene: Scene, slots: Layout['slots'], seat: number): string | undefined {
  const own = slots.find(({ id }) => {
    const slot = slotOf(scene, id);
    return slot?.owner === seat && slot.pieces.length > 0;
  });
  return (own ?? slots.find((s) => s.kind === 'pile') ?? slots[0])?.id;
}

/** Set through the style object, never as an attribute: pages forbid inline styles. */
const at = ({ x, y, w, h }: Box, ring: readonly number[]) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${w}px`,
  height: `${h}px`,
  '--ring': ring.map((side) => `${side}px`).join(' '),
});

/**
 * Whether a click comes of a tap that the board has heard as a pointer already. What the tap has brought up in the meantime (a fold, where a
 * card was put) does not hear it a second time.
 */
function wasTap(event: MouseEvent): boolean {
  const board = (event.currentTarget as Element).closest<HTMLElement>('.board');
  return event.detail > 0 && event.timeStamp - Number(board?.dataset.touched ?? Number.NEGATIVE_INFINITY) < sameTap;
}

/** A real button over every slot, and over everything that opens: the board for keyboards and screen readers. */
export function Controls({
  layout,
  scene,
  moves,
  tries,
  seat,
  taken,
  lit,
  places,
  marked,
  send,
  toggle,
  said,
}: ControlsProps): VNode {
  const [current, setCurrent] = useState<string | null>(null);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const slots = layout.slots.filter((s) => s.look !== 'none');
  const home = slots.find((s) => s.id === current)?.id ?? firstStop(scene, slots, seat);
  const touched = slots.map(({ touch }) => touchable(touch, layout.width));
  const placed = (box: Box, beside: readonly Box[] = []) => at(box, ringOf(box, beside, layout));
  const { words } = boardOf(scene.game);
  const all = new Map(scene.slots.flatMap((s) => s.pieces.map((p) => [p.id, p] as const)));
  const piecesOf = (ids: readonly string[]) => ids.map((id) => all.get(id)).filter((p) => p !== undefined);

  const name = (id: string): string => {
    const slot = slotOf(scene, id);
    if (!slot) return id;
    const target = moves.find((move) => taken !== null && leaves(move.carry, taken) && move.carry.to === id);
    if (target && taken !== id && places.includes(id)) return words.targetName(slot, piecesOf(target.carry.pieces), seat);
    const legal = moves.some((move) => leaves(move.carry, id));
    const held = all.get(splitHold(id).piece ?? '');
    if (held) return words.pieceName(slot, held, legal && marked);
    return words.slotName(slot, legal ? piecesOf(takenFrom(scene, moves, id)) : [], seat, scene);
  };
  const focus = (id: string): void => {
    setCurrent(id);
    buttons.current.get(id)?.focus();
  };
  // Whoever lifts by key finds the focus on the first place that takes it, and arrows go among such places.
  const lifts = useRef(false);
  const first = slots.find((s) => s.id !== taken && places.includes(s.id))?.id;
  useLayoutEffect(() => {
    if (!lifts.current) return;
    lifts.current = false;
    if (taken !== null && first !== undefined && lit.targets.length > 0) focus(first);
  }, [taken, first]);
  const activate = (id: string): void => {
    lifts.current = true;
    send({ type: 'activate', slot: id });
    if (taken === id) lifts.current = false;
  };
  const among = (id: string): Layout => {
    if (taken === null || lit.targets.length === 0) return layout;
    return { ...layout, slots: slots.filter((s) => s.id === id || s.id === taken || places.includes(s.id)) };
  };
  /** Where an arrow leads; among the places of what is lifted the last one is followed by the first, so that each is reached. */
  const beside = (id: string, direction: Direction): string => {
    const layout = among(id);
    const next = neighbour(layout, id, direction);
    if (next !== id || layout.slots.length === slots.length) return next;
    const order = layout.slots.map((s) => s.id);
    const step = direction === 'left' || direction === 'up' ? order.length - 1 : 1;
    return order[(order.indexOf(id) + step) % order.length] ?? id;
  };
  /** The next piece of a rank, where ranks are what one takes hold of: a for an ace, t for a ten, or the letter that cards show. */
  const ofRank = (text: string, id: string): string | undefined => {
    const rank = rankOfKey(text);
    if (rank === 0) return undefined;
    const held = slots.filter((s) => all.get(splitHold(s.id).piece ?? '')?.face.rank === rank);
    return (held[held.findIndex((s) => s.id === id) + 1] ?? held[0])?.id;
  };
  const key = (event: KeyboardEvent, id: string): void => {
    const direction = arrows[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const pile = numbered(layout, event.key);
    if (event.key === 'Escape' && taken !== null) send({ type: 'drop' });
    else if (pile) {
      // Where nothing takes what is lifted, the focus is on it.
      if (taken === null) focus(pile.id);
      activate(pile.id);
    } else if (direction) focus(beside(id, direction));
    else if (event.key === 'f') focus(nextStation(scene.game, layout, id));
    else if (event.key === 'Home' || event.key === 'End') focus((event.key === 'Home' ? slots[0] : slots.at(-1))?.id ?? id);
    else {
      const next = ofRank(event.key, id);
      if (next === undefined) return;
      focus(next);
    }
    event.preventDefault();
  };
  const click = (event: MouseEvent, id: string): void => {
    if (wasTap(event)) return;
    activate(id);
  };

  return (
    // Keys belong to the board here, also those that a screen reader takes for itself elsewhere.
    <div role="application" aria-label={m.board_table()}>
      {slots.map((slot, i) => {
        const takes = tries && mayTake(scene, slot.id);
        return (
          <button
            key={slot.id}
            type="button"
            ref={(node) => {
              if (node) buttons.current.set(slot.id, node);
              else buttons.current.delete(slot.id);
            }}
            class={`bd-slot${takes ? ' is-source' : ''}${onCloth(layout, slot.touch) ? '' : ' is-paper'}`}
            data-slot={slot.id}
            style={placed(touched[i] as Box, touched)}
            tabIndex={slot.id === home ? 0 : -1}
            aria-label={name(slot.id)}
            aria-pressed={takes ? slot.id === taken : undefined}
            data-target={lit.targets.some((t) => t.slot === slot.id) ? '' : undefined}
            onFocus={() => setCurrent(slot.id)}
            onKeyDown={(event) => key(event, slot.id)}
            onClick={(event) => click(event, slot.id)}
          />
        );
      })}
      {layout.folds.map((fold) => {
        // What takes the lifted piece is touched to put it there.
        if (places.includes(fold.slot)) return null;
        const slot = scene.slots.find((s) => s.id === fold.slot);
        const label = words.foldName(fold, slot, seat);
        return (
          <button
            key={`fold ${fold.slot}`}
            type="button"
            class={`bd-unfold${onCloth(layout, fold.touch ?? fold) ? '' : ' is-paper'}`}
            data-fold={fold.slot}
            style={placed(touchable(fold.touch ?? fold, layout.width))}
            aria-expanded={fold.open}
            aria-label={label}
            onClick={(event) => {
              if (!wasTap(event)) toggle(fold.slot);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || !fold.open) return;
              toggle(fold.slot);
              event.preventDefault();
            }}
          />
        );
      })}
      {(layout.acts ?? [])
        .filter((act) => act.kind === 'said')
        .map((act) => (
          <button
            key={`act ${act.id}`}
            type="button"
            class={`bd-act-button${onCloth(layout, act) ? '' : ' is-paper'}`}
            data-act={act.id}
            style={placed(within(layout, touchable(act.touch)))}
            aria-disabled={act.off || undefined}
            aria-label={act.words}
            onClick={act.off ? undefined : () => said(act.id)}
          />
        ))}
      {layout.opened && (
        // A touch anywhere puts the sheet away; by keyboard, the button that opened it does.
        <div class="bd-cover" aria-hidden="true" onClick={() => toggle(layout.opened?.slot ?? '')} />
      )}
    </div>
  );
}
