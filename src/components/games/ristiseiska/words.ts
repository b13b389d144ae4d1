import type { Play } from '../../../engine/core/play.ts';
import * as m from '../../../paraglide/messages.js';
import { actionWords } from './action-words.ts';
import { all, cardText, either, told } from './read.ts';

export { actionWords, happenedWords } from './action-words.ts';
export { ruleNumbers, ruleWords } from './rule-words.ts';

/** A task in words, for positions that come without a text. `play` stands at the start of its line. */
export function goalWords(goal: string, play: Play): string {
  const [kind, value = ''] = goal.split(':');
  switch (kind) {
    case 'win':
      return m.ristiseiska_goal_win();
    case 'not-last':
      return m.ristiseiska_goal_not_last();
    case 'best':
      return m.ristiseiska_goal_best();
    case 'lies':
      return m.ristiseiska_goal_lies({ card: cardText(value) });
    case 'passes':
      return m.ristiseiska_goal_passes({ player: value });
    case 'played':
      return m.ristiseiska_goal_played({ card: cardText(value) });
    case 'turn':
      return m.ristiseiska_goal_turn({ count: Number(value) });
    case 'points':
      return m.ristiseiska_goal_points({ count: Number(value) });
    case 'do':
      return m.ristiseiska_goal_do({ actions: either(value.split(',').map((action) => actionWords(action, play))) });
    default:
      return m.ristiseiska_goal_unknown({ goal });
  }
}

/** Who waits for a card, where the first thing to do is to give one. */
export function leadWords(play: Play): string | null {
  const { phase, turn } = told(play);
  return phase === 'give' ? m.ristiseiska_lead_give({ player: turn }) : null;
}

interface End {
  readonly winner: number | null;
  readonly loser: number | null;
  readonly points: readonly number[];
}

/** How a round ended, with the points where any are counted; null while it goes on. */
export function outcomeWords(play: Play): string | null {
  if (play.outcome === null) return null;
  const { winner, loser, points } = play.outcome as unknown as End;
  const result =
    winner === null
      ? m.ristiseiska_outcome_drawn()
      : loser === null
        ? m.ristiseiska_outcome_won({ winner })
        : m.ristiseiska_outcome_lost({ winner, loser });
  if (points.every((count) => count === 0)) return result;
  const each = points.map((count, i) => m.ristiseiska_outcome_points_of({ player: i + 1, points: count }));
  return m.ristiseiska_outcome_points({ result, points: all(each) });
}

/** Up to so many cards a position with begging is usually decided in a moment (docs/solver.md). */
const begged = 16;

/** With begging cards wander, so that there are soon too many positions for a proof. */
export function unknownWords(play: Play): string | null {
  const { unable, held } = told(play);
  const cards = held.reduce((sum, count) => sum + count, 0);
  if (unable === 'beg' && cards > begged) return m.ristiseiska_unknown_beg({ cards, most: begged });
  return null;
}

/** A slot as it stands in a sentence to whoever is to act. */
export function slotWords(slot: string, play: Play): string {
  const [kind, which = ''] = slot.split('-') as [string, string?];
  const suit = which as 'c';
  switch (kind) {
    case 'row':
      return m.ristiseiska_slot_row({ suit });
    case 'up':
      return m.ristiseiska_slot_up({ suit });
    case 'down':
      return m.ristiseiska_slot_down({ suit });
    default:
      return Number(which) === play.actor ? m.ristiseiska_slot_hand_own() : m.ristiseiska_slot_hand({ player: which });
  }
}
