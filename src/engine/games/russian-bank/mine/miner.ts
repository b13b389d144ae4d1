import { type Game, seenBy } from '../../../core/game.ts';
import type { Choose } from '../../../core/player.ts';
import { type Rng, rng } from '../../../core/rng.ts';
import type { Budget } from '../../../proving/prover.ts';
import {
  type Attempt,
  type Candidate,
  candidateFrom,
  fits,
  games,
  type Kind,
  type Miner,
  type Tools,
  type Turn,
  type Wish,
} from '../../making.ts';
import { gradeOf } from '../solver/grade.ts';
import { type State, sideOf, stockOf } from '../state.ts';
import type { Recipe } from './recipes.ts';
import type { Turns } from './turns.ts';

/** What one proof may cost; a turn that needs more is passed over, as verdicts on a page are to be quick. */
const budget: Budget = { nodes: 40_000 };

/** Of the turns played on by rule of thumb, how many may meet the goal. */
const mostNatural = 4;

/** The same where chance alone meets the goal as often as the easiest grade asks: there a rule of thumb is seldom far off. */
const mostNaturalEasy = { share: 0.2, natural: 8 };

const shortest = 4;
const longest = 50;

/** So many seeds share a game: each looks at every eighth turn of it. */
export const block = 8;

/** Positions looked at in the middle of one turn. */
const middles = 3;

/** A position of either rule set, as far as the miner looks at it. */
type Dealt = Omit<State, 'params'>;

/** What a rule set has its puzzles made of. */
export interface Ground<Position extends Dealt, Action> {
  readonly game: Game<never, Position, Action>;
  readonly recipes: readonly Recipe[];
  kindOf(recipe: Recipe): Kind;
  readonly turns: Turns<Position>;
  /** The rule of thumb, which goes by what its player sees. */
  readonly thumb: Choose<Position, Action>;
  /** Whether an action ends the turn as such. */
  ends(action: Action): boolean;
  /** Goals that ask for the best that a turn holds, where that is something; none where the turn is too large, which `reason` says. */
  goalsOf(
    state: Position,
    budget: Budget,
  ): { readonly goals: readonly string[]; readonly nodes: number; readonly reason: unknown };
  /** Whether an action counts towards a kind of goal that counts what is done: `home`, and `load` where there is one. */
  counts(kind: string, action: Action): boolean;
  /** The share of so many random walks that meet a goal, 0 where it is about no turn. */
  share(state: Position, goal: string, walks: number): number;
}

const names = <Position extends Dealt, Action>({ game }: Ground<Position, Action>, state: Position): string =>
  `russian-bank:${game.position.format(state)}`;

/** The miner of a rule set: some turns of a game between computer players for each recipe and seed. */
export function minerOf<Position extends Dealt, Action>(ground: Ground<Position, Action>): Miner {
  const byName = new Map(ground.recipes.map((recipe) => [recipe.name, recipe]));
  return {
    recipes: [...byName.keys()],
    kindOf: (name) => ground.kindOf(byName.get(name) as Recipe),
    block,
    async attempt(name, seed, tools, wish): Promise<Attempt> {
      const { found, turns, random } = await searched(ground, byName.get(name) as Recipe, seed, tools, wish);
      if (wish && found[0]) return { candidate: found[0], turns };
      return { candidate: found[random.int(Math.max(1, found.length))] ?? null, turns };
    },
    all: async (name, seed, tools) => (await searched(ground, byName.get(name) as Recipe, seed, tools)).found,
  };
}

/** The puzzles of the turns that a recipe and seed look at; with a wish, the first that fits. */
async function searched<Position extends Dealt, Action>(
  ground: Ground<Position, Action>,
  recipe: Recipe,
  seed: number,
  tools: Tools,
  wish?: Wish,
) {
  const all = ground.turns(recipe, Math.floor(seed / block));
  const random = rng(seed);
  const found: Candidate[] = [];
  const turns: Turn[] = [];
  for (const [start, ...later] of all.filter((_, i) => i % block === seed % block)) {
    if (start === undefined) continue;
    const states = recipe.at === 'middle' ? some(later, random.int) : [start];
    for (const state of states) {
      found.push(...(await candidatesOf(ground, recipe, seed, state, random.int(1 << 20), turns, tools, wish)));
      if (wish && found[0]) return { found, turns, random };
    }
  }
  return { found, turns, random };
}

/** At most a few of the positions, chosen by chance. */
function some<One>(all: readonly One[], int: (below: number) => number, most = middles): One[] {
  const left = [...all];
  return Array.from({ length: Math.min(most, left.length) }, () => left.splice(int(left.length), 1)[0] as One);
}

/** The puzzles of one position, one for each goal that play by rule of thumb seldom meets. Tells `turns` what it passed. */
async function candidatesOf<Position extends Dealt, Action>(
  ground: Ground<Position, Action>,
  recipe: Recipe,
  seed: number,
  state: Position,
  salt: number,
  turns: Turn[],
  tools: Tools,
  wish?: Wish,
): Promise<Candidate[]> {
  const position = names(ground, state);
  const goals =
    wish?.goal === 'win'
      ? await winOf(state, position, tools)
      : goalsIn(ground, state, turns).filter((goal) => fits(wish, { goal }));
  if (goals.length === 0) return [];
  const lines = playedOn(ground, state, salt);
  const found: Candidate[] = [];
  for (const goal of goals) {
    const read = ground.game.goal(goal, state);
    if (!read.ok || read.value(state, []) !== 'open') continue;
    const natural = lines.filter((line) => read.value(state, line) === 'met').length;
    if (natural > mostNatural) continue;
    const candidate =
      recipe.at === 'late'
        ? await lateOf(ground, recipe, seed, state, goal, rng(salt), tools, wish)
        : !isEasy(ground, recipe, state, goal) || !mayBe(ground, wish, state, goal)
          ? null
          : await candidateOf(recipe, seed, { position, goal, natural }, tools);
    if (candidate === null || !fits(wish, candidate)) continue;
    found.push(candidate);
    if (wish) break;
  }
  return found;
}

