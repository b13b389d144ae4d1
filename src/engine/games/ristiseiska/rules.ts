import type { Actor, Seat } from '../../core/game.ts';
import { isOver } from './ending.ts';
import { type State, unseen } from './state.ts';

export { deal } from './deal.ts';
export { outcome } from './ending.ts';
export { legal, why } from './legal.ts';
export { apply } from './turns.ts';

/** The rules that can forbid an action, in the order of the rule page; each is an anchor there. */
export const rules = [
  'game-over',
  'take-first',
  'give-first',
  'fine-first',
  'nobody-asks',
  'not-in-hand',
  'seven-of-clubs',
  'seven-first',
  'six-before-eight',
  'five-needs-eight',
  'no-gaps',
  'ace-closes',
  'ace-side',
  'aces-and-kings',
  'after-ace-or-king',
  'play-or-stop',
  'must-play',
  'must-beg',
  'no-begging',
  'first-turn',
  'last-card',
  'unplayable-first',
  'no-false-pass',
  'cannot-play',
] as const;

/** Why an action of Ristiseiska is not legal. */
export type Rule = (typeof rules)[number];

/** Who decides next. */
export function actor(state: State): Actor {
  if (isOver(state)) return null;
  if (state.phase.kind === 'take') return 'chance';
  return 'player' in state.phase ? state.phase.player : state.turn;
}

/** The hands of all others are hidden; how many cards they hold is not. */
export function observe(state: State, eye: Seat | 'all'): State {
  if (eye === 'all') return state;
  return { ...state, hands: state.hands.map((hand, i) => (i + 1 === eye ? hand : hand.map(() => unseen))) };
}
