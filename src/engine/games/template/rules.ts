import type { Action } from './notation.ts';
import type { Params } from './params.ts';
import type { State } from './state.ts';

/** The rules that can forbid an action, in the order of the rule page; each is an anchor there. */
export const rules = ['game-over', 'too-long', 'past-the-end'] as const;
export type Rule = (typeof rules)[number];

/** The start; nothing is shuffled in this game. */
export const deal = (params: Params): State => ({ params, left: params.length, turn: 1 });

const other = (seat: 1 | 2): 1 | 2 => (seat === 1 ? 2 : 1);

/** null when legal, else the rule that forbids the action here. */
export function why({ params, left }: State, { steps }: Action): Rule | null {
  if (left === 0) return 'game-over';
  if (steps > params.most) return 'too-long';
  return steps > left ? 'past-the-end' : null;
}

/** All legal actions in canonical order: the order of their texts. */
export const legal = ({ params, left }: State): Action[] =>
  Array.from({ length: Math.min(params.most, left) }, (_, i) => ({ steps: i + 1 }));

/** The position after a legal action. Throws on an illegal one. */
export function apply(state: State, action: Action): State {
  const broken = why(state, action);
  if (broken !== null) throw new Error(`illegal action: ${broken}`);
  return { ...state, left: state.left - action.steps, turn: other(state.turn) };
}

/** Whoever reached the end has won; null while play goes on. */
export const outcome = (state: State): { readonly winner: 1 | 2 } | null =>
  state.left === 0 ? { winner: other(state.turn) } : null;
