import { sixteen } from '../games/sixteen/index.ts';
import type { Budget } from '../solve/solver.ts';
import { grade } from '../solve/verdicts.ts';
import { easiest } from './easiest.ts';
import { gradeOf } from './grade.ts';
import { ask, naturally, type Traps, traps } from './measure.ts';
import { positionOf, type Recipe } from './recipes.ts';

/** A proved position, with what its grade rests on and what helps to choose. */
export interface Candidate {
  readonly recipe: string;
  readonly seed: number;
  readonly position: string;
  readonly goal: string;
  readonly grade: number;
  readonly line: string;
  /** As in a puzzle on file. */
  readonly proof: {
    readonly nodes: number;
    readonly onlyMoves: number;
    readonly winningFirst: number;
    readonly firstActions: number;
  };
  readonly actions: number;
  /** Of `games` played on by rule of thumb, how many reach the goal. */
  readonly natural: number;
  readonly traps: Traps;
}

/** Games played on by rule of thumb from each position. */
export const games = 20;

/** What one proof may cost; a position that needs more is passed over, as verdicts on a page are to be quick. */
const budget: Budget = { nodes: 200_000 };

/**
 * Makes the position of a recipe and seed, proves it won and measures it. Null where there is none, where play by rule
 * of thumb gets there too easily, or where something could not be proved. The same recipe and seed give the same answer.
 */
export async function mine(recipe: Recipe, seed: number): Promise<Candidate | null> {
  const made = positionOf(recipe, seed);
  if (made === null) return null;
  const fields = sixteen.position.format(made);
  const { goal } = recipe;
  const question = await ask(fields, goal);
  if (question.state([]) !== 'open') return null;
  const natural = naturally(question, games, seed);
  if (natural > recipe.natural) return null;
  const { line: found, nodes } = question.inquiry.prove([], budget);
  const line = found && easiest(question, found, budget);
  const trapped = line && traps(question, line, budget);
  if (!trapped) return null;
  const position = `sixteen:${fields}`;
  const words = line.map((action) => sixteen.action.format(action));
  const graded = await grade(position, words, goal, budget);
  if (!graded.ok || graded.value === null) return null;
  const { onlyMoves, winningFirst, firstActions } = graded.value;
  return {
    recipe: recipe.name,
    seed,
    position,
    goal,
    grade: gradeOf(onlyMoves),
    line: words.join(','),
    proof: { nodes, onlyMoves, winningFirst, firstActions },
    actions: words.length,
    natural,
    traps: trapped,
  };
}
