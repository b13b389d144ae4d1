import type { Carry, Piece, Scene, Slot } from '../../engine/core/scene.ts';
import * as m from '../../paraglide/messages.js';
import { type Drawing, drawBrick } from './faces/drawing.ts';
import { placeNumber } from './faces/numeral.ts';
import type { PlacedGlyph } from './faces/shapes.ts';
import { openedSheet } from './layout/opened.ts';
import { board as sixteenBoard, remember as sixteenRemember } from './layout/sixteen.ts';
import type { Fold, Label, Layout, LayoutOptions, PlacedPiece } from './layout/types.ts';
import * as sixteenWords from './words.ts';

/** What a finger may do with a slot: take its top, take any of its pieces, only touch it (it acts), or nothing. */
export type Hold = 'top' | 'any' | 'touch' | 'none';

/** The words of one game's board. `seat` is the player who sits below, `moves` the pieces that legally leave a slot together. */
export interface BoardWords {
  labelText(label: Label): string;
  slotName(slot: Slot, moves: readonly Piece[], seat: number): string;
  /** The name of a slot that takes what is lifted. */
  targetName(slot: Slot, run: readonly Piece[], seat: number): string;
  /** A piece of a slot of which any may be taken. */
  pieceName(slot: Slot, piece: Piece, moves: boolean): string;
  /** The button that opens or closes what does not fit. */
  foldName(fold: Fold, slot: Slot | undefined, seat: number): string;
  /** Short, for sentences. */
  shortName(slot: Slot, seat: number): string;
  /** The whole position. */
  describe(scene: Scene, seat: number): string;
  /** The name of a figure without a title. */
  figureName(): string;
}

/** What one game brings to a board. */
export interface BoardGame {
  readonly id: string;
  layOut(scene: Scene, options: LayoutOptions): Layout;
  draw(piece: PlacedPiece): Drawing;
  /** A rank that would fit an empty place, its middle at (x, y). */
  fits(rank: number, x: number, y: number, size: number): PlacedGlyph[];
  hold(slot: Slot, actor: Scene['actor']): Hold;
  /** Its faces, glyphs and digits are on the shared sheet (see sheet.ts). */
  readonly sheet?: boolean;
  readonly words: BoardWords;
  /** The cloth is a part of the board only: hands lie on the page beside it. */
  readonly split?: boolean;
  /** What to keep in mind of the scenes shown so far, so that the board keeps its measures while pieces move. */
  remember?(memory: Map<string, number>, scene: Scene): void;
}

const ranksOf = (pieces: readonly Piece[]): number[] => pieces.map((p) => p.face.rank);

const sixteen: BoardGame = {
  id: 'sixteen',
  layOut: sixteenBoard,
  remember: sixteenRemember,
  draw: drawBrick,
  fits: placeNumber,
  hold: ({ kind }) => (kind === 'urn' ? 'touch' : kind === 'foundation' ? 'none' : 'top'),
  words: {
    ...sixteenWords,
    slotName: (slot, moves) => sixteenWords.slotName(slot, ranksOf(moves)),
    targetName: (slot, run) => sixteenWords.targetName(slot, ranksOf(run)),
    pieceName: (slot) => sixteenWords.slotName(slot),
    figureName: m.board_figure,
  },
};

const games = new Map<string, BoardGame>([[sixteen.id, sixteen]]);

/**
 * Adds a game's board. Each file of `games/` does so when it is imported, so that a page carries only the boards of the
 * games it shows: a game's kit imports its own, pictures made at build time import `games/all.ts`.
 */
export const addBoard = (game: BoardGame): void => {
  games.set(game.id, game);
};

/** The board of a game; one that nobody imported is a fault of the page and throws. */
export function boardOf(id: string): BoardGame {
  const game = games.get(id);
  if (!game) throw new Error(`no board for ${id}: import its file of components/board/games`);
  return game;
}

/** Where everything of a scene lies on a board of a given width. Pure. */
export function layOut(scene: Scene, options: LayoutOptions): Layout {
  const layout = { ...boardOf(scene.game).layOut(scene, options), game: scene.game };
  const fold = layout.folds.find((f) => f.open && f.look !== undefined);
  const slot = scene.slots.find((s) => s.id === fold?.slot);
  return fold && slot ? { ...layout, opened: openedSheet(slot, layout, fold) } : layout;
}

/** A thing that a finger takes hold of: a slot, or one piece of a slot of which any may be taken. */
export const holdId = (slot: string, piece: string | null): string => (piece === null ? slot : `${slot}/${piece}`);

export function splitHold(id: string): { slot: string; piece: string | null } {
  const at = id.indexOf('/');
  return at < 0 ? { slot: id, piece: null } : { slot: id.slice(0, at), piece: id.slice(at + 1) };
}

/** Whether a carry begins at a hold. */
export function leaves(carry: Carry, hold: string): boolean {
  const { slot, piece } = splitHold(hold);
  return carry.from === slot && (piece === null || carry.pieces[0] === piece);
}
