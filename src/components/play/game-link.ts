import { pack } from '../links/pack.ts';
import { unpack } from '../links/unpack.ts';

/** A game as it was played: its line, and how the rounds of its match before it have ended, as its game keeps them. */
export interface PlayedLine {
  readonly line: readonly string[];
  readonly ends: readonly unknown[];
}

/** The longest packed line that is read (`l` in a deal's link), and the most that it unpacks to: more than the longest game there is. */
export const longestPacked = 20_000;
export const mostLineText = 200_000;
const mostMoves = 5_000;

/** A line of play, packed for a link. */
export const packLine = ({ line, ends }: PlayedLine): string =>
  pack(ends.length === 0 ? line.join() : `${line.join()}\n${JSON.stringify(ends)}`);

/** Reads a packed line; whether its moves are legal says the game. null: it is damaged, or longer than any game. */
export async function openLine(packed: string): Promise<PlayedLine | null> {
  if (packed.length > longestPacked) return null;
  const opened = await unpack(packed, mostLineText);
  if (typeof opened === 'string') return null;
  const [moves = '', rounds, ...rest] = opened.text.split('\n');
  const line = moves === '' ? [] : moves.split(',');
  if (rest.length > 0 || line.length > mostMoves || line.some((move) => move.length > 60)) return null;
  try {
    const ends: unknown = rounds === undefined ? [] : JSON.parse(rounds);
    return Array.isArray(ends) ? { line, ends } : null;
  } catch {
    return null;
  }
}
