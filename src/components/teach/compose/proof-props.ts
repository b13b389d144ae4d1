import type { Play } from '../../../engine/core/play.ts';
import type { Slot } from '../../../engine/core/scene.ts';
import type { Draft, Offer } from '../../games/composing.ts';
import type { GameKit } from '../../play/kit.ts';
import type { Checked, Lying } from './problems.ts';
import type { Proved } from './proved.ts';

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
  place(slot: string): Slot;
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
