import { isCount, isRecord } from '../site/raw.ts';
import { read, update, type Written } from '../site/storage.ts';

/** How a game has ended for the reader. */
export type GameResult = 'won' | 'lost' | 'drawn';

/** A game that was played to its end or given up: how it ended the first time that its cards were played. */
export interface FinishedGame {
  readonly result: GameResult;
  /** When that was, in milliseconds since 1970. */
  readonly at: number;
  /** The reader's moves, how many were taken back, and the hints opened. */
  readonly moves: number;
  readonly undone: number;
  readonly hints: number;
  /** In how few moves the same cards were won, whenever that was; absent where they were not. */
  readonly best?: number;
}

/** By game, deal and round: `russian-bank#n=7&rules=free&player=planner`, `ristiseiska#n=7&players=3&rules=pantti.2`. */
export type FinishedGames = Readonly<Record<string, FinishedGame>>;

export const finishedGamesKey = 'games.finished';

/** So many are kept; the oldest go. */
export const mostFinished = 1_000;

const results: readonly unknown[] = ['won', 'lost', 'drawn'] satisfies GameResult[];
const latest = 8.64e15;

function finishedOf(key: string, raw: unknown): FinishedGame | null {
  if (!/^[a-z0-9-]{1,40}#n=\d{1,10}(?:[&.][\x21-\x7e]*)?$/.test(key) || key.length > 360 || !isRecord(raw)) return null;
  const { result, at, moves, undone, hints, best } = raw;
  if (!results.includes(result) || !Number.isInteger(at) || (at as number) < 0 || (at as number) > latest) return null;
  if (!isCount(moves) || !isCount(undone) || !isCount(hints) || (best !== undefined && !isCount(best))) return null;
  const good = { result: result as GameResult, at: at as number, moves, undone, hints };
  return best === undefined ? good : { ...good, best };
}

/** Reads what was kept: the good ones, the latest of very many, whatever else is in it; null if it is none. */
export function readFinished(raw: unknown): FinishedGames | null {
  if (!isRecord(raw)) return null;
  const good = Object.entries(raw).flatMap(([key, one]) => {
    const finished = finishedOf(key, one);
    return finished ? [[key, finished] as const] : [];
  });
  const kept = good.length > mostFinished ? good.toSorted(([, a], [, b]) => b.at - a.at).slice(0, mostFinished) : good;
  return Object.fromEntries(kept);
}

/** The games finished in this browser. */
export const finishedGames = (): FinishedGames => read(finishedGamesKey, readFinished) ?? {};

/** The key of a game: its deal's link, without `#`, and the round of a match where it is not the first. */
export const finishedKey = (game: string, deal: string, round = ''): string => `${game}#${deal}${round}`;

/** One game finished twice: the first time counts, and the fewest moves of a win that was played out. */
function joined(before: FinishedGame | undefined, now: FinishedGame, playedOut: boolean): FinishedGame {
  const wins = [before?.best, now.result === 'won' && playedOut ? now.moves : undefined].filter((moves) => moves !== undefined);
  const { best: _, ...first } = before ?? now;
  return wins.length === 0 ? first : { ...first, best: Math.min(...wins) };
}

/**
 * Notes that a game has ended. The same cards played again change only how few moves they were won in, which the giving up of another player
 * (not `playedOut`) says nothing of.
 */
export function recordFinished(key: string, now: Omit<FinishedGame, 'best'>, playedOut = true): Written {
  const before = finishedGames()[key];
  if (before && JSON.stringify(joined(before, now, playedOut)) === JSON.stringify(before)) return 'saved';
  return update(
    finishedGamesKey,
    readFinished,
    (all) => readFinished({ ...all, [key]: joined(all?.[key], now, playedOut) }) ?? {},
  );
}

/** Takes back that a game has ended, where it goes on after all. */
export function forgetFinished(key: string): void {
  if (finishedGames()[key] === undefined) return;
  update(finishedGamesKey, readFinished, (all) => {
    const { [key]: _, ...others } = all ?? {};
    return others;
  });
}

/** What the key of a finished game says of it. */
export interface Played {
  /** The rules as a position writes them; null where the link has the usual ones. */
  readonly rules: string | null;
  /** Who had the other seats, as the link says it; null where it names nobody. */
  readonly player: string | null;
  /** How many sat at the table, where the link says it; else 2. */
  readonly seats: number;
  /** Everything lay face up. */
  readonly open: boolean;
  /** Nothing could be taken back. */
  readonly final: boolean;
  /** The page made remarks. */
  readonly guided: boolean;
}

/** Reads the key of a finished game, whose round (`.2`) is no part of its last option. */
export function playedOf(key: string): Played {
  const params = new URLSearchParams(key.slice(key.indexOf('#') + 1).replace(/\.\d+$/, ''));
  const seats = Number(params.get('players') ?? 2);
  return {
    rules: params.get('rules'),
    player: params.get('player'),
    seats: Number.isInteger(seats) && seats > 1 && seats < 10 ? seats : 2,
    open: params.get('open') === '1',
    final: params.get('undo') === 'no',
    guided: params.get('guided') === '1',
  };
}

/** The rule set of some rules (`pantti~score=rank`, `g~runs=consecutive`) among those of a game, of which the first is the usual one. */
export const ruleSetOf = (rules: string | null, ruleSets: readonly string[]): string =>
  rules?.split(/[~=]/).find((part) => ruleSets.includes(part)) ?? ruleSets[0] ?? '';

/** Games won, lost and drawn. */
export interface Tally {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

/** How the games of one game have ended, by opponent; `usual` is who plays where a deal's link names nobody, `''` where nobody does. */
export function talliesOf(all: FinishedGames, game: string, usual: string): Readonly<Record<string, Tally>> {
  const tallies: Record<string, Tally> = {};
  for (const [key, { result }] of Object.entries(all)) {
    if (!key.startsWith(`${game}#`)) continue;
    const player = playedOf(key).player ?? usual;
    const before = (Object.hasOwn(tallies, player) && tallies[player]) || { won: 0, lost: 0, drawn: 0 };
    tallies[player] = { ...before, [result]: before[result] + 1 };
  }
  return tallies;
}

/** The best that was reached with the cards of a number, whoever played against them; null where they were not played. */
export function bestOf(all: FinishedGames, game: string, number: number): FinishedGame | null {
  const own = Object.entries(all).flatMap(([key, one]) => (new RegExp(`^${game}#n=${number}(?:&|$)`).test(key) ? [one] : []));
  const rank = ({ result, best }: FinishedGame) => (best !== undefined ? best : result === 'drawn' ? 1e10 : 1e11);
  return own.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
}

/** The games finished in two browsers: of one that was finished in both the earlier result counts, and the fewest moves. */
export function joinFinished(mine: FinishedGames, theirs: FinishedGames): FinishedGames {
  const all: Record<string, FinishedGame> = { ...mine };
  for (const [key, one] of Object.entries(theirs)) {
    const before = Object.hasOwn(all, key) ? all[key] : undefined;
    if (before === undefined) all[key] = one;
    else {
      const [first, second] = before.at <= one.at ? [before, one] : [one, before];
      const best = [first.best, second.best].filter((moves) => moves !== undefined);
      all[key] = best.length === 0 ? first : { ...first, best: Math.min(...best) };
    }
  }
  return readFinished(all) ?? {};
}
