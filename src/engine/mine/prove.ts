import type { Proved } from '../games/making.ts';
import type { Budget } from '../proving/prover.ts';
import { opened } from './opened.ts';

/**
 * Proves a position won from nothing: a line, and the positions it took. Unlike `solve` it keeps no memory of earlier
 * questions, so that the same question always costs the same. Null where it is not won, or not known to be. Text that cannot
 * be read throws.
 */
export async function prove(position: string, goal: string, budget: Budget): Promise<Proved | null> {
  const { game, asked } = await opened(position);
  const { line, nodes } = (await asked(goal)).inquiry.prove([], budget);
  return line === null ? null : { line: line.map((action) => game.action.format(action)), nodes: Math.max(1, nodes) };
}
