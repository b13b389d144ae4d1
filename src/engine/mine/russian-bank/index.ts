import { rng } from '../../core/rng.ts';
import { loadProver } from '../../games/provers.ts';
import { type Action, russianBank, type State } from '../../games/russian-bank/index.ts';
import type { Budget } from '../../solve/solver.ts';
import { bestOfTurn, rate, thumb } from '../../solve/verdicts.ts';
import { type Attempt, type Candidate, games, type Miner, type Turn } from '../candidate.ts';
import { candidateFrom, measure } from '../measure.ts';
import { prove } from '../prove.ts';
import { type Recipe, recipes } from './recipes.ts';
import { turnsOf } from './turns.ts';

/** What one proof may cost; a turn that needs more is passed over, as verdicts on a page are to be quick. */
const budget: Budget = { nodes: 40_000 };

/** Of the turns played on by rule of thumb, how many may meet the goal. */
const mostNatural = 4;

const shortest = 4;
const longest = 50;

/** So many seeds share a game: each looks at every eighth turn of it. */
const block = 8;

/** Positions looked at in the middle of one turn. */
const middles = 3;

const names = (state: State): string => `russian-bank:${russianBank.position.format(state)}`;

const byName = new Map(recipes.map((recipe) => [recipe.name, recipe]));

/** Russian Bank: some turns of a game between bots for each recipe and seed. */
export const miner: Miner = {
  recipes: [...byName.keys()],
  block,
  async attempt(name: string, seed: number): Promise<Attempt> {
    const recipe = byName.get(name) as Recipe;
    const all = await turnsOf(recipe, Math.floor(seed / block));
    const random = rng(seed);
    const found: Candidate[] = [];
    const turns: Turn[] = [];
    for (const [start, ...later] of all.filter((_, i) => i % block === seed % block)) {
      if (start === undefined) continue;
      const states = recipe.at === 'start' ? [start] : some(later, random.int);
      for (const state of states) found.push(...(await candidatesOf(recipe, seed, state, random.int(1 << 20), turns)));
    }
    return { candidate: found[random.int(Math.max(1, found.length))] ?? null, turns };
  },
};

/** At most a few of the positions, chosen by chance. */
function some(states: readonly State[], int: (below: number) => number): State[] {
  const left = [...states];
  return Array.from({ length: Math.min(middles, left.length) }, () => left.splice(int(left.length), 1)[0] as State);
}

/** The puzzles of one position, one for each goal that play by rule of thumb seldom meets. Tells `turns` what it passed. */
async function candidatesOf(recipe: Recipe, seed: number, state: State, salt: number, turns: Turn[]): Promise<Candidate[]> {
  const position = names(state);
  const goals = await goalsOf(position, state, turns);
  if (goals.length === 0) return [];
  const lines = await playedOn(state, salt);
  const found: Candidate[] = [];
  for (const goal of goals) {
    const read = russianBank.goal(goal);
    if (!read.ok || read.value(state, []) !== 'open') continue;
    const natural = lines.filter((line) => read.value(state, line) === 'met').length;
    const candidate =
      natural > mostNatural || !(await isEasy(recipe, state, goal))
        ? null
        : await candidateOf(recipe, seed, { position, goal, natural });
    if (candidate !== null) found.push(candidate);
  }
  return found;
}

/** The turn played to its end by rule of thumb, many times. */
export async function playedOn(start: State, salt: number): Promise<Action[][]> {
  const lines: Action[][] = [];
  // Seeds close to each other settle ties alike, so they are drawn too.
  const random = rng(salt);
  for (let n = 0; n < games; n++) {
    const line: Action[] = [];
    let state = start;
    while (russianBank.actor(state) === start.turn && line.length < 60) {
      const word = await thumb(names(state), random.int(1 << 30));
      const action = word.ok && word.value !== null ? russianBank.action.parse(word.value) : null;
      if (!action?.ok) break;
      line.push(action.value);
      state = russianBank.apply(state, action.value);
      if (action.value.kind === 'pass') break;
    }
    lines.push(line);
  }
  return lines;
}

/** Goals that ask for the best that the turn holds, where that is something; and to lock the opponent out. */
async function goalsOf(position: string, state: State, turns: Turn[]): Promise<string[]> {
  const began = Date.now();
  const found = await bestOfTurn(position, budget);
  if (!found.ok || found.value === null) return [];
  turns.push({ states: found.value.nodes, whole: found.value.reason === null, ms: Date.now() - began });
  if (found.value.reason !== null) return [];
  const { reserve, stock, home } = found.value;
  const side = state.sides[state.turn - 1] as State['sides'][0];
  const before = side.reserve.length + side.hand.length + side.waste.length;
  return [
    ...(stock.cards === 0 ? ['win'] : []),
    ...(side.reserve.length - reserve.cards >= (reserve.cards === 0 ? 1 : 2) ? [`reserve:${reserve.cards}`] : []),
    ...(stock.cards > 0 && before - stock.cards >= 3 ? [`stock:${stock.cards}`] : []),
    ...(home.cards >= 3 ? [`home:${home.cards}`] : []),
    'lock',
  ];
}

async function candidateOf(
  recipe: Recipe,
  seed: number,
  { position, goal, natural }: Pick<Candidate, 'position' | 'goal' | 'natural'>,
): Promise<Candidate | null> {
  const proved = await prove(position, goal, budget);
  if (proved === null) return null;
  const { line } = proved;
  if (line.length < shortest || line.length > longest) return null;
  if (recipe.at === 'middle' && !(await isSharp(position, goal))) return null;
  const measured = await measure(position, goal, line, budget);
  if (!measured.ok || measured.value.proof.onlyMoves === 0) return null;
  const from = { game: 'russian-bank', recipe: recipe.name, seed, position, goal, natural } as const;
  return candidateFrom(from, proved, measured.value);
}

/** Whether a few random walks do not rule out that a position is as easy as its recipe wants it; the grade counts many more. */
async function isEasy({ share }: Recipe, state: State, goal: string): Promise<boolean> {
  if (share === 0) return true;
  const found = (await loadProver('russian-bank'))?.randomShare?.(state, goal, 500);
  return found?.ok === true && (found.value ?? 0) >= 0.8 * share;
}

/** Whether there are three first actions or more, and one of them wins. */
async function isSharp(position: string, goal: string): Promise<boolean> {
  const rated = await rate(position, goal, budget);
  const actions = rated.ok ? rated.value.actions : [];
  return actions.length >= 3 && actions.filter(({ result }) => result === 'win').length === 1;
}
