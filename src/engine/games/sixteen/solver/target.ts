import type { GoalSpec } from '../goals.ts';
import type { Board } from './kernel.ts';

/** Goals that are a property of a position, once an action has been played. */
export type BoardGoal = Exclude<GoalSpec, { kind: 'do' }>;

/** Whether the goal holds on a packed board after at least one action; agrees with `holds` of the goals. */
export function reached(goal: BoardGoal, board: Board): boolean {
  switch (goal.kind) {
    case 'win':
      return board.homeCount === board.ranks * board.copies;
    case 'home':
      return board.homeCount >= goal.bricks;
    case 'empty': {
      let empty = 0;
      for (let p = 0; p < board.piles; p++) if (board.height[p] === 0) empty++;
      return empty >= goal.piles;
    }
    case 'top': {
      if (goal.pile !== null) return goal.pile <= board.piles && topped(goal.ranks, board, goal.pile - 1);
      for (let p = 0; p < board.piles; p++) if (topped(goal.ranks, board, p)) return true;
      return false;
    }
    case 'sorted': {
      if (board.next < board.urn.length || board.drawn > 0) return false;
      for (let p = 0; p < board.piles; p++) if (!allRun(board, p)) return false;
      return true;
    }
  }
}

function topped(ranks: readonly number[], board: Board, pile: number): boolean {
  const h = board.height[pile] as number;
  if (h < ranks.length) return false;
  const base = pile * board.stride + h - ranks.length;
  return ranks.every((rank, i) => board.bricks[base + i] === rank);
}

function allRun(board: Board, pile: number): boolean {
  const base = pile * board.stride;
  for (let i = 1; i < (board.height[pile] as number); i++) {
    const beneath = board.bricks[base + i - 1] as number;
    const rank = board.bricks[base + i] as number;
    if (board.consecutive ? beneath !== rank + 1 : beneath <= rank) return false;
  }
  return true;
}

/** How many bricks must be home for the goal, or null if the goal is about something else. */
export function bricksNeeded(goal: BoardGoal, board: Board): number | null {
  if (goal.kind === 'win') return board.ranks * board.copies;
  return goal.kind === 'home' ? goal.bricks : null;
}
