import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Scene } from '../../../engine/core/scene.ts';
import * as m from '../../../paraglide/messages.js';
import { render } from '../../board/BoardSvg.tsx';
import { boardOf, layOut, splitHold } from '../../board/games.ts';
import { type Direction, neighbour, slotAt } from '../../board/hit.ts';
import { touchable } from '../../board/layout/parts.ts';
import type { Box, Layout } from '../../board/layout/types.ts';
import { lifted, type Marks, marksOf, onCloth } from '../../board/marks.ts';
import { svgOf } from '../../board/svg.ts';
import { litBoxOf } from './lit-box.ts';

/** A place, and which of its pieces; null: the place itself. */
export interface Spot {
  readonly slot: string;
  readonly index: number | null;
}

interface Props {
  readonly scene: Scene;
  /** What room is kept for though nothing lies there. */
  readonly room: ReadonlyMap<string, number> | undefined;
  readonly seat: number;
  readonly marks: Marks;
  /** Ids of the pieces in the hand. */
  readonly held: readonly string[];
  /** The place that takes what is tapped in the tray, or over which something is carried. */
  readonly lit: string | null;
  readonly name: string;
  /** Whether anything may be laid here; else the board is only looked at. */
  readonly live: boolean;
  onTap(spot: Spot): void;
  /** A key on a place; arrows go on from there by themselves. */
  onKey(event: KeyboardEvent, slot: string): void;
  /** The board tells where its places are, so that what is dragged from elsewhere finds them. */
  onFinder(find: (x: number, y: number) => Spot | null): void;
  onPress(event: PointerEvent, spot: Spot): void;
}

const arrows: Readonly<Record<string, Direction>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };
let boards = 0;

/** Set through the style object, never as an attribute: pages forbid inline styles. */
const placed = ({ x, y, w, h }: Box) => ({ left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });

/** The topmost piece that is seen at a point. */
function pieceAt(layout: Layout, scene: Scene, x: number, y: number): Spot | null {
  const all = layout.opened ? layout.opened.pieces : layout.pieces;
  for (const p of all.toReversed()) {
    if (!p.shown || x < p.x || y < p.y || x > p.x + p.w || y > p.y + p.h) continue;
    const slot = scene.slots.find(({ id }) => id === p.slot);
    const index = slot?.pieces.findIndex(({ id }) => id === p.id) ?? -1;
    return slot ? { slot: slot.id, index: index < 0 ? slot.pieces.length - 1 : index } : null;
  }
  return null;
}

