import type { Level } from '../core/game.ts';
import { type Play, type TextGame, textGame } from '../core/play.ts';
import { ok, type Result } from '../core/result.ts';
import type { AnyEntry, AnyGame, AnyGrader, AnyMaking, AnyPlayer, AnyProver } from './entry.ts';
import { type GameId, gameOf } from './ids.ts';
import { entry as ristiseiska } from './ristiseiska/entry.ts';
import { entry as russianBank } from './russian-bank/entry.ts';
import { entry as sixteen } from './sixteen/entry.ts';

export { type GameId, gameIds, gameOf, isGameId, letters } from './ids.ts';

/** What the engine knows of each game. */
export const entries: Readonly<Record<GameId, AnyEntry>> = { sixteen, 'russian-bank': russianBank, ristiseiska };

/** The game itself, for the command line and the solvers. */
export const loadGame = (id: GameId): Promise<AnyGame> => entries[id].rules();

/**
 * Loads a computer player of a game by its name, to which a skill may be added (`planner~easy`; see `parsePlayer`); null if the game
 * has none of that name, or not with that skill. `mind`: which of those that are as strong (see `GameEntry`).
 */
export async function loadPlayer(id: GameId, text: string, mind?: number): Promise<AnyPlayer | null> {
  const [{ players }, { overlooking, parsePlayer }] = await Promise.all([loadGame(id), import('../core/player.ts')]);
  const asked = parsePlayer(text, players);
  const choose = asked === null ? undefined : await entries[id].players[asked.name]?.(mind);
  if (asked === null || choose === undefined) return null;
  const player = { name: text, level: players[asked.name] as Level };
  const manners = (await entries[id].manners?.()) ?? ((plays: AnyPlayer['choose']) => plays);
  if (asked.skill === 'strong') return { ...player, choose: manners(choose, asked) };
  const oversights = await entries[id].oversights?.();
  return oversights ? { ...player, choose: manners(overlooking(choose, oversights, asked.skill), asked) } : null;
}

/** Loads the solver of a game; null if the game has none. */
export const loadProver = async (id: GameId): Promise<AnyProver | null> => (await entries[id].prover?.()) ?? null;

/** Loads how a game's puzzles are graded; null if the game has no solver. */
export const loadGrader = async (id: GameId): Promise<AnyGrader | null> => (await entries[id].grader?.()) ?? null;

/** Loads how a game's puzzles are made; null if the game has no puzzles. */
export const loadMaking = async (id: GameId): Promise<AnyMaking | null> => (await entries[id].making?.()) ?? null;

/** The text face of a game. */
export const loadTextGame = async (id: GameId): Promise<TextGame> => textGame(await loadGame(id));

/** The text face of what pages teach of a game, or of what shows a position: they open nothing else. */
export async function loadTaughtGame(id: GameId, position?: string): Promise<TextGame> {
  const { rules, taught } = entries[id];
  return textGame(await (taught ? taught(position) : rules()));
}

/** Reads a position of any game into its game and that game's own state, for those who search. */
export async function parseState(position: string) {
  const id = gameOf(position);
  if (!id.ok) return id;
  const game = await loadGame(id.value);
  const state = game.position.parse(position.slice(id.value.length + 1));
  return state.ok ? ok({ id: id.value, game, state: state.value }) : state;
}

/** Reads a position of any game into its text face. */
export async function openPosition(position: string): Promise<Result<Play>> {
  const id = gameOf(position);
  return id.ok ? (await loadTextGame(id.value)).open(position) : id;
}
