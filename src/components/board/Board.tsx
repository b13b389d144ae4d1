import type { VNode } from 'preact';
import { useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import type { Scene } from '../../engine/core/scene.ts';
import * as m from '../../paraglide/messages.js';
import { settings } from '../../site/settings.ts';
import { render } from './BoardSvg.tsx';
import { type BoardProps, inCorner, layOutBoard, leavesOut, remembered } from './board-props.ts';
import { Controls } from './Controls.tsx';
import { byWidth, designFor, fitOf, laidIn, sizedFor } from './designs.ts';
import { factsOf, triedBy } from './facts.ts';
import { boardOf, splitHold } from './games.ts';
import { atRest, type HandEvent, type Intent, step } from './gesture.ts';
import { dropAt, slotAt, touchAt } from './hit.ts';
import type { Layout } from './layout/index.ts';
import { around } from './layout/parts.ts';
import { carried, lifted, marksOf } from './marks.ts';
import { coveredAt, litBy, litByItself, sceneKey, takenFrom } from './offers.ts';
import { Pictures } from './Pictures.tsx';
import { ownShelf } from './shelf.ts';
import { svgParts } from './svg.ts';
import { useLivePainter } from './use-live.ts';
import { usePointers } from './use-pointers.ts';
import { type Size, useSize } from './use-size.ts';

export type { Marks } from './marks.ts';

const seatOf = (scene: Scene): number => (typeof scene.actor === 'number' ? scene.actor : 1);

let boards = 0;

/** A board that nobody has measured: at build time a picture; in the browser there is one already, or none is seen any more. */
const Unmeasured = import.meta.env.SSR ? Pictures : () => <div class="bd-picture" />;

/** An interactive board. On the server, and until it is measured, a picture; then controls, and Pixi when it is used. */
export function Board(props: BoardProps): VNode {
  const root = useRef<HTMLDivElement>(null);
  const { fills = false } = props;
  const size = useSize(root, fills);
  const first = useRef(seatOf(props.scene));
  const seat = props.seat ?? first.current;
  const { split = false, seenFrom } = boardOf(props.scene.game);
  const scene = seenFrom?.(props.scene, seat) ?? props.scene;
  const start = useRef<HTMLButtonElement>(null);
  const [, left] = useReducer((n: number) => n + 1, 0);
  // Focus wakes a board, and waking must not take the focus away: the button stays for as long as it has it. A board that
  // takes the place of one asleep has it too, for the moment in which the focus passes on.
  const [settled, settle] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => settle(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const asleep =
    !props.idle && (size === null || !settled || (start.current !== null && document.activeElement === start.current));
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
        <Unmeasured key="before" {...props} scene={scene} seat={seat} />
      ) : (
        <LiveBoard key="live" {...props} scene={scene} seat={seat} size={size} root={root} />
      )}
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
  watched = false,
  waits = false,
  quick = false,
  answers = () => false,
  onIntent,
  onTouch = () => {},
  onRefused = () => {},
  onQuick = () => {},
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
  like,
  shown: shownOf,
  idle = false,
  marked: mayMark = true,
}: LiveBoardProps): VNode {
  const prefix = useMemo(() => `l${++boards}`, []);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set());
  const hand = useRef(atRest);
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const key = sceneKey(scene);

  const marked = mayMark && settings.value.playable;
  const game = boardOf(scene.game);
  const memory = useMemo(() => remembered({ scene, like }), []);
  game.remember?.(memory, scene);
  const { width, height, most } = size;
  const design = height === undefined ? sizedFor(width, shape ?? byWidth) : designFor(width, height);
  const layout = useMemo(
    () => layOutBoard({ scene, moves, tries, said, marked, shown: shownOf }, design, { open, seat, memory }),
    [
      key,
      design,
      open,
      seat,
      marked,
      tries,
      moves.map((move) => move.action).join(),
      said?.map((act) => `${act.action}${act.off}`).join(),
    ],
  );

  // Pictures and marks are drawn as the design has them and scaled; what is touched and what moves is reckoned in pixels.
  const place = { width, height: height ?? Math.min(most ?? Number.POSITIVE_INFINITY, (width * layout.height) / layout.width) };
  const corner = height !== undefined && inCorner(scene.game, design);
  const fit = fitOf(layout, place, corner);
  const inPlace = (laid: Layout) => laidIn(laid, fit, place);
  const placed = useMemo(() => inPlace(layout), [layout, place.width, place.height]);

  const { singleTap } = settings.value;
  const facts = {
    // Who goes by keys names both places, unless asked not to have to.
    ...factsOf(scene, moves, tries, singleTap === 'always' ? 'all' : quick && singleTap === 'deals' ? 'touch' : 'none'),
    heard: tries || watched,
    answers,
    waits,
  };
  const tell = (intent: Intent): void => {
    const { means, from, to, piece } = triedBy(intent, facts);
    if (intent.quick) onQuick();
    (means ? onIntent : onRefused)(from, to, piece);
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
  if (tries && !waits && hand.current.early) hand.current = step(hand.current, { type: 'turn' }, facts).hand;

  const { drag, selected } = hand.current;
  const taken = drag?.from ?? selected ?? facts.standing;
  const found = drag || selected ? litBy(scene, moves, taken) : litByItself(scene, moves);
  const lit = lights ? found : { ...found, targets: [] };
  const resting = lifted(layout, lit.pieces);
  const held = drag ? takenFrom(scene, moves, drag.from) : [];
  const shown: Layout = drag ? carried(resting, held, drag.dx / fit.scale, drag.dy / fit.scale) : resting;
  const live = useLivePainter(root, inPlace(shown), { held: new Set(held), instant: instant ?? false });
  const parts = svgParts(shown, marksOf(shown, marks, lit), 'page', { shelf: ownShelf(prefix) });
  const frame = {
    viewBox: `0 0 ${layout.width} ${layout.height}`,
    width: layout.width,
    height: layout.height,
    preserveAspectRatio: corner ? 'xMinYMin' : undefined,
    ...(height === undefined && most !== undefined ? { style: { maxHeight: `${most}px` } } : {}),
  };

  usePointers(
    root,
    (x, y) =>
      touchAt(
        placed,
        x,
        y,
        (id) => taken === null || facts.acts(id) || facts.targets(taken).includes(id) || facts.instead(taken, id),
      ),
    send,
    (x, y) => {
      const now = hand.current;
      const source = now.drag?.from ?? now.press?.slot;
      if (!source || !now.press) return slotAt(placed, x, y);
      const ids = new Set(takenFrom(scene, moves, source));
      const boxes = placed.pieces.filter((p) => ids.has(p.id));
      if (boxes.length === 0) return slotAt(placed, x, y);
      const box = around(boxes);
      const moved = { ...box, x: box.x + x - now.press.x, y: box.y + y - now.press.y };
      return dropAt(placed, x, y, moved, facts.targets(source), source);
    },
    (slot, x, y) => coveredAt(scene, moves, placed, slot, x, y),
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
      <p class={leavesOut(layout) ? 'bd-hidden bd-full bd-long' : 'bd-hidden'}>{game.words.describe(scene, seat)}</p>
      {!idle && (
        <Controls
          layout={placed}
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
      )}
    </>
  );
}
