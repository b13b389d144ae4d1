import { pack } from '../links/pack.ts';
import { unpack } from '../links/unpack.ts';

/** A game as it was played: its line, how the rounds of its match before it have ended, as its game keeps them, and who gave it up. */
export interface PlayedLine {
  readonly line: readonly string[];
  readonly ends: readonly unknown[];
  /** The seat of whoever gave it up after the line; absent: nobody did. */
  readonly gaveUp?: number | undefined;
}

/** The longest packed line that is read (`l` in a deal's link), and the most that it unpacks to: more than the longest game there is. */
export const longestPacked = 20_000;
export const mostLineText = 200_000;
const mostMoves = 5_000;

/** A line of play, packed for a link. */
export function packLine({ line, ends, gaveUp }: PlayedLine): string {
  const rounds = ends.length === 0 && gaveUp === undefined ? [] : [JSON.stringify(ends)];
  return pack([line.join(), ...rounds, ...(gaveUp === undefined ? [] : [gaveUp])].join('\n'));
}

/** The seat of whoever gave a game up, as far as it is known to the reader in one of so many seats. */
export const whoGaveUp = (
  { ended, byFriend }: { readonly ended: unknown; readonly byFriend: boolean },
  seat: number,
  seats: number,
): number | undefined => {
  if (ended === null || seats === 0) return undefined;
  if (!byFriend) return seat;
  // Of several friends nobody here knows which one it was.
  return seats === 2 ? 3 - seat : undefined;
};

/** Reads a packed line; whether its moves are legal, and who has a seat to give up, says the game. null: it is damaged, or longer than any game. */
export async function openLine(packed: string): Promise<PlayedLine | null> {
  if (packed.length > longestPacked) return null;
  const opened = await unpack(packed, mostLineText);
  if (typeof opened === 'string') return null;
  const [moves = '', rounds, gaveUp, ...rest] = opened.text.split('\n');
  const line = moves === '' ? [] : moves.split(',');
  if (rest.length > 0 || line.length > mostMoves || line.some((move) => move.length > 60)) return null;
  if (gaveUp !== undefined && !/^[1-9]$/.test(gaveUp)) return null;
  try {
    const ends: unknown = rounds === undefined ? [] : JSON.parse(rounds);
    return Array.isArray(ends) ? { line, ends, ...(gaveUp === undefined ? {} : { gaveUp: Number(gaveUp) }) } : null;
  } catch {
    return null;
  }
}
