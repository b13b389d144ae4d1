import type { Meter } from '../../../proving/budget.ts';
import type { Action } from '../notation.ts';
import { formatPosition } from '../position.ts';
import { legal, outcome, step } from '../rules.ts';
import type { State } from '../state.ts';

/**
 * The goal `tie` by the rules alone: a line within this turn that brings the game to a draw, by the limit or because
 * nobody can ever act. The count of actions is part of a position here, as it is what the goal may be about. Depth first,
 * so that a way to the limit is found without looking at every way there. `null` when there is none, `undefined` when the
 * budget ran out.
 */
export function findTie(start: State, meter: Meter): Action[] | null | undefined {
  const seen = new Set<string>();
  const path: { readonly actions: readonly Action[]; next: number; readonly state: State }[] = [];
  const enter = (state: State): boolean => {
    const key = formatPosition(state);
    if (seen.has(key)) return true;
    seen.add(key);
    path.push({ actions: legal(state), next: 0, state });
    return meter.spend();
  };
  if (!enter(start)) return undefined;
  for (let here = path[0]; here !== undefined; here = path[path.length - 1]) {
    const action = here.actions[here.next++];
    if (action === undefined) {
      path.pop();
      continue;
    }
    const { state, turns } = step(here.state, action);
    if (outcome(state)?.winner === null) return path.map(({ actions, next }) => actions[next - 1] as Action);
    if (turns === 0 && outcome(state) === null && !enter(state)) return undefined;
  }
  return null;
}
