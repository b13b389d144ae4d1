import { gameOf, loadGame } from '../games/registry.ts';
import { loadLook } from './look.ts';

/** A text that is the same for two positions of a game that are one but for a symmetry of it; see each game's `alike.ts`. Unreadable ones throw. */
export async function alike(position: string): Promise<string> {
  const id = gameOf(position);
  if (!id.ok) throw new Error(id.error.code);
  const game = await loadGame(id.value);
  const state = game.position.parse(position.slice(id.value.length + 1));
  if (!state.ok) throw new Error(`${position}: ${state.error.field} ${state.error.code}`);
  return `${id.value} ${(await loadLook(id.value)).alike(state.value)}`;
}
