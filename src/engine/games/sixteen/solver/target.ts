import type { GoalSpec } from '../goals.ts';
import type { Kernel } from './kernel.ts';

/** Goals that are a property of a position, once an action has been played. */
export type StateGoal = Exclude<GoalSpec, { kind: 'do' }>;

/** Whether the goal holds on a packed kernel after at least one action; agrees with `holds` of the goals. */
export function reached(goal: StateGoal, kernel: Kernel): boolean {
  switch (goal.kind) {
    case 'win':
      return kernel.homeCount === kernel.ranks * kernel.copies;
    case 'home':
      return kernel.homeCount >= goal.bricks;
    case 'empty': {
      let empty = 0;
      for (let p = 0; p < kernel.piles; p++) if (kernel.height[p] === 0) empty++;
      return empty >= goal.piles;
    }
    case 'top': {
      if (goal.pile !== null) return goal.pile <= kernel.piles && topped(goal.ranks, kernel, goal.pile - 1);
      for (let p = 0; p < kernel.piles; p++) if (topped(goal.ranks, kernel, p)) return true;
      return false;
    }
    case 'sorted': {
      if (kernel.next < kernel.urn.length || kernel.drawn > 0) return false;
      for (let p = 0; p < kernel.piles; p++) if (!allRun(kernel, p)) return false;
      return true;
    }
  }
}

function topped(ranks: readonly number[], kernel: Kernel, pile: number): boolean {
  const h = kernel.height[pile] as number;
  if (h < ranks.length) return false;
  const base = pile * kernel.stride + h - ranks.length;
  return ranks.every((rank, i) => kernel.bricks[base + i] === rank);
}

function allRun(kernel: Kernel, pile: number): boolean {
  const base = pile * kernel.stride;
  for (let i = 1; i < (kernel.height[pile] as number); i++) {
    const beneath = kernel.bricks[base + i - 1] as number;
    const rank = kernel.bricks[base + i] as number;
    if (kernel.consecutive ? beneath !== rank + 1 : beneath <= rank) return false;
  }
  return true;
}

/** How many bricks must be home for the goal, or null if the goal is about something else. */
export function bricksNeeded(goal: StateGoal, kernel: Kernel): number | null {
  if (goal.kind === 'win') return kernel.ranks * kernel.copies;
  return goal.kind === 'home' ? goal.bricks : null;
}
