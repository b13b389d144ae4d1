import { decide } from '../core/player.ts';
import { fail as failToRead, type LineError, ok, type Result } from '../core/result.ts';
import { loadPlayer, parseState } from '../games/registry.ts';
import { fail } from '../proving/reasons.ts';
import { asLineError } from './inquiries.ts';

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
  const read = await parseState(position);
  if (!read.ok) return asLineError(read);
  const { id, game, state: start } = read.value;
  const player = await loadPlayer(id, name);
  if (player === null) return asLineError(fail('player', 'unknown-player', { text: name, players: Object.keys(game.players) }));
  let state = start;
  const past = [];
  for (const [index, text] of line.entries()) {
    const action = game.action.parse(text);
    if (!action.ok) return { ok: false, error: { ...action.error, action: text, index } };
    const rule = game.why(state, action.value);
    if (rule !== null)
      return { ok: false, error: { ...failToRead('action', 'illegal', { action: text, rule }).error, action: text, index } };
    past.push(state);
    state = game.apply(state, action.value);
  }
  const action = decide(game, player.choose, state, seed, past);
  return ok(action === null ? null : game.action.format(action));
}