/** A board on which pieces are laid: every place a button, every piece to be taken. */
export function LaidBoard({ scene, room, seat, marks, held, lit, name, live, onTap, onKey, onFinder, onPress }: Props): VNode {
  const root = useRef<HTMLDivElement>(null);
  const prefix = useMemo(() => `laid${++boards}`, []);
  const [size, setSize] = useState<{ width: number; high: number } | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const [current, setCurrent] = useState<string | null>(null);
  useLayoutEffect(() => {
    const node = root.current;
    if (!node) return;
    const measure = () => {
      const width = Math.round(node.clientWidth);
      const wide = window.innerWidth >= 1000;
      // In a wide window all of it is seen, and the line below it.
      const high = Math.max(260, Math.round(wide ? window.innerHeight - 176 : window.innerHeight * 0.62));
      if (width > 0) setSize((was) => (was?.width === width && was.high === high ? was : { width, high }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  const layout = useMemo(
    () =>
      size &&
      layOut(scene, {
        width: size.width,
        maxHeight: size.high,
        seat,
        open: new Set(open === null ? [] : [open]),
        flat: true,
        cloth: 0.55,
        memory: room,
      }),
    [scene, size, seat, open, room],
  );
  // Laid by keys, a place may have other buttons than before: whoever types goes on at the last of them.
  const keyed = useRef<string | null>(null);
  useLayoutEffect(() => {
    const slot = keyed.current;
    keyed.current = null;
    if (slot === null || document.activeElement !== document.body) return;
    const own = [...(root.current?.querySelectorAll<HTMLElement>('.bd-slot') ?? [])];
    own.findLast(({ dataset }) => splitHold(dataset.slot ?? '').slot === slot)?.focus();
  }, [layout]);
  // A line that is looked at makes the board higher, never lower: what stands below it stays where it is.
  const tall = useRef(0);
  tall.current = live ? 0 : Math.max(tall.current, layout?.height ?? 0);
  const find = (x: number, y: number): Spot | null => {
    const box = root.current?.getBoundingClientRect();
    if (!box || !layout || x < box.left || y < box.top || x > box.right || y > box.bottom) return null;
    const [inX, inY] = [x - box.left, y - box.top];
    const piece = pieceAt(layout, scene, inX, inY);
    const slot = piece ? null : slotAt(layout, inX, inY, 24);
    return piece ?? (slot === null ? null : { slot: splitHold(slot).slot, index: null });
  };
  onFinder(find);
  if (!layout || !size) return <div ref={root} class="board laid" />;
  const { words, split } = boardOf(scene.game);
  const slots = layout.slots.filter(({ look }) => look !== 'none');
  const litSlot = lit === null ? undefined : slots.find(({ id }) => splitHold(id).slot === lit);
  const litBox = litSlot ? litBoxOf(layout, litSlot) : null;
  const ringed = [
    ...marksOf(layout, marks, { pieces: held, targets: [] }),
    ...(litBox ? [{ kind: 'target' as const, box: litBox }] : []),
  ];
  const title = (id: string): string => {
    const { slot: slotId, piece } = splitHold(id);
    const slot = scene.slots.find((s) => s.id === slotId);
    if (!slot) return id;
    const own = slot.pieces.find((p) => p.id === piece);
    return own ? words.pieceName(slot, own, false) : words.slotName(slot, [], seat);
  };
  const spotOf = (id: string): Spot => {
    const { slot: slotId, piece } = splitHold(id);
    const pieces = scene.slots.find((s) => s.id === slotId)?.pieces ?? [];
    const index = piece === null ? pieces.length - 1 : pieces.findIndex((p) => p.id === piece);
    return { slot: slotId, index: index < 0 ? null : index };
  };
  const key = (event: KeyboardEvent, id: string) => {
    const direction = arrows[event.key];
    const { slot } = splitHold(id);
    keyed.current = slot;
    onKey(event, slot);
    if (direction) {
      event.preventDefault();
      root.current?.querySelector<HTMLElement>(`[data-slot="${CSS.escape(neighbour(layout, id, direction))}"]`)?.focus();
    }
  };
  const home = slots.find(({ id }) => id === current)?.id ?? slots.find(({ kind }) => kind === 'pile')?.id ?? slots[0]?.id;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of controls, but no fieldset of a form
    <div
      ref={root}
      class={split ? 'board laid is-split' : 'board laid'}
      role="group"
      aria-label={name}
      style={{ minHeight: live ? '' : `${tall.current}px` }}
      onPointerDown={(event) => {
        const spot =
          live && !(event.target as Element).closest('.bd-unfold, .bd-cover') ? find(event.clientX, event.clientY) : null;
        if (spot) onPress(event, spot);
      }}
    >
      <div class="bd-picture" aria-hidden="true">
        {render(svgOf(lifted(layout, held), ringed, 'page', { prefix, class: 'bd-svg' }))}
      </div>
      {slots.map((slot) => (
        <button
          key={slot.id}
          type="button"
          class={`bd-slot${onCloth(layout, slot.touch) ? '' : ' is-paper'}${slot.kind === 'hand' && slot.count === 0 ? ' is-empty-hand' : ''}`}
          data-slot={slot.id}
          style={placed(touchable(slot.touch))}
          tabIndex={slot.id === home ? 0 : -1}
          aria-label={title(slot.id)}
          onFocus={() => setCurrent(slot.id)}
          onKeyDown={(event) => key(event, slot.id)}
          onClick={(event) => {
            // Pointers are heard by the page; what comes without one is a key or a screen reader.
            if (event.detail === 0) onTap(spotOf(slot.id));
          }}
        />
      ))}
      {layout.folds.map((fold) => (
        <button
          key={`fold ${fold.slot}`}
          type="button"
          class="bd-unfold"
          style={placed(touchable(fold.touch ?? fold))}
          aria-expanded={fold.open}
          aria-label={fold.open ? m.teach_compose_fold() : m.teach_compose_unfold({ count: fold.count })}
          onClick={() => setOpen(fold.open ? null : fold.slot)}
        />
      ))}
      {layout.opened && <div class="bd-cover" aria-hidden="true" onClick={() => setOpen(null)} />}
    </div>
  );
}
