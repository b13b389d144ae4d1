import type { VNode } from 'preact';
import { useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import type { Scene } from '../../engine/core/scene.ts';
import * as m from '../../paraglide/messages.js';
import { settings } from '../../site/settings.ts';
import { render } from './BoardSvg.tsx';
import { Controls } from './Controls.tsx';
import { boardOf, splitHold } from './games.ts';
import { atRest, type HandEvent, type Intent, step } from './gesture.ts';
import { dropAt, slotAt } from './hit.ts';
import { type Layout, layOut, type SaidAct } from './layout/index.ts';
import { around } from './layout/parts.ts';
import { carried, lifted, type Marks, marksOf, unlit } from './marks.ts';
import {
  acts,
  coveredAt,
  homeOf,
  instead,
  litBy,
  type Move,
  mayTake,
  from as movesFrom,
  sceneKey,
  soleTarget,
  standing,
  takenFrom,
} from './offers.ts';
import { ownShelf, pageShelf } from './shelf.ts';
import { svgOf, svgParts } from './svg.ts';
import { useLivePainter } from './use-live.ts';
import { usePointers } from './use-pointers.ts';
import { type Size, useSize } from './use-size.ts';

export type { Marks } from './marks.ts';

/** A picture's size in CSS pixels. */
interface Shape {
  readonly width: number;
  readonly height: number;
}

export interface BoardProps {
  readonly scene: Scene;
  /** Every legal action that carries something. */
  readonly moves: readonly Move[];
  /** Whether a try is heard. Unsaid: where there are moves. True without any: every try is refused with its reason. */
  readonly tries?: boolean | undefined;
  /** What the person tries. The session answers with a new scene or with `marks.refused`; the board never moves by itself. */
  onIntent(from: string, to: string | null, piece?: string | null): void;
  /** A piece that others cover was dragged: a try that always fails, and wants an answer. */
  onCovered?(from: string, to: string | null, piece: string): void;
  /** Another piece was taken up, or the one in the hand put down: an old answer is no longer news. */
  onTouch?(): void;
  /** False: the places that would take what is lifted are not lit, because finding them is what is asked. */
  readonly lights?: boolean | undefined;
  readonly marks: Marks;
  /** Accessible name. */
  readonly name: string;
  /** No animation for this change. */
  readonly instant?: boolean;
  /** The player who sits below: whoever is to act when the board is first shown, where it is not said. */
  readonly seat?: number | undefined;
  /** False: what may be played is not marked, whatever the reader has set. */
  readonly marked?: boolean | undefined;
  /** What can be said, as buttons on the board, and what happens when one is pressed. */
  readonly said?: readonly SaidAct[] | undefined;
  onSaid?(action: string): void;
  /** A piece was taken up, by its slot, or put down: null. */
  onTaken?(slot: string | null): void;
  /** Sizes of the two pictures, where the page has a place of another shape for it; a board at work keeps their proportions. */
  readonly shape?: { readonly narrow: Shape; readonly wide: Shape } | undefined;
  /** It fills the place that its page gives it, in both directions. */
  readonly fills?: boolean | undefined;
}

/** Slots whose touch acts and may act now: where a board says so on the piece itself. */
const drawsOf = (scene: Scene, moves: readonly Move[]): string[] =>
  scene.slots.filter((s) => acts(scene, s.id) && movesFrom(moves, s.id).length > 0).map((s) => s.id);

const seatOf = (scene: Scene): number => (typeof scene.actor === 'number' ? scene.actor : 1);

const sumOf = (text: string): string => {
  let sum = 5;
  for (const char of text) sum = (sum * 33 + char.charCodeAt(0)) >>> 0;
  return sum.toString(36);
};

/** Sizes of the two pictures that a page shows before its script runs. */
const before = { narrow: { width: 390 }, wide: { width: 780 } } as const;
/** The same for a board that fills its place: in the middle of what a tall and a wide one may be, so that they are scaled little. */
const beforeFilled = { narrow: { width: 390, height: 546 }, wide: { width: 936, height: 664 } } as const;
let boards = 0;

/** Whether a picture before any script leaves pieces out, so that words must have them. */
const folds = (scene: Scene, seat: number, fills: boolean): boolean =>
  layOut(scene, { ...(fills ? beforeFilled : before).narrow, seat }).folds.length > 0;

/** From which width on a board is the wide one of two; board.css has it too. */
const wideFrom = 560;

/** How high a board of a shape is in a width. */
function heightIn({ narrow, wide }: NonNullable<BoardProps['shape']>, width: number): number {
  const { width: w, height: h } = width < wideFrom ? narrow : wide;
  return Math.round((h / w) * width);
}

/** An interactive board. On the server, and until it is measured, a picture; then controls, and Pixi when it is used. */
export function Board(props: BoardProps): VNode {
  const root = useRef<HTMLDivElement>(null);
  const { fills = false } = props;
  const size = useSize(root, fills);
  const first = useRef(seatOf(props.scene));
  const seat = props.seat ?? first.current;
  const split = boardOf(props.scene.game).split ?? false;
  const start = useRef<HTMLButtonElement>(null);
  const [, left] = useReducer((n: number) => n + 1, 0);
  // Focus wakes a board, and waking must not take the focus away: the button stays for as long as it has it. A board that
  // takes the place of one asleep has it too, for the moment in which the focus passes on.
  const [settled, settle] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => settle(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const asleep = size === null || !settled || (start.current !== null && document.activeElement === start.current);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of controls, but no fieldset of a form
    <div ref={root} class={`board${split ? ' is-split' : ''}${fills ? ' fills' : ''}`} role="group" aria-label={props.name}>
      {asleep && (
        // Pointers need no button.
        <button
          key="start"
          ref={start}
          type="button"
          class="bd-start"
          onClick={() => root.current?.querySelector<HTMLElement>('.bd-slot[tabindex="0"]')?.focus()}
          onBlur={() => left(0)}
        >
          {m.board_start()}
        </button>
      )}
      {size === null ? (
        <Pictures key="before" {...props} seat={seat} />
      ) : (
        <LiveBoard key="live" {...props} seat={seat} size={size} root={root} />
      )}
    </div>
  );
}

/** At build time the page defines what its pictures share; in the browser each picture does for itself. */
const built = typeof window === 'undefined';

/** The board as it is before any script: a narrow and a wide picture, switched by the stylesheet. */
function Pictures({
  scene,
  moves,
  marks,
  name,
  seat,
  said,
  shape,
  marked = true,
  fills = false,
}: BoardProps & { seat: number }): VNode {
  const { describe } = boardOf(scene.game).words;
  const id = useMemo(() => sumOf(name + sceneKey(scene)), []);
  const picture = (kind: 'narrow' | 'wide') => {
    const layout = layOut(scene, {
      ...(fills ? beforeFilled : (shape ?? before))[kind],
      seat,
      offers: marked ? moves.map((move) => move.carry) : [],
      draws: drawsOf(scene, moves),
      said,
      flat: true,
    });
    const prefix = `${kind[0]}${id}`;
    const options = {
      prefix,
      title: name,
      describedBy: `${id}d`,
      class: `bd-svg bd-${kind}`,
      ...(built ? { shelf: pageShelf } : {}),
    };
    return render(svgOf(layout, marksOf(layout, marks, unlit), 'page', options));
  };
  return (
    <div class="bd-picture">
      {picture('narrow')}
      {picture('wide')}
      <p id={`${id}d`} {...(folds(scene, seat, fills) ? { class: 'bd-full' } : { hidden: true })}>
        {describe(scene, seat)}
      </p>
    </div>
  );
}

type LiveBoardProps = BoardProps & {
  seat: number;
  size: Size;
  root: { current: HTMLDivElement | null };
};

function LiveBoard({
  scene,
  moves,
  tries = moves.length > 0,
  onIntent,
  onTouch = () => {},
  onCovered = () => {},
  lights = true,
  marks,
  seat,
  size,
  root,
  instant,
  said,
  onSaid = () => {},
  onTaken = () => {},
  shape,
  marked: mayMark = true,
}: LiveBoardProps): VNode {
  const prefix = useMemo(() => `l${++boards}`, []);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set());
  const hand = useRef(atRest);
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const key = sceneKey(scene);

  const marked = mayMark && settings.value.playable;
  const game = boardOf(scene.game);
  const memory = useRef(new Map<string, number>());
  game.remember?.(memory.current, scene);
  const layout = useMemo(
    () =>
      layOut(scene, {
        ...size,
        ...(shape ? { height: heightIn(shape, size.width) } : {}),
        open,
        seat,
        offers: marked ? moves.map((move) => move.carry) : [],
        draws: drawsOf(scene, moves),
        said,
        memory: memory.current,
      }),
    [
      key,
      size.width,
      size.maxHeight,
      size.height,
      open,
      seat,
      marked,
      moves.map((move) => move.action).join(),
      said?.map((act) => `${act.action}${act.off}`).join(),
    ],
  );

  const facts = {
    mayTake: (id: string) => tries && mayTake(scene, id),
    acts: (id: string) => tries && acts(scene, id),
    targets: (id: string) => movesFrom(moves, id).map((c) => c.to),
    sole: (id: string) => soleTarget(scene, moves, id),
    home: (id: string) => homeOf(scene, moves, id),
    instead: (taken: string, id: string) => tries && instead(scene, moves, taken, id),
    heard: tries,
    standing: standing(scene, moves),
    singleTap: settings.value.singleTap,
  };
  const tell = (intent: Intent): void => {
    const { slot, piece } = splitHold(intent.from);
    const to = intent.to === null ? null : splitHold(intent.to).slot;
    if (intent.covered) onCovered(slot, to, intent.covered);
    else onIntent(slot, to, piece);
  };
  const send = (event: HandEvent): void => {
    const next = step(hand.current, event, facts);
    const changed = next.hand.selected !== hand.current.selected || next.hand.drag !== hand.current.drag;
    const touched = next.hand.selected !== hand.current.selected && !next.intent;
    hand.current = next.hand;
    if (next.intent) tell(next.intent);
    else if (touched) onTouch();
    if (changed) {
      const { drag, selected } = next.hand;
      const taken = drag?.from ?? selected ?? null;
      onTaken(taken === null ? null : splitHold(taken).slot);
    }
    if (changed || next.intent) redraw(0);
  };
  const shownKey = useRef(key);
  if (shownKey.current !== key) {
    shownKey.current = key;
    if (open.size > 0) setOpen(new Set());
    hand.current = step(hand.current, { type: 'changed' }, facts).hand;
  }

  const { drag, selected } = hand.current;
  const taken = drag?.from ?? selected ?? facts.standing;
  const found = litBy(scene, moves, taken);
  const lit = lights ? found : { ...found, targets: [] };
  const resting = lifted(layout, lit.pieces);
  const held = drag ? takenFrom(scene, moves, drag.from) : [];
  const shown: Layout = drag ? carried(resting, held, drag.dx, drag.dy) : resting;
  const live = useLivePainter(root, shown, { held: new Set(held), instant: instant ?? false });
  const parts = svgParts(shown, marksOf(shown, marks, lit), 'page', { shelf: ownShelf(prefix) });
  const frame = { viewBox: `0 0 ${layout.width} ${layout.height}`, width: layout.width, height: layout.height };

  usePointers(
    root,
    layout,
    send,
    (x, y) => {
      const now = hand.current;
      const source = now.drag?.from ?? now.press?.slot;
      if (!source || !now.press) return slotAt(layout, x, y);
      const ids = new Set(takenFrom(scene, moves, source));
      const boxes = layout.pieces.filter((p) => ids.has(p.id));
      if (boxes.length === 0) return slotAt(layout, x, y);
      const box = around(boxes);
      const moved = { ...box, x: box.x + x - now.press.x, y: box.y + y - now.press.y };
      return dropAt(layout, x, y, moved, facts.targets(source), source);
    },
    (slot, x, y) => coveredAt(scene, moves, layout, slot, x, y),
  );

  return (
    <>
      <div class={`bd-picture${live.shown ? ' is-live' : ''}`} aria-hidden="true">
        <svg class="bd-svg" aria-hidden="true" {...frame}>
          {render(parts.defs)}
          {render(parts.ground)}
          <g class="bd-pieces">{parts.pieces.children.map(render)}</g>
        </svg>
        <div class="bd-canvas" ref={live.host} />
        <svg class="bd-svg bd-over" aria-hidden="true" {...frame}>
          {render(parts.marks)}
        </svg>
      </div>
      <p class={layout.folds.length > 0 ? 'bd-hidden bd-full' : 'bd-hidden'}>{game.words.describe(scene, seat)}</p>
      <Controls
        layout={layout}
        scene={scene}
        moves={moves}
        tries={tries}
        seat={seat}
        taken={taken}
        marked={marked}
        lit={lit}
        places={taken === null ? [] : found.targets.map(({ slot }) => slot)}
        send={send}
        said={onSaid}
        toggle={(slot) => setOpen((was) => new Set(was.has(slot) ? [] : [slot]))}
      />
    </>
  );
}
