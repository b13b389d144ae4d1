import { rng } from '../../../core/rng.ts';
import type { Budget } from '../../../proving/prover.ts';
import {
  type Attempt,
  type Candidate,
  candidateFrom,
  fits,
  games,
  type Making,
  type Miner,
  type Tools,
  type Wish,
} from '../../making.ts';
import { parseGoal } from '../goals.ts';
import { type Action, type State, sixteen } from '../index.ts';
import { proverWith } from '../solver/index.ts';
import { type Smoothest, smoothest } from '../solver/smoothest.ts';
import { gradeOf, look } from './look.ts';
import { ask, naturally } from './question.ts';
import { kindOf, positionOf, type Recipe, recipes, slowRecipes } from './recipes.ts';

/** What one proof may cost; a position that needs more is passed over, as verdicts on a page are to be quick. */
const budget: Budget = { nodes: 100_000 };

/** What it may cost to prove that no line is easier. */
const thorough: Budget = { nodes: 150_000 };

/** Longer lines are a chore. */
const longest = 60;

/** The highest grade. */
const hardest = 5;

/** The most actions that the line of a day may have, by grade from 1. */
const longestOfDay = [36, 44, 54, 60, 60] as const;

const byName = new Map([...recipes, ...slowRecipes].map((recipe) => [recipe.name, recipe]));

/** Sixteen: one deal for each recipe and seed. */
export const miner: Miner = {
  recipes: recipes.map(({ name }) => name),
  slowRecipes: slowRecipes.map(({ name }) => name),
  kindOf: (name) => kindOf(byName.get(name) as Recipe),
  block: 1,
  async attempt(name, seed, tools, wish): Promise<Attempt> {
    return { candidate: await candidateOf(byName.get(name) as Recipe, seed, tools, wish) };
  },
  async all(name, seed, tools) {
    const candidate = await candidateOf(byName.get(name) as Recipe, seed, tools);
    return candidate === null ? [] : [candidate];
  },
};

/**
 * The position of a recipe and seed, proved won and measured. Null where there is none, where play by rule of thumb gets
 * there too easily, or where something could not be proved.
 */
async function candidateOf(recipe: Recipe, seed: number, { measure }: Tools, wish?: Wish): Promise<Candidate | null> {
  const { goal } = recipe;
  const begun = positionOf(recipe, seed, (state) => isWon(state, goal));
  const made = begun === null ? null : await madeHard(begun, recipe, seed, wish);
  if (made === null) return null;
  const fields = sixteen.position.format(made);
  const question = ask(fields, goal);
  if (question.state([]) !== 'open') return null;
  const natural = naturally(question, games, seed);
  if (natural > recipe.natural) return null;
  const { line: found, nodes } = question.inquiry.prove([], budget);
  if (found === null || found.length > longest) return null;
  const easiest = easiestOf(question.start, goal, found, thorough);
  if (easiest === null || easiest.line.length > longest) return null;
  // Most of the work is still to come, and the grade is known.
  if (!fits(wish, { goal, grade: gradeOf(easiest) })) return null;
  const { line } = easiest;
  const position = `sixteen:${fields}`;
  const words = line.map((action) => sixteen.action.format(action));
  const measured = await measure(position, goal, words, budget);
  if (!measured.ok || measured.value.themes.length === 0 || !fits(wish, measured.value)) return null;
  const from = { game: 'sixteen', recipe: recipe.name, seed, position, goal, natural } as const;
  return candidateFrom(from, { line: words, nodes }, measured.value);
}

/** The state made as hard as is wished, or as can be, where its recipe makes it hard; else the state itself. */
async function madeHard(state: State, { at, goal }: Recipe, seed: number, wish?: Wish): Promise<State | null> {
  if (at !== 'sharp' && at !== 'stray') return state;
  const grade = wish?.orHarder && at === 'sharp' ? hardest : (wish?.grade ?? hardest);
  let fewest = 0;
  while (gradeOf({ onlyMoves: fewest }) < grade) fewest += 1;
  if (at === 'sharp') {
    const { sharpened } = await import('./sharpen.ts');
    return sharpened(state, goal, rng(seed), fewest, longest);
  }
  const { strayed } = await import('./stray.ts');
  const isEnough = (onlyMoves: number): boolean =>
    onlyMoves >= fewest && (wish?.orHarder === true || gradeOf({ onlyMoves }) === grade);
  return strayed(state, goal, rng(seed), fewest, isEnough, longestOfDay[grade - 1] as number);
}

/** The line that is proved to be the easiest, with its only moves, or null. */
function easiestOf(start: State, goal: string, line: readonly Action[], budget: Budget): Smoothest | null {
  const read = parseGoal(goal);
  const found = read.ok ? smoothest(start, read.value, line, budget) : null;
  return found?.proved ? found : null;
}

/** What it may cost to find out on which side of the brink a position lies; one that needs more counts as lost. */
const glance: Budget = { nodes: 20_000 };

const quickly = proverWith({ breadth: 0 });

function isWon(state: State, goal: string): boolean {
  const inquiry = quickly.inquire(state, goal);
  return inquiry.ok && inquiry.value.prove([], glance).result === 'win';
}

const pilesOf = (position: string): number => (position.split('/')[1] as string).split('.').length;

/** How puzzles of Sixteen come about. */
export const making: Making<State, Action> = {
  miner,
  look,
  daily: {
    longest: longestOfDay,
    daysOn: 0,
    seedsADeal: 1,
    twins: { pieces: 0.6, moves: 0.6 },
    wanted: [
      {
        name: 'the full game, late',
        least: 60,
        has: ({ position }) => /^sixteen:g[~/]/.test(position) && pilesOf(position) === 4,
      },
      ...[2, 3, 4, 5].map((harder) => ({
        name: `the full game with gaps, grade ${harder}`,
        least: 3,
        has: ({ position, grade }: Pick<Candidate, 'position' | 'grade'>) =>
          /^sixteen:g\//.test(position) && pilesOf(position) === 4 && grade === harder,
      })),
      {
        name: 'the full game, late and hard',
        least: 12,
        has: ({ position, grade }) => /^sixteen:g[~/]/.test(position) && pilesOf(position) === 4 && grade >= 4,
      },
      {
        name: 'the full game, late and very hard',
        least: 4,
        has: ({ position, grade }) => /^sixteen:g[~/]/.test(position) && pilesOf(position) === 4 && grade === 5,
      },
      { name: 'three piles or four', least: 124, has: ({ position }) => pilesOf(position) > 2 },
      { name: 'three piles or four, and hard', least: 24, has: ({ position, grade }) => pilesOf(position) > 2 && grade >= 4 },
    ],
  },
  longest: 72,
  async lineToFile(position, goal, words) {
    const { start } = ask(position.slice('sixteen:'.length), goal);
    const line = words.flatMap((word) => {
      const action = sixteen.action.parse(word);
      return action.ok ? [action.value] : [];
    });
    return (
      easiestOf(start, goal, line, { nodes: 20 * (thorough.nodes as number) })?.line.map((a) => sixteen.action.format(a)) ?? null
    );
  },
  themesByHand: ['dig-out', 'whole-deal', 'empty-pile'],
};
