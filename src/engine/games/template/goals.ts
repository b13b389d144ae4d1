import type { Goal } from '../../core/game.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { type Action, parseAction } from './notation.ts';
import type { State } from './position.ts';
import { apply, outcome } from './rules.ts';

/** `win`: whoever is to move at the start reaches the end. `do:A,B`: the next action is one of those named. */
export function goal(text: string): Result<Goal<State, Action>> {
  if (text === 'win') return ok(win);
  if (!text.startsWith('do:')) return fail('goal', `“${text}” is not a goal of this game: win or do:ACTION`);
  const wanted: number[] = [];
  for (const word of text.slice(3).split(',')) {
    const action = parseAction(word);
    if (!action.ok) return fail('goal', `“${text}”: ${action.error.reason}`);
    wanted.push(action.value.steps);
  }
  return ok((_start, [first]) => (first === undefined ? 'open' : wanted.includes(first.steps) ? 'met' : 'lost'));
}

const win: Goal<State, Action> = (start, line) => {
  const end = outcome(line.reduce(apply, start));
  if (end === null) return 'open';
  // In a position that is over, the one who has just moved counts as the winner, and is not to move.
  return end.winner === start.turn ? 'met' : 'lost';
};
