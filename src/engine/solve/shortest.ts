import type { Followed } from '../core/game.ts';
import { type LineError, ok, type Result } from '../core/result.ts';
import type { ShortestAnswer } from '../proving/answers.ts';
import { Meter } from '../proving/budget.ts';
import type { Budget, OnProgress } from '../proving/prover.ts';
import { inquireAfter } from './inquiries.ts';

/** What a shortest line is worth: it is only shown beside a puzzle that is solved. */
export const shortestBudget: Budget = { nodes: 60_000, seconds: 2 };

/** A point that was come to, and the way to it. */
interface Step {
  readonly point: Followed<unknown, unknown>;
  readonly from: Step | null;
  readonly action: unknown;
}

/**
 * The shortest line from a position that meets a goal, by looking at every position breadth first. Null where that takes more than
 * the budget, where anybody else (or chance) comes to decide before the goal is met, and where the goal cannot be met.
 */
export async function shortest(
  position: string,
  goal: string,
  budget: Budget = shortestBudget,
  onProgress?: OnProgress,
): Promise<Result<ShortestAnswer | null, LineError>> {
  const inquiry = await inquireAfter(position, [], goal, { aside: true });
  if (!inquiry.ok) return inquiry;
  const { game, follow, write } = inquiry.value;
  const start = follow([]);
  if (start === null || start.goal !== 'open') return ok(null);
  const meter = new Meter(budget, onProgress);
  const seen = new Set([start.key]);
  const steps: Step[] = [{ point: start, from: null, action: null }];
  for (const step of steps) {
    if (!step.point.mine || !meter.spend()) return ok(null);
    for (const action of game.legal(step.point.state)) {
      const next: Step = { point: step.point.after(action), from: step, action };
      if (next.point.goal === 'met') return ok({ line: write(lineOf(next)) });
      if (next.point.goal === 'lost' || seen.has(next.point.key)) continue;
      seen.add(next.point.key);
      steps.push(next);
    }
  }
  return ok(null);
}

function lineOf(last: Step): unknown[] {
  const line: unknown[] = [];
  for (let step = last; step.from !== null; step = step.from) line.push(step.action);
  return line.reverse();
}
