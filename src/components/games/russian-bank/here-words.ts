import * as m from '../../../paraglide/messages.js';

/** How a game of two at one screen ended, each by their place: who won, how many cards the other one had left, and what the winner gets, if anything. */
export function hereWords(winner: 1 | 2, left: number, points = 0): string {
  const who = m.play_here_title({ player: winner });
  const says = m.russian_bank_outcome_here({ who, other: m.play_here_title({ player: 3 - winner }), left });
  return points > 0 ? `${says} ${m.crapette_outcome_points({ who, count: points })}` : says;
}
