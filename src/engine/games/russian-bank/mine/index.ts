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
  type Turn,
  type Wish,
} from '../../making.ts';
import { parseGoal } from '../goals.ts';
import { type Action, russianBank, type State } from '../index.ts';
import { greedy } from '../players/greedy.ts';
import { bestOfTurn, randomShare } from '../solver/index.ts';
import { gradeOf, look } from './look.ts';
import { kindOf, type Recipe, recipes } from './recipes.ts';
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

/** Russian Bank: some turns of a game between computer players for each recipe and seed. */
export const miner: Miner = {
  recipes: [...byName.keys()],
  kindOf: (name) => kindOf(byName.get(name) as Recipe),
  block,
  async attempt(name, seed, tools, wish): Promise<Attempt> {
    const { found, turns, random } = await searched(byName.get(name) as Recipe, seed, tools, wish);
    if (wish && found[0]) return { candidate: found[0], turns };
    return { candidate: found[random.int(Math.max(1, found.length))] ?? null, turns };
  },
  all: async (name, seed, tools) => (await searched(byName.get(name) as Recipe, seed, tools)).found,
};

/** The puzzles of the turns that a recipe and seed look at; with a wish, the first that fits. */
async function searched(recipe: Recipe, seed: number, tools: Tools, wish?: Wish) {
  const all = turnsOf(recipe, Math.floor(seed / block));
  const random = rng(seed);
  const found: Candidate[] = [];
  const turns: Turn[] = [];
  for (const [start, ...later] of all.filter((_, i) => i % block === seed % block)) {
    if (start === undefined) continue;
    const states = recipe.at === 'start' ? [start] : some(later, random.int);
    for (const state of states) {
      found.push(...(await candidatesOf(recipe, seed, state, random.int(1 << 20), turns, tools, wish)));
      if (wish && found[0]) return { found, turns, random };
    }
  }
  return { found, turns, random };
}

/** At most a few of the positions, chosen by chance. */
function some(states: readonly State[], int: (below: number) => number): State[] {
  const left = [...states];
  return Array.from({ length: Math.min(middles, left.length) }, () => left.splice(int(left.length), 1)[0] as State);
}

/** The puzzles of one position, one for each goal that play by rule of thumb seldom meets. Tells `turns` what it passed. */
async function candidatesOf(
  recipe: Recipe,
  seed: number,
  state: State,
  salt: number,
  turns: Turn[],
  tools: Tools,
  wish?: Wish,
): Promise<Candidate[]> {
  const position = names(state);
  const goals =
    wish?.goal === 'win' ? await winOf(state, position, tools) : goalsOf(state, turns).filter((goal) => fits(wish, { goal }));
  if (goals.length === 0) return [];
  const lines = playedOn(state, salt);
  const found: Candidate[] = [];
  for (const goal of goals) {
    const read = russianBank.goal(goal);
    if (!read.ok || read.value(state, []) !== 'open') continue;
    const natural = lines.filter((line) => read.value(state, line) === 'met').length;
    const candidate =
      natural > mostNatural || !isEasy(recipe, state, goal) || !mayBe(wish, state, goal)
        ? null
        : await candidateOf(recipe, seed, { position, goal, natural }, tools);
    if (candidate === null || !fits(wish, candidate)) continue;
    found.push(candidate);
    if (wish) break;
  }
  return found;
}

/** The turn played to its end by rule of thumb, many times. */
export function playedOn(start: State, salt: number): Action[][] {
  const lines: Action[][] = [];
  // Seeds close to each other settle ties alike, so they are drawn too.
  const random = rng(salt);
  for (let n = 0; n < games; n++) {
    const line: Action[] = [];
    let state = start;
    while (russianBank.actor(state) === start.turn && line.length < 60) {
      const action = greedy(russianBank.observe(state, state.turn), rng(random.int(1 << 30)));
      if (action === null) break;
      line.push(action);
      state = russianBank.apply(state, action);
      if (action.kind === 'pass') break;
    }
    lines.push(line);
  }
  return lines;
}

