import { pack } from '../../../engine/core/cards.ts';
import type { Play } from '../../../engine/core/play.ts';
import { type Action, handOf, layable, parseGoal, runCards, type State } from '../../../engine/games/ristiseiska/index.ts';
import * as m from '../../../paraglide/messages.js';
import { signOf } from '../../board/card-words.ts';
import { all } from '../../play/lists.ts';
import { readerOf } from './seats.ts';

/** So many cards are named; more would be no help. */
const named = 4;

/**
 * Why the reader can never be out with the cards there are, counted, as a sentence: a card of theirs waits for one that is nowhere. Null
 * where none does, where cards go from hand to hand, or for other goals.
 */
export function missingWords(goal: string, play: Play<State, Action>): string | null {
  const { state } = play;
  const asked = parseGoal(goal);
  if (!asked.ok || (asked.value.kind !== 'win' && asked.value.kind !== 'not-last')) return null;
  if (state.params.unable !== 'token' || state.params['false-pass'] !== 'forbidden') return null;
  const held = state.hands.flat();
  const laid = layable(state, held);
  const stuck = handOf(state, readerOf(play)).filter((card) => !laid.has(card));
  if (stuck.length === 0) return null;
  const nowhere = pack.filter(
    (card) => !held.includes(card) && !state.table.some((run, suit) => runCards(run, suit).includes(card)),
  );
  // Only those without which it can never be, whatever else there were.
  const waited = nowhere.filter((card) => {
    const others = layable(
      state,
      [...held, ...nowhere].filter((other) => other !== card),
    );
    return stuck.some((other) => !others.has(other));
  });
  if (waited.length === 0) return null;
  const signs = (cards: readonly number[]) => all(cards.slice(0, named).map(signOf));
  return m.ristiseiska_missing({ cards: signs(stuck), missing: signs(waited), count: Math.min(named, waited.length) });
}
