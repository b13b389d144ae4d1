import type { Play } from '../../../engine/core/play.ts';
import {
  type Action,
  cardIn,
  opponentOf,
  parseGoal,
  type Source,
  type State,
  sideOf,
  topAt,
} from '../../../engine/games/russian-bank/index.ts';
import * as m from '../../../paraglide/messages.js';
import { signOf } from '../../board/card-words.ts';
import type { WhyWords } from '../../play/kit.ts';
import { furthestWords } from './furthest.ts';
import { neededWords } from './needed.ts';
import { obstacleWords, spoiledBy } from './obstacle.ts';
import { ruleWords } from './rule-words.ts';
import type { Here } from './words.ts';

/** Why a goal cannot be met in this turn with the cards there are, counted, as a sentence; null where they would do. */
function missingWords(goal: string, { state }: Play<State, Action>): string | null {
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

/** Why a try means nothing: a covered card, the opponent's, one that is home, a place where nothing is put by hand; and what a mere touch comes to. */
function noTryWords(from: string, to: string | null, piece: string | null, play: Here): string {
  if (piece !== null) return m.russian_bank_no_try_covered();
  const touched = to === null ? play.scene('all').slots.find(({ id }) => id === from) : undefined;
  // A foundation and a pile of either side take a card; what else is empty is filled by no hand.
  if (touched?.pieces.length === 0) return /[rwh]$/.test(from) ? m.russian_bank_no_try_none() : m.russian_bank_no_try_empty();
  if (from.startsWith('f')) return m.russian_bank_no_try_home();
  if (from[0] !== String(play.actor)) return m.russian_bank_no_try_theirs();
  if (from.endsWith('h')) return m.russian_bank_no_try_hand();
  if (to !== null) return /[rwh]$/.test(to) ? m.russian_bank_no_try_stock() : m.play_no_try();
  const top = topAt(play.state, from.slice(1) as Source);
  return top === null ? m.play_no_try() : m.play_no_try_stuck({ piece: signOf(top) });
}

/** What is said of what cannot be done. */
export const whyWords: WhyWords<State, Action> = {
  ruleWords,
  noTryWords,
  furthestWords,
  obstacleWords,
  neededWords,
  spoiledBy,
  missingWords,
};
