import type { Play, TextGame } from '../../../engine/core/play.ts';
import type { NotationError } from '../../../engine/core/result.ts';
import { type Draft, type GameComposer, pieceOf } from '../../games/composing.ts';

/** A piece as it lies: its place, and which one of that place. */
export interface Lying {
  readonly slot: string;
  readonly index: number;
  /** The id of the piece in the scene. */
  readonly id: string;
}

/** A piece that is there more often than the game has it; the last one laid is the one too many. */
export interface Surplus {
  readonly piece: string;
  readonly most: number;
  readonly lying: readonly Lying[];
  /** The game has more of them, but whoever's cards these are has not. */
  readonly own?: true;
}

/** What a draft comes to: a position one can play on, or what is to be mended first. */
export type Checked =
  | { readonly kind: 'position'; readonly play: Play }
  | { readonly kind: 'empty' }
  | { readonly kind: 'surplus'; readonly surplus: readonly Surplus[] }
  | { readonly kind: 'refused'; readonly error: NotationError; readonly places: readonly string[] };

/** The pieces of which there are too many: beyond what the game has, or what one player has of their own. */
export function surplusOf(composer: GameComposer, draft: Draft): Surplus[] {
  const most = new Map(composer.tray(draft).flatMap(({ pieces }) => pieces.map((piece) => [piece.piece, piece.most] as const)));
  const found = new Map<string, Lying[]>();
  const twice = new Map<string, { readonly piece: string; readonly lying: Lying[] }>();
  for (const slot of composer.scene(draft).slots)
    for (const [index, own] of slot.pieces.entries()) {
      const [piece, lying] = [pieceOf(own), { slot: slot.id, index, id: own.id }];
      found.set(piece, [...(found.get(piece) ?? []), lying]);
      const pack = composer.pack?.(slot) ?? null;
      const key = `${pack} ${piece}`;
      if (pack !== null) twice.set(key, { piece, lying: [...(twice.get(key)?.lying ?? []), lying] });
    }
  const beyond = [...found].flatMap(([piece, lying]): Surplus[] => {
    const allowed = most.get(piece) ?? 0;
    return lying.length > allowed ? [{ piece, most: allowed, lying }] : [];
  });
  const own = [...twice.values()].filter(({ piece, lying }) => lying.length > 1 && !beyond.some((one) => one.piece === piece));
  return [...beyond, ...own.map(({ piece, lying }): Surplus => ({ piece, most: 1, lying, own: true }))];
}

/** Reads a draft by the game's own parser. */
export function check(composer: GameComposer, game: TextGame, draft: Draft): Checked {
  if (composer.scene(draft).slots.every(({ pieces }) => pieces.length === 0)) return { kind: 'empty' };
  const surplus = surplusOf(composer, draft);
  if (surplus.length > 0) return { kind: 'surplus', surplus };
  const opened = game.open(composer.position(draft));
  if (opened.ok) return { kind: 'position', play: opened.value };
  return { kind: 'refused', error: opened.error, places: composer.places(opened.error.field) };
}
