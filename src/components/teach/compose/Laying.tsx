import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { slop } from '../../board/hit.ts';
import type { Marks } from '../../board/marks.ts';
import { at } from '../../games/composing.ts';
import type { Checked } from './checked.ts';
import { LaidBoard } from './LaidBoard.tsx';
import type { Held, Spot } from './spot.ts';
import { Piece, Tray } from './Tray.tsx';
import type { Bench } from './useBench.ts';

/** A piece that follows the pointer. */
interface Carried extends Held {
  readonly x: number;
  readonly y: number;
  readonly over: Spot | null;
}

interface Hand {
  readonly carried: Signal<Carried | null>;
  /** A pointer goes down on a piece, or on an empty place (null). */
  press(event: PointerEvent, held: Held | null, spot: Spot | null): void;
}

/**
 * One pointer over tray and board together: it taps, or it carries a piece from one to the other. `tap` hears of what was
 * only touched, `drop` of what was carried and where it was let go; null: beside the board.
 */
function useHand(
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

type Find = (x: number, y: number) => Spot | null;

/** How pieces are laid: what is in the hand, which place takes what is tapped, and what taps, drags and keys do. */
interface LaidBy {
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
function useLaying(
  { draft, pieces, said, sign, placeName, put, exchange, remove, lift }: Bench,
  current: Signal<string | null>,
): LaidBy {
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

const unmarked: Marks = { hint: null, refused: null, last: null };

/** What is wrong, where it lies: the one too many, and its twins; or the places that a refusal speaks of. */
function problemMarks(checked: Checked): Marks {
  if (checked.kind === 'refused') return { ...unmarked, hint: { slots: checked.places, pieces: [] } };
  const lying = checked.kind === 'surplus' ? (checked.surplus[0]?.lying ?? []) : [];
  const last = lying.at(-1);
  if (!last) return unmarked;
  return {
    ...unmarked,
    refused: { from: last.slot, to: null, piece: last.id },
    hint: { slots: [], pieces: lying.slice(0, -1).map(({ id }) => id) },
  };
}

interface Props {
  readonly bench: Bench;
  /** The place that takes what is tapped in the tray. */
  readonly current: Signal<string | null>;
}

/** Tray and board, and the piece that is carried between them; while a line is looked at, the board shows where it leads. */
export function Laying({ bench, current }: Props) {
  const { work, tools, draft, scene, tray, pieces, counts, surplus, checked, play, looked, seat, said } = bench;
  const { held, hand, finder, tapTray, press, key, keyOpened } = useLaying(bench, current);
  const walked = looked.value && play ? tools.game.replay(play.position, looked.value.line) : null;
  const shown = walked?.ok ? walked.value : null;
  const action = looked.value?.line.at(-1);
  const before = action !== undefined && play ? tools.game.replay(play.position, looked.value?.line.slice(0, -1) ?? []) : null;
  const last = action !== undefined && before?.ok ? before.value.carry(action) : null;
  const carried = hand.carried.value;
  const from = held.value?.from;
  // What is to be done next, as long as nothing has been done: then what is known of the table comes before it.
  const asked = current.value !== null && said.value === m.teach_compose_current({ place: bench.placeName(current.value) });
  const lifted = from ? [scene.slots.find(({ id }) => id === from.slot)?.pieces[from.index]?.id ?? ''] : [];
  const drawn = pieces.find(({ piece }) => piece === carried?.piece)?.drawn;
  return (
    <>
      <div class="compose-tray">
        <Tray
          game={work.game}
          groups={tray}
          counts={counts}
          surplus={surplus}
          held={held.value?.from === null ? held.value.piece : null}
          onTap={tapTray}
          onPress={(event, { piece }) => hand.press(event, { piece, from: null }, null)}
        />
      </div>
      <div class="compose-board">
        <LaidBoard
          scene={shown ? shown.scene('all') : scene}
          room={tools.composer.room}
          seat={seat}
          marks={shown ? { ...unmarked, last } : problemMarks(checked)}
          held={shown ? [] : lifted}
          lit={shown ? null : (carried?.over?.slot ?? current.value)}
          holding={shown === null && held.value !== null}
          name={m.teach_compose_board()}
          live={shown === null}
          onTap={(spot) => shown === null && press(spot)}
          onKey={(event, slot) => shown === null && key(event, slot)}
          onKeyOpened={(event, spot) => shown === null && keyOpened(event, spot)}
          onFinder={(find) => {
            finder.current = find;
          }}
          onPress={(event, spot) => hand.press(event, bench.lift(spot), spot)}
        />
        <p class={held.value || asked ? 'compose-said is-now caption' : 'compose-said caption'} role="status">
          <span>
            {shown ? '' : said.value || m.teach_compose_help({ example: tools.composer.typed(draft).pieces })}
            {from && (
              <button
                type="button"
                class="link"
                onClick={() => {
                  const now = held.value;
                  held.value = null;
                  if (now?.from) bench.remove(now.from, now.piece);
                }}
              >
                {m.teach_compose_back()}
              </button>
            )}
          </span>
        </p>
      </div>
      {carried && drawn && (
        <div class="compose-carried" aria-hidden="true" style={{ left: `${carried.x}px`, top: `${carried.y}px` }}>
          <Piece game={work.game} drawn={drawn} prefix="carried" />
        </div>
      )}
    </>
  );
}
