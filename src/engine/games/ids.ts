import { fail, ok, type Result } from '../core/result.ts';

/** The games of the site, each with the letter that the ids of its puzzles begin with. All other lists of games follow this one. */
export const letters = { sixteen: 's', 'russian-bank': 'b', ristiseiska: 'r' } as const;

export type GameId = keyof typeof letters;

/** The games, in the order in which they are listed. */
export const gameIds = Object.keys(letters) as readonly GameId[];

/** The place of a game among the puzzles of a day: the widest board first. null: it has none, and no bank of them. */
export const places: Readonly<Record<GameId, number | null>> = { sixteen: 2, 'russian-bank': 1, ristiseiska: 3 };

/** Whether a text names a game. */
export const isGameId = (text: string): text is GameId => Object.hasOwn(letters, text);

/** Whether a position is of the traditional rule set of Russian Bank, which has rooms of its own; whether it can be read is another question. */
export const isTraditional = (position = ''): boolean => /^russian-bank:crapette[~/]/.test(position);

/** The game that a position names, or an error of the field `game`. */
export function gameOf(position: string): Result<GameId> {
  const id = position.split(':', 1)[0] ?? '';
  if (!position.includes(':')) return fail('game', 'no-game');
  return isGameId(id) ? ok(id) : fail('game', 'unknown-game', { text: id, games: gameIds });
}
