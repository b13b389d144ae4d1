import type { Draft, GameComposer } from '../../games/composing.ts';

/** A goal as it is preset for a draft: with its usual number, where it has one. */
export function presetGoal({ goals }: Pick<GameComposer, 'goals'>, draft: Draft, goal: string): string {
  const id = goal.split(':', 1)[0] ?? goal;
  const number = goals(draft).find((one) => one.id === id)?.number;
  return number ? `${id}:${number.usual}` : goal;
}
