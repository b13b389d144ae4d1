import type { Game } from '../core/game.ts';

/**
 * Replays a claimed line through the rules of the game: true if every action is legal and the goal is met at the end.
 * Nothing is called a win before this has said so.
 */
export function meetsGoal<Params, State, Action>(
  game: Game<Params, State, Action>,
  start: State,
  line: readonly Action[],
  goalText: string,
): boolean {
  const goal = game.goal(goalText, start);
  if (!goal.ok) return false;
  let state = start;
  for (const action of line) {
    if (game.why(state, action) !== null) return false;
    state = game.apply(state, action);
  }
  return goal.value(start, line) === 'met';
}
