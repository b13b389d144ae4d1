import { rng } from '../core/rng.ts';
import { type Action, type State, sixteen } from '../games/sixteen/index.ts';
import { loadProver } from '../solve/provers.ts';
import type { Budget, Inquiry } from '../solve/solver.ts';
import { stroll, thumb } from './player.ts';

/** What there is to go wrong on a winning line: not what the grade rests on, but what makes a puzzle worth solving. */
export interface Traps {
  /** Placements of the line at which the rule of thumb loses. */
  readonly thumbLoses: number;
  /** Positions of the line at which bringing some brick home loses. */
  readonly homeLoses: number;
  /** Positions of the line at which some move between piles loses. */
  readonly moveLoses: number;
  /** Most positions that the verdict on one option took. */
  readonly hardest: number;
}

/** A start and goal, ready for questions. */
export interface Question {
  readonly start: State;
  readonly inquiry: Inquiry<Action>;
  /** What the goal says of a line from the start. */
  state(line: readonly Action[]): 'met' | 'lost' | 'open';
}

/** Makes a question of a position (without the game's name) and a goal; text that cannot be read throws. */
export async function ask(position: string, goal: string): Promise<Question> {
  const start = sixteen.position.parse(position);
  const compiled = sixteen.goal(goal);
  if (!start.ok) throw new Error(`${start.error.field}: ${start.error.reason}`);
  if (!compiled.ok) throw new Error(`${compiled.error.field}: ${compiled.error.reason}`);
  const inquiry = (await loadProver('sixteen'))?.inquire(start.value, goal);
  if (!inquiry?.ok) throw new Error('there is no solver for sixteen');
  return { start: start.value, inquiry: inquiry.value, state: (line) => compiled.value(start.value, line) };
}

/** How many games of `of`, played on by rule of thumb, reach the goal. */
export function naturally({ start, state }: Question, of: number, seed: number): number {
  const random = rng(seed);
  return Array.from({ length: of }, () => state(stroll(start, 0, random).line)).filter((end) => end === 'met').length;
}

/** Tries every option at every position of a line that meets the goal; null where one could not be settled. */
export function traps({ start, inquiry, state: goalState }: Question, line: readonly Action[], budget: Budget): Traps | null {
  let [thumbLoses, homeLoses, moveLoses, hardest] = [0, 0, 0, 0];
  let state = start;
  for (const [i, played] of line.entries()) {
    const lost: Action[] = [];
    for (const action of sixteen.legal(state)) {
      const tried = [...line.slice(0, i), action];
      const now = goalState(tried);
      const proof = now === 'open' ? inquiry.prove(tried, budget) : null;
      hardest = Math.max(hardest, proof?.nodes ?? 0);
      if (proof?.result === 'unknown') return null;
      if (now === 'lost' || proof?.result === 'loss') lost.push(action);
    }
    if (lost.some(({ kind }) => kind === 'home')) homeLoses += 1;
    if (lost.some(({ kind }) => kind === 'move')) moveLoses += 1;
    if (state.drawn !== null) {
      const guess = sixteen.action.format(thumb(state));
      if (lost.some((action) => sixteen.action.format(action) === guess)) thumbLoses += 1;
    }
    state = sixteen.apply(state, played);
  }
  return { thumbLoses, homeLoses, moveLoses, hardest };
}
