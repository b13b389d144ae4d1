import { rng } from '../../../core/rng.ts';
import type { Inquiry } from '../../../proving/prover.ts';
import { type Action, type State, sixteen } from '../index.ts';
import { prover } from '../solver/index.ts';
import { stroll } from './stroll.ts';

/** A start and goal, ready for questions. */
export interface Question {
  readonly start: State;
  readonly inquiry: Inquiry<Action>;
  /** What the goal says of a line from the start. */
  state(line: readonly Action[]): 'met' | 'lost' | 'open';
}

/** Makes a question of a position (without the game's name) and a goal; text that cannot be read throws. */
export function ask(position: string, goal: string): Question {
  const start = sixteen.position.parse(position);
  const compiled = sixteen.goal(goal);
  if (!start.ok) throw new Error(`${start.error.field}: ${start.error.code}`);
  if (!compiled.ok) throw new Error(`${compiled.error.field}: ${compiled.error.code}`);
  const inquiry = prover.inquire(start.value, goal);
  if (!inquiry.ok) throw new Error(`${inquiry.error.field}: ${inquiry.error.code}`);
  return { start: start.value, inquiry: inquiry.value, state: (line) => compiled.value(start.value, line) };
}

/** How many games of `of`, played on by rule of thumb, reach the goal. */
export function naturally({ start, state }: Question, of: number, seed: number): number {
  const random = rng(seed);
  return Array.from({ length: of }, () => state(stroll(start, 0, random).line)).filter((end) => end === 'met').length;
}
