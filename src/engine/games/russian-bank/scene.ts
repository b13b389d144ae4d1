import { cardFace, suits } from '../../core/cards.ts';
import type { Carry, Piece, Scene, Slot, SlotKind } from '../../core/scene.ts';
import { foundationFor } from './fits.ts';
import type { Action, Source, Target } from './notation.ts';
import { cardsAt, isPlayable, observe, outcome } from './rules.ts';
import {
  backOf,
  cardIn,
  formatPackCard,
  opponentOf,
  type PackCard,
  type PlayerNumber,
  type State,
  sideOf,
  topOf,
  unseen,
} from './state.ts';

/**
 * Slots are named by owner, so that they stay where they are when the turn passes: `1r` `1h` `1w` for reserve, hand and
 * waste of player 1, `1t1` to `1t4` for the piles; foundations `fc1` `fc2` to `fs1` `fs2`. Actions name what the player
 * in turn sees (`r`, `t1`, `o1`); `slotOf` and `intent` translate.
 */
export const foundationId = (index: number): string => `f${suits[index >> 1]}${(index % 2) + 1}`;

/** The id of a card is its back and its text, `1:7c`; a card that may not be seen is named by its place. */
export const piece = (card: PackCard, place: string, owner: PlayerNumber): Piece =>
  card === unseen
    ? { id: place, face: { rank: 0, suit: 'c', back: owner }, faceUp: false }
    : { id: `${backOf(card)}:${formatPackCard(card)}`, face: cardFace(cardIn(card), backOf(card)), faceUp: true };

/** A slot with its cards, as a player sees them: named from the bottom of a reserve, and from the end of a hand, so that those who stay keep their names. */
export function slot(id: string, kind: SlotKind, index: number, owner: 0 | PlayerNumber, cards: readonly PackCard[]): Slot {
  const place = (i: number) => `${id}:${kind === 'hand' ? cards.length - i : i + 1}`;
  return { id, kind, index, owner, pieces: cards.map((card, i) => piece(card, place(i), owner === 2 ? 2 : 1)) };
}

/** Player 2's reserve, hand, waste and piles, the foundations, player 1's piles, reserve, hand and waste. */
export function scene(state: State, eye: number | 'all'): Scene {
  const seen = observe(state, eye);
  const stock = (player: PlayerNumber): Slot[] => {
    const { reserve, hand, waste } = sideOf(seen, player);
    return [
      slot(`${player}r`, 'reserve', 0, player, reserve),
      slot(`${player}h`, 'hand', 0, player, hand),
      slot(`${player}w`, 'waste', 0, player, waste),
    ];
  };
  const piles = (player: PlayerNumber): Slot[] =>
    sideOf(seen, player).piles.map((pile, i) => slot(`${player}t${i + 1}`, 'pile', i + 1, player, pile));
  return {
    game: 'russian-bank',
    actor: outcome(state) === null ? state.turn : null,
    // One that has lost its place waits for nothing: it stays there.
    ...(state.drawn && isPlayable(state, 'w') ? { waits: `${state.turn}w` } : {}),
    slots: [
      ...stock(2),
      ...piles(2),
      ...seen.foundations.map((f, i) => slot(foundationId(i), 'foundation', i + 1, 0, f)),
      ...piles(1),
      ...stock(1),
    ],
  };
}

/** The slot that an action's source or target is, seen by the player in turn; for a foundation, the one that takes the card. */
function slotOf(state: State, place: Source | Target, card: PackCard): string {
  if (place === 'f') return foundationId(foundationFor(state, card));
  return place[0] === 'o' ? `${opponentOf(state.turn)}t${place[1]}` : `${state.turn}${place}`;
}

/** What a legal action carries where. A pass moves nothing; a waste that is turned over goes by itself. */
export function carry(state: State, action: Action): Carry | null {
  const id = (card: PackCard) => piece(card, `${state.turn}h:${sideOf(state, state.turn).hand.length}`, state.turn).id;
  switch (action.kind) {
    case 'pass':
      return null;
    case 'draw':
      return {
        from: `${state.turn}h`,
        to: `${state.turn}w`,
        pieces: sideOf(state, state.turn).hand.slice(0, 1).map(id),
      };
    case 'play': {
      const card = topOf(cardsAt(state, action.from)) as PackCard;
      return { from: slotOf(state, action.from, card), to: slotOf(state, action.to, card), pieces: [id(card)] };
    }
  }
}

/**
 * What carrying between two slots means for the player in turn. Any foundation is "to a foundation": a card fits only
 * its own suit, and the two of a suit are alike. Nothing of the opponent's can be taken hold of.
 */
export function intent(state: State, from: string, to: string | null): Action | null {
  const own = `${state.turn}`;
  if (from === `${own}h`) return to === null || to === `${own}w` ? { kind: 'draw' } : null;
  if (from[0] !== own || to === null || !/^(r|w|t[1-4])$/.test(from.slice(1))) return null;
  const source = from.slice(1) as Source;
  if (/^f[cdhs][12]$/.test(to)) return { kind: 'play', from: source, to: 'f' };
  if (!/^[12]t[1-4]$/.test(to) || to === from) return null;
  return { kind: 'play', from: source, to: `${to[0] === own ? 't' : 'o'}${to[2]}` as Target };
}
