import type { Play, TextGame } from '../../../engine/core/play.ts';
import type { NotationError } from '../../../engine/core/result.ts';
import type { FurthestAnswer, GradeAnswer } from '../../../engine/proving/answers.ts';
import type { Reason } from '../../../engine/proving/reasons.ts';
import type { SolverClient } from '../../../engine/worker/client.ts';
import { type Draft, type GameComposer, type Offer, pieceOf } from '../../games/composing.ts';
import type { GameKit } from '../../play/kit.ts';
import type { Place } from './place-words.ts';

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

/** What is known of a position and a goal. */
export type Proved =
  | { readonly kind: 'none' }
  | { readonly kind: 'thinking'; readonly nodes: number }
  /** `grading` is null while it is being measured, or where it cannot be. */
  | { readonly kind: 'winnable'; readonly line: readonly string[]; readonly grading: GradeAnswer | null }
  /**
   * `furthest`: how far one still gets; null where the goal knows no less, left out while that is looked for. `line`: one in which the
   * others spoil it, in games where that is told.
   */
  | { readonly kind: 'lost'; readonly furthest?: FurthestAnswer | null; readonly line?: readonly string[] }
  /** `reason` is null where somebody stopped the search. */
  | { readonly kind: 'unknown'; readonly reason: Reason | null }
  /** The solver did not come, or failed; it can be asked once more. */
  | { readonly kind: 'failed'; readonly reason: Reason };

/** What a proof asks of the solver. */
export type Solver = Pick<SolverClient, 'solve' | 'grade' | 'furthest' | 'choose' | 'reply'>;

/** What is asked: a position and a goal; `more`: with more time. */
export interface Question {
  readonly position: string;
  readonly goal: string;
  readonly more: boolean;
}

/** What a proof is shown with, and what can be done about it. */
export interface ProofProps {
  readonly kit: GameKit;
  readonly checked: Checked;
  readonly proof: Proved;
  readonly play: Play | null;
  readonly goal: string;
  readonly offers: readonly Offer[];
  /** Pieces that are not placed. */
  readonly left: number;
  sign(piece: string): string;
  place(slot: string): Place;
  readonly seat: number;
  take(spot: Lying, piece: string): void;
  accept(draft: Draft): void;
  /** Asks for another goal. */
  choose(goal: string): void;
  stop(): void;
  /** Asks once more; `more`: with more time. */
  again(more: boolean): void;
  /** Plays a solution on the board, or a line that is lost. */
  watch(line: readonly string[]): void;
  /** Opens the board to be explored. */
  explore(): void;
  /** Told when what can be done about a proof has come. */
  shown(): void;
}
