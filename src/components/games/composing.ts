import type { Play } from '../../engine/core/play.ts';
import type { Face, Piece, Scene, Slot, SlotKind } from '../../engine/core/scene.ts';

/** A table as it is being composed: anything may lie anywhere, whether or not play could lead there. Plain data. */
export interface Draft {
  /** The pieces of each place, as the notation writes them and in its order; places are the slots of the scene. */
  readonly places: Readonly<Record<string, readonly string[]>>;
  /** All that is no piece, by names of the game's own: rules, whose turn it is. */
  readonly facts: Readonly<Record<string, string>>;
}

/** Who sits below: whoever saw the figure that it came from, else whose turn it is. */
export const seatIn = ({ facts }: Draft): number => Number(facts.eyes ?? facts.turn ?? 1);

/** A draft as a player sees it, whoever's turn it is. */
export const seenBy = (draft: Draft, seat: string): Draft => ({ ...draft, facts: { ...draft.facts, eyes: seat } });

/** A draft with another value of a fact; whose turn it is then says who sits below. */
export function withFact({ places, facts }: Draft, id: string, value: string): Draft {
  const { eyes, ...others } = facts;
  return { places, facts: { ...others, ...(eyes === undefined || id === 'turn' ? {} : { eyes }), [id]: value } };
}

/** Something to choose that is no piece. */
export interface Fact {
  readonly id: string;
  readonly name: string;
  /** One of the rules, not of the position. */
  readonly rule: boolean;
  /** Two choices of which the second is the first one's opposite are a switch. */
  readonly choices: readonly { readonly value: string; readonly name: string }[];
}

/** A piece as it lies in the tray. */
export interface TrayPiece {
  /** As the notation writes it. */
  readonly piece: string;
  readonly face: Face;
  readonly name: string;
  /** Short, for sentences: 7♣. */
  readonly sign: string;
  /** How many the game has. */
  readonly most: number;
}

/** Pieces that stand together in the tray: a suit. */
export interface TrayGroup {
  readonly id: string;
  readonly name: string;
  readonly pieces: readonly TrayPiece[];
}

/** A goal that may be asked for: its text, or the beginning of one that a number completes. */
export interface GoalChoice {
  readonly id: string;
  readonly words: string;
  /** `already`: how many there are before the first action, where a goal does not count as met by them alone. */
  readonly number?: { readonly low: number; readonly high: number; readonly usual: number; readonly already?: number };
}

/** A change that is offered in words. */
export interface Offer {
  readonly words: string;
  readonly draft: Draft;
}

/** What composing takes of a game. All functions are pure; drafts go in and out whole. */
export interface GameComposer {
  /** Nothing on the table, by the usual rules. */
  readonly empty: Draft;
  /** Pieces as one may type them into a place, for who wonders how. */
  readonly typed: string;
  /** A whole position as a draft. */
  read(play: Play): Draft;
  facts(draft: Draft): readonly Fact[];
  tray(draft: Draft): readonly TrayGroup[];
  /** One more piece in a place; some places hold one only, or all from the first to this one. */
  put(draft: Draft, slot: string, piece: string): Draft;
  /** Without one piece of a place, and what cannot lie there without it. */
  take(draft: Draft, slot: string, index: number): Draft;
  scene(draft: Draft): Scene;
  /** What the board keeps room for though nothing lies there yet, by the names of its memory. */
  readonly room?: ReadonlyMap<string, number>;
  /** The notation, whether or not it can be read. */
  position(draft: Draft): string;
  /** What is missing, or would help. */
  offers(draft: Draft): readonly Offer[];
  goals(draft: Draft): readonly GoalChoice[];
  /** Among which places the pieces of this one may be dealt anew, so that a position stays of its kind: a name for them; null: it keeps its own. */
  loose(slot: Slot): string | null;
  /** What puzzles on such a table are called where they are looked for: by which rules (null: none are, as the rules are the table's own), and how large. */
  kind(draft: Draft): { readonly rules: string | null; readonly size: string };
  /** The places that a field of the notation speaks of, where that can be shown. */
  places(field: string): readonly string[];
}

const rankSigns = 'A23456789TJQK';

/** A card or brick as the notation writes it. */
export const textOf = ({ face }: Piece): string =>
  face.kind === 'card' ? `${rankSigns[face.rank - 1]}${face.suit}` : face.rank.toString(17);

/** Everything that lies on a table, by place. */
export const lying = (scene: Scene): Draft['places'] =>
  Object.fromEntries(scene.slots.map(({ id, pieces }) => [id, pieces.map(textOf)]));

/** What lies in a place. */
export const at = ({ places }: Draft, slot: string): readonly string[] => places[slot] ?? [];

/** A draft with other pieces in some places. */
export const lay = (draft: Draft, places: Draft['places']): Draft => ({ ...draft, places: { ...draft.places, ...places } });

/** How often each piece lies in the places of a scene. */
export function countsOf(scene: Scene): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { pieces } of scene.slots)
    for (const piece of pieces) counts.set(textOf(piece), (counts.get(textOf(piece)) ?? 0) + 1);
  return counts;
}

/** The pieces that are not on the table, as often as they are not, in the order of the tray. */
export function missing(composer: Pick<GameComposer, 'scene' | 'tray'>, draft: Draft): string[] {
  const counts = countsOf(composer.scene(draft));
  return composer
    .tray(draft)
    .flatMap(({ pieces }) =>
      pieces.flatMap(({ piece, most }) => Array<string>(Math.max(0, most - (counts.get(piece) ?? 0))).fill(piece)),
    );
}

/** A slot of a draft's scene; a piece's id is its place, its number there and what it is. */
export const slotOf = (
  id: string,
  kind: SlotKind,
  [index, owner]: readonly [index: number, owner: number],
  pieces: readonly string[],
  face: (piece: string) => Face,
): Slot => ({
  id,
  kind,
  index,
  owner,
  pieces: pieces.map((piece, i) => ({ id: `${id}:${i}:${piece}`, face: face(piece), faceUp: true })),
  hidden: 0,
});

/** The face of a card as the notation writes it. */
export const faceOfCard =
  (back: 1 | 2) =>
  (card: string): Face => ({ kind: 'card', rank: rankSigns.indexOf(card[0] ?? '') + 1, suit: card[1] as 'c', back });

/** The cards of a suit from one rank to another, 1 the ace. */
export const cardsBetween = (suit: string, low: number, high: number): string[] =>
  Array.from({ length: Math.max(0, high - low + 1) }, (_, i) => `${rankSigns[low + i - 1]}${suit}`);

/** The rank of a card as the notation writes it. */
export const rankOfCard = (card: string): number => rankSigns.indexOf(card[0] ?? '') + 1;

/** Without one piece of a place; what lay on it comes down. */
export const pick = (draft: Draft, slot: string, index: number): Draft =>
  lay(draft, { [slot]: at(draft, slot).filter((_, i) => i !== index) });

/** Without one piece of a place and all that came after it. */
export const cut = (draft: Draft, slot: string, index: number): Draft => lay(draft, { [slot]: at(draft, slot).slice(0, index) });

/** Pieces as a field writes them. */
export const field = (pieces: readonly string[]): string => (pieces.length === 0 ? '-' : pieces.join(''));
