import { type Card, parseCard, ranks } from '../../engine/core/cards.ts';
import type { Game } from '../../engine/core/game.ts';
import type { Play } from '../../engine/core/play.ts';
import type { Face, Piece, Scene, Slot, SlotKind } from '../../engine/core/scene.ts';
import type { PlacedPiece } from '../board/layout/types.ts';

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
  /** What is so on the table: of a rule, what is in force. */
  readonly value: string;
  /** What the rule set has; left out of what belongs to no rule set. */
  readonly usual?: string;
  /** Two choices of which the second is the first one's opposite are a switch. */
  readonly choices: readonly { readonly value: string; readonly name: string }[];
}

/** Whether a rule is another one than the rule set has. */
export const departs = ({ value, usual }: Pick<Fact, 'value' | 'usual'>): boolean => usual !== undefined && value !== usual;

/** A draft by which a fact is as chosen. What the rule set has anyway is not noted, so that another rule set brings its own. */
export function chosenFact(draft: Draft, { id, usual }: Pick<Fact, 'id' | 'usual'>, value: string): Draft {
  const { places, facts } = withFact(draft, id, value);
  return { places, facts: Object.fromEntries(Object.entries(facts).filter(([key]) => key !== id || value !== usual)) };
}

/** A draft by the rules of its rule set alone; whatever belongs to no rule set stays. */
export const asRuleSet = (composer: Pick<GameComposer, 'facts'>, draft: Draft): Draft =>
  composer
    .facts(draft)
    .filter(departs)
    .reduce((now, fact) => chosenFact(now, fact, fact.usual ?? ''), draft);

/** A piece as it lies in the tray. */
export interface TrayPiece {
  /** As the notation writes it. */
  readonly piece: string;
  /** How it is drawn there. */
  readonly drawn: Pick<PlacedPiece, 'face' | 'w' | 'h' | 'form'>;
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
  /** What one may type, for who wonders how: pieces of this set, and a whole position by these rules on a table as large. */
  typed(draft: Draft): { readonly pieces: string; readonly position: string };
  /** A whole position as a draft. */
  read(play: Play): Draft;
  facts(draft: Draft): readonly Fact[];
  tray(draft: Draft): readonly TrayGroup[];
  /** One more piece in a place; some places hold one only, or all from the first to this one. */
  put(draft: Draft, slot: string, piece: string): Draft;
  /** Another piece in the stead of one; where all up to a piece lies, as `put`. */
  replace(draft: Draft, slot: string, index: number, piece: string): Draft;
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
  /** Whose pack the pieces of a place are of, where each player has one with every piece once: a name for it; null: anybody's. */
  pack?(slot: Slot): string | null;
  /** The options by which a table like this one is dealt, where they are not the usual ones of its game. */
  dealt?(draft: Draft): Readonly<Record<string, string>>;
  /** What puzzles on such a table are called where they are looked for: by which rules (null: none are, as the rules are the table's own), and how large. */
  kind(draft: Draft): { readonly rules: string | null; readonly size: string };
  /** What a place is called in a sentence, where its kind is the game's own: “the urn”; undefined, or left out: as in any game. */
  called?(slot: Slot): string | undefined;
  /** The places that a field of the notation speaks of, where that can be shown. */
  places(field: string): readonly string[];
}

/** A piece of a draft's scene as the notation writes it (see `slotOf`). */
export const pieceOf = ({ id }: Piece): string => id.slice(id.lastIndexOf(':') + 1);

/** Everything that lies on a table, by place. `text`: how the notation writes a piece. */
export const lying = (scene: Scene, text: (face: Face) => string): Draft['places'] =>
  Object.fromEntries(scene.slots.map(({ id, pieces }) => [id, pieces.map(({ face }) => text(face))]));

/** What lies in a place. */
export const at = ({ places }: Draft, slot: string): readonly string[] => places[slot] ?? [];

/** A draft with other pieces in some places. */
export const lay = (draft: Draft, places: Draft['places']): Draft => ({ ...draft, places: { ...draft.places, ...places } });

/**
 * Whether a draft from outside may be walked: numbers that the game has choices for are not beyond all of them, every piece is one of its
 * tray, and nothing is left out that the game cannot do without. Anything else may be wrong with it, as with any table that is being composed.
 */
export function fits(composer: GameComposer, { places, facts }: Draft): boolean {
  const isNumber = (value: string) => /^\d{1,3}$/.test(value);
  const numbers = composer
    .facts(composer.empty)
    .map(({ id, choices }) => ({ id, values: choices.map(({ value }) => value) }))
    .filter(({ values }) => values.some(isNumber));
  // Whose turn it is goes with how many play, which the empty table does not say.
  const most = Math.max(0, ...numbers.flatMap(({ values }) => values.filter(isNumber).map(Number)));
  const within = numbers.every(({ id, values }) => {
    const value = facts[id];
    return value === undefined || values.includes(value) || (isNumber(value) && Number(value) >= 1 && Number(value) <= most);
  });
  const pieces = new Set(composer.tray(composer.empty).flatMap((group) => group.pieces.map(({ piece }) => piece)));
  if (!within || !Object.values(places).every((own) => own.every((piece) => pieces.has(piece)))) return false;
  return composer.facts({ places, facts }).every(({ value }) => value !== '');
}

