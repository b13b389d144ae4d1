import { parseLine } from '../../../engine/core/play.ts';
import type { JudgeAnswer } from '../../../engine/proving/answers.ts';
import { type Reason, reason } from '../../../engine/proving/reasons.ts';
import type { SolverClient } from '../../../engine/worker/client.ts';
import { faultOf } from '../../../engine/worker/fault.ts';
import { type Attempt, isBegun, type ResultLink } from '../links/result.ts';
import type { Opened } from '../opened.ts';

/** Where a line gave the goal away: which action of it (from 0), what was done, and what would have won. */
export interface Mistake {
  readonly at: number;
  readonly line: readonly string[];
  readonly action: string;
  readonly wins: string | null;
}

/** Why something was not judged; `unreadable`: its position cannot be opened, `not-asked`: the solver could not be asked. */
export type Unjudged = Reason | 'unreadable' | 'not-asked';

/** What came of one attempt, by replaying it. */
export interface Judged {
  readonly item: number;
  /**
   * `on-way`: its line stops where the goal can still be met; `begun`: it stands at the start, and help was asked for, or something tried
   * and taken back; `none`: not begun; `unplayable`: the line cannot be played in this position; `unjudged`: whether it has met the goal or
   * still can is not known.
   */
  readonly kind: 'met' | 'on-way' | 'not-met' | 'begun' | 'none' | 'unplayable' | 'unjudged';
  /** Why its line, or one that is said to be a mistake, was not judged; null where all of it was. */
  readonly why: Unjudged | null;
  /** Only those that have been proved to be mistakes. */
  readonly mistakes: readonly Mistake[];
  /** The line played to its end. */
  readonly line: readonly string[];
  readonly told: Attempt['told'] | null;
}

/** A result that could be read. */
export interface Given {
  readonly fragment: string;
  readonly result: ResultLink;
  /** Which one of those that say the same, from 0: without a name they may be of several pupils. */
  readonly copy: number;
}

/** One pupil's result, judged. */
export interface Row extends Given {
  readonly name: string | null;
  readonly judged: readonly Judged[];
}

/** What the solver says of a line, or null where it could not be asked. Each line of a position is asked about once, however many played it. */
export type Ask = (opened: Opened, line: readonly string[]) => Promise<JudgeAnswer | null>;

/** Why an answer is none. */
const whyNot = (answer: JudgeAnswer | null): Unjudged | null => {
  if (answer === null) return 'not-asked';
  return answer.winnable === null && answer.state === 'open' ? (answer.reason ?? reason('not-decided')) : null;
};

const mistakeIn = (line: readonly string[], answer: JudgeAnswer | null): Mistake | null => {
  if (answer?.winnable !== false || answer.line === null) return null;
  const best = parseLine(answer.line);
  const at = best.findIndex((action, i) => line[i] !== action);
  const action = line[at];
  // A line whose end is all that is wrong with it has lost nothing: it only was not gone on with.
  return at < 0 || action === undefined ? null : { at, line: line.slice(0, at), action, wins: best[at] ?? null };
};

/**
 * Replays and judges what somebody did at a position (null: it cannot be opened). Nothing is taken from the result that does not come of
 * that, and what the solver does not say is `unjudged`, never lost and never clean.
 */
