import { decide } from '../../../core/player.ts';
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
import { type Action, ristiseiska, type State } from '../index.ts';
import { firstThought } from '../players/first-thought.ts';
import { gradeOf, look } from './look.ts';
import { kindOf, positionsOf, type Recipe, recipes } from './recipes.ts';

/** What one proof may cost; a position that needs more is passed over, as verdicts on a page are to be quick. */
const budget: Budget = { nodes: 100_000 };

/** What the line may cost: enough for the exact number of actions that the others can hold out. */
const exactly: Budget = { nodes: 1_000_000 };

/** Longer lines are a chore. */
const longest = 48;

/** With `best`: a chance that is nearly certain is none, and the best action has to stand out. */
const best = { most: 0.95, ahead: 0.04 } as const;

const names = (state: State): string => `ristiseiska:${ristiseiska.position.format(state)}`;

const byName = new Map(recipes.map((recipe) => [recipe.name, recipe]));

/** Ristiseiska: one round for each recipe and seed; even seeds give the hardest puzzle in it, odd ones the easiest. */
export const miner: Miner = {
  recipes: [...byName.keys()],
  kindOf: (name) => kindOf(byName.get(name) as Recipe),
  block: 1,
  async attempt(name, seed, tools, wish): Promise<Attempt> {
    const recipe = byName.get(name) as Recipe;
    if (wish !== undefined) {
      for (const state of positionsOf(recipe, seed)) {
        const candidate = await candidateOf(recipe, seed, state, tools, wish);
        if (candidate !== null) return { candidate };
      }
      return { candidate: null };
    }
    const found = await candidates(recipe, seed, tools);
    const sign = seed % 2 === 0 ? 1 : -1;
    const order = found.toSorted((a, b) => sign * (b.grade - a.grade));
    return { candidate: order[0] ?? null };
  },
  all: (name, seed, tools) => candidates(byName.get(name) as Recipe, seed, tools),
};

/**
 * The puzzles in the round of a recipe and seed, latest first: positions with at least three actions of which at most a third
 * win, that are about something.
 */
export async function candidates(recipe: Recipe, seed: number, tools: Tools): Promise<Candidate[]> {
  const found: Candidate[] = [];
  for (const state of positionsOf(recipe, seed)) {
    const candidate = await candidateOf(recipe, seed, state, tools);
    if (candidate !== null) found.push(candidate);
  }
  return found;
}

/** Whether a line of so many actions may have a grade, whatever is to be measured of it yet. */
const mayBe = (grade: number, depth: number): boolean =>
  [true, false].some((missed) =>
    [0, longest].some(
      (many) =>
        gradeOf({ depth, missed, onlyMoves: many, firstActions: many, decisions: many, winningFirst: 1, nodes: 1 }) === grade,
    ),
  );

async function candidateOf(recipe: Recipe, seed: number, state: State, tools: Tools, wish?: Wish): Promise<Candidate | null> {
  const position = names(state);
  const { goal } = recipe;
  if (!(await isSharp(position, goal, tools))) return null;
  const proved = await tools.prove(position, goal, exactly);
  if (proved === null) return null;
  const { line } = proved;
  if (line.length > longest) return null;
  // With `best` the length says nothing of the grade.
  if (wish && wish.grade !== null && goal !== 'best' && !mayBe(wish.grade, line.length)) return null;
  const measured = await tools.measure(position, goal, line, budget);
  if (!measured.ok) return null;
  const { themes } = measured.value;
  if (themes.length === 0 || (recipe.theme !== null && !themes.includes(recipe.theme)) || !fits(wish, measured.value))
    return null;
  const natural = naturally(state, goal, line.join(','), seed);
  return candidateFrom({ game: 'ristiseiska', recipe: recipe.name, seed, position, goal, natural }, proved, measured.value);
}

/** Whether at most a third of the actions win, and some do. */
async function isSharp(position: string, goal: string, { rate }: Tools): Promise<boolean> {
  const rated = await rate(position, goal, budget);
  if (!rated.ok || rated.value.actions.some(({ result }) => result === 'unknown')) return false;
  const { actions } = rated.value;
  const winning = actions.filter(({ result }) => result === 'win').length;
  if (winning === 0 || winning > actions.length / 3) return false;
  if (goal !== 'best') return true;
  const [top = 0, next = 0] = actions.map(({ value = 0 }) => value).sort((a, b) => b - a);
  return top <= best.most && top - next >= best.ahead;
}

/** How many of the rounds that all play on by rule of thumb meet the goal; with `best`, how often its action is the line's. */
function naturally(start: State, goal: string, line: string, seed: number): number {
  const read = ristiseiska.goal(goal);
  if (!read.ok) throw new Error(read.error.code);
  const random = rng(seed);
  let met = 0;
  for (let n = 0; n < games; n++) {
    const played: Action[] = [];
    let state = start;
    while (read.value(start, played) === 'open' && played.length < 200) {
      const action = decide(ristiseiska, firstThought, state, random.int(1 << 30));
      if (goal === 'best' || action === null) {
        if (action !== null && ristiseiska.action.format(action) === line) met += 1;
        break;
      }
      played.push(action);
      state = ristiseiska.apply(state, action);
    }
    if (read.value(start, played) === 'met') met += 1;
  }
  return met;
}

/** How puzzles of Ristiseiska come about. */
export const making: Making<State, Action> = {
  miner,
  look,
  daily: {
    longest: [6, 12, 32, 48, 48],
    daysOn: 5,
    seedsADeal: 1,
    twins: { pieces: 0.75, moves: 0.95 },
    goalInARow: 2,
    singleTraps: 60,
    wanted: [{ name: 'not win', least: 186, has: ({ goal }) => goal !== 'win' }],
  },
  longest: 48,
  lineToFile: async (position, goal, _, { prove }) => (await prove(position, goal, exactly))?.line ?? null,
  themesByHand: [],
};
