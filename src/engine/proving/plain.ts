import type { Followed, Game, GoalState } from '../core/game.ts';
import type { Meter } from './budget.ts';

/**
 * Everything that play can come to from a start, by nothing but the readable rules of the game and the goal: no shortcut, no packed
 * state, no table of a solver. Slow, and there to check what is quick.
 */
export interface Space<State, Action> {
  readonly states: readonly State[];
  /** By number, the start being 0: what the goal says, and who decides. Nothing follows a point at which the goal is decided. */
  readonly goals: readonly GoalState[];
  readonly deciders: readonly Decider[];
  /** The legal actions, and the numbers of the points that they lead to. */
  readonly actions: readonly (readonly Action[])[];
  readonly next: readonly (readonly number[])[];
  /** The point before and the number of the action there, on a shortest way from the start; null for the start. */
  readonly from: readonly (readonly [point: number, action: number] | null)[];
}

export type Decider = 'mine' | 'others' | 'chance';

/** The space from a point that a goal has followed a line to, breadth first, each position once; null when the meter stops it. */
export function explore<Params, State, Action>(
  game: Pick<Game<Params, State, Action>, 'actor' | 'legal'>,
  start: Followed<State, Action>,
  meter: Meter,
): Space<State, Action> | null {
  const goals: GoalState[] = [];
  const deciders: Decider[] = [];
  const actions: (readonly Action[])[] = [];
  const next: (readonly number[])[] = [];
  const from: (readonly [number, number] | null)[] = [];
  const points: Followed<State, Action>[] = [];
  const numbers = new Map<string, number>();
  const number = (point: Followed<State, Action>, way: readonly [number, number] | null): number => {
    const key = point.goal === 'open' ? point.key : `${point.key} ${point.goal}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, points.length);
    goals.push(point.goal);
    deciders.push(point.mine ? 'mine' : game.actor(point.state) === 'chance' ? 'chance' : 'others');
    from.push(way);
    return points.push(point) - 1;
  };
  number(start, null);
  for (let i = 0; i < points.length; i++) {
    const point = points[i] as Followed<State, Action>;
    if (point.goal === 'open' && !meter.spend()) return null;
    const ways = point.goal === 'open' ? game.legal(point.state) : [];
    actions.push(ways);
    next.push(ways.map((action, way) => number(point.after(action), [i, way])));
  }
  return { states: points.map(({ state }) => state), goals, deciders, actions, next, from };
}

/**
 * For each point of a space: can the player force the goal? The fewest points that the rules bear out, so that going round for
 * ever is no win. `goals` are those of the space unless others are given.
 */
export const winnable = <State, Action>(space: Space<State, Action>, goals = space.goals): boolean[] =>
  steps(space, goals).map((left) => left >= 0);

/** For each point how late it was found to be won, the ends first; −1 for those that are not. */
function steps<State, Action>({ next, deciders }: Space<State, Action>, goals: readonly GoalState[]): number[] {
  const can: number[] = goals.map((goal) => (goal === 'met' ? 0 : -1));
  const before: number[][] = next.map(() => []);
  for (const [i, ways] of next.entries()) for (const to of ways) (before[to] as number[]).push(i);
  const open = next.map((ways) => ways.length);
  const queue = can.flatMap((met, i) => (met === 0 ? [i] : []));
  for (const to of queue)
    for (const i of before[to] as number[]) {
      if ((can[i] as number) >= 0 || goals[i] !== 'open') continue;
      open[i] = (open[i] as number) - 1;
      if (deciders[i] !== 'mine' && (open[i] as number) > 0) continue;
      can[i] = (can[to] as number) + 1;
      queue.push(i);
    }
  return can;
}

/** A line from the start of a space that meets the goal, the others holding out as long as they can; null where there is none. */
export function winningLine<State, Action>(space: Space<State, Action>): Action[] | null {
  const left = steps(space, space.goals);
  if ((left[0] as number) < 0) return null;
  const line: Action[] = [];
  for (let at = 0; space.goals[at] === 'open'; ) {
    const ways = space.next[at] as readonly number[];
    const goOn = ways.map((to) => left[to] as number);
    const wanted = space.deciders[at] === 'mine' ? Math.min(...goOn.filter((n) => n >= 0)) : Math.max(...goOn);
    const way = goOn.indexOf(wanted);
    line.push((space.actions[at] as readonly Action[])[way] as Action);
    at = ways[way] as number;
  }
  return line;
}

/** For each point: the highest chance of the goal that the player can be sure of, the others playing jointly against. */
export function chances<State, Action>({ goals, deciders, next }: Space<State, Action>): number[] {
  const values: number[] = goals.map((goal) => (goal === 'met' ? 1 : 0));
  for (let change = 1; change > 1e-15; ) {
    change = 0;
    for (let i = goals.length - 1; i >= 0; i--) {
      if (goals[i] !== 'open') continue;
      const ways = (next[i] as readonly number[]).map((to) => values[to] as number);
      const value =
        deciders[i] === 'chance'
          ? ways.reduce((a, b) => a + b, 0) / ways.length
          : deciders[i] === 'mine'
            ? Math.max(...ways)
            : Math.min(...ways);
      change = Math.max(change, Math.abs(value - (values[i] as number)));
      values[i] = value;
    }
  }
  return values;
}

/** A shortest line from the start to a point. */
export function lineTo<State, Action>({ from, actions }: Space<State, Action>, point: number): Action[] {
  const line: Action[] = [];
  for (let way = from[point]; way; way = from[way[0]]) line.push((actions[way[0]] as readonly Action[])[way[1]] as Action);
  return line.reverse();
}