export async function judgeAttempt(opened: Opened | null, attempt: Attempt | undefined, item: number, ask: Ask): Promise<Judged> {
  const none = { item, mistakes: [], line: [], told: null, why: null } as const;
  if (!attempt || !isBegun(attempt)) return { ...none, kind: 'none' };
  if (!opened) return { ...none, kind: 'unjudged', told: attempt.told, why: 'unreadable' };
  const { kit, start, goal } = opened;
  const replayed = kit.game.replay(start.position, attempt.line);
  if (!replayed.ok) return { ...none, kind: 'unplayable' };
  const state = replayed.value.goal(goal);
  let kind: Judged['kind'] = attempt.line.length === 0 ? 'begun' : 'unjudged';
  if (state.ok && state.value === 'met') kind = 'met';
  if (state.ok && state.value === 'lost') kind = 'not-met';
  let why: Unjudged | null = null;
  const found = new Map<string, Mistake>();
  const judge = async (line: readonly string[]) => {
    const answer = await ask(opened, line);
    why ??= whyNot(answer);
    const mistake = mistakeIn(line, answer);
    if (mistake) found.set([...mistake.line, mistake.action].join(), mistake);
    return answer;
  };
  for (const slip of attempt.slips) if (kit.game.replay(start.position, slip).ok) await judge(slip);
  if (kind !== 'met' && attempt.line.length > 0) {
    const answer = await judge(attempt.line);
    // Some goals are no question of the line alone.
    if (answer?.state === 'met') kind = 'met';
    else if (answer?.winnable === true) kind = 'on-way';
    else if (answer?.winnable === false) kind = 'not-met';
  }
  return { item, kind, mistakes: [...found.values()], line: attempt.line, told: attempt.told, why };
}

/** A result judged at every position of its set; `pause` is waited for after each that is begun. */
export async function judgeResult(
  given: Given,
  items: readonly (Opened | null)[],
  ask: Ask,
  pause: () => Promise<void>,
): Promise<Row> {
  const { fragment, result, copy } = given;
  const attempts = new Map(result.attempts.map((one) => [one.item, one]));
  const judged: Judged[] = [];
  for (const [item, opened] of items.entries()) {
    const attempt = attempts.get(item);
    judged.push(await judgeAttempt(opened, attempt, item, ask));
    if (attempt) await pause();
  }
  return { name: result.name, fragment, result, copy, judged };
}

/** Whether something of a row is still to be judged, and may be if it is tried again. */
export const isOpen = ({ judged }: Pick<Row, 'judged'>): boolean => judged.some(({ why }) => why !== null);

/** Rows that agree move for move. */
export interface Alike {
  readonly rows: readonly Row[];
  /** How many moves they have in common. */
  readonly moves: number;
}

/**
 * Which rows have the same moves at every position, in the order of the first of each. Only the lines count, which are replayed: slips and
 * hints are only told, and are left out by whoever wants to; so is what is said of a position that the set does not have. Rows without a
 * move agree with nobody.
 */
export function alikeIn(rows: readonly Row[]): Alike[] {
  const groups = new Map<string, Row[]>();
  const linesOf = ({ result, judged }: Row) =>
    result.attempts.filter(({ item, line }) => line.length > 0 && item < judged.length).toSorted((a, b) => a.item - b.item);
  for (const row of rows) {
    const lines = linesOf(row);
    if (lines.length === 0) continue;
    const key = JSON.stringify(lines.map(({ item, line }) => [item, line]));
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => ({
      rows: group,
      moves: group
        .slice(0, 1)
        .flatMap(linesOf)
        .reduce((sum, { line }) => sum + line.length, 0),
    }));
}

/** An action by which several gave the goal of a position away. */
export interface Common {
  readonly mistake: Mistake;
  readonly pupils: number;
  /** Who they are, as far as they said. */
  readonly names: readonly string[];
}

/** The mistakes at a position, the most common first; of equal ones the earlier. */
export function commonMistakes(rows: readonly Row[], item: number): Common[] {
  const found = new Map<string, { readonly mistake: Mistake; pupils: number; readonly names: string[] }>();
  for (const { judged, name } of rows)
    for (const mistake of judged[item]?.mistakes ?? []) {
      const key = [...mistake.line, mistake.action].join();
      const one = found.get(key) ?? { mistake, pupils: 0, names: [] };
      one.pupils += 1;
      if (name !== null) one.names.push(name);
      found.set(key, one);
    }
  return [...found.values()].toSorted((a, b) => b.pupils - a.pupils || a.mistake.at - b.mistake.at);
}

/** Clean: met without a mistake, a question, a hint or a look at the solution, as far as is told, and nothing of it left to be judged. */
export const isClean = ({ kind, mistakes, told, why }: Judged): boolean =>
  kind === 'met' &&
  why === null &&
  mistakes.length === 0 &&
  (told === null || (told.hints === 0 && told.questions === 0 && !told.solution));

