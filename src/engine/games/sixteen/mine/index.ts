import type { Budget } from '../../../proving/prover.ts';
import { type Attempt, type Candidate, candidateFrom, games, type Making, type Miner, type Tools } from '../../making.ts';
import { type Action, type State, sixteen } from '../index.ts';
import { easiest } from './easiest.ts';
import { look } from './look.ts';
import { ask, naturally } from './question.ts';
import { positionOf, type Recipe, recipes } from './recipes.ts';

/** What one proof may cost; a position that needs more is passed over, as verdicts on a page are to be quick. */
const budget: Budget = { nodes: 100_000 };

/** Longer lines are a chore. */
const longest = 60;

const byName = new Map(recipes.map((recipe) => [recipe.name, recipe]));

/** Sixteen: one deal for each recipe and seed. */
export const miner: Miner = {
  recipes: [...byName.keys()],
  block: 1,
  async attempt(name, seed, tools): Promise<Attempt> {
    return { candidate: await candidateOf(byName.get(name) as Recipe, seed, tools) };
  },
};

/**
 * The position of a recipe and seed, proved won and measured. Null where there is none, where play by rule of thumb gets
 * there too easily, or where something could not be proved.
 */
async function candidateOf(recipe: Recipe, seed: number, { measure }: Tools): Promise<Candidate | null> {
  const made = positionOf(recipe, seed);
  if (made === null) return null;
  const fields = sixteen.position.format(made);
  const { goal } = recipe;
  const question = ask(fields, goal);
  if (question.state([]) !== 'open') return null;
  const natural = naturally(question, games, seed);
  if (natural > recipe.natural) return null;
  const { line: found, nodes } = question.inquiry.prove([], budget);
  if (found === null || found.length > longest) return null;
  const line = easiest(question, found, budget);
  if (line === null || line.length > longest) return null;
  const position = `sixteen:${fields}`;
  const words = line.map((action) => sixteen.action.format(action));
  const measured = await measure(position, goal, words, budget);
  if (!measured.ok || measured.value.themes.length === 0) return null;
  const from = { game: 'sixteen', recipe: recipe.name, seed, position, goal, natural } as const;
  return candidateFrom(from, { line: words, nodes }, measured.value);
}

/** How puzzles of Sixteen come about. */
export const making: Making<State, Action> = {
  miner,
  look,
  daily: { longest: [36, 44, 54, 60, 60], onceADeal: true, daysOn: 0 },
  longest: 72,
  themesByHand: ['dig-out', 'whole-deal', 'empty-pile'],
};
