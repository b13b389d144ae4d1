import { anyOf, playGame } from '../core/player.ts';
import { rng } from '../core/rng.ts';
import type { AnyGame } from '../games/entry.ts';
import { type GameId, loadGame, loadPlayer } from '../games/registry.ts';

/** How the games of two computer players went. */
export interface Match {
  readonly one: string;
  readonly other: string;
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  /** Drawn by the rules, and given up because nobody got on. */
  readonly draws: number;
  readonly frozen: number;
  /** Actions of both together in a game, on average. */
  readonly actions: number;
}

/**
 * Lets two computer players of a game play each other, by the first of its rule sets that is for two. Every deal is played
 * twice, each player once in either seat, so that neither has the better cards. The same arguments give the same games. Null where
 * there is no such player, or the game is not for two.
 */
export async function match(id: GameId, one: string, other: string, games: number, seed: number): Promise<Match | null> {
  const [game, first, second] = await Promise.all([loadGame(id), loadPlayer(id, one), loadPlayer(id, other)]);
  const params = Object.values(game.presets).find((preset) => seatsOf(game, preset) === 2);
  if (!first || !second || params === undefined) return null;
  const counts = { wins: 0, losses: 0, draws: 0, frozen: 0 };
  let actions = 0;
  for (let n = 0; n < games; n++) {
    const swapped = n % 2 === 1;
    const number = seed * 1_000_003 + n;
    const start = game.deal(params, rng(seed * 1_000_003 + (n >> 1)));
    const seats = swapped ? [second.choose, first.choose] : [first.choose, second.choose];
    const played = playGame(game, start, seats, [rng(2 * number + 1), rng(2 * number + 2), rng(~number)]);
    actions += played.line.length;
    const winner = played.outcome?.winner ?? null;
    if (played.outcome === null) counts.frozen += 1;
    else if (winner === null) counts.draws += 1;
    else counts[(winner === 1) !== swapped ? 'wins' : 'losses'] += 1;
  }
  return { one, other, games, ...counts, actions: actions / games };
}

/**
 * Every computer player of a game against every weaker one, match by match; see `match`. Nothing where the game has fewer than two,
 * or is not for two.
 */
export async function* matches(id: GameId, games: number, seed: number): AsyncGenerator<Match> {
  const names = Object.keys((await loadGame(id)).players);
  for (const [i, one] of names.entries())
    for (const other of names.slice(0, i)) {
      const played = await match(id, one, other, games, seed);
      if (played !== null) yield played;
    }
}

/** How the games went that a computer player played alone. */
export interface Alone {
  readonly games: number;
  readonly wins: number;
  /** Actions in a game, on average. */
  readonly actions: number;
}

/**
 * Lets a computer player of a game for one play deals of it, by the game's own parameters. The same arguments give the same games.
 * Null where there is no such player, or the game is for more than one.
 */
export async function alone(id: GameId, name: string, games: number, seed: number, params: unknown): Promise<Alone | null> {
  const [game, player] = await Promise.all([loadGame(id), loadPlayer(id, name)]);
  if (!player || seatsOf(game, params) !== 1) return null;
  let [wins, actions] = [0, 0];
  for (let n = 0; n < games; n++) {
    const number = seed * 1_000_003 + n;
    const played = playGame(game, game.deal(params, rng(number)), [player.choose], [rng(2 * number + 1), rng(~number)]);
    actions += played.line.length;
    if (played.outcome?.result === 'won') wins += 1;
  }
  return { games, wins, actions: actions / games };
}

/** How many players a deal has: the seats that act when it is played at random for a while. */
function seatsOf(game: AnyGame, params: unknown): number {
  const random = rng(0);
  let most = 0;
  for (let state = game.deal(params, random), n = 0; n < 300; n++) {
    const who = game.actor(state);
    if (who === null) break;
    if (who !== 'chance') most = Math.max(most, who);
    state = game.apply(state, anyOf(game.legal(state), random));
  }
  return most;
}
