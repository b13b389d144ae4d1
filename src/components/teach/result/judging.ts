import { parseLine } from '../../../engine/core/play.ts';
import type { JudgeAnswer } from '../../../engine/proving/answers.ts';
import { isBegun } from '../links/begun.ts';
import type { Attempt, ResultLink } from '../links/result.ts';
import type { Opened } from '../opened.ts';

/** Where a line gave the goal away: which action of it (from 0), what was done, and what would have won. */
export interface Mistake {
  readonly at: number;
  readonly line: readonly string[];
  readonly action: string;
  readonly wins: string | null;
}

/** What came of one attempt, by replaying it. */
export interface Judged {
  readonly item: number;
  /**
   * `on-way`: its line stops where the goal can still be met; `begun`: it stands at the start, and help was asked for, or something tried
   * and taken back; `none`: not begun; `unplayable`: the line cannot be played in this position.
   */
  readonly kind: 'met' | 'on-way' | 'not-met' | 'begun' | 'none' | 'unplayable';
  /** Only those that have been proved to be mistakes. */
  readonly mistakes: readonly Mistake[];
  /** The line played to its end. */
  readonly line: readonly string[];
  readonly told: Attempt['told'] | null;
}

/** One pupil's result, judged. */
export interface Row {
  readonly name: string | null;
  readonly fragment: string;
  readonly judged: readonly Judged[];
}

/** What the solver says of a line; each line of a position is asked about once, however many played it. */
export type Ask = (opened: Opened, line: readonly string[]) => Promise<JudgeAnswer | null>;

const mistakeIn = (line: readonly string[], answer: JudgeAnswer | null): Mistake | null => {
  if (answer?.winnable !== false || answer.line === null) return null;
  const best = parseLine(answer.line);
  const at = best.findIndex((action, i) => line[i] !== action);
  const action = line[at];
  // A line whose end is all that is wrong with it has lost nothing: it only was not gone on with.
  return at < 0 || action === undefined ? null : { at, line: line.slice(0, at), action, wins: best[at] ?? null };
};

/** Replays and judges what somebody did at a position. Nothing is taken from the result that does not come of that. */
export async function judgeAttempt(opened: Opened, attempt: Attempt | undefined, item: number, ask: Ask): Promise<Judged> {
  const none = { item, mistakes: [], line: [], told: null } as const;
  if (!attempt || !isBegun(attempt)) return { ...none, kind: 'none' };
  const { kit, start, goal } = opened;
  const replayed = kit.game.replay(start.position, attempt.line);
  if (!replayed.ok) return { ...none, kind: 'unplayable' };
  const state = replayed.value.goal(goal);
  let met = state.ok && state.value === 'met';
  let right = false;
  const found = new Map<string, Mistake>();
  const add = (mistake: Mistake | null) => {
    if (mistake) found.set([...mistake.line, mistake.action].join(), mistake);
  };
  for (const slip of attempt.slips) if (kit.game.replay(start.position, slip).ok) add(mistakeIn(slip, await ask(opened, slip)));
  if (!met && attempt.line.length > 0) {
    const answer = await ask(opened, attempt.line);
    // Some goals are no question of the line alone.
    if (answer?.state === 'met') met = true;
    else {
      right = answer?.winnable === true;
      add(mistakeIn(attempt.line, answer));
    }
  }
  const kind = met ? 'met' : attempt.line.length === 0 ? 'begun' : right ? 'on-way' : 'not-met';
  return { item, kind, mistakes: [...found.values()], line: attempt.line, told: attempt.told };
}

/** A result judged at every position of its set. */
export async function judgeResult(
  { name, attempts }: ResultLink,
  fragment: string,
  items: readonly (Opened | null)[],
  ask: Ask,
): Promise<Row> {
  const judged: Judged[] = [];
  for (const [item, opened] of items.entries())
    judged.push(
      opened
        ? await judgeAttempt(
            opened,
            attempts.find((attempt) => attempt.item === item),
            item,
            ask,
          )
        : { item, kind: 'none', mistakes: [], line: [], told: null },
    );
  return { name, fragment, judged };
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
  const found = new Map<string, Common>();
  for (const { judged, name } of rows)
    for (const mistake of judged[item]?.mistakes ?? []) {
      const key = [...mistake.line, mistake.action].join();
      const before = found.get(key);
      found.set(key, {
        mistake,
        pupils: (before?.pupils ?? 0) + 1,
        names: [...(before?.names ?? []), ...(name === null ? [] : [name])],
      });
    }
  return [...found.values()].toSorted((a, b) => b.pupils - a.pupils || a.mistake.at - b.mistake.at);
}

/** Clean: met without a mistake, a question, a hint or a look at the solution, as far as is told. */
export const isClean = ({ kind, mistakes, told }: Judged): boolean =>
  kind === 'met' && mistakes.length === 0 && (told === null || (told.hints === 0 && told.questions === 0 && !told.solution));

/** Begun, and lost or met with mistakes: what a teacher looks for. */
export const troubleAt = ({ kind, mistakes }: Judged): boolean =>
  kind === 'not-met' || kind === 'unplayable' || mistakes.length > 0;

/** How many met a position clean, met it otherwise, lost it, and have begun it or are on the way. */
export function totalsAt(
  rows: readonly Row[],
  item: number,
): { readonly clean: number; readonly slips: number; readonly lost: number; readonly begun: number } {
  const cells = rows.flatMap(({ judged }) => judged[item] ?? []);
  const clean = cells.filter(isClean).length;
  return {
    clean,
    slips: cells.filter(({ kind }) => kind === 'met').length - clean,
    lost: cells.filter(({ kind }) => kind === 'not-met' || kind === 'unplayable').length,
    begun: cells.filter(({ kind }) => kind === 'begun' || kind === 'on-way').length,
  };
}

/** Names as a class list has them: 2 before 10. */
export const byName = (a: Pick<Row, 'name'>, b: Pick<Row, 'name'>): number =>
  (a.name ?? '').localeCompare(b.name ?? '', undefined, { numeric: true });

/** The table as rows of cells, for a file: a row a pupil, a column a position. */
export const cellsOf = (rows: readonly Row[], words: (judged: Judged) => string): string[][] =>
  rows.map(({ name, judged }) => [name ?? '', ...judged.map(words), String(judged.filter(isClean).length)]);