/** With more cards in reserve, hand and waste, winning in one turn is not asked about: no such turn gets rid of them all. */
const mostStock = 30;

/** To win, where nothing else is wished: asked for itself, as the best of a turn takes far longer. */
async function winOf(state: State, position: string, { prove }: Tools): Promise<string[]> {
  const { reserve, hand, waste } = state.sides[state.turn - 1] as State['sides'][0];
  if (reserve.length + hand.length + waste.length > mostStock) return [];
  return (await prove(position, 'win', budget)) === null ? [] : ['win'];
}

/** Goals that ask for the best that the turn holds, where that is something; and to lock the opponent out. */
function goalsOf(state: State, turns: Turn[]): string[] {
  const began = Date.now();
  const found = bestOfTurn(state, budget);
  turns.push({ states: found.nodes, whole: found.reason === null, ms: Date.now() - began });
  if (found.reason !== null) return [];
  const { reserve, stock, home } = found.best;
  const side = state.sides[state.turn - 1] as State['sides'][0];
  const before = side.reserve.length + side.hand.length + side.waste.length;
  return [
    ...(stock.value === 0 ? ['win'] : []),
    ...(side.reserve.length - reserve.value >= (reserve.value === 0 ? 1 : 2) ? [`reserve:${reserve.value}`] : []),
    ...(stock.value > 0 && before - stock.value >= 3 ? [`stock:${stock.value}`] : []),
    ...(home.value >= 3 ? [`home:${home.value}`] : []),
    'lock',
  ];
}

async function candidateOf(
  recipe: Recipe,
  seed: number,
  { position, goal, natural }: Pick<Candidate, 'position' | 'goal' | 'natural'>,
  tools: Tools,
): Promise<Candidate | null> {
  const proved = await tools.prove(position, goal, budget);
  if (proved === null) return null;
  const { line } = proved;
  if (line.length < shortest || line.length > longest) return null;
  if (recipe.at === 'middle' && !(await isSharp(position, goal, tools))) return null;
  const measured = await tools.measure(position, goal, line, budget);
  if (!measured.ok || measured.value.proof.onlyMoves === 0) return null;
  const from = { game: 'russian-bank', recipe: recipe.name, seed, position, goal, natural } as const;
  return candidateFrom(from, proved, measured.value);
}

/** Whether a few random walks do not rule out that a position is as easy as its recipe wants it; the grade counts many more. */
function isEasy({ share }: Recipe, state: State, goal: string): boolean {
  if (share === 0) return true;
  const spec = parseGoal(goal);
  return spec.ok && (randomShare(state, spec.value, 500) ?? 0) >= 0.8 * share;
}

/** Whether a few random walks do not rule out the grade that is wished. */
function mayBe(wish: Wish | undefined, state: State, goal: string): boolean {
  if (!wish || wish.grade === null) return true;
  const spec = parseGoal(goal);
  const share = spec.ok ? (randomShare(state, spec.value, 500) ?? 0) : 0;
  const easiest = gradeOf({ share: share * 2 + 0.002, depth: shortest });
  const hardest = gradeOf({ share: share / 2 - 0.002, depth: longest });
  return easiest <= wish.grade && wish.grade <= hardest;
}

/** Whether there are three first actions or more, and one of them wins. */
async function isSharp(position: string, goal: string, { rate }: Tools): Promise<boolean> {
  const rated = await rate(position, goal, budget);
  const actions = rated.ok ? rated.value.actions : [];
  return actions.length >= 3 && actions.filter(({ result }) => result === 'win').length === 1;
}

/** How puzzles of Russian Bank come about. */
export const making: Making<State, Action> = {
  miner,
  look,
  daily: {
    longest: [16, 24, 36, 50, 50],
    daysOn: 2,
    seedsADeal: block,
    twins: { pieces: 0.4, moves: 0.6 },
    wanted: [{ name: 'win', least: 50, has: ({ goal }) => goal === 'win' }],
  },
  longest: 50,
  themesByHand: [],
};
