import { decide } from '../core/player.ts';
import { type LineError, ok, type Result } from '../core/result.ts';
import { loadPlayer, parseState } from '../games/registry.ts';
import { fail } from '../proving/reasons.ts';
import { asLineError, readLine } from './inquiries.ts';

/**
 * What is done after a line from a position, as text: by the computer player of that name (`planner`, `planner~easy`), who sees what
 * the seat that is to act may see now and could see on the way, or by chance. The seed settles what is left to chance. Null at the
 * end, or where the player gives up. An error names the field `player` where the game has none of that name, or the first action
 * of the line that cannot be played.
 */
export async function choose(
  position: string,
  name: string,
  seed = 0,
  line: readonly string[] = [],
): Promise<Result<string | null, LineError>> {
  const opened = await parseState(position);
  if (!opened.ok) return asLineError(opened);
  const { id, game, state: start } = opened.value;
  const player = await loadPlayer(id, name);
  if (player === null) return asLineError(fail('player', 'unknown-player', { text: name, players: Object.keys(game.players) }));
  const read = readLine(game, start, line);
  if (!read.ok) return read;
  const { states, end } = read.value;
  const action = decide(game, player.choose, end, seed, states);
  return ok(action === null ? null : game.action.format(action));
}
