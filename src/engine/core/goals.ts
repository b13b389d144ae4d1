import type { Codec, Goal, GoalState } from './game.ts';
import { ok, type Result } from './result.ts';

/**
 * A goal that is met, lost or open at each point of a line: the first point at which it is decided decides it for good.
 * `first` makes the point at the start, `next` the one an action further, and `state` judges one.
 */
export const decidedOnTheWay =
  <State, Action, Point>(
    first: (start: State) => Point,
    next: (point: Point, action: Action) => Point,
    state: (point: Point) => GoalState,
  ): Goal<State, Action> =>
  (start, line) => {
    let point = first(start);
    let now = state(point);
    for (const action of line) {
      if (now !== 'open') return now;
      point = next(point, action);
      now = state(point);
    }
    return now;
  };

/** `do:A,B`: the next action is one of those named. In: the text after the colon. */
export function readActions<Action>(text: string, { parse }: Pick<Codec<Action>, 'parse'>): Result<Action[]> {
  const actions: Action[] = [];
  for (const word of text.split(',')) {
    const action = parse(word);
    if (!action.ok) return action;
    actions.push(action.value);
  }
  return ok(actions);
}

/** The goal `do`: the first action of the line is one of these. Lost where play is over at the start. */
export function oneOf<State, Action>(
  actions: readonly Action[],
  { format }: Pick<Codec<Action>, 'format'>,
  isOver: (start: State) => boolean,
): Goal<State, Action> {
  const wanted = actions.map(format);
  return (start, [first]) => {
    if (first !== undefined) return wanted.includes(format(first)) ? 'met' : 'lost';
    return isOver(start) ? 'lost' : 'open';
  };
}
