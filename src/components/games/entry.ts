import type { Play } from '../../engine/core/play.ts';
import type { Face, Scene, Slot } from '../../engine/core/scene.ts';
import type { Puzzle } from '../../published/puzzle-schema.ts';
import type { Strengths } from '../../records/game-record.ts';
import type { FigureSize, Layout } from '../board/layout/types.ts';
import type { Dealing, RoundsOf } from '../play/deals.ts';
import type { TryBoard } from '../play/Try.tsx';

/** What a page that deals needs of a game. */
export interface GameDeals {
  /** What there is to choose before a deal. */
  readonly dealing: Dealing;
  /** Where a deal is the first of several rounds. */
  readonly Rounds?: RoundsOf;
}

/** What the build needs of a game beside its kit. */
export interface GamePages<State = unknown, Action = unknown> {
  /**
   * Its figure in running text: as small as it can be, everything listed. `roomy` leaves space between piles for an arrow;
   * `closed` lists no cards that lie in a stack on the table. Pure.
   */
  figure(scene: Scene, size: FigureSize, roomy: boolean, seat: number, closed: boolean): Layout;
  /** Its table in a list or a preview, where that is not its figure: without a word. Pure. */
  picture?(scene: Scene, seat: number): Layout;
  /** How a figure is cut down to some of its slots. */
  readonly cut: FigureCut;
  /** The small picture beside its name in lists. */
  readonly sign: GameSign;
  /** A table in play, for the tile by which one picks a game: a position, and the parts of it that are shown, by the names of `cut.ts`; `alone`: its cards without the names of places where none lies. */
  readonly tile: { readonly position: string; readonly show: string; readonly alone?: boolean };
  /** Small boards for whoever has never heard of the game, where it has some: home shows them one after the other. */
  firstBoards?(): readonly TryBoard[];
  /** The position on the preview image of its rule page. */
  readonly example: string;
  /** What there is to know before one starts a puzzle, beside its task: whole sentences. */
  puzzleLead(start: Play<State, Action>): string;
  /** How each of its computer players plays, in a short sentence; left out where nobody plays against the reader. */
  readonly playerSays?: Readonly<Record<string, () => string>>;
  /** What its table is called beside that of another rule set of the game; left out where it has one table. */
  readonly table?: () => string;
  /** Its rule sets in a word or two, the usual one first. */
  readonly ruleSets: Readonly<Record<string, () => string>>;
  /** Rule sets in which only the last one loses. */
  readonly lastLoses?: readonly string[];
  /** How strong its computer players are, by rule set and player; left out where nobody plays against the reader. */
  readonly strengths?: Strengths;
  /** Rules by whose change a game is another one, at which its players were not measured. */
  readonly unmeasured?: readonly string[];
  /** What one may wish of a puzzle, in the words of a sentence: kinds of goals ("with …") and rules ("Sixteen with …"). */
  readonly wishes: {
    readonly goals: Readonly<Record<string, () => string>>;
    readonly rules: Readonly<Record<string, () => string>>;
  };
  /**
   * A task that asks for a decision at once, asked as that; null where the goal says it better. It says what anybody sees on
   * the board, and not how many of the first actions are good.
   */
  question?(puzzle: Pick<Puzzle, 'goal' | 'proof'>, start: Play<State, Action>): string | null;
}

export interface FigureCut {
  /** Whether a slot must lie in a scene for its layout, though it is not shown. */
  needs(slot: Slot): boolean;
  /** To what: not at all, since its layout has only what lies there; to whole columns; or to the boxes of what is shown. */
  to(shown: readonly Slot[]): 'whole' | 'columns' | 'boxes';
}

/** A few pieces, side by side or on one another, in the order in which they are drawn. */
export interface GameSign {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly {
    readonly face: Face;
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
  }[];
  /** The line that they stand on, from edge to edge. */
  readonly ground?: number;
}
