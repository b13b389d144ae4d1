import type { Actor } from '../core/game.ts';
import { resultFor } from '../core/outcome.ts';
import { decide } from '../core/player.ts';
import { type LineError, ok, type Result } from '../core/result.ts';
import type { AnyGame, AnyPlayer } from '../games/entry.ts';
import { loadPlayer, parseState } from '../games/registry.ts';
import type { PlayoutsAnswer } from '../proving/answers.ts';
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

/** A game that has not ended after so many actions is called drawn: longer than any that gets on. */
const longest = 2_000;

/**
 * How it ends for a seat when a position is played on so many times by a computer player in every seat, each time with other random
 * numbers, and where the game has several players as strong (`mind`) with others in the seats: an estimate of how the position stands, not a proof. Cards that are hidden lie as they lie in the position; each seat sees
 * what it may see. A game that gets on no more is drawn. The same arguments always give the same answer. An error names the field
 * `player` where the game has none of that name.
 */
export async function playouts(position: string, name: string, seat: number, games: number): Promise<Result<PlayoutsAnswer>> {
  const opened = await parseState(position);
  if (!opened.ok) return opened;
  const { id, game, state: start } = opened.value;
  const counts = { won: 0, drawn: 0, lost: 0 };
  for (let seed = 1; seed <= games; seed++) {
    const [first, others] = [await loadPlayer(id, name, 2 * seed), await loadPlayer(id, name, 2 * seed + 1)];
    if (!first || !others) return fail('player', 'unknown-player', { text: name, players: Object.keys(game.players) });
    counts[resultOf(game, (actor) => (actor === 1 ? first : others).choose, start, seat, seed)] += 1;
  }
  return ok(counts);
}

/** How one such game ends, by what `playerOf` each seat (or chance) does. */
function resultOf(
  game: AnyGame,
  playerOf: (actor: Actor) => AnyPlayer['choose'],
  start: unknown,
  seat: number,
  seed: number,
): keyof PlayoutsAnswer {
  let state = start;
  const line: unknown[] = [];
  while (line.length < longest && !game.stalled?.(line, state)) {
    const action = decide(game, playerOf(game.actor(state)), state, seed);
    if (action === null) {
      const end = game.outcome(state);
      // Whoever gives up has lost.
      return end === null ? (game.actor(state) === seat ? 'lost' : 'won') : resultFor(end, seat);
    }
    state = game.apply(state, action);
    line.push(action);
  }
  return 'drawn';
}
