import { handOf, playable, type State } from '../../../engine/games/ristiseiska/index.ts';
import * as m from '../../../paraglide/messages.js';
import { signOf } from '../../board/card-words.ts';
import { all } from '../../play/lists.ts';
import type { Here } from './action-words.ts';
import { called, readerOf } from './seats.ts';

/** The cards of each hand that fit once an action is done, and did not fit before; by the players' places. */
export function letIn(action: string, before: Here): readonly { readonly player: number; readonly cards: readonly number[] }[] {
  const after = before.apply(action);
  if (!after.ok) return [];
  return before.state.hands.flatMap((_, i) => {
    const player = i + 1;
    const fitted = fits(before.state, player);
    const cards = fits(after.value.state, player).filter((card) => !fitted.includes(card));
    return cards.length === 0 ? [] : [{ player, cards }];
  });
}

const fits = (state: State, player: number): readonly number[] =>
  handOf(state, player).length === 0 ? [] : playable(state, player);

/** What a card lets in, as a sentence: whose cards, or nobody's. Null for what is not a card played. */
export function letsInWords(action: string, before: Here): string | null {
  const read = before.read(action);
  if (read.kind !== 'play') return null;
  const reader = readerOf(before);
  const card = signOf(read.card);
  const signs = (cards: readonly number[]) => all(cards.map(signOf));
  const [own, theirs] = [true, false].map((yes) => letIn(action, before).filter(({ player }) => (player === reader) === yes));
  if (theirs?.length)
    return m.ristiseiska_lets_in({
      card,
      cards: all(
        theirs.map(({ player, cards }) =>
          m.ristiseiska_cards_of({ cards: signs(cards), player: called(player, reader, before.state.hands.length) }),
        ),
      ),
    });
  return own?.length
    ? m.ristiseiska_lets_in_own({ card, cards: signs(own.flatMap(({ cards }) => cards)) })
    : m.ristiseiska_lets_in_nobody({ card });
}
