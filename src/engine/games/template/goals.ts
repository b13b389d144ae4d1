import { tooLong } from '../../core/fields.ts';
import type { Goal } from '../../core/game.ts';
import { compiled, type Do, parseDo } from '../../core/goals.ts';
import { ok, type Result } from '../../core/result.ts';
import { coded, fail } from './codes.ts';
import { type Action, formatAction, parseAction } from './notation.ts';
import { apply, outcome } from './rules.ts';
import type { State } from './state.ts';

/** A goal as data. `win`: whoever is to move at the start reaches the end. */
type GoalSpec = { readonly kind: 'win' } | Do<Action>;

function parseGoal(text: string): Result<GoalSpec> {
  if (text === 'win') return ok({ kind: text });
  const long = tooLong('goal', text);
  if (long) return long;
  return text.startsWith('do:')
    ? parseDo(text, { parse: parseAction })
    : fail('goal', 'unknown-goal', { text, forms: coded('template-goals') });
}

/** The goal as a function of start and line. */
export const goal = (text: string): Result<Goal<State, Action>> =>
  compiled(parseGoal(text), { outcome, format: formatAction }, () => win);

const win: Goal<State, Action> = (start, line) => {
  const end = outcome(line.reduce(apply, start));
  if (end === null) return 'open';
  // In a position that is over, the one who has just moved counts as the winner, and is not to move.
  return end.winner === start.turn ? 'met' : 'lost';
};
