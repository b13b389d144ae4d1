import type { Codec, Followed, Goal, GoalState } from './game.ts';
import { ok, type Result } from './result.ts';

/** How a goal follows a line of play: by points that hold the position and whatever else it has to remember. */
interface Following<State, Action, Point> {
  /** The point at the start. */
  first(start: State): Point;
  /** The point an action further. */
  next(point: Point, action: Action): Point;
  judge(point: Point): GoalState;
  /** See `Followed`. */
  key(point: Point): string;
  /** See `Followed`; left out where nobody else decides. */
  mine?(point: Point): boolean;
}

/** A goal that is met, lost or open at each point of a line: the first point at which it is decided decides it for good. */
export function decidedOnTheWay<State, Action, Point extends { readonly state: State }>(
  by: Following<State, Action, Point>,
): Goal<State, Action> {
  const followed = (point: Point): Followed<State, Action> => ({
    state: point.state,
    goal: by.judge(point),
    get key() {
      return by.key(point);
    },
    get mine() {
      return by.mine?.(point) ?? true;
    },
    after: (action) => followed(by.next(point, action)),
  });
  const goal = (start: State, line: readonly Action[]): GoalState => {
    let point = by.first(start);
    let now = by.judge(point);
    for (const action of line) {
      if (now !== 'open') return now;
      point = by.next(point, action);
      now = by.judge(point);
    }
    return now;
  };
  return Object.assign(goal, { follow: (start: State) => followed(by.first(start)) });
}

/** `do:A,B`: the next action is one of those named. In: the text after the colon. */
export function parseActions<Action>(text: string, { parse }: Pick<Codec<Action>, 'parse'>): Result<Action[]> {
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
