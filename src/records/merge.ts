import { isRecord } from '../site/raw.ts';
import { defaults, parseSettings, type Settings } from '../site/settings.ts';
import { allDays } from './days.ts';
import type { Records } from './file.ts';
import { finishedGamesKey, joinFinished, readFinished } from './finished-games.ts';
import {
  type DayMap,
  joinDay,
  joinSolved,
  joinSteps,
  readDays,
  readSolved,
  readSteps,
  type SolvedMap,
  type StepMap,
} from './records.ts';

/** What an import would do, counted. */
export interface Counts {
  /** Puzzles not solved here yet. */
  readonly solved: number;
  /** Puzzles solved in both places of which the file has the better result, the earlier date or the time. */
  readonly better: number;
  /** Puzzles solved in both places that stay as they are. */
  readonly same: number;
  /** Days that count for the streak, more than before. */
  readonly days: number;
  readonly steps: number;
  readonly settings: number;
  readonly lines: number;
  /** Unfinished lines that stay as they are here. */
  readonly linesKept: number;
  /** Full games that have ended, more than before. */
  readonly games: number;
  readonly other: number;
}

/** What an import would write: key and new value. */
export interface Plan {
  readonly counts: Counts;
  readonly writes: readonly (readonly [key: string, value: unknown])[];
}

/** What this browser keeps under a key, parsed; undefined if there is nothing. */
export type Look = (key: string) => unknown;

/** Joins two maps entry by entry. Entries of `mine` that cannot be read stay, unless `theirs` has something there. */
function joined<T>(
  raw: unknown,
  mine: Readonly<Record<string, T>>,
  theirs: Readonly<Record<string, T>>,
  join: (a: T, b: T) => T,
) {
  const next: Record<string, unknown> = isRecord(raw) ? { ...raw } : {};
  for (const [key, entry] of Object.entries(theirs)) next[key] = Object.hasOwn(mine, key) ? join(mine[key] as T, entry) : entry;
  return next;
}

const differ = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b);

/** Settings still at their defaults here that the file has chosen. */
function newSettings(raw: unknown, theirs: Readonly<Record<string, unknown>>): Partial<Settings> {
  const mine = parseSettings(raw) ?? defaults;
  const chosen = Object.entries(parseSettings(theirs) ?? defaults) as [keyof Settings, Settings[keyof Settings]][];
  return Object.fromEntries(chosen.filter(([key, value]) => value !== defaults[key] && mine[key] === defaults[key]));
}

/**
 * Where something is noted of games by their deals (which are open, which were given up): what this browser has, with what the file has of the
 * games whose moves are taken over; null: there is nothing such.
 */
function joinedNotes(mine: unknown, theirs: unknown, lines: readonly (readonly [id: string, line: unknown])[]): unknown {
  if (!isRecord(mine) || !isRecord(theirs)) return null;
  // Each round of a match is of the same deal.
  const deals = new Set(
    lines.flatMap(([id]) => {
      const [, game, deal] = /^deal\.([a-z0-9-]+)\.(n=.*?)(?:\.\d+)?$/.exec(id) ?? [];
      return deal === undefined ? [] : [deal, `${game}#${deal}`];
    }),
  );
  const taken = Object.entries(theirs).filter(
    ([key]) => !Object.hasOwn(mine, key) && deals.has(key.replace(/(?:\.\d+)?(?:&by=friend)?$/, '')),
  );
  return taken.length === 0 ? null : { ...mine, ...Object.fromEntries(taken) };
}

/**
 * What taking records over would do: everything either side has is kept, of two results the better one, of two dates the
 * earlier. Settings and unfinished lines of this browser stay as they are; only where it has none are they taken over.
 */
export function planImport(records: Records, look: Look): Plan {
  const solvedHere: SolvedMap = readSolved(look('solved')) ?? {};
  const daysHere: DayMap = readDays(look('days')) ?? {};
  const stepsHere: StepMap = readSteps(look('steps')) ?? {};
  const days = allDays(records.days, records.solved);

  const solved = joined(look('solved'), solvedHere, records.solved, joinSolved);
  const ids = Object.keys(records.solved);
  const fresh = ids.filter((id) => !Object.hasOwn(solvedHere, id));
  const better = ids.filter((id) => Object.hasOwn(solvedHere, id) && differ(solved[id], solvedHere[id]));
  const nextDays = joined(look('days'), daysHere, days, joinDay);
  // Days that the dates of this browser's own puzzles tell are not lost when such a date becomes an earlier one.
  for (const [day, games] of Object.entries(allDays({}, solvedHere)))
    nextDays[day] = joinDay(games, (nextDays[day] ?? {}) as Record<string, string>);
  const dayCount = (map: DayMap) => Object.values(map).filter((games) => Object.keys(games).length > 0).length;
  const daysBefore = dayCount(allDays(daysHere, solvedHere));
  const nextSteps = joined(look('steps'), stepsHere, records.steps, joinSteps);
  const stepCount = (map: StepMap) => Object.values(map).reduce((sum, steps) => sum + steps.length, 0);
  const settings = newSettings(look('settings'), records.settings);
  const absent = (key: string) => look(key) === undefined;
  const lines = Object.entries(records.lines).filter(([id]) => absent(`line.${id}`));
  const other = Object.entries(records.other).filter(([key]) => absent(key) && key !== finishedGamesKey);
  const notes = Object.entries(records.other).flatMap(([key, theirs]) => {
    const next = key === finishedGamesKey ? null : joinedNotes(look(key), theirs, lines);
    return next === null ? [] : [[key, next] as const];
  });
  const gamesHere = readFinished(look(finishedGamesKey)) ?? {};
  const gamesThere = readFinished(records.other[finishedGamesKey]);
  const games = joinFinished(gamesHere, gamesThere ?? {});

  const counts: Counts = {
    solved: fresh.length,
    better: better.length,
    same: ids.length - fresh.length - better.length,
    days: dayCount(readDays(nextDays) ?? {}) - daysBefore,
    steps: stepCount(readSteps(nextSteps) ?? {}) - stepCount(stepsHere),
    settings: Object.keys(settings).length,
    lines: lines.length,
    linesKept: Object.keys(records.lines).length - lines.length,
    games: Object.keys(games).length - Object.keys(gamesHere).length,
    other: other.length,
  };
  const own = look('settings');
  const writes = (
    [
      ['solved', solved],
      ['days', nextDays],
      ['steps', nextSteps],
      ['settings', { ...(isRecord(own) ? own : {}), ...settings }],
      ...lines.map(([id, line]) => [`line.${id}`, line] as const),
      ...(gamesThere ? [[finishedGamesKey, games] as const] : []),
      ...notes,
      ...other,
    ] as const
  ).filter(([key, value]) => differ(value, look(key)) && !(absent(key) && isRecord(value) && Object.keys(value).length === 0));
  return { counts, writes };
}

/** Whether an import changes anything the reader would see. */
export const changesNothing = ({ counts }: Plan): boolean =>
  [counts.solved, counts.better, counts.days, counts.steps, counts.settings, counts.lines, counts.games, counts.other].every(
    (n) => n === 0,
  );