/** So many positions on a line are looked at for a late one. */
const lates = 4;

/** The least share of random walks that a late position is to have: harder ones are found where turns begin. */
const lateShare = 0.008;

/** A position on a line that meets the goal from the start of a turn, so near to its end that chance finds the rest now and then. */
async function lateOf<Position extends Dealt, Action>(
  ground: Ground<Position, Action>,
  recipe: Recipe,
  seed: number,
  start: Position,
  goal: string,
  random: Rng,
  tools: Tools,
  wish?: Wish,
): Promise<Candidate | null> {
  const { game } = ground;
  const proved = await tools.prove(names(ground, start), goal, budget);
  const words = proved?.line ?? [];
  const [kind = '', asked] = goal.split(':');
  const later: { readonly state: Position; readonly goal: string }[] = [];
  let [state, left] = [start, Number(asked)];
  for (const word of words.slice(0, Math.max(0, words.length - shortest))) {
    const action = game.action.parse(word, state);
    if (!action.ok) return null;
    if (ground.counts(kind, action.value)) left -= 1;
    state = game.apply(state, action.value);
    later.push({ state, goal: asked === undefined ? kind : `${kind}:${left}` });
  }
  for (const late of some(later, random.int, lates)) {
    const reading = game.goal(late.goal, late.state);
    if (!reading.ok || reading.value(late.state, []) !== 'open' || !mayBe(ground, wish, late.state, late.goal)) continue;
    const share = ground.share(late.state, late.goal, 500);
    if (share < lateShare) continue;
    const lines = playedOn(ground, late.state, random.int(1 << 20));
    const natural = lines.filter((line) => reading.value(late.state, line) === 'met').length;
    if (natural > (share >= mostNaturalEasy.share ? mostNaturalEasy.natural : mostNatural)) continue;
    const of = { position: names(ground, late.state), goal: late.goal, natural };
    const candidate = await candidateOf(recipe, seed, of, tools);
    if (candidate !== null && fits(wish, candidate)) return candidate;
  }
  return null;
}

/** The turn played to its end by rule of thumb, many times. */
export function playedOn<Position extends Dealt, Action>(
  { game, thumb, ends }: Pick<Ground<Position, Action>, 'game' | 'thumb' | 'ends'>,
  start: Position,
  salt: number,
): Action[][] {
  const lines: Action[][] = [];
  // Seeds close to each other settle ties alike, so they are drawn too.
  const random = rng(salt);
  for (let n = 0; n < games; n++) {
    const line: Action[] = [];
    let state = start;
    while (game.actor(state) === start.turn && line.length < 60) {
      const action = thumb(seenBy(game, state, state.turn), rng(random.int(1 << 30)));
      if (action === null) break;
      line.push(action);
      state = game.apply(state, action);
      if (ends(action)) break;
    }
    lines.push(line);
  }
  return lines;
}

/** With more cards in reserve, hand and waste, winning in one turn is not asked about: no such turn gets rid of them all. */
const mostStock = 30;

/** To win, where nothing else is wished: asked for itself, as the best of a turn takes far longer. */
async function winOf(state: Dealt, position: string, { prove }: Tools): Promise<string[]> {
  if (stockOf(sideOf(state, state.turn)) > mostStock) return [];
  return (await prove(position, 'win', budget)) === null ? [] : ['win'];
}

/** What the best of a turn comes to, by what both rule sets count. */
export type Best = Readonly<Record<'reserve' | 'stock' | 'home', { readonly value: number }>>;

/** Goals that ask for the best that a turn holds, where that is something. */
export function goalsWorth(state: Dealt, { reserve, stock, home }: Best): string[] {
  const side = sideOf(state, state.turn);
  const before = stockOf(side);
  return [
    ...(stock.value === 0 ? ['win'] : []),
    ...(side.reserve.length - reserve.value >= (reserve.value === 0 ? 1 : 2) ? [`reserve:${reserve.value}`] : []),
    ...(stock.value > 0 && before - stock.value >= 3 ? [`stock:${stock.value}`] : []),
    ...(home.value >= 3 ? [`home:${home.value}`] : []),
  ];
}

/** The goals of a turn, of which `turns` is told. */
function goalsIn<Position extends Dealt, Action>(
  ground: Ground<Position, Action>,
  state: Position,
  turns: Turn[],
): readonly string[] {
  const began = Date.now();
  const { goals, nodes, reason } = ground.goalsOf(state, budget);
  turns.push({ states: nodes, whole: reason === null, ms: Date.now() - began });
  return goals;
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
const isEasy = <Position extends Dealt>(
  ground: Pick<Ground<Position, never>, 'share'>,
  { share }: Recipe,
  state: Position,
  goal: string,
): boolean => share === 0 || ground.share(state, goal, 500) >= 0.8 * share;

/** Whether a few random walks do not rule out the grade that is wished. */
function mayBe<Position extends Dealt>(
  ground: Pick<Ground<Position, never>, 'share'>,
  wish: Wish | undefined,
  state: Position,
  goal: string,
): boolean {
  if (!wish || wish.grade === null) return true;
  const share = ground.share(state, goal, 500);
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
