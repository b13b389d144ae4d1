import { type PlayedGame, playGame } from '../core/bot.ts';
import { rng } from '../core/rng.ts';
import { loadBots } from '../games/bots.ts';
import { type Action, russianBank, type State } from '../games/russian-bank/index.ts';
// biome-ignore lint/style/noRestrictedImports: the cut-offs of the grades stand beside the solver, which a game's index.ts leaves out.
import { gradeOf } from '../games/russian-bank/solver/index.ts';
import type { Budget } from '../solve/solver.ts';
import { bestOfTurn, grade, solve, thumb } from '../solve/verdicts.ts';
import { themesOf } from './russian-bank-themes.ts';

/** Whose games the positions come from: bots by name, in the order of the seats. */
export interface Recipe {
  readonly name: string;
  readonly bots: readonly [string, string];
}

/** The recipes for Russian Bank. */
export const recipes: readonly Recipe[] = [
  { name: 'planners', bots: ['planner', 'planner'] },
  { name: 'mixed', bots: ['planner', 'greedy'] },
  { name: 'greedy', bots: ['greedy', 'greedy'] },
];

/** A proved turn, with what its grade rests on and what helps to choose. */
export interface Candidate {
  readonly recipe: string;
  readonly seed: number;
  /** Whether it begins with a turn, or in the middle of one. */
  readonly at: 'start' | 'middle';
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
    readonly share: number;
  };
  readonly actions: number;
  /** How many of the turns played on by rule of thumb meet the goal. */
  readonly natural: number;
  /** Positions that grading the whole line took: a bound on what any one verdict along it costs. */
  readonly hardest: number;
}

/** What one proof may cost; a turn that needs more is passed over, as verdicts on a page are to be quick. */
const budget: Budget = { nodes: 40_000 };

/** Turns played on by rule of thumb, and how many of them may meet the goal. */
const thumbs = 20;
const mostNatural = 4;

const shortest = 4;
const longest = 50;

const names = (state: State): string => `russian-bank:${russianBank.position.format(state)}`;

/**
 * The candidates of the game that a recipe and a seed give, each turn from its start or, where that holds none, from a
 * position in its middle. The same two give the same ones.
 */
export async function mine(recipe: Recipe, seed: number): Promise<Candidate[]> {
  const found: Candidate[] = [];
  const random = rng(3 * seed + 2);
  for (const [start, ...later] of turnsOf(await play(recipe, seed))) {
    const middle = later[random.int(Math.max(1, later.length))];
    const salt = random.int(1 << 20);
    const atStart = start ? await candidates({ recipe: recipe.name, seed, at: 'start' }, start, salt) : [];
    const atMiddle = middle && atStart.length === 0;
    found.push(...(atMiddle ? await candidates({ recipe: recipe.name, seed, at: 'middle' }, middle, salt) : atStart));
  }
  // A game that has frozen comes to the same turns again and again.
  const seen = new Set<string>();
  return found.filter(({ goal, line }) => !seen.has(`${goal} ${line}`) && seen.add(`${goal} ${line}`));
}

async function play(recipe: Recipe, seed: number): Promise<PlayedGame<State, Action>> {
  const players = await loadBots('russian-bank');
  const seats = recipe.bots.map((name) => players?.bots.find((bot) => bot.name === name));
  const [one, two] = seats;
  if (!players || !one || !two) throw new Error(`there are no bots for ${recipe.name}`);
  const start = russianBank.deal(russianBank.presets.free as State['params'], rng(seed));
  return playGame(russianBank, start, [one, two], [rng(3 * seed), rng(3 * seed + 1)], players.frozen) as PlayedGame<
    State,
    Action
  >;
}

/** The positions of a game turn by turn, without its end. */
function turnsOf({ states, line }: PlayedGame<State, Action>): State[][] {
  const turns: State[][] = [];
  let turn: State[] = [];
  for (const [i] of line.entries()) {
    const state = states[i] as State;
    if (turn[0] && (turn[0].turn !== state.turn || line[i - 1]?.kind === 'pass')) {
      turns.push(turn);
      turn = [];
    }
    turn.push(state);
  }
  return [...turns, turn].filter(({ length }) => length > 0);
}

/** The goals of a turn that play by rule of thumb seldom meets. */
async function candidates(begun: Pick<Candidate, 'recipe' | 'seed' | 'at'>, state: State, salt: number) {
  const position = names(state);
  const lines = await playedOn(state, salt);
  const found: Candidate[] = [];
  for (const goal of await goalsOf(position, state)) {
    const read = russianBank.goal(goal);
    if (!read.ok || read.value(state, []) !== 'open') continue;
    const natural = lines.filter((line) => read.value(state, line) === 'met').length;
    const candidate = natural > mostNatural ? null : await measure({ ...begun, position, goal, natural }, state);
    if (candidate !== null) found.push(candidate);
  }
  return found;
}

/** The turn played to its end by rule of thumb, many times. */
export async function playedOn(start: State, salt: number): Promise<Action[][]> {
  const lines: Action[][] = [];
  // Seeds close to each other settle ties alike, so they are drawn too.
  const random = rng(salt);
  for (let n = 0; n < thumbs; n++) {
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
async function goalsOf(position: string, state: State): Promise<string[]> {
  const found = await bestOfTurn(position, budget);
  if (!found.ok || found.value === null || found.value.reason !== null) return [];
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

type Begun = Pick<Candidate, 'recipe' | 'seed' | 'at' | 'position' | 'goal' | 'natural'>;

async function measure(begun: Begun, state: State): Promise<Candidate | null> {
  const { position, goal } = begun;
  const solved = await solve(position, goal, budget);
  if (!solved.ok || solved.value.line === null) return null;
  const words = solved.value.line.split(',');
  if (words.length < shortest || words.length > longest) return null;
  const graded = await grade(position, words, goal, budget);
  if (!graded.ok || graded.value === null) return null;
  const { nodes: hardest, onlyMoves, winningFirst, firstActions, depth = 0, share = 0 } = graded.value;
  if (onlyMoves === 0) return null;
  const line = words.flatMap((word) => {
    const action = russianBank.action.parse(word);
    return action.ok ? [action.value] : [];
  });
  return {
    ...begun,
    grade: gradeOf(share, words.length),
    themes: themesOf(state, goal, line),
    line: words.join(','),
    proof: { nodes: Math.max(1, solved.value.nodes), onlyMoves, winningFirst, firstActions, depth, share },
    actions: words.length,
    hardest,
  };
}
