import { type Card, pack } from '../../../core/cards.ts';
import { type PackCard, type PlayerNumber, packCard, type State, unseen } from '../state.ts';

/** The cards of a player that lie in hand or reserve unseen: those of the pack that are nowhere to be seen. */
export function hidden(seen: State, player: PlayerNumber): Card[] {
  const visible = new Set<PackCard>();
  for (const side of seen.sides)
    for (const card of [...side.reserve, ...side.waste, ...side.hand, ...side.piles.flat()])
      if (card !== unseen) visible.add(card);
  for (const card of seen.foundations.flat()) visible.add(card);
  return pack.filter((card) => !visible.has(packCard(card, player)));
}
