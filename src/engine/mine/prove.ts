import type { Proved } from '../games/making.ts';
import { gameOf, loadGame, loadProver } from '../games/registry.ts';
import type { Budget } from '../proving/prover.ts';

/**
 * Proves a position won from nothing: a line, and the positions it took. Unlike `solve` it keeps no memory of earlier
 * questions, so that the same question always costs the same. Null where it is not won, or not known to be. Text that cannot
 * be read throws.
 */
export async function prove(position: string, goal: string, budget: Budget): Promise<Proved | null> {
  const id = gameOf(position);
  if (!id.ok) throw new Error(id.error.code);
  const game = await loadGame(id.value);
  const start = game.position.parse(position.slice(id.value.length + 1));
  const inquiry = start.ok ? (await loadProver(id.value))?.inquire(start.value, goal) : undefined;
  if (!inquiry?.ok) throw new Error(`there is nothing to prove in ${position} with ${goal}`);
  const { line, nodes } = inquiry.value.prove([], budget);
  return line === null ? null : { line: line.map((action) => game.action.format(action)), nodes: Math.max(1, nodes) };
}
