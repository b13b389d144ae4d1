import { anyOf, playGame } from '../core/player.ts';
import type { Result } from '../core/result.ts';
import { rng } from '../core/rng.ts';
import type { AnyGame } from '../games/entry.ts';
import { type GameId, loadGame, loadPlayer, loadProver } from '../games/registry.ts';

/** How the games of a computer player against another went, who had all the other seats. */
export interface Match {
  readonly one: string;
  readonly other: string;
  readonly seats: number;
  readonly games: number;
  /** Won by the one, and by the other in any seat. */
  readonly wins: number;
  readonly losses: number;
  /** In which the one was not the last with cards, under rules by which only that loses; else 0. */
  readonly notLast: number;
  /** Drawn by the rules, and given up because nobody got on. */
  readonly draws: number;
  readonly frozen: number;
  /** Of the frozen, those of which it is proved that nobody could win them any more. */
  readonly proved: number;
  /** Actions of all together in a game, on average. */
  readonly actions: number;
}

/**
 * Lets a computer player of a game play others of one kind, by the options of a deal (as for the command line's `deal`; left out, by the
 * first of the game's rule sets that is for two). Every deal is played as often as there are seats, the one in each of them once, so that
 * nobody has the better cards. The same arguments give the same games. Null where there is no such player or rule set, or the
 * game is for one.
 */
export async function match(
  id: GameId,
  one: string,
  other: string,
  games: number,
  seed: number,
  options?: Readonly<Record<string, string>>,
): Promise<Match | null> {
  const [game, first, second] = await Promise.all([loadGame(id), loadPlayer(id, one), loadPlayer(id, other)]);
  const prover = await loadProver(id);
  const params = options === undefined ? forTwo(game) : orUndefined(game.params(options));
  const seats = params === undefined ? 0 : seatsOf(game, params);
  if (!first || !second || seats < 2) return null;
  const counts = { wins: 0, losses: 0, draws: 0, frozen: 0, proved: 0, notLast: 0 };
  let actions = 0;
  for (let n = 0; n < games; n++) {
    const seat = (n % seats) + 1;
    const number = seed * 1_000_003 + n;
    const start = game.deal(params, rng(seed * 1_000_003 + Math.floor(n / seats)));
    const players = Array.from({ length: seats }, (_, i) => (i + 1 === seat ? first : second).choose);
    const randoms = players.map((_, i) => rng(seats * number + i + 1));
    const { line, states, outcome } = playGame(game, start, players, [...randoms, rng(~number)]);
    actions += line.length;
    const winner = outcome?.winner ?? null;
    if (outcome === null) {
      counts.frozen += 1;
      if (prover?.standstill?.(states.at(-1))) counts.proved += 1;
    } else if (winner === null) counts.draws += 1;
    else counts[winner === seat ? 'wins' : 'losses'] += 1;
    const loser = outcome?.loser ?? null;
    if (loser !== null && loser !== seat) counts.notLast += 1;
  }
  return { one, other, seats, games, ...counts, actions: actions / games };
}

const forTwo = (game: AnyGame): unknown => Object.values(game.presets).find((preset) => seatsOf(game, preset) === 2);
const orUndefined = (params: Result<unknown>): unknown => (params.ok ? params.value : undefined);

/** Every computer player of a game against every weaker one: who plays whom. */
export async function pairings(id: GameId): Promise<(readonly [one: string, other: string])[]> {
  const names = Object.keys((await loadGame(id)).players);
  return names.flatMap((one, i) => names.slice(0, i).map((other) => [one, other] as const));
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