/** How often each piece lies in the places of a draft's scene. */
export function countsOf(scene: Scene): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { pieces } of scene.slots) for (const piece of pieces.map(pieceOf)) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return counts;
}

/** How many pieces lie on the table beyond what the game has. */
export function surplusCount(composer: Pick<GameComposer, 'tray'>, draft: Draft, counts: ReadonlyMap<string, number>): number {
  const most = new Map(composer.tray(draft).flatMap(({ pieces }) => pieces.map((one) => [one.piece, one.most] as const)));
  return [...counts].reduce((sum, [piece, count]) => sum + Math.max(0, count - (most.get(piece) ?? 0)), 0);
}

/** A piece in the hand: from where it comes; null: the tray. */
export type From = { readonly slot: string; readonly index: number } | null;

/**
 * A draft in which a piece lies in the stead of another. The other goes to where the first came from: the tray, or its place; from where
 * all up to a piece lies, it is the tray too.
 */
export function exchanged(composer: GameComposer, draft: Draft, to: NonNullable<From>, piece: string, from: From): Draft {
  const other = at(draft, to.slot)[to.index];
  if (other === undefined) return draft;
  if (from === null) return composer.replace(draft, to.slot, to.index, piece);
  if (from.slot === to.slot) {
    const twice = composer.replace(draft, to.slot, to.index, piece);
    const now = at(twice, to.slot);
    // Where pieces are kept in order they have moved up.
    return composer.replace(twice, to.slot, now[from.index] === piece ? from.index : now.indexOf(piece), other);
  }
  const kind = composer.scene(draft).slots.find(({ id }) => id === from.slot)?.kind;
  const grown = kind === 'foundation' || kind === 'column';
  const left = grown ? composer.take(draft, from.slot, from.index) : composer.replace(draft, from.slot, from.index, other);
  return composer.replace(left, to.slot, to.index, piece);
}

/** Where a piece lies that has been put to a place: games lay it where it belongs. */
export function landedIn(
  composer: Pick<GameComposer, 'scene'>,
  before: Draft,
  after: Draft,
  slot: string,
  piece: string,
): string {
  const times = (draft: Draft, id: string) => at(draft, id).filter((one) => one === piece).length;
  const ids = composer.scene(after).slots.map(({ id }) => id);
  const changed = (id: string) => at(before, id).join() !== at(after, id).join();
  return (
    ids.find((id) => times(after, id) > times(before, id)) ??
    ids.find((id) => times(after, id) > 0 && changed(id)) ??
    (times(after, slot) > 0 ? slot : (ids.find((id) => times(after, id) > 0) ?? slot))
  );
}

/** A goal as it is preset for a draft: with its usual number, where it has one. */
export function presetGoal({ goals }: Pick<GameComposer, 'goals'>, draft: Draft, goal: string): string {
  const id = goal.split(':', 1)[0] ?? goal;
  const number = goals(draft).find((one) => one.id === id)?.number;
  return number ? `${id}:${number.usual}` : goal;
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
});

/** The face of a card as the notation writes it. */
export const faceOfCard =
  (back: 1 | 2) =>
  (card: string): Face => ({ rank: rankOfCard(card), suit: card[1] as 'c', back });

/** A card's face as the notation writes it. */
export const cardOfFace = ({ rank, suit }: Face): string => `${ranks[rank - 1]}${suit}`;

/** The cards of a suit from one rank to another, 1 the ace. */
export const cardsBetween = (suit: string, low: number, high: number): string[] =>
  Array.from({ length: Math.max(0, high - low + 1) }, (_, i) => `${ranks[low + i - 1]}${suit}`);

/** The rank of a card as the notation writes it. */
export const rankOfCard = (card: string): number => ranks.indexOf(card[0] ?? '') + 1;

/** With another piece in the stead of one. */
export const swap = (draft: Draft, slot: string, index: number, piece: string): Draft =>
  lay(draft, { [slot]: at(draft, slot).map((own, i) => (i === index ? piece : own)) });

/** Without one piece of a place; what lay on it comes down. */
export const pick = (draft: Draft, slot: string, index: number): Draft =>
  lay(draft, { [slot]: at(draft, slot).filter((_, i) => i !== index) });

/** Without one piece of a place and all that came after it. */
export const cut = (draft: Draft, slot: string, index: number): Draft => lay(draft, { [slot]: at(draft, slot).slice(0, index) });

/** The cards that lie in a place. */
export const cardsAt = (draft: Draft, slot: string): Card[] => at(draft, slot).flatMap((card) => parseCard(card) ?? []);

/** A state as the notation writes it, whether or not that can be read again. */
export const notationOf = <State>(
  { id, position }: Pick<Game<unknown, State, unknown>, 'id' | 'position'>,
  state: State,
): string => `${id}:${position.format(state)}`;
