import { useSignal } from '@preact/signals';
import type { TargetedKeyboardEvent, VNode } from 'preact';
import type { GameId } from '../../../engine/games/ids.ts';
import * as m from '../../../paraglide/messages.js';
import { render } from '../../board/BoardSvg.tsx';
import type { Layout } from '../../board/layout/types.ts';
import { svgOf } from '../../board/svg.ts';
import type { TrayGroup, TrayPiece } from '../../games/composing.ts';

interface PieceProps extends Pick<TrayPiece, 'drawn'> {
  readonly game: string;
  readonly prefix: string;
}

const suitSigns: Readonly<Record<string, string>> = { c: '♣\uFE0E', d: '♦\uFE0E', h: '♥\uFE0E', s: '♠\uFE0E' };

/** One piece by itself, as a picture; whoever shows it says what it is. */
export function Piece({ game, drawn, prefix }: PieceProps): VNode {
  const layout: Layout = {
    width: drawn.w,
    height: drawn.h,
    slots: [],
    pieces: [{ id: 'piece', slot: 'tray', x: 0, y: 0, shown: true, ...drawn }],
    labels: [],
    ground: [],
    folds: [],
    type: 12,
    game,
  };
  return render(svgOf(layout, [], 'page', { prefix, class: 'bd-svg' })) as VNode;
}

interface Props {
  readonly game: GameId;
  readonly groups: readonly TrayGroup[];
  /** How often each piece lies on the table. */
  readonly counts: ReadonlyMap<string, number>;
  /** How many pieces lie there beyond what the game has. */
  readonly surplus: number;
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

/** What the tray has to be reached by keys: its pieces and, where they are shown, its suits. */
const stops = (from: HTMLElement): HTMLElement[] =>
  [...(from.closest('.tray')?.querySelectorAll<HTMLElement>('.tray-stop') ?? [])].filter((node) => node.offsetParent !== null);

/** What of the tray is next to something in a direction, as it stands on the page; null: nothing is. */
function beside(from: HTMLElement, [dx, dy]: readonly [number, number]): HTMLElement | null {
  const middle = (node: HTMLElement) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x + width / 2, y + height / 2] as const;
  };
  const [x, y] = middle(from);
  let best: { node: HTMLElement; far: number } | null = null;
  for (const node of stops(from)) {
    if (node === from) continue;
    const [nx, ny] = middle(node);
    const along = (nx - x) * dx + (ny - y) * dy;
    const aside = Math.abs((nx - x) * dy) + Math.abs((ny - y) * dx);
    const far = along + 3 * aside;
    if (along > 1 && aside < along && (best === null || far < best.far)) best = { node, far };
  }
  return best?.node ?? null;
}

/** Arrows go from piece to piece, Home and End to the first and the last. */
function goOn(event: TargetedKeyboardEvent<HTMLButtonElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const from = event.currentTarget;
  const way = ways[event.key];
  const pieces = stops(from).filter((node) => node.classList.contains('tray-piece'));
  const to = way ? beside(from, way) : event.key === 'Home' ? pieces[0] : event.key === 'End' ? pieces.at(-1) : undefined;
  if (to === undefined) return;
  event.preventDefault();
  to?.focus();
}

/** How many are left, how many are too many: never “none left” of a table that has too many. */
function leftWords(left: number, all: number, over: number): string {
  if (over === 0) return m.teach_compose_left({ left, all });
  return left === 0 ? m.teach_compose_over({ over }) : m.teach_compose_left_over({ left, all, over });
}

/** Every piece of the game, with how many are left: whole ones lie ready, of one that is used up the place stays. */
export function Tray({ game, groups, counts, surplus, held, onTap, onPress }: Props): VNode {
  const shown = useSignal(0);
  // All of it is one stop of the Tab key: where one was before, in the suit that is shown.
  const reached = useSignal<string | null>(null);
  const left = ({ piece, most }: TrayPiece) => most - (counts.get(piece) ?? 0);
  const all = groups.flatMap(({ pieces }) => pieces);
  const total = all.reduce((sum, piece) => sum + piece.most, 0);
  const free = all.reduce((sum, piece) => sum + Math.max(0, left(piece)), 0);
  const home = all.some(({ piece }) => piece === reached.value) ? reached.value : groups[shown.value]?.pieces[0]?.piece;
  return (
    <section class="tray" aria-labelledby="tray-head">
      <header class="tray-head apart">
        <h2 id="tray-head">{m.teach_compose_tray()}</h2> <p class="label">{leftWords(free, total, surplus)}</p>
      </header>
      <p id="tray-keys" class="visually-hidden">
        {m.teach_compose_tray_keys()}
      </p>
      {/* An application, so that a screen reader leaves the arrows to it. */}
      <div role="application" aria-labelledby="tray-head" aria-describedby="tray-keys">
        {groups.length > 1 && (
          <div class="tray-suits">
            {groups.map(({ id, name }, i) => (
              <button
                key={id}
                type="button"
                class="tray-stop"
                tabIndex={-1}
                aria-pressed={shown.value === i}
                aria-label={name}
                onKeyDown={goOn}
                onClick={() => {
                  shown.value = i;
                  reached.value = groups[i]?.pieces[0]?.piece ?? null;
                }}
              >
                <span class={`tray-suit is-${id}`} aria-hidden="true">
                  {suitSigns[id]}
                </span>
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
                      class={`tray-piece tray-stop centred${n > 1 ? ' is-many' : n === 0 ? ' is-none' : n < 0 ? ' is-over' : ''}`}
                      aria-pressed={held === piece.piece}
                      aria-label={n < 0 ? over : m.teach_compose_piece({ name: piece.name, left: n })}
                      data-piece={piece.piece}
                      tabIndex={piece.piece === home ? 0 : -1}
                      onFocus={() => {
                        reached.value = piece.piece;
                      }}
                      onKeyDown={goOn}
                      onPointerDown={(event) => onPress(event, piece)}
                      onClick={(event) => {
                        if (event.detail === 0) onTap(piece.piece);
                      }}
                    >
                      {n > 0 ? (
                        <Piece game={game} drawn={piece.drawn} prefix={`t${piece.piece}`} />
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
      </div>
    </section>
  );
}
