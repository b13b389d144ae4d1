import type { Forgotten, Game } from '../core/game.ts';
import { type Play, type Table, table } from '../core/play.ts';
import { fail, ok, type Result } from '../core/result.ts';

/** The games that the engine knows. Each is loaded only when asked for, so that a page carries the game it shows and no other. */
export const gameIds = ['sixteen', 'russian-bank', 'ristiseiska'] as const;
export type GameId = (typeof gameIds)[number];

type AnyGame = Game<Forgotten, Forgotten, Forgotten>;

const loaders: Record<GameId, () => Promise<AnyGame>> = {
  sixteen: async () => (await import('./sixteen/index.ts')).sixteen,
  ristiseiska: async () => (await import('./ristiseiska/index.ts')).ristiseiska,
  'russian-bank': async () => (await import('./russian-bank/index.ts')).russianBank,
};

/** Whether a text names a game. */
export const isGameId = (text: string): text is GameId => (gameIds as readonly string[]).includes(text);

/** The game itself, for the command line and the solvers. */
export const loadGame = (id: GameId): Promise<AnyGame> => loaders[id]();

/** The text face of a game. */
export const loadTable = async (id: GameId): Promise<Table> => table(await loadGame(id));

/** The game that a position names, or an error of the field `game`. */
export function gameOf(position: string): Result<GameId> {
  const id = position.split(':', 1)[0] ?? '';
  if (!position.includes(':')) return fail('game', 'no-game');
  return isGameId(id) ? ok(id) : fail('game', 'unknown-game', { text: id, games: gameIds });
}

/** Reads a position of any game into its game and that game's own state, for those who search. */
export async function readPosition(position: string) {
  const id = gameOf(position);
  if (!id.ok) return id;
  const game = await loadGame(id.value);
  const state = game.position.parse(position.slice(id.value.length + 1));
  return state.ok ? ok({ id: id.value, game, state: state.value }) : state;
}

/** Reads a position of any game into its text face. */
export async function openPosition(position: string): Promise<Result<Play>> {
  const id = gameOf(position);
  return id.ok ? (await loadTable(id.value)).open(position) : id;
}