/** Begun, and lost or met with mistakes: what a teacher looks for. */
export const troubleAt = ({ kind, mistakes }: Judged): boolean =>
  kind === 'not-met' || kind === 'unplayable' || mistakes.length > 0;

/** How many met a position clean, met it with slips or help, have lost it, have begun it or not, or could not be judged. */
export interface Totals {
  readonly clean: number;
  readonly helped: number;
  readonly lost: number;
  readonly begun: number;
  readonly none: number;
  readonly unjudged: number;
}

/** The totals of a position, from 0. */
export function totalsAt(rows: readonly Row[], item: number): Totals {
  const cells = rows.flatMap(({ judged }) => judged[item] ?? []);
  const count = (...kinds: readonly Judged['kind'][]) => cells.filter(({ kind }) => kinds.includes(kind)).length;
  const clean = cells.filter(isClean).length;
  return {
    clean,
    helped: count('met') - clean,
    lost: count('not-met', 'unplayable'),
    begun: count('begun', 'on-way'),
    none: count('none'),
    unjudged: count('unjudged'),
  };
}

const collator = new Intl.Collator(undefined, { numeric: true });

/** Names as a class list has them: 2 before 10. */
export const byName = (a: Pick<Row, 'name'>, b: Pick<Row, 'name'>): number => collator.compare(a.name ?? '', b.name ?? '');

/** The table as rows of cells, for a file: a row a pupil, a column a position, how many are clean, and what is to be said of the row. */
export const cellsOf = (rows: readonly Row[], words: (judged: Judged) => string, notes: (row: Row) => string): string[][] =>
  rows.map((row) => [row.name ?? '', ...row.judged.map(words), String(row.judged.filter(isClean).length), notes(row)]);

/** What is said of a line that was not asked about because the reader wants no more. */
const stopped: JudgeAnswer = { state: 'open', winnable: null, line: null, reply: null, reason: reason('cancelled') };

/** So many seconds beyond the time that an answer may take are left for the solver to be loaded. */
export const mostLoading = 10;

/** What asking takes. */
export interface Asking {
  /** The solver; rejects where it cannot be loaded. */
  solver(): Promise<Pick<SolverClient, 'judge'>>;
  /** What is known of a line; what is not known is asked again, if it is tried again. */
  readonly known: Map<string, JudgeAnswer>;
  /** Ends all that is asked. */
  readonly signal: AbortSignal;
  /** For each line. */
  readonly seconds: number;
}

/** Rejects as soon as a signal says so. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('given up')), { once: true });
  });

/**
 * Asks the solver about lines, one after another. When it cannot be loaded, or says nothing for `mostLoading` seconds longer than an answer may
 * take, nothing more is asked of it: whoever waits is told at once, and may try again.
 */
export function asking({ solver, known, signal, seconds }: Asking): Ask {
  let gone = false;
  const open = () =>
    solver().catch((error: unknown) => {
      gone = true;
      throw error;
    });
  return async ({ start: { position }, goal }, line) => {
    const key = `${position} ${goal} ${line.join()}`;
    const before = known.get(key);
    if (before) return before;
    if (signal.aborted) return stopped;
    if (gone) return null;
    const giving = new AbortController();
    const giveUp = () => giving.abort();
    signal.addEventListener('abort', giveUp);
    const late = setTimeout(
      () => {
        gone = true;
        giveUp();
      },
      (seconds + mostLoading) * 1000,
    );
    try {
      const asked = open().then((client) =>
        client.judge(position, line.join(), goal, { budget: { nodes: seconds * 1_000_000, seconds }, signal: giving.signal }),
      );
      const answer = await Promise.race([asked, aborted(giving.signal)]);
      if (answer.winnable !== null || answer.state !== 'open') known.set(key, answer);
      return answer;
    } catch (error) {
      if (signal.aborted) return stopped;
      gone ||= faultOf(error).code === 'solver-unreachable';
      return null;
    } finally {
      clearTimeout(late);
      signal.removeEventListener('abort', giveUp);
    }
  };
}
