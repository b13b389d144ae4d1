import { tooLong } from '../../core/fields.ts';
import type { Goal } from '../../core/game.ts';
import { compiled, type Do, decidedOnTheWay, kindAndValue, parseCount, parseDo } from '../../core/goals.ts';
import { mapped, ok, type Result } from '../../core/result.ts';
import { coded, fail } from './codes.ts';
import { type Action, formatAction, parseAction } from './notation.ts';
import { bounds, formatRank, parseRank } from './params.ts';
import { formatPosition } from './position.ts';
import { apply, homeCount, isWon, outcome, runLength } from './rules.ts';
import { rankOf, type State, topOf } from './state.ts';

/** A goal of Sixteen as data; see the notation's list of goals. */
export type GoalSpec =
  | { readonly kind: 'win' }
  | { readonly kind: 'home'; readonly bricks: number }
  | { readonly kind: 'empty'; readonly piles: number }
  | { readonly kind: 'top'; readonly ranks: readonly number[]; readonly pile: number | null }
  | { readonly kind: 'sorted' }
  | Do<Action>;

/** The bricks of the largest set. */
const mostBricks = bounds.ranks[1] * bounds.copies[1];

/** A goal as canonical text. */
export function formatGoal(goal: GoalSpec): string {
  switch (goal.kind) {
    case 'win':
    case 'sorted':
      return goal.kind;
    case 'home':
      return `home:${goal.bricks}`;
    case 'empty':
      return `empty:${goal.piles}`;
    case 'top':
      return `top:${goal.pile === null ? '' : `${goal.pile}=`}${goal.ranks.map(formatRank).join('')}`;
    case 'do':
      return `do:${goal.actions.map(formatAction).join(',')}`;
  }
}

/** Reads a goal; an error is of the field `goal` and quotes the text. */
export function parseGoal(text: string): Result<GoalSpec> {
  if (text === 'win' || text === 'sorted') return ok({ kind: text });
  const long = tooLong('goal', text);
  if (long) return long;
  const [kind, value] = kindAndValue(text);
  switch (kind) {
    case 'home':
      return mapped(parseCount(text, coded('sixteen-what-bricks'), [1, mostBricks]), (bricks) => ({ kind, bricks }));
    case 'empty':
      return mapped(parseCount(text, coded('what-piles'), [1, bounds.piles[1]]), (piles) => ({ kind, piles }));
    case 'top': {
      const match = /^(?:([1-6])=)?([1-9a-g]+)$/.exec(value);
      if (!match) return fail('goal', 'goal-form', { text, goal: kind, form: coded('sixteen-form-top') });
      return ok({
        kind,
        pile: match[1] === undefined ? null : Number(match[1]),
        ranks: [...(match[2] as string)].map((char) => parseRank(char) as number),
      });
    }
    case 'do':
      return parseDo(text, { parse: parseAction });
    default:
      return fail('goal', 'unknown-goal', { text, forms: coded('sixteen-goals') });
  }
}

/**
 * Whether the goal holds in a position that `played` actions have led to. `do` is not a property of a position and
 * never holds here.
 */
export function holds(goal: GoalSpec, state: State, played: number): boolean {
  switch (goal.kind) {
    case 'win':
      return isWon(state);
    case 'home':
      return homeCount(state) >= goal.bricks;
    case 'empty':
      return played > 0 && state.piles.filter((pile) => pile.length === 0).length >= goal.piles;
    case 'top':
      return (
        played > 0 &&
        state.piles.some(
          (pile, i) =>
            (goal.pile === null || goal.pile === i + 1) &&
            pile.length >= goal.ranks.length &&
            goal.ranks.every((rank, k) => rankOf(pile[pile.length - goal.ranks.length + k] as number) === rank),
        )
      );
    case 'sorted':
      return (
        played > 0 &&
        state.urn.length === 0 &&
        state.drawn === null &&
        state.piles.every((pile) => topOf(pile) === undefined || runLength(pile, state.params.runs) === pile.length)
      );
    case 'do':
      return false;
  }
}

/** Goals that ask for fewer bricks or piles, the hardest first; none where there is no fewer. */
export function easierGoals(goal: GoalSpec, { params }: State): GoalSpec[] {
  const below = (top: number) => Array.from({ length: Math.max(0, top - 1) }, (_, i) => top - 1 - i);
  switch (goal.kind) {
    case 'win':
      return below(params.ranks * params.copies).map((bricks) => ({ kind: 'home', bricks }));
    case 'home':
      return below(goal.bricks).map((bricks) => ({ kind: 'home', bricks }));
    case 'empty':
      return below(goal.piles).map((piles) => ({ kind: 'empty', piles }));
    default:
      return [];
  }
}

/** The goal as a function of start and line: once met it stays met; lost when play is over without it. */
export const goal = (text: string): Result<Goal<State, Action>> =>
  compiled(parseGoal(text), { outcome, format: formatAction }, (asked) =>
    decidedOnTheWay({
      first: (state) => ({ state, played: 0 }),
      next: ({ state, played }, action: Action) => ({ state: apply(state, action), played: played + 1 }),
      judge: ({ state, played }) => (holds(asked, state, played) ? 'met' : outcome(state) === null ? 'open' : 'lost'),
      key: ({ state, played }) => `${formatPosition(state)}${played > 0 ? ' played' : ''}`,
    }),
  );
