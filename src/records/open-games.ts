import { isRecord } from '../site/raw.ts';
import { read, update, type Written } from '../site/storage.ts';

/** A game that was left in the middle. */
export interface OpenGame {
  /** The link of its deal, without `#`. */
  readonly deal: string;
  /** How many moves the reader has made in it. */
  readonly moves: number;
  /** How the table was left, for a picture and for how it stands. */
  readonly position: string;
  /** When that was, in milliseconds since 1970; games of before this was kept have none. */
  readonly at?: number;
}

/** One of them, with the game that is played. */
export interface OpenGameOf extends OpenGame {
  readonly game: string;
}

/**
 * The games that were left in the middle, as they are kept: by game and deal (`sixteen#n=7`). A game of before several could be open at
 * once stands under the name of the game alone.
 */
export type OpenGames = Readonly<Record<string, OpenGame>>;

export const openGamesKey = 'deal.open';

const most = { games: 24, deal: 300, position: 4_000, moves: 100_000, at: 8.64e15 } as const;

function openGameOf(raw: unknown): OpenGame | null {
  if (!isRecord(raw)) return null;
  const { deal, moves, position, at } = raw;
  const good =
    typeof deal === 'string' &&
    deal.length <= most.deal &&
    /^n=\d{1,10}(?:&|$)/.test(deal) &&
    typeof position === 'string' &&
    position.length <= most.position;
  if (!good || !Number.isInteger(moves) || (moves as number) < 1 || (moves as number) > most.moves) return null;
  if (at === undefined) return { deal, moves: moves as number, position };
  if (!Number.isInteger(at) || (at as number) < 0 || (at as number) > most.at) return null;
  return { deal, moves: moves as number, position, at: at as number };
}

/** The game that a key names; null where it names none, or another deal than its value. */
function gameOfKey(key: string, { deal }: OpenGame): string | null {
  const [game = '', ...rest] = key.split('#');
  const fits = rest.length === 0 || rest.join('#') === deal;
  return fits && /^[a-z0-9-]{1,40}$/.test(game) ? game : null;
}

/** Reads what was kept: the good ones, the latest of very many, whatever else is in it; null if it is none. */
export function readOpenGames(raw: unknown): OpenGames | null {
  if (!isRecord(raw)) return null;
  const good = Object.entries(raw).flatMap(([key, one]) => {
    const open = openGameOf(one);
    return open && gameOfKey(key, open) !== null ? [[key, open] as const] : [];
  });
  return Object.fromEntries(latestFirst(good, ([, open]) => open).slice(0, most.games));
}

const latestFirst = <T>(all: readonly T[], of: (one: T) => OpenGame): T[] =>
  all.toSorted((a, b) => (of(b).at ?? 0) - (of(a).at ?? 0));

/** The games that were left in the middle in this browser, the one played last first; of one deal the latest. */
export function openGames(): readonly OpenGameOf[] {
  const kept = Object.entries(read(openGamesKey, readOpenGames) ?? {});
  const all = kept.flatMap(([key, open]) => {
    const game = gameOfKey(key, open);
    return game === null ? [] : [{ ...open, game }];
  });
  const seen = new Set<string>();
  return latestFirst(all, (one) => one).filter(({ game, deal }) => {
    const name = `${game}#${deal}`;
    return !seen.has(name) && seen.add(name);
  });
}

/** Keeps how the game of a deal (its link, without `#`) stands; null: it is over, or nothing has been played. */
export function keepOpenGame(game: string, deal: string, open: Omit<OpenGame, 'deal' | 'at'> | null, now = new Date()): Written {
  const key = `${game}#${deal}`;
  const before = openGames().find((one) => one.game === game && one.deal === deal);
  if (open === null ? before === undefined : before?.moves === open.moves && before.position === open.position) return 'saved';
  return update(
    openGamesKey,
    readOpenGames,
    (all) => {
      const others = Object.fromEntries(
        Object.entries(all ?? {}).filter(([name, one]) => name !== key && !(name === game && one.deal === deal)),
      );
      if (open === null) return others;
      return readOpenGames({ [key]: { ...open, deal, at: now.getTime() }, ...others }) ?? {};
    },
    // Of two tabs the last one counts: what another has made of the game since is not older.
    (all) => Object.hasOwn(all, key) === (open !== null),
  );
}

/** Whether everything is face up in a deal, by its link. */
export const isOpenDeal = (deal: string): boolean => /&open=1(?:&|$)/.test(deal);

/** Who sees the cards of a deal, by its link: everybody, the reader in their seat, or nobody (0) where several share the screen. */
export const eyeOfDeal = (deal: string): number | 'all' =>
  isOpenDeal(deal) ? 'all' : /&player=(?:[^&]*\.)?here(?:[.&]|$)/.test(deal) ? 0 : Number(/&seat=([2-9])/.exec(deal)?.[1] ?? 1);
