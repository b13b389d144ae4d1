import { coded } from '../core/codes.ts';
import type { Followed } from '../core/game.ts';
import { codeOf } from '../core/play.ts';
import { type LineError, mapped, type NotationError, ok, type Result } from '../core/result.ts';
import type { AnyGame } from '../games/entry.ts';
import { loadGrader, loadProver, parseState } from '../games/registry.ts';
import type { Budget, Grading, Inquiry, Known, OnProgress, Reply } from '../proving/prover.ts';
import { fail } from '../proving/reasons.ts';

/** The latest inquiries by position and goal, so that judging a puzzle again goes on from what is proved. */
const recent = new Map<string, Inquiry<unknown>>();
const kept = 3;

/** Forgets them, so that the next question gets the same answer at the same cost, whatever was asked before. */
export const forget = (): void => recent.clear();

/**
 * Everything the requests need of a position and goal, with the game's own types kept inside. `aside`: the question is
 * asked once only, and takes no place among the latest.
 */
export async function inquire(position: string, goalText: string, { aside = false } = {}) {
  const found = await parseState(position);
  if (!found.ok) return found;
  const { id, game, state: start } = found.value;
  const goal = game.goal(goalText, start);
  if (!goal.ok) return goal;
  const prover = await loadProver(id);
  if (prover === null) return fail('game', 'no-solver', { game: id });

  const key = `${id}:${game.position.format(start)} ${goalText}`;
  let inquiry = recent.get(key);
  if (!inquiry) {
    const made = prover.inquire(start, goalText);
    if (!made.ok) return made;
    inquiry = made.value as Inquiry<unknown>;
  }
  if (!aside) {
    recent.delete(key);
    recent.set(key, inquiry);
  }
  for (const old of [...recent.keys()].slice(0, -kept)) recent.delete(old);

  return ok({
    game,
    read: (words: readonly string[]): Result<unknown[], LineError> =>
      mapped(readLine(game, start, words), ({ actions }) => actions),
    write: (actions: readonly unknown[]): string => actions.map((action) => game.action.format(action)).join(','),
    legal: (): readonly unknown[] => game.legal(start),
    state: (line: readonly unknown[]) => goal.value(start, line),
    /** The point that the goal has followed a line to, or the one at which it was decided; null for a goal that follows none. */
    follow(line: readonly unknown[]): Followed<unknown, unknown> | null {
      let point: Followed<unknown, unknown> | null = goal.value.follow?.(start) ?? null;
      for (const action of line) if (point?.goal === 'open') point = point.after(action);
      return point;
    },
    prove: inquiry.prove.bind(inquiry),
    reply: (line: readonly unknown[], budget: Budget, onProgress?: OnProgress): Reply<unknown> | null =>
      inquiry.reply?.(line, budget, onProgress) ?? null,
    easier: (): Result<readonly string[]> => prover.easier?.(start, goalText) ?? ok([]),
    /** The easiest line there is, or the given one where that is not known. */
    async easiest(line: readonly unknown[], budget: Budget): Promise<readonly unknown[]> {
      const found = (await loadGrader(id))?.easiest?.(start, line, goalText, budget);
      return found?.ok && found.value ? found.value : line;
    },
    async grade(line: readonly unknown[], budget: Budget, known?: Known<string>): Promise<Result<Grading | null>> {
      const grader = await loadGrader(id);
      const asActions: Known<unknown> | undefined = known && ((after, action) => known(after, game.action.format(action)));
      return grader?.grade(start, line, goalText, budget, asActions) ?? ok(null);
    },
  });
}

/** The same for a line of play that was read with it; an error is one of the line. */
export async function inquireAfter(position: string, line: readonly string[], goal: string, how?: { aside: boolean }) {
  const inquiry = await inquire(position, goal, how);
  if (!inquiry.ok) return asLineError(inquiry);
  const actions = inquiry.value.read(line);
  return actions.ok ? ok({ ...inquiry.value, actions: actions.value }) : actions;
}

/** An error of a request, as one of its line: before the first action. */
export const asLineError = ({ error }: { error: NotationError }): { ok: false; error: LineError } => ({
  ok: false,
  error: { ...error, action: '', index: -1 },
});

/** A line of play as actions, with the states in which they are played, and the one at its end; or the first that cannot be played. */
export function readLine(game: AnyGame, start: unknown, words: readonly string[]) {
  const actions: unknown[] = [];
  const states: unknown[] = [];
  let end = start;
  for (const [index, word] of words.entries()) {
    const at = { action: word, index };
    const action = game.action.parse(word, end);
    if (!action.ok) return { ok: false, error: { ...action.error, ...at } } as const;
    const rule = game.why(end, action.value);
    if (rule !== null)
      return { ok: false, error: { field: 'action', ...coded(codeOf(game, rule), { action: word, rule }), ...at } } as const;
    actions.push(action.value);
    states.push(end);
    end = game.apply(end, action.value);
  }
  return ok({ actions, states, end });
}
