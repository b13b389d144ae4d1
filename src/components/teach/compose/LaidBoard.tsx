import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Scene } from '../../../engine/core/scene.ts';
import * as m from '../../../paraglide/messages.js';
import { render } from '../../board/BoardSvg.tsx';
import { boardOf, splitHold } from '../../board/games.ts';
import { type Direction, neighbour, slotAt } from '../../board/hit.ts';
import { layOut } from '../../board/layout/index.ts';
import { touchable } from '../../board/layout/parts.ts';
import type { Box, Layout, PlacedSlot } from '../../board/layout/types.ts';
import { lifted, type Marks, marksOf, onCloth, topBox } from '../../board/marks.ts';
import { svgOf } from '../../board/svg.ts';
import { Later } from '../../play/parts/Later.tsx';
import { type GoesTo, placed, type Spot } from './spot.ts';

/** Where the ring of the place lies that takes what is tapped. A hand's begins with its name, which no ring cuts, and the next hand is near. */
export function litBoxOf(layout: Layout, { id, kind, touch }: PlacedSlot): Box | null {
  const box = topBox(layout, id);
  return box && kind === 'hand' && box === touch ? { x: box.x - 10, y: box.y + 1, w: box.w + 20, h: box.h - 3 } : box;
}

const loadOpened = () => import('./Opened.tsx').then(({ Opened }) => Opened);

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
  /** Whether something is in the hand: a touch then puts it. */
  readonly holding: boolean;
  /** Whether anything may be laid here; else the board is only looked at. */
  readonly live: boolean;
  onTap(spot: Spot): void;
  /** A key on a place; arrows go on from there by themselves. */
  onKey(event: KeyboardEvent, slot: string): void;
  /** A key on one piece of those that lie open. */
  onKeyOpened(event: KeyboardEvent, spot: Spot): void;
  /** The board tells where its places are, so that what is dragged from elsewhere finds them. */
  onFinder(find: (x: number, y: number) => Spot | null): void;
  onPress(event: PointerEvent, spot: Spot): void;
}

const arrows: Readonly<Record<string, Direction>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };
let boards = 0;

/** What lies open at a point: one of its pieces, or the place that they are of; null: what is beneath. */
function openedAt({ opened }: Layout, x: number, y: number): Spot | null {
  if (!opened || x < opened.x || y < opened.y || x > opened.x + opened.w || y > opened.y + opened.h) return null;
  const index = opened.pieces.findIndex((p) => x >= p.x && y >= p.y && x <= p.x + p.w && y <= p.y + p.h);
  return index < 0 ? { slot: opened.slot, index: null } : { slot: opened.slot, index, single: true };
}

/** The topmost piece that is seen at a point. */
function pieceAt(layout: Layout, scene: Scene, x: number, y: number): Spot | null {
  for (const p of layout.pieces.toReversed()) {
    if (!p.shown || x < p.x || y < p.y || x > p.x + p.w || y > p.y + p.h) continue;
    const slot = scene.slots.find(({ id }) => id === p.slot);
    const index = slot?.pieces.findIndex(({ id }) => id === p.id) ?? -1;
    return slot ? { slot: slot.id, index: index < 0 ? slot.pieces.length - 1 : index } : null;
  }
  return null;
}

/** A board on which pieces are laid: every place a button, every piece to be taken. */
export function LaidBoard(props: Props): VNode {
  const { scene, room, seat, marks, held, lit, holding, name, live, onTap, onKey, onKeyOpened, onFinder, onPress } = props;
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
  // Opened or emptied by keys, the focus goes along: what lies open takes it itself.
  const goesTo = useRef<GoesTo>(null);
  const openedSlot = layout?.opened?.slot;
  useLayoutEffect(() => {
    if (open !== null && layout && layout.opened?.slot !== open && !layout.folds.some((fold) => fold.slot === open && fold.open))
      setOpen(null);
    if (goesTo.current === null || openedSlot) return;
    goesTo.current = null;
    if (document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>('.bd-unfold[data-fold], .bd-slot[tabindex="0"]')?.focus();
  }, [layout]);
  // Something in the hand that is let go over a closed row is put there; the row does not open then.
  const through = useRef(false);
  // A line that is looked at makes the board higher, never lower: what stands below it stays where it is.
  const tall = useRef(0);
  tall.current = live ? 0 : Math.max(tall.current, layout?.height ?? 0);
  const find = (x: number, y: number): Spot | null => {
    const box = root.current?.getBoundingClientRect();
    if (!box || !layout || x < box.left || y < box.top || x > box.right || y > box.bottom) return null;
    const [inX, inY] = [x - box.left, y - box.top];
    const piece = openedAt(layout, inX, inY) ?? pieceAt(layout, scene, inX, inY);
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
    return own ? words.pieceName(slot, own, false) : words.slotName(slot, [], seat, scene);
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
  const slotOf = (id: string) => scene.slots.find((slot) => slot.id === id);
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
        const over = (event.target as Element).closest('.bd-unfold, .bd-cover');
        through.current = live && over !== null && holding;
        const spot = live && (over === null || holding) ? find(event.clientX, event.clientY) : null;
        if (spot) onPress(event, over?.classList.contains('bd-unfold') ? { slot: spot.slot, index: null } : spot);
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
          style={placed(touchable(slot.touch, layout.width))}
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
          data-fold={fold.slot}
          style={placed(touchable(fold.touch ?? fold, layout.width))}
          aria-expanded={fold.open}
          aria-label={fold.open ? m.teach_compose_fold() : words.foldName(fold, slotOf(fold.slot), seat)}
          onClick={(event) => {
            const put = through.current && event.detail > 0;
            through.current = false;
            if (put) return;
            goesTo.current = event.detail === 0 && !fold.open ? 'opened' : null;
            setOpen(fold.open ? null : fold.slot);
          }}
        />
      ))}
      {layout.opened && <div class="bd-cover" aria-hidden="true" onClick={() => setOpen(null)} />}
      {layout.opened && (
        <Later
          key={`opened ${layout.opened.slot}`}
          load={loadOpened}
          with={{
            opened: layout.opened,
            slot: slotOf(layout.opened.slot),
            words,
            seat,
            held,
            holding,
            live,
            goesTo,
            close() {
              setOpen(null);
              root.current?.querySelector<HTMLElement>(`[data-fold="${CSS.escape(layout.opened?.slot ?? '')}"]`)?.focus();
            },
            onTap,
            onKey: onKeyOpened,
          }}
        />
      )}
    </div>
  );
}
