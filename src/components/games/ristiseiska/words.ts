import { outcome, parseGoal } from '../../../engine/games/ristiseiska/index.ts';
import * as m from '../../../paraglide/messages.js';
import { capital, cardSign, signOf, suitName } from '../../board/card-words.ts';
import { all, either } from '../../play/lists.ts';
import { begins, type Here, sayAction } from './action-words.ts';
import { called, type Names, readerOf, wordFor } from './seats.ts';

export { actionWords, followedWords, happenedWords, pieceWords, playedWords, reaches, sentence } from './action-words.ts';

/** A task in words, for positions that come without a text. `play` stands at the start of its line. */
export function goalWords(goal: string, { state, actor }: Here): string {
  const reader = readerOf({ actor });
  const asked = parseGoal(goal);
  if (!asked.ok) return m.ristiseiska_goal_unknown({ goal });
  const spec = asked.value;
  switch (spec.kind) {
    case 'win':
      return m.ristiseiska_goal_win();
    case 'not-last':
      return m.ristiseiska_goal_not_last();
    case 'best':
      return m.ristiseiska_goal_best();
    case 'lies':
      return m.ristiseiska_goal_lies({ card: signOf(spec.card) });
    case 'passes':
      return m.ristiseiska_goal_passes({ player: called(spec.seat, reader, state.hands.length) });
    case 'played':
      return m.ristiseiska_goal_played({ card: signOf(spec.card) });
    case 'turn':
      return m.ristiseiska_goal_turn({ count: spec.cards });
    case 'points':
      return m.ristiseiska_goal_points({ count: spec.most });
    case 'do':
      return m.ristiseiska_goal_do({ actions: either(spec.actions.map((action) => sayAction(action, state, reader))) });
  }
}

/** What of a puzzle has been proved, where it is not that its goal can be reached for certain. */
export const provedWords = (goal: string): string | null => (chanceWords.asks(goal) ? m.ristiseiska_proved_best() : null);

export const chanceWords = {
  asks: (goal: string): boolean => goal === 'best',
  head: m.play_chance_head,
  less: m.play_spoilt_chance,
  question: m.play_chance_question,
  better: m.play_chance_what,
  list: m.play_chance_words,
};

/** What is asked of whoever is to act, where it is not to play a card: whom to give one. */
export function askWords({ state: { phase, turn, hands }, actor }: Here, names?: Names): string | null {
  const player = wordFor(turn, readerOf({ actor }), hands.length, names);
  if (phase.kind === 'give') return m.ristiseiska_ask_give({ player });
  return phase.kind === 'fine' ? capital(m.ristiseiska_ask_fine({ player })) : null;
}

/** Who waits for a card, where the first thing to do is to give one; that it is asked for stands beside the board. */
export function leadWords(play: Here): string | null {
  const { phase, turn, hands } = play.state;
  if (phase.kind !== 'give') return null;
  const player = wordFor(turn, readerOf(play), hands.length);
  return capital(m.ristiseiska_lead_give({ player }));
}

/** Who is to act before the reader. */
export const stillWords = ({ state, actor }: Here, reader: number, names?: Names): string =>
  typeof actor === 'number'
    ? capital(m.ristiseiska_still({ player: wordFor(actor, reader, state.hands.length, names) }))
    : m.play_others_still();

/** How the end of a round is said where it is one of several. */
export interface RoundWords {
  won(who: { winner: string | 0 }): string;
  lost(who: { winner: string | 0; loser: string | 0 }): string;
}

/** How a round ended, with the points where any are counted; null while it goes on. `round`: it is one of several, and a table has the points. */
export function outcomeWords({ state }: Here, reader: number, names?: Names, round?: RoundWords): string | null {
  const end = outcome(state);
  if (end === null) return null;
  const { points } = end;
  const name = (player: number) => wordFor(player, reader, state.hands.length, names);
  const winner = end.winner === null ? null : begins(name(end.winner));
  const loser = end.loser === null ? null : begins(name(end.loser));
  const result =
    winner === null
      ? m.ristiseiska_outcome_drawn()
      : loser === null
        ? (round?.won ?? m.ristiseiska_outcome_won)({ winner })
        : (round?.lost ?? m.ristiseiska_outcome_lost)({ winner, loser });
  if (round || points.every((count) => count === 0)) return result;
  const each = points.map((count, i) => m.ristiseiska_outcome_points_of({ player: name(i + 1), points: count }));
  return m.ristiseiska_outcome_points({ result, points: all(each) });
}

/** Up to so many cards a position with begging is usually decided in a moment (docs/solver.md). */
const begged = 16;

/** With begging cards wander, so that there are soon too many positions for a proof. */
export function unknownWords({ state: { params, hands } }: Here): string | null {
  const cards = hands.reduce((sum, hand) => sum + hand.length, 0);
  return params.unable === 'beg' && cards > begged ? m.ristiseiska_unknown_beg({ cards, most: begged }) : null;
}

/** The suit of a place on the table; a hand is alone of its kind. */
export const areaWords = (slot: string, play: Here, names?: Names): string =>
  slot.startsWith('hand') ? slotWords(slot, play, names) : suitName(slot.slice(-1) as 'c');

/** A slot as it stands in a sentence to whoever is to act. */
export function slotWords(slot: string, { actor, state }: Here, names?: Names): string {
  const [kind, which = ''] = slot.split('-') as [string, string?];
  switch (kind) {
    case 'row':
      return m.ristiseiska_slot_row({ card: cardSign({ rank: 7, suit: which as 'c' }) });
    case 'up':
      return m.ristiseiska_slot_up({ suit: suitName(which as 'c') });
    case 'down':
      return m.ristiseiska_slot_down({ suit: suitName(which as 'c') });
    default:
      return Number(which) === actor
        ? m.ristiseiska_slot_hand_own()
        : m.ristiseiska_slot_hand({ player: wordFor(Number(which), readerOf({ actor }), state.hands.length, names) });
  }
}
