import type { Outcome } from './game.ts';

/** How a game that has ended counts for the player in a seat (in a game for one, 1): where only the last one loses, nobody else does. */
export function resultFor(outcome: Outcome, seat: number): 'won' | 'lost' | 'drawn' {
  const { loser, winner, result } = outcome;
  if (typeof loser === 'number') return loser === seat ? 'lost' : 'won';
  if (result === 'won' || winner === seat) return 'won';
  return winner === null && result === undefined ? 'drawn' : 'lost';
}
