import { type Action, ristiseiska, type State } from '../games/ristiseiska/index.ts';
// biome-ignore lint/style/noRestrictedImports: the cut-offs of the grades stand beside the solver, which a game's index.ts leaves out.
import { gradeOf } from '../games/ristiseiska/solver/index.ts';
import type { Budget } from '../solve/solver.ts';
import { grade, rate, solve, thumb } from '../solve/verdicts.ts';
import { positionsOf, type Recipe } from './ristiseiska-recipes.ts';
import { type Decision, type Rated, themesOf } from './ristiseiska-themes.ts';

/** A proved position, with what its grade rests on and what helps to choose. */
export interface Candidate {
  readonly recipe: string;
  readonly seed: number;
  readonly position: string;
  readonly goal: string;
  readonly grade: number;
  readonly themes: readonly string[];
  readonly line: string;
  /** As in a puzzle on file. */
  readonly proof: {
    readonly nodes: number;
    readonly onlyMoves: number;
    readonly winningFirst: number;
    readonly firstActions: number;
    readonly depth: number;
    readonly missed: boolean;
  };
  /** The first actions with their verdicts (chances, with `best`); the rule of thumb's is in brackets. */
  readonly first: string;
  /** Positions that grading it took. */
  readonly hardest: number;
}

/** What one proof may cost; a position that needs more is passed over, as verdicts on a page are to be quick. */
const budget: Budget = { nodes: 100_000 };

const names = (state: State): string => `ristiseiska:${ristiseiska.position.format(state)}`;

/**
 * The decisions of the player on a line that meets the goal, every option proved; null where something could not be. A
 * position that can be proved by itself stands for the goal, which counts from there: the same player's, as they decide.
 */
export async function decisionsOf(start: State, line: readonly Action[], goal: string): Promise<Decision[] | null> {
  const hero = ristiseiska.actor(start);
  const decisions: Decision[] = [];
  let state = start;
  for (const played of line) {
    if (ristiseiska.actor(state) === hero) {
      const rated = await rate(names(state), goal, budget);
      if (!rated.ok || rated.value.actions.some(({ result }) => result === 'unknown')) return null;
      const wins = new Map(rated.value.actions.map(({ action, result }) => [action, result === 'win']));
      const options = ristiseiska.legal(state).map((action): Rated => {
        return { action, wins: wins.get(ristiseiska.action.format(action)) === true };
      });
      decisions.push({ state, played, options });
    }
    state = ristiseiska.apply(state, played);
  }
  return decisions;
}

/** The sharpest puzzle in the round of a recipe and seed (see `candidates`), or null. The same two give the same answer. */
export async function mine(recipe: Recipe, seed: number): Promise<Candidate | null> {
  const found = await candidates(recipe, seed);
  return found.reduce<Candidate | null>((best, other) => (best === null || other.grade > best.grade ? other : best), null);
}

/**
 * The puzzles in the round of a recipe and seed, latest first: positions with at least three actions of which at most a third
 * win, that are about something.
 */
export async function candidates(recipe: Recipe, seed: number): Promise<Candidate[]> {
  const found: Candidate[] = [];
  for (const state of await positionsOf(recipe, seed)) {
    const candidate = await measure(recipe, seed, state);
    if (candidate !== null) found.push(candidate);
  }
  return found;
}

async function measure(recipe: Recipe, seed: number, state: State): Promise<Candidate | null> {
  const position = names(state);
  const { goal } = recipe;
  const rated = await rate(position, goal, budget);
  if (!rated.ok || rated.value.actions.some(({ result }) => result === 'unknown')) return null;
  const { actions } = rated.value;
  const values = goal === 'best' ? actions.map(({ value }) => value ?? 0).sort((a, b) => b - a) : [];
  const [top = 0, next = 0] = values;
  const winning = actions.filter(({ result, value }) => (goal === 'best' ? (value ?? 0) > top - 1e-9 : result === 'win')).length;
  if (winning === 0 || winning > actions.length / 3) return null;
  if (goal === 'best' && (top > 0.95 || top - next < 0.04)) return null;

  const solved = await solve(position, goal, budget);
  if (!solved.ok || solved.value.line === null) return null;
  const words = solved.value.line.split(',');
  const line = words.flatMap((word) => {
    const action = ristiseiska.action.parse(word);
    return action.ok ? [action.value] : [];
  });
  const graded = await grade(position, words, goal, budget);
  const decisions = await decisionsOf(state, line, goal);
  if (!graded.ok || graded.value === null || decisions === null) return null;
  const themes = themesOf(goal, decisions);
  if (themes.length === 0 || (recipe.theme !== null && !themes.includes(recipe.theme))) return null;
  const { nodes, onlyMoves, winningFirst, firstActions, depth = 0, missed = false } = graded.value;
  const guess = await thumb(position);
  const told = actions.map(({ action, result, value }) => {
    const verdict = value === undefined || goal !== 'best' ? result : value.toFixed(3);
    return guess.ok && action === guess.value ? `(${action} ${verdict})` : `${action} ${verdict}`;
  });
  return {
    recipe: recipe.name,
    seed,
    position,
    goal,
    grade: gradeOf(graded.value),
    themes,
    line: words.join(','),
    proof: { nodes: Math.max(1, solved.value.nodes), onlyMoves, winningFirst, firstActions, depth, missed },
    first: told.join(', '),
    hardest: nodes,
  };
}
