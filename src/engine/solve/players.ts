import { decide } from '../core/player.ts';
import { ok, type Result } from '../core/result.ts';
import { loadPlayer, parseState } from '../games/registry.ts';
import { fail } from '../proving/reasons.ts';

/**
 * What is done at a position, as text: by the computer player of that name, who sees what the seat that is to act may see, or by
 * chance. The seed settles what is left to chance. Null at the end, or where the player gives up. An error names the field `player`
 * where the game has none of that name.
 */
export async function choose(position: string, name: string, seed = 0): Promise<Result<string | null>> {
  const read = await parseState(position);
  if (!read.ok) return read;
  const { id, game, state } = read.value;
  const player = await loadPlayer(id, name);
  if (player === null) return fail('player', 'unknown-player', { text: name, players: Object.keys(game.players) });
  const action = decide(game, player.choose, state, seed);
  return ok(action === null ? null : game.action.format(action));
}
