import { loadMaking, parseState } from '../games/registry.ts';

/**
 * A text that is the same for two positions of a game that are one but for a symmetry of it; see each game's `alike.ts`.
 * Unreadable ones, and those of a game without puzzles, throw.
 */
export async function alike(position: string): Promise<string> {
  const read = await parseState(position);
  if (!read.ok) throw new Error(`${position}: ${read.error.field} ${read.error.code}`);
  const { id, state } = read.value;
  const making = await loadMaking(id);
  if (making === null) throw new Error(`there are no puzzles of ${id}`);
  return `${id} ${making.look.alike(state)}`;
}
