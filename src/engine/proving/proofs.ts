import type { Game } from '../core/game.ts';
import type { Meter } from './budget.ts';
import type { Proof } from './prover.ts';
import { reason } from './reasons.ts';
import { meetsGoal } from './verify.ts';

/** What a search found as a proof: a line that meets the goal, null where there is none, `undefined` where the meter stopped it. */
export function proofOf<Action>(found: readonly Action[] | null | undefined, { stopped, nodes }: Meter): Proof<Action> {
  if (found === undefined) return { result: 'unknown', line: null, reason: stopped ?? reason('not-decided'), nodes };
  return { result: found === null ? 'loss' : 'win', line: found, reason: null, nodes };
}

/** `do:` asks for one of some actions, now. In: those of them that are legal at the start, and how many actions a line already has. */
export function proofOfDo<State, Action>(
  { legal, action: { format } }: Pick<Game<unknown, State, Action>, 'legal' | 'action'>,
  start: State,
  wanted: readonly Action[],
  line: readonly Action[],
): Proof<Action> {
  const texts = wanted.map(format);
  const action = line.length > 0 ? undefined : legal(start).find((one) => texts.includes(format(one)));
  return { result: action ? 'win' : 'loss', line: action ? [action] : null, reason: null, nodes: 1 };
}

/** Throws where the rules do not bear out a line that a search has found: that is a bug of the search. */
export function bearOut<Params, State, Action>(
  game: Game<Params, State, Action>,
  start: State,
  line: readonly Action[],
  goal: string,
): void {
  if (meetsGoal(game, start, line, goal)) return;
  throw new Error(`the solver claims a line that the rules do not bear out: ${line.map(game.action.format).join(',')}`);
}
