import type { Carry, Piece, Scene, Slot } from '../../engine/core/scene.ts';
import type { Drawing } from './faces/drawing.ts';
import type { PlacedGlyph, Shape } from './faces/shapes.ts';
import type { Box, Fold, Label, Layout, LayoutOptions, PlacedPiece, PlacedSlot } from './layout/types.ts';

/** What a finger may do with a slot: take its top, take any of its pieces, only touch it (it acts), or nothing. */
export type Hold = 'top' | 'any' | 'touch' | 'none';

/** The words of one game's board. `seat` is the player who sits below, `moves` the pieces that legally leave a slot together. */
export interface BoardWords {
  labelText(label: Label): string;
  /** `scene`: the slots around it, for a game in which a place is called by what lies beside it. */
  slotName(slot: Slot, moves: readonly Piece[], seat: number, scene?: Scene): string;
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
  /** What is at the slots shown, where their names one by one do not say it. */
  describePart?(scene: Scene, shown: ReadonlySet<string>, seat: number): string;
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
  /** The name of the sheet that has its faces, glyphs and digits (see sheet.ts). */
  readonly sheet?: string;
  /**
   * What stands at a place that looks like none of the common ones (`look: 'own'`), its top left corner at 0, 0: shapes, drawn at a
   * size of their own and stretched to the place, and a number as it stands there.
   */
  drawPlace?(place: PlacedSlot): {
    readonly shapes: readonly Shape[];
    readonly size: { readonly w: number; readonly h: number };
    readonly count: readonly PlacedGlyph[];
  };
  /** Where pieces come from that were not on the board before; null: they just appear. */
  source?(layout: Layout): Box | null;
  /** A scene in which what is numbered has the numbers by which the player at `seat` calls it; unsaid: they are the same for all. */
  seenFrom?(scene: Scene, seat: number): Scene;
  readonly words: BoardWords;
  /** The cloth is a part of the board only: hands lie on the page beside it. */
  readonly split?: boolean;
  /** The group of places to whose first one the key f goes, group after group; null: f does not stop there. Unsaid: at every foundation. */
  station?(slot: PlacedSlot): string | null;
  /** A board of the same game that this one draws as well: it is not put in its place. */
  readonly instead?: BoardGame;
  /** What to keep in mind of the scenes shown so far, so that the board keeps its measures while pieces move. */
  remember?(memory: Map<string, number>, scene: Scene): void;
}

const games = new Map<string, BoardGame>();

/** Makes a game's board known. Its kit is loaded with it, so that a page carries only the boards of the games it shows. */
export const addBoard = (game: BoardGame): void => {
  if (games.get(game.id)?.instead !== game) games.set(game.id, game);
};

/** The board of a game; one that was never made known is a fault of the page and throws. */
export function boardOf(id: string): BoardGame {
  const game = games.get(id);
  if (!game) throw new Error(`no board for “${id}”: its kit has not been loaded`);
  return game;
}

/** Where the key f leads from a place: to the next station in the layout's order. */
export function nextStation(game: string, { slots }: Layout, from: string): string {
  const groupOf = boardOf(game).station ?? (({ id, kind }: PlacedSlot) => (kind === 'foundation' ? id : null));
  const groups = new Map<string, PlacedSlot>();
  for (const slot of slots) {
    const group = slot.look === 'none' ? null : groupOf(slot);
    if (group !== null && !groups.has(group)) groups.set(group, slot);
  }
  const stations = [...groups.values()];
  return (stations[stations.findIndex(({ id }) => id === from) + 1] ?? stations[0])?.id ?? from;
}

/** The pile that a number key picks: where each player has some, one of the reader's own. */
export const numbered = ({ slots }: Layout, key: string): PlacedSlot | undefined =>
  slots.findLast((slot) => slot.kind === 'pile' && slot.look !== 'none' && String(slot.key ?? slot.index) === key);

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
