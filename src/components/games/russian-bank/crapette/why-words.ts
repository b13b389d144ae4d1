import type { Action, Table } from '../../../../engine/games/russian-bank/crapette/index.ts';
import * as m from '../../../../paraglide/messages.js';
import type { WhyWords } from '../../../play/kit.ts';
import { lostWords } from '../lost-words.ts';
import { furthestWords, obstacleWords } from './furthest.ts';
import { missingWords } from './missing.ts';
import { neededWords } from './needed.ts';
import { ruleWords, sourceOf, untimelyWords } from './rule-words.ts';
import { cardAt, type Here } from './words.ts';

/** Why a try means nothing: a covered card, the opponent's, one that is home, a place where nothing is put by hand; and what a mere touch comes to. */
function noTryWords(from: string, to: string | null, piece: string | null, play: Here): string {
  if (piece !== null) return m.russian_bank_no_try_covered();
  if (from.startsWith('f')) return m.russian_bank_no_try_home();
  const house = from[1] === 't';
  const touched = play.scene('all').slots.find(({ id }) => id === from);
  if (to !== null && /^[12]u$/.test(to)) return m.crapette_no_try_turned_up();
  if (to === null && from === `${play.actor}u` && touched?.pieces.length === 0) return m.crapette_no_try_none_turned_up();
  if (to === null && touched?.pieces.length === 0) return house ? m.russian_bank_no_try_empty() : m.russian_bank_no_try_none();
  if (to === null && from[1] === 'u' && play.actions.includes('discard'))
    return m.crapette_no_try_aside({ card: cardAt(play.state, 'h') ?? '' });
  // A turned-up card that must go home stays in the hand, however often it is touched.
  if (to === null && from[1] === 'u' && play.actions.includes('h-f'))
    return m.crapette_rule_compulsory_foundation_says({ cards: cardAt(play.state, 'h') ?? '' });
  if (!house && from[0] !== String(play.actor)) return m.crapette_no_try_theirs();
  if (from.endsWith('h')) return m.crapette_no_try_hand();
  // Nothing is played onto one's own reserve or waste, or onto a hand.
  if (to !== null) return /^[12][rwh]$/.test(to) ? m.crapette_no_try_stock() : m.play_no_try();
  const untimely = untimelyWords(from, play);
  if (untimely !== null) return untimely;
  const source = sourceOf(from, play.state);
  const card = source && cardAt(play.state, source);
  return card === null ? m.play_no_try() : m.play_no_try_stuck({ piece: card });
}

/** What is said of what cannot be done. */
export const whyWords: WhyWords<Table, Action> = {
  ruleWords,
  lostWords,
  noTryWords,
  furthestWords,
  obstacleWords,
  neededWords,
  missingWords,
};
