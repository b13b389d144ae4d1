import type { Coded } from './codes.ts';
import type { Codec, Followed, Goal, GoalState } from './game.ts';
import { parseNumber } from './numbers.ts';
import { fail, mapped, ok, type Result } from './result.ts';

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

/** `home:3` → `home` and `3`; without a colon the value is blank. */
export function kindAndValue(text: string): readonly [kind: string, value: string] {
  const colon = text.indexOf(':');
  return colon < 0 ? [text, ''] : [text.slice(0, colon), text.slice(colon + 1)];
}

/** The number of a goal that asks for one, within bounds that are both inclusive; `what`: the name of what is counted. */
export function parseCount(text: string, what: Coded, [low, high]: readonly [number, number]): Result<number> {
  const [goal, value] = kindAndValue(text);
  const count = parseNumber(value, low, high);
  return count === null ? fail('goal', 'goal-number', { text, goal, what, low, high }) : ok(count);
}

/** `do:A,B`, which every game has: the next action is one of those named. */
export interface Do<Action> {
  readonly kind: 'do';
  readonly actions: readonly Action[];
}

/** Reads a goal `do`. */
export function parseDo<Action>(text: string, { parse }: Pick<Codec<Action>, 'parse'>): Result<Do<Action>> {
  const actions: Action[] = [];
  for (const word of kindAndValue(text)[1].split(',')) {
    const action = parse(word);
    if (!action.ok) return fail('goal', 'goal-action', { text, because: action.error });
    actions.push(action.value);
  }
  return ok({ kind: 'do', actions });
}

/**
 * A goal that has been read as a function of start and line. `do` is the same in every game; `other` makes those of the game's own.
 * `outcome` and `format` are the game's.
 */
export const compiled = <State, Action, Spec extends { readonly kind: string }>(
  spec: Result<Spec | Do<Action>>,
  { outcome, format }: { outcome(state: State): unknown; format(action: Action): string },
  other: (asked: Exclude<Spec, { readonly kind: 'do' }>) => Goal<State, Action>,
): Result<Goal<State, Action>> =>
  mapped(spec, (asked) =>
    isDo<Action>(asked)
      ? oneOf(asked.actions, { format }, (start: State) => outcome(start) !== null)
      : other(asked as Exclude<Spec, { readonly kind: 'do' }>),
  );

const isDo = <Action>(spec: { readonly kind: string }): spec is Do<Action> => spec.kind === 'do';

/** The first action of the line is one of these. Lost where play is over at the start. */
function oneOf<State, Action>(
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
