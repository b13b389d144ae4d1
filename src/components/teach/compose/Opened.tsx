import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Slot } from '../../../engine/core/scene.ts';
import * as m from '../../../paraglide/messages.js';
import type { BoardWords } from '../../board/games.ts';
import type { Box, Layout } from '../../board/layout/types.ts';
import { type GoesTo, placed, type Spot } from './spot.ts';

interface Props {
  readonly opened: NonNullable<Layout['opened']>;
  readonly slot: Slot | undefined;
  readonly words: BoardWords;
  readonly seat: number;
  /** Ids of the pieces in the hand. */
  readonly held: readonly string[];
  readonly holding: boolean;
  readonly live: boolean;
  readonly goesTo: { current: GoesTo };
  close(): void;
  onTap(spot: Spot): void;
  onKey(event: KeyboardEvent, spot: Spot): void;
}

/** Which of what lies open is next in the direction of a key; null: the key goes nowhere. */
function besideOpened(pieces: readonly Box[], from: number, key: string): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return pieces.length - 1;
  if (key === 'ArrowLeft') return Math.max(0, from - 1);
  if (key === 'ArrowRight') return Math.min(pieces.length - 1, from + 1);
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const { x = 0, y = 0 } = pieces[from] ?? {};
  const beyond = pieces.map((piece, i) => ({ i, x: piece.x, far: key === 'ArrowUp' ? y - piece.y : piece.y - y }));
  const [next] = beyond.filter(({ far }) => far > 1).sort((a, b) => a.far - b.far || Math.abs(a.x - x) - Math.abs(b.x - x));
  return next?.i ?? from;
}

/** The pieces of a place that lie open by themselves, each a button. */
export function Opened({ opened, slot, words, seat, held, holding, live, goesTo, close, onTap, onKey }: Props) {
  const { pieces } = opened;
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  /** Which of them the arrows have come to. */
  const [among, setAmong] = useState(0);
  useLayoutEffect(() => {
    if (goesTo.current === null) return;
    goesTo.current = null;
    const from = document.activeElement;
    if (from === document.body || from?.classList.contains('bd-unfold'))
      buttons.current[Math.min(among, pieces.length - 1)]?.focus();
  }, [opened]);
  const key = (event: KeyboardEvent, index: number, spot: Spot) => {
    const to = besideOpened(pieces, index, event.key);
    if (to !== null) {
      event.preventDefault();
      buttons.current[to]?.focus();
    } else if (event.key === 'Escape' && !holding) {
      event.stopPropagation();
      close();
    } else {
      goesTo.current = 'opened';
      onKey(event, spot);
    }
  };
  return (
    <>
      {pieces.map((piece, i, { length }) => {
        const spot = { slot: piece.slot, index: i, single: true };
        const own = slot?.pieces[i];
        return (
          <button
            key={i}
            ref={(node) => {
              buttons.current[i] = node;
            }}
            type="button"
            class="bd-opened-piece"
            style={placed(piece)}
            disabled={!live}
            tabIndex={i === Math.min(among, length - 1) ? 0 : -1}
            aria-pressed={own !== undefined && held.includes(own.id)}
            aria-label={m.teach_compose_opened({
              piece: slot && own ? words.pieceName(slot, own, false) : '',
              n: i + 1,
              count: length,
              place: slot ? words.shortName(slot, seat) : '',
            })}
            onFocus={() => setAmong(i)}
            onKeyDown={(event) => key(event, i, spot)}
            onClick={(event) => {
              if (event.detail > 0) return;
              goesTo.current = 'opened';
              onTap(spot);
            }}
          />
        );
      })}
    </>
  );
}
