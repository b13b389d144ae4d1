import { useSignal } from '@preact/signals';
import type { TargetedKeyboardEvent, VNode } from 'preact';
import type { GameId } from '../../../engine/games/ids.ts';
import * as m from '../../../paraglide/messages.js';
import type { TrayGroup, TrayPiece } from '../../games/composing.ts';
import { Piece } from './Piece.tsx';

interface Props {
  readonly game: GameId;
  readonly groups: readonly TrayGroup[];
  /** How often each piece lies on the table. */
  readonly counts: ReadonlyMap<string, number>;
  /** The piece in the hand, where it comes from the tray. */
  readonly held: string | null;
  onTap(piece: string): void;
  onPress(event: PointerEvent, piece: TrayPiece): void;
}

const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The piece of the tray that is next to one in a direction, as they stand on the page; null: none is. */
function beside(from: HTMLElement, [dx, dy]: readonly [number, number]): HTMLElement | null {
  const middle = (node: HTMLElement) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x + width / 2, y + height / 2] as const;
  };
  const [x, y] = middle(from);
  let best: { node: HTMLElement; far: number } | null = null;
  for (const node of from.closest('.tray')?.querySelectorAll<HTMLElement>('.tray-piece') ?? []) {
    if (node === from || node.offsetParent === null) continue;
    const [nx, ny] = middle(node);
    const along = (nx - x) * dx + (ny - y) * dy;
    const aside = Math.abs((nx - x) * dy) + Math.abs((ny - y) * dx);
    const far = along + 3 * aside;
    if (along > 1 && aside < along && (best === null || far < best.far)) best = { node, far };
  }
  return best?.node ?? null;
}

/** Arrows go from piece to piece. */
function goOn(event: TargetedKeyboardEvent<HTMLButtonElement>): void {
  const way = ways[event.key];
  if (!way || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  beside(event.currentTarget, way)?.focus();
}

/** Every piece of the game, with how many are left: whole ones lie ready, of one that is used up the place stays. */
export function Tray({ game, groups, counts, held, onTap, onPress }: Props): VNode {
  const shown = useSignal(0);
  const left = ({ piece, most }: TrayPiece) => most - (counts.get(piece) ?? 0);
  const all = groups.flatMap(({ pieces }) => pieces);
  const total = all.reduce((sum, piece) => sum + piece.most, 0);
  const free = all.reduce((sum, piece) => sum + Math.max(0, left(piece)), 0);
  return (
    <section class="tray" aria-labelledby="tray-head">
      <header class="tray-head">
        <h2 id="tray-head">{m.teach_compose_tray()}</h2>
        <p class="label">{m.teach_compose_left({ left: free, all: total })}</p>
      </header>
      {groups.length > 1 && (
        <div class="tray-suits">
          {groups.map(({ id, name }, i) => (
            <button
              key={id}
              type="button"
              aria-pressed={shown.value === i}
              aria-label={name}
              onClick={() => {
                shown.value = i;
              }}
            >
              <span class={`tray-suit is-${id}`} aria-hidden="true" />
            </button>
          ))}
        </div>
      )}
      <div class={`tray-groups of-${groups.length}`}>
        {groups.map((group, i) => (
          <ul key={group.id} class={shown.value === i ? 'tray-group is-shown' : 'tray-group'} aria-label={group.name}>
            {group.pieces.map((piece) => {
              const n = left(piece);
              const over = m.teach_compose_piece_over({ name: piece.name, over: -n });
              return (
                <li key={piece.piece}>
                  <button
                    type="button"
                    class={`tray-piece${n > 1 ? ' is-many' : n === 0 ? ' is-none' : n < 0 ? ' is-over' : ''}`}
                    aria-pressed={held === piece.piece}
                    aria-label={n < 0 ? over : m.teach_compose_piece({ name: piece.name, left: n })}
                    data-piece={piece.piece}
                    onKeyDown={goOn}
                    onPointerDown={(event) => onPress(event, piece)}
                    onClick={(event) => {
                      if (event.detail === 0) onTap(piece.piece);
                    }}
                  >
                    {n > 0 ? (
                      <Piece game={game} face={piece.face} prefix={`t${piece.piece}`} />
                    ) : (
                      <span aria-hidden="true">
                        {n < 0 ? `−${-n}` : piece.sign.replace(/\D*$/u, '') || piece.sign.slice(0, 1)}
                      </span>
                    )}
                    {groups.length === 1 && n > 0 && (
                      <span class="tray-count" aria-hidden="true">
                        {n}
                      </span>
                    )}
                  </button>
                </li>
              );
            })}
          </ul>
        ))}
      </div>
    </section>
  );
}
