import { tooLong } from '../../core/fields.ts';
import type { Goal } from '../../core/game.ts';
import { oneOf, parseActions } from '../../core/goals.ts';
import { ok, type Result } from '../../core/result.ts';
import { coded, fail } from './codes.ts';
import { type Action, formatAction, parseAction } from './notation.ts';
import { apply, outcome } from './rules.ts';
import type { State } from './state.ts';

/** `win`: whoever is to move at the start reaches the end. `do:A,B`: the next action is one of those named. */
export function goal(text: string): Result<Goal<State, Action>> {
  if (text === 'win') return ok(win);
  const long = tooLong('goal', text);
  if (long) return long;
  if (!text.startsWith('do:')) return fail('goal', 'unknown-goal', { text, forms: coded('template-goals') });
  const wanted = parseActions(text.slice(3), { parse: parseAction });
  return wanted.ok
    ? ok(oneOf(wanted.value, { format: formatAction }, (start: State) => outcome(start) !== null))
    : fail('goal', 'goal-action', { text, because: wanted.error });
}

const win: Goal<State, Action> = (start, line) => {
  const end = outcome(line.reduce(apply, start));
  if (end === null) return 'open';
  // In a position that is over, the one who has just moved counts as the winner, and is not to move.
  return end.winner === start.turn ? 'met' : 'lost';
};
