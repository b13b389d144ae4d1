import type { Slot } from '../../../engine/core/scene.ts';
import * as m from '../../../paraglide/messages.js';
import { suitName } from '../../board/card-words.ts';

/** A place, and what the game calls it where its kind is the game's own. */
export type Place = Pick<Slot, 'id' | 'kind' | 'index' | 'owner'> & { readonly called?: string | undefined };

/** Whose a place is, as the author sees it: `yours`, another player's number, or, of two players, the `opponent`'s. */
function whoseIs({ kind, id, owner, index }: Place, seat: number): string {
  if (owner === 0) return 'nobody';
  if (owner === seat) return 'yours';
  return kind === 'hand' && id.startsWith('hand-') ? `${index}` : 'opponent';
}

/** A place as it stands in a sentence: “pile 2”, “the foundation of clubs”, “player 3’s hand”. */
export function placeWords(place: Place, seat: number): string {
  const { id, kind, index: n, called } = place;
  if (called !== undefined) return called;
  const whose = whoseIs(place, seat);
  const suit = /[cdhs]$/.exec(id.replace(/\d+$/, ''))?.[0] as 'c' | undefined;
  switch (kind) {
    case 'foundation':
      return suit ? m.teach_place_foundation_suit({ suit: suitName(suit) }) : m.teach_place_foundation({ n });
    case 'hand':
      return m.teach_place_hand({ whose });
    case 'reserve':
      return m.teach_place_reserve({ whose });
    case 'waste':
      return m.teach_place_waste({ whose });
    default:
      return m.teach_place_pile({ whose, n });
  }
}

/** Several places, each named once. */
export const placesWords = (places: readonly Place[], seat: number): string =>
  [...new Set(places.map((place) => placeWords(place, seat)))].join(', ');

const isIn = ({ kind }: Place): boolean => kind === 'hand' || kind === 'stock' || kind === 'column';

/** That pieces have been put to a place. */
export const putWords = (piece: string, place: Place, seat: number): string =>
  m.teach_compose_put({ piece, how: isIn(place) ? 'in' : 'on', place: placeWords(place, seat) });

/** That a piece has been taken away from a place. */
export const takenWords = (piece: string, place: Place, seat: number): string =>
  m.teach_compose_taken({ piece, place: placeWords(place, seat) });

/** That a piece lies in the stead of another. */
export const exchangedWords = (piece: string, other: string, place: Place, seat: number): string =>
  m.teach_compose_exchanged({ piece, other, how: isIn(place) ? 'in' : 'on', place: placeWords(place, seat) });
