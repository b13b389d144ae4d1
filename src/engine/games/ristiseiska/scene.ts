import { type Card, cardFace, formatCard, parseCard, rankOf, suitOf, suits } from '../../core/cards.ts';
import type { Seat } from '../../core/game.ts';
import type { Carry, Piece, Scene, Slot, SlotKind } from '../../core/scene.ts';
import { aceSides, runCards } from './fits.ts';
import type { Action } from './notation.ts';
import { actor, observe } from './rules.ts';
import { type Run, type Side, type State, unseen } from './state.ts';

/** A suit lies in three lanes: its seven in the row, a pile going up from the eight, a pile going down from the six. */
const lanes = ['up', 'row', 'down'] as const;
type Lane = (typeof lanes)[number];

const columnId = (part: Lane, suit: number): string => `${part}-${suits[suit as 0]}`;
const handId = (seat: Seat): string => `hand-${seat}`;

const piece = (card: Card): Piece => ({ id: formatCard(card), face: cardFace(card), faceUp: true });

/** The cards of a lane, in the order in which they were laid. */
function cardsOf(part: Lane, run: Run | null | undefined, suit: number): Card[] {
  const cards = runCards(run, suit);
  const seven = cards.findIndex((card) => rankOf(card) === 7);
  if (part === 'row') return cards.slice(0, 1).flatMap(() => cards.slice(seven, seven + 1));
  return part === 'up' ? cards.slice(seven + 1) : cards.slice(0, Math.max(seven, 0)).reverse();
}

const column = (part: Lane, index: number, pieces: Piece[], suit: number): Slot => ({
  id: columnId(part, suit),
  kind: 'column',
  index,
  owner: 0,
  pieces,
});

/**
 * What a board shows beside the cards: who holds the token that goes round, 0 while it lies in the middle and null without one, and
 * whether aces lie above kings where that is decided in play.
 */
export const factsOf = (token: number | null, acesHigh: boolean): NonNullable<Scene['facts']> => ({
  ...(token === null ? {} : { token }),
  ...(acesHigh ? { acesHigh: 1 } : {}),
});

/**
 * Slots `up-c`…`up-s`, `row-c`…, `down-c`…, then `hand-1`…; a hand that may not be seen is an empty slot with a number.
 * A card's text is its piece's id.
 */
export function scene(state: State, eye: Seat | 'all'): Scene {
  const seen = observe(state, eye);
  const kind: SlotKind = 'hand';
  return {
    game: 'ristiseiska',
    actor: actor(state),
    facts: factsOf(state.params.unable === 'token' ? (state.token ?? 0) : null, state.aces === 'high'),
    slots: [
      ...lanes.flatMap((part, row) =>
        seen.table.map((run, suit) => column(part, row * 4 + suit + 1, cardsOf(part, run, suit).map(piece), suit)),
      ),
      ...seen.hands.map((hand, i) => ({
        id: handId(i + 1),
        kind,
        index: i + 1,
        owner: i + 1,
        pieces: hand.filter((card) => card !== unseen).map(piece),
        hidden: hand.filter((card) => card === unseen).length,
      })),
    ],
  };
}

/** The lane of its suit on which a card comes to lie. */
function laneOf(card: Card, side: Side | undefined): Lane {
  const rank = rankOf(card);
  if (rank === 1) return side === 'high' ? 'up' : 'down';
  return rank === 7 ? 'row' : rank > 7 ? 'up' : 'down';
}

/** What a legal action carries where; null for what is only said. */
export function carry(state: State, action: Action): Carry | null {
  switch (action.kind) {
    case 'play': {
      const { card, side } = action;
      const part = laneOf(card, side ?? aceSides(state, suitOf(card))[0]);
      return { from: handId(state.turn), to: columnId(part, suitOf(card)), pieces: [formatCard(card)] };
    }
    case 'take':
    case 'give': {
      const giver = 'player' in state.phase ? state.phase.player : state.turn;
      return { from: handId(giver), to: handId(state.turn), pieces: [formatCard(action.card)] };
    }
    default:
      return null;
  }
}

/**
 * What carrying a card (`piece`) means. From a hand to the table: to play it, wherever on the table it is let go, except
 * that an ace that is let go on a pile of its suit is meant for that side. To the hand of the one whose turn it is: to
 * give it, or for chance to take it. Only touched: whichever of these the phase asks for.
 */
export function intent(state: State, from: string, to: string | null, piece: string | null = null): Action | null {
  const card = piece === null || !from.startsWith('hand-') ? null : parseCard(piece);
  if (card === null) return null;
  const { phase, turn } = state;
  const wanted = phase.kind === 'take' ? 'take' : phase.kind === 'give' || phase.kind === 'fine' ? 'give' : 'play';
  if (to !== null && !/^(hand-[1-6]|(up|row|down)-[cdhs])$/.test(to)) return null;
  if (to?.startsWith('hand-')) {
    if (to !== handId(turn) || to === from) return null;
    return { kind: wanted === 'take' ? 'take' : 'give', card };
  }
  // A place of another suit means nothing for this card: it never goes where another one was meant.
  if (to !== null && to.slice(-1) !== suits[suitOf(card)]) return null;
  if (to === null && wanted !== 'play') return { kind: wanted, card };
  return { kind: 'play', card, side: sideMeant(state, card, to) };
}

/** The side that has to be said: where an ace fits on both, or where it is let go on one on which it does not fit. */
function sideMeant(state: State, card: Card, to: string | null): Side | null {
  const suit = suitOf(card);
  if (rankOf(card) !== 1) return null;
  const side = to === columnId('up', suit) ? 'high' : to === columnId('down', suit) ? 'low' : null;
  const sides = aceSides(state, suit);
  return side !== null && sides.length === 1 && sides[0] === side ? null : side;
}
