import type { Carry, Face, SlotKind } from '../../../engine/core/scene.ts';
import type { PlacedGlyph, Shape } from '../faces/shapes.ts';

/** A rectangle in the board's own units: CSS pixels at natural size. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A piece with its place. A later piece of the list lies above an earlier one. */
export interface PlacedPiece extends Box {
  readonly id: string;
  readonly slot: string;
  readonly face: Face;
  /** False: not drawn (beneath others, or folded away), but it has a place to fly from. */
  readonly shown: boolean;
  /** A card that is not simply its face. */
  readonly form?: 'back' | 'ticket' | 'slip' | undefined;
  /** Size of the rank on a slip. */
  readonly size?: number | undefined;
  /** Known but not in play yet; in hand and not playable now; in hand and playable. */
  readonly tint?: 'shown' | 'resting' | 'playable' | undefined;
  /** How much of a card is free above the next one, where it is covered from below. */
  readonly strip?: number | undefined;
  /** How much is free at its left, where it is covered from the right. */
  readonly across?: number | undefined;
}

export interface PlacedSlot {
  /** The slot's id; for one piece of a hand, a hold (see games.ts). */
  readonly id: string;
  readonly kind: SlotKind;
  readonly index: number;
  /** The number of the key that picks it, where that is not its index. */
  readonly key?: number | undefined;
  /** Where the empty place is drawn, and where a first piece lies. */
  readonly place: Box;
  /** What a finger may touch to take from here: the whole pile. */
  readonly touch: Box;
  /** Where a piece may be let go to mean this slot. */
  readonly drop: Box;
  /** How the empty place looks: `own` is drawn by the game, `bare` has a control but no drawing, `none` neither. */
  readonly look: 'line' | 'dashed' | 'own' | 'bare' | 'none';
  /** Number of pieces, listed or not. */
  readonly count: number;
  /** False: a place that the game draws does not show that number. */
  readonly counted?: boolean | undefined;
  /** All that may be touched is the slot's to look at, as of a row with a number: bare, too, it is no cloth on which one puts something down. */
  readonly whole?: true | undefined;
  /** Where the next piece comes to lie, where that is not on top of the others. */
  readonly next?: Box | undefined;
}

/** Words on the board; the painters have the text. */
export interface Label {
  /** Which words: a name that the game's own words know, and its layout gives; the board itself asks for `draw` and `waits`. */
  readonly text: string;
  /** The number in the text: of the pile, or of the player. */
  readonly n: number;
  /** The player by name, where they have one. */
  readonly name?: string | undefined;
  readonly x: number;
  /** Baseline. */
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Further numbers in the text. */
  readonly counts?: readonly number[] | undefined;
  /** Beside the board's cloth, on the page itself; and the words of the one whose turn it is. */
  readonly paper?: boolean | undefined;
  readonly strong?: boolean | undefined;
}

/**
 * What opens in place, at the size of the board's pieces and over the board: a numbered block for pieces that do not fit, a
 * numbered chip for what lies beneath a top, or a whole row of tickets, which is drawn as tickets only.
 */
export interface Fold extends Box {
  readonly slot: string;
  readonly count: number;
  readonly open: boolean;
  readonly look?: 'block' | 'chip' | 'row' | undefined;
  /** What a finger may touch to open it, where that is more than is drawn. */
  readonly touch?: Box | undefined;
}

/**
 * An action that lies on the board as a button: a draw on the back of a hand, or a word above the reader's hand. `waits`: none, but in
 * the place of one, that a card which was drawn has to be played first. `must`: none either, but a tag on a piece that has to be moved now,
 * with a ring around the piece, which is what `touch` says; `lit`: a place that takes it.
 */
export interface PlacedAct extends Box {
  /** The slot whose touch acts; or the action's text, for what moves nothing. */
  readonly id: string;
  readonly kind: 'draw' | 'said' | 'waits' | 'must' | 'lit';
  readonly words?: string | undefined;
  /** What is written on it, where that is less. */
  readonly short?: string | undefined;
  /** Not allowed now: it keeps its place, dashed. */
  readonly off?: boolean | undefined;
  /** What a finger may touch. */
  readonly touch: Box;
}

/** What a fold shows when it is open: a sheet over the board. */
export interface Opened extends Box {
  readonly slot: string;
  readonly pieces: readonly PlacedPiece[];
}

/** An action in words that moves nothing on the board: a pass, a stop. */
export interface SaidAct {
  readonly action: string;
  readonly words: string;
  /** Not allowed now. */
  readonly off?: boolean | undefined;
}

export interface Layout {
  /** Where the picture begins, when it is a part of a board; 0 where it is not said. */
  readonly left?: number;
  readonly top?: number;
  readonly width: number;
  readonly height: number;
  readonly slots: readonly PlacedSlot[];
  readonly pieces: readonly PlacedPiece[];
  readonly labels: readonly Label[];
  /** The line that the piles stand on. */
  readonly ground: readonly { readonly x1: number; readonly x2: number; readonly y: number }[];
  readonly folds: readonly Fold[];
  /** Size of the labels. */
  readonly type: number;
  /** Whose board it is. */
  readonly game: string;
  /** What lies beneath everything: the cloth where it is not the whole board, signs, ranks still to come. */
  readonly ornaments?: readonly (Shape | PlacedGlyph)[];
  /** The cloth, where the board is not all cloth. */
  readonly felt?: Box;
  /** Actions that lie on the board. */
  readonly acts?: readonly PlacedAct[];
  /** The size of a whole piece: at which folds open. */
  readonly unit?: { readonly w: number; readonly h: number };
  /** The sheet that is open over the board. */
  readonly opened?: Opened | undefined;
}

export interface LayoutOptions {
  /** Width of the board with its padding. */
  readonly width: number;
  /** Height of the board, which it then keeps whatever lies on it. Without it a board is as high as it needs. */
  readonly height?: number | undefined;
  /** Height that should not be exceeded, where a screen is low. */
  readonly maxHeight?: number | undefined;
  /** Slots whose touch acts and is legal now: a draw. */
  readonly draws?: readonly string[] | undefined;
  /** What can be said now, or could be: buttons above the reader's hand. */
  readonly said?: readonly SaidAct[] | undefined;
  /** Slots whose fold is open. */
  readonly open?: ReadonlySet<string> | undefined;
  /** The player who sits below; the first one where it is not said. */
  readonly seat?: number | undefined;
  /** What legal actions carry: shown where a game marks what may be played. */
  readonly offers?: readonly Carry[] | undefined;
  /** Marks only tint: nothing stands out by its place, so that a reader who wants no marks sees none. */
  readonly flat?: boolean | undefined;
  /** The least part of a tall board's height that the cloth has, as long as hands only come closer together for it. */
  readonly cloth?: number | undefined;
  /** The most of things shown so far, by names that the game knows, so that the board keeps its measures. */
  readonly memory?: ReadonlyMap<string, number> | undefined;
}

export type FigureSize = 'small' | 'normal';
