import { tooLong } from '../../../core/fields.ts';
import type { Goal, GoalState } from '../../../core/game.ts';
import { compiled, type Do, decidedOnTheWay, kindAndValue, parseDo } from '../../../core/goals.ts';
import { ok, type Result } from '../../../core/result.ts';
import { coded, fail } from '../codes.ts';
import { type CommonGoal, formatTop, isReached, liesOnTop, parseCounted, parseTop, type TopGoal } from '../goals.ts';
import { type PlayerNumber, sideOf } from '../state.ts';
import { type Action, formatAction, parseAction } from './notation.ts';
import { formatPosition } from './position.ts';
import { outcome, step, type Table } from './rules.ts';

/** A goal of the traditional game as data. All but `do` are about the first turn of the line. */
export type GoalSpec =
  | CommonGoal
  | TopGoal
  | { readonly kind: 'load' | 'empty'; readonly cards: number }
  | { readonly kind: 'end' }
  | Do<Action>;

/** The numbers that make sense, both inclusive. A player may come to hold cards of both packs, being loaded. */
const bounds = { reserve: [0, 104], stock: [0, 104], home: [1, 104], load: [1, 104], empty: [1, 8] } as const;

/** A goal as canonical text. */
export function formatGoal(goal: GoalSpec): string {
  if (goal.kind === 'win' || goal.kind === 'end') return goal.kind;
  if (goal.kind === 'top') return formatTop(goal);
  return `${goal.kind}:${goal.kind === 'do' ? goal.actions.map(formatAction).join(',') : goal.cards}`;
}

/** Reads a goal; an error is of the field `goal` and quotes the text. */
export function parseGoal(text: string): Result<GoalSpec> {
  if (text === 'win' || text === 'end') return ok({ kind: text });
  const long = tooLong('goal', text);
  if (long) return long;
  const [kind] = kindAndValue(text);
  switch (kind) {
    case 'reserve':
    case 'stock':
    case 'home':
    case 'load':
      return parseCounted(text, kind, bounds[kind]);
    case 'empty':
      return parseCounted(text, kind, bounds.empty, 'what-piles');
    case 'top':
      return parseTop(text);
    case 'do':
      return parseDo(text, { parse: (action) => parseAction(action, false) });
    default:
      return fail('goal', 'unknown-goal', { text, forms: coded('crapette-goals') });
  }
}

/** Goals that ask for less of the same, the hardest first; none where there is no less. */
export function easierGoals(goal: GoalSpec): GoalSpec[] {
  switch (goal.kind) {
    case 'win':
      return upTo(1, bounds.stock[1]).map((cards) => ({ kind: 'stock', cards }));
    case 'reserve':
    case 'stock': {
      const { kind } = goal;
      return upTo(goal.cards + 1, bounds[kind][1]).map((cards) => ({ kind, cards }));
    }
    case 'home':
    case 'load':
    case 'empty': {
      const { kind } = goal;
      return upTo(bounds[kind][0], goal.cards - 1)
        .map((cards) => ({ kind, cards }))
        .reverse();
    }
    default:
      return [];
  }
}

const upTo = (low: number, high: number): number[] => Array.from({ length: Math.max(0, high - low + 1) }, (_, i) => low + i);

/** The goal as a function of start and line: once met it stays met. Lost when the turn, or the game, has ended without it. */
export const goal = (text: string): Result<Goal<Table, Action>> =>
  compiled(parseGoal(text), { outcome, format: formatAction }, (asked) =>
    decidedOnTheWay({
      first: begin,
      next: further,
      judge: (point) => judge(asked, point),
      // What has gone home and what has been loaded can be read off the position; only the limit hangs on the count.
      key: ({ state }) => formatPosition({ ...state, count: 0 }),
    }),
  );

/** A point of a line: who plays the turn, how many turns have ended since it began, and cards home and loaded in it. */
interface Point {
  readonly player: PlayerNumber;
  readonly state: Table;
  readonly turns: number;
  readonly home: number;
  readonly loaded: number;
}

const begin = (state: Table): Point => ({ player: state.turn, state, turns: 0, home: 0, loaded: 0 });

function further(point: Point, action: Action): Point {
  // What is stopped is taken back.
  const [done, by] = action.kind === 'stop' ? [point.state.slip?.action, -1] : [action, 1];
  const to = done?.kind === 'play' ? done.to : null;
  return {
    ...point,
    ...step(point.state, action),
    home: point.home + (to === 'f' ? by : 0),
    loaded: point.loaded + (to === 'or' || to === 'ow' ? by : 0),
  };
}

function judge(goal: Exclude<GoalSpec, { kind: 'do' }>, point: Point): GoalState {
  // Whether it stands is not said yet.
  if (point.state.slip) return 'open';
  if (holds(goal, point)) return 'met';
  if (point.turns > 0) return goal.kind === 'end' ? 'met' : 'lost';
  return outcome(point.state) === null ? 'open' : 'lost';
}

/** Whether a goal other than `end` holds, while the turn lasts or after its last action. */
function holds(goal: Exclude<GoalSpec, { kind: 'do' }>, { player, state, home, loaded }: Point): boolean {
  switch (goal.kind) {
    case 'load':
      return loaded >= goal.cards;
    case 'empty':
      return state.sides.flatMap(({ piles }) => piles).filter((pile) => pile.length === 0).length >= goal.cards;
    case 'top':
      return liesOnTop(goal, state, player);
    case 'end':
      return false;
    default:
      return isReached(goal, sideOf(state, player), home);
  }
}
