import { parseCard } from '../../../engine/core/cards.ts';
import type { Play } from '../../../engine/core/play.ts';
import { type Action, handOf, parseGoal, type State } from '../../../engine/games/ristiseiska/index.ts';
import * as m from '../../../paraglide/messages.js';
import { signOf } from '../../board/card-words.ts';
import type { FurthestWords, WhyWords } from '../../play/kit.ts';
import { all } from '../../play/lists.ts';
import { missingWords } from './missing.ts';
import { obstacleWords } from './obstacle.ts';
import { refutedWords, refutes } from './refuted.ts';
import { ruleWords } from './rule-words.ts';
import type { Names } from './seats.ts';

/** How far a lost line gets: what it meets of the goal, and the cards, or the token, that then stay with the reader. */
export function furthestWords(goal: string, { state }: Pick<Play<State, Action>, 'state'>, seat: number): FurthestWords | null {
  const met = parseGoal(goal);
  if (!met.ok) return null;
  const left = handOf(state, seat);
  const token = state.token === seat ? m.ristiseiska_furthest_token() : '';
  const says = left.length === 0 ? token : m.ristiseiska_furthest_left({ cards: all(left.map(signOf)) });
  if (met.value.kind === 'turn') return { head: m.ristiseiska_furthest_turn({ count: met.value.cards }), says };
  if (met.value.kind === 'points') return { head: m.ristiseiska_furthest_points({ count: met.value.most }), says };
  return null;
}

/** Why a try means nothing: a card that lies, an empty place, another player's, a place of another suit, another hand. */
function noTryWords(from: string, to: string | null, piece: string | null, play: Pick<Play, 'actor' | 'scene'>): string {
  if (!from.startsWith('hand-')) {
    const lies = play.scene('all').slots.some(({ id, pieces }) => id === from && pieces.length > 0);
    return lies || to !== null ? m.ristiseiska_no_try_lies() : m.ristiseiska_no_try_empty();
  }
  if (from !== `hand-${play.actor}`) return m.ristiseiska_no_try_theirs();
  if (to?.startsWith('hand-')) return m.ristiseiska_no_try_hand();
  const card = parseCard(piece ?? '');
  return card === null ? m.play_no_try() : m.ristiseiska_no_try_suit({ card: signOf(card) });
}

/** The same at a table where those who sit there have names. */
export const whyWordsOf = (names: Names): WhyWords<State, Action> => ({
  ...whyWords,
  ruleWords: (rule, play, from, to, action) => ruleWords(rule, play, from, to, action, names),
});

/** What is said of what cannot be done. */
export const whyWords: WhyWords<State, Action> = {
  ruleWords,
  noTryWords,
  furthestWords,
  obstacleWords,
  missingWords,
  refutes,
  refutedWords,
};
