import type { Play } from '../../../engine/core/play.ts';
import {
  type Action,
  carried,
  homeCount,
  outcome,
  parseGoal,
  rankOf,
  type State,
  sixteen,
} from '../../../engine/games/sixteen/index.ts';
import * as m from '../../../paraglide/messages.js';
import { either } from '../../play/lists.ts';

export type Here = Play<State, Action>;

/** What an action does, told from the position before it. One that is not legal there is named without its bricks. */
export const actionWords = (action: string, { state, read }: Here): string => does(read(action), state);

function does(action: Action, state: State): string {
  const bricks = run(sixteen.why(state, action) === null ? carried(state, action).map(rankOf) : []);
  switch (action.kind) {
    case 'draw':
      return m.sixteen_action_draw();
    case 'home': {
      const pile = action.from;
      return bricks ? m.sixteen_action_home({ brick: bricks, pile }) : m.sixteen_action_home_unfit({ pile });
    }
    case 'move': {
      const { from, to } = action;
      return bricks ? m.sixteen_action_move({ run: bricks, from, to }) : m.sixteen_action_move_unfit({ from, to });
    }
    case 'place': {
      const { pile } = action;
      return bricks ? m.sixteen_action_place({ brick: bricks, pile }) : m.sixteen_action_place_unfit({ pile });
    }
  }
}

/** Which bricks an action moves, and from which pile; null for the drawn one. */
export function pieceWords(action: string, { state, read }: Here): string | null {
  const moves = read(action);
  if (moves.kind !== 'move' && moves.kind !== 'home') return null;
  const bricks = carried(state, moves).map(rankOf);
  return m.sixteen_piece({ run: run(bricks), count: bricks.length, pile: moves.from });
}

/** What an action has done: as `actionWords`, but a draw says which brick came out. */
export function doneWords(action: string, before: Here): string {
  const done = before.read(action);
  if (done.kind !== 'draw') return does(done, before.state);
  return m.sixteen_action_drew({ brick: run(carried(before.state, done).map(rankOf)) });
}

/** A task in words, for positions that come without a text. `play` stands at the start of its line. */
export function goalWords(goal: string, { state }: Here): string {
  const asked = parseGoal(goal);
  if (!asked.ok) return m.sixteen_goal_unknown({ goal });
  const spec = asked.value;
  switch (spec.kind) {
    case 'win':
      return m.sixteen_goal_win();
    case 'sorted':
      return m.sixteen_goal_sorted();
    case 'home':
      return m.sixteen_goal_home({
        count: spec.bricks,
        already: homeCount(state),
        more: Math.max(0, spec.bricks - homeCount(state)),
      });
    case 'empty':
      return m.sixteen_goal_empty({ count: spec.piles });
    case 'do':
      return m.sixteen_goal_do({ actions: either(spec.actions.map((action) => does(action, state))) });
    case 'top': {
      const { ranks, pile } = spec;
      if (ranks.length === 1) {
        const brick = a(ranks[0] as number);
        return pile === null ? m.sixteen_goal_top_one({ brick }) : m.sixteen_goal_top_one_pile({ brick, pile });
      }
      const words = { bricks: run(ranks), last: ranks.at(-1) as number };
      return pile === null ? m.sixteen_goal_top(words) : m.sixteen_goal_top_pile({ ...words, pile });
    }
  }
}

/** How a game ended, or null while it goes on. */
export function outcomeWords({ state }: Here): string | null {
  const end = outcome(state);
  if (end === null) return null;
  return end.result === 'won' ? m.sixteen_outcome_won() : m.sixteen_outcome_lost();
}

/** A slot as it stands in a sentence. */
export function slotWords(slot: string): string {
  const n = Number(slot.slice(1));
  if (slot === 'urn') return m.sixteen_slot_urn();
  if (slot === 'drawn') return m.sixteen_slot_drawn();
  return slot.startsWith('f') ? m.sixteen_slot_foundation({ n }) : m.sixteen_slot_pile({ n });
}

/** The places of a slot's kind. */
export const areaWords = (slot: string): string => (slot.startsWith('f') ? m.sixteen_area_foundations() : m.sixteen_area_piles());

/** A brick as it stands in a sentence. */
export const a = (rank: number): string => m.sixteen_brick({ rank });
/** Bricks that lie on one another, the lowest first. */
export const run = (ranks: readonly number[]): string => ranks.join('-');
