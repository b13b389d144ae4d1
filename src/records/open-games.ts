import { isRecord } from '../site/raw.ts';
import { read, update, type Written } from '../site/storage.ts';

/** A game that was left in the middle. */
export interface OpenGame {
  /** The link of its deal, without `#`. */
  readonly deal: string;
  /** How many moves the reader has made in it. */
  readonly moves: number;
  /** How the table was left, for a picture. */
  readonly position: string;
}

/** By game: the one played last, if it is not over. */
export type OpenGames = Readonly<Record<string, OpenGame>>;

export const openGamesKey = 'deal.open';

const most = { games: 10, deal: 300, position: 4_000, moves: 100_000 } as const;

function openGameOf(raw: unknown): OpenGame | null {
  if (!isRecord(raw)) return null;
  const { deal, moves, position } = raw;
  const good =
    typeof deal === 'string' &&
    deal.length <= most.deal &&
    /^n=\d{1,10}(?:&|$)/.test(deal) &&
    typeof position === 'string' &&
    position.length <= most.position;
  if (!good || !Number.isInteger(moves) || (moves as number) < 1 || (moves as number) > most.moves) return null;
  return { deal, moves: moves as number, position };
}

/** Reads what was kept: the good ones, whatever else is in it; null if it is none. */
export function readOpenGames(raw: unknown): OpenGames | null {
  if (!isRecord(raw)) return null;
  const entries = Object.entries(raw).slice(0, most.games);
  return Object.fromEntries(
    entries.flatMap(([game, one]) => {
      const open = /^[a-z0-9-]{1,40}$/.test(game) ? openGameOf(one) : null;
      return open ? [[game, open] as const] : [];
    }),
  );
}

/** The games that were left in the middle in this browser. */
export const openGames = (): OpenGames => read(openGamesKey, readOpenGames) ?? {};

/** Keeps how a game stands; null: it is over, or nothing has been played. Another deal of the same game takes its place. */
export function keepOpenGame(game: string, open: OpenGame | null): Written {
  const now = openGames()[game];
  if (JSON.stringify(now ?? null) === JSON.stringify(open)) return 'saved';
  return update(
    openGamesKey,
    readOpenGames,
    (before) => {
      const { [game]: _, ...others } = before ?? {};
      return open === null ? others : { ...others, [game]: open };
    },
    // Of two tabs the last one counts: what another has made of the game since is not older.
    (now) => Object.hasOwn(now, game) === (open !== null),
  );
}

/** The number in the link of a deal. */
export const numberOfDeal = (deal: string): number => Number(/^n=(\d+)/.exec(deal)?.[1]);
