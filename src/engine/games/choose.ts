import { rng } from '../core/rng.ts';
import { loadBots } from './bots.ts';
import { type GameId, loadGame } from './registry.ts';

/**
 * What a computer player does, as text. In: a position (the bot is shown only what its seat may see) and a seed that
 * settles what it leaves to chance. null at the end of the game, or where there is no such bot; an unreadable position
 * throws, as it comes from play.
 */
export async function choose(id: GameId, name: string, position: string, seed: number): Promise<string | null> {
  const game = await loadGame(id);
  const state = game.position.parse(position.slice(id.length + 1));
  if (!state.ok) throw new Error(state.error.code);
  const seat = game.actor(state.value);
  const bot = (await loadBots(id))?.bots.find((one) => one.name === name);
  if (typeof seat !== 'number' || !bot) return null;
  return game.action.format(bot.choose(game.observe(state.value, seat), rng(seed)));
}
