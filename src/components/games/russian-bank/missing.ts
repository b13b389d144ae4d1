import { cardIn, opponentOf, parseGoal, type State, sideOf } from '../../../engine/games/russian-bank/index.ts';
import * as m from '../../../paraglide/messages.js';

/** Why so many cards cannot go home in this turn, counted, as a sentence; null for another goal, and where the cards would do. Of either table. */
export function missingHome(goal: string, state: Omit<State, 'params'>): string | null {
  const asked = parseGoal(goal);
  if (!asked.ok || asked.value.kind !== 'home') return null;
  const { reserve, hand, waste, piles } = sideOf(state, state.turn);
  const theirs = sideOf(state, opponentOf(state.turn)).piles;
  // In a turn nobody plays from the opponent's reserve, hand and waste.
  const within = [...reserve, ...hand, ...waste, ...piles.flat(), ...theirs.flat()].map(cardIn);
  const home = state.foundations.map((cards) => cards.map(cardIn));
  let most = 0;
  for (let suit = 0; suit < 4; suit++) {
    let runs = 2;
    for (let rank = 0; rank < 13; rank++) {
      const card = suit * 13 + rank;
      const lies = home.flat().filter((other) => other === card).length;
      runs = Math.min(runs, lies + within.filter((other) => other === card).length);
      most += Math.max(0, runs - lies);
    }
  }
  return most < asked.value.cards ? m.russian_bank_missing_home({ most }) : null;
}
