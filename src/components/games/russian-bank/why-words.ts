import { type Action, type Source, type State, topAt } from '../../../engine/games/russian-bank/index.ts';
import * as m from '../../../paraglide/messages.js';
import { signOf } from '../../board/card-words.ts';
import type { WhyWords } from '../../play/kit.ts';
import { furthestWords } from './furthest.ts';
import { lostWords } from './lost-words.ts';
import { missingHome } from './missing.ts';
import { neededWords } from './needed.ts';
import { obstacleWords, spoiledBy } from './obstacle.ts';
import { ruleWords } from './rule-words.ts';
import type { Here } from './words.ts';

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
  lostWords,
  noTryWords,
  furthestWords,
  obstacleWords,
  neededWords,
  spoiledBy,
  missingWords: (goal, { state }) => missingHome(goal, state),
};
