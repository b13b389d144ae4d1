import { rng } from '../../engine/core/rng.ts';
import { strongest, type Wanted } from './deals.ts';
import type { GameKit } from './kit.ts';
import { pageSolver } from './solver.ts';

/** So many games are played of a deal that is tried. */
export const games = 4;

/**
 * In how many of `games` games of a deal somebody wins when strong computer players have all seats. They see what their seats see and
 * differ from game to game, so it says how lively a deal is, and proves nothing. Rejects where it is given up, where there is no worker to do it
 * (the page would stand still), or where nothing can be dealt by such options.
 */
export async function decidedOf(kit: GameKit, options: Wanted, number: number, signal: AbortSignal): Promise<number> {
  const dealt = kit.game.deal(options, rng(number));
  const player = strongest(kit);
  if (!dealt.ok || player === null || typeof Worker !== 'function') throw new Error('this deal cannot be tried');
  const { won, lost } = await (await pageSolver()).playouts(dealt.value.position, player, 1, games, { signal });
  return won + lost;
}
