import { rng } from '../../../core/rng.ts';
import type { Kind } from '../../making.ts';
import { type State, sixteen } from '../index.ts';
import { stroll } from './stroll.ts';

/** What kind of positions of Sixteen to look for. All bounds inclusive. */
export interface Recipe {
  readonly name: string;
  readonly ranks: number;
  readonly copies: number;
  readonly piles: number;
  readonly runs: 'descending' | 'consecutive';
  readonly goal: string;
  /**
   * Where on the way it begins: the start of a deal, a drawn brick that waits, nothing waiting, the last brick that waits before
   * the goal is out of reach, if it ever is; or a brick that waits after bricks were exchanged until hardly a way was left (`sharpen.ts`), or
   * far from one of those that are left so (`stray.ts`, `from`).
   */
  readonly at: 'deal' | 'waits' | 'table' | 'brink' | 'sharp' | 'stray';
  /** Bricks left in the urn, fewest and most (not for `deal`). */
  readonly urn: readonly [number, number];
  /** Most bricks that are not home, so that the line stays short. */
  readonly out: number;
  /** How badly the bricks before were placed; see `placement`. */
  readonly noise: number;
  /** Most of the games played on by rule of thumb that may reach the goal; see `question.ts`. */
  readonly natural: number;
  /** Positions to stray from, as text; none but for `stray`. */
  readonly from?: readonly string[];
}

type Set = readonly [ranks: number, copies: number, piles: number];
const usual = { runs: 'descending', goal: 'win', urn: [0, 96], out: 96, noise: 3, natural: 19 } as const;

const recipe = (what: string, [ranks, copies, piles]: Set, more: Partial<Recipe> & Pick<Recipe, 'at'>): Recipe => {
  const { runs, goal, ...rest } = { ...usual, ...more };
  const name = [what, ranks, copies, piles, ...(runs === 'consecutive' ? ['c'] : []), ...(goal === 'win' ? [] : [goal])].join(
    '-',
  );
  return { ...rest, name, ranks, copies, piles, runs, goal };
};

const runs = 'consecutive';

/** The recipes for Sixteen, by name. */
export const recipes: readonly Recipe[] = [
  recipe('deal', [8, 2, 2], { at: 'deal' }),
  recipe('deal', [8, 2, 2], { at: 'deal', runs }),
  recipe('deal', [8, 2, 3], { at: 'deal', runs }),
  recipe('deal', [10, 2, 2], { at: 'deal' }),
  recipe('deal', [10, 2, 2], { at: 'deal', runs }),
  recipe('deal', [13, 1, 2], { at: 'deal' }),
  recipe('deal', [16, 1, 2], { at: 'deal' }),
  recipe('deal', [16, 1, 2], { at: 'deal', runs }),
  recipe('deal', [16, 1, 3], { at: 'deal', runs }),
  recipe('soon', [8, 2, 2], { at: 'waits', urn: [3, 7] }),
  recipe('soon', [8, 2, 2], { at: 'waits', urn: [3, 7], noise: 4, runs }),
  recipe('soon', [10, 2, 2], { at: 'waits', urn: [3, 7] }),
  recipe('soon', [10, 2, 2], { at: 'waits', urn: [3, 7], noise: 4, runs }),
  recipe('soon', [13, 1, 2], { at: 'waits', urn: [3, 7] }),
  recipe('soon', [16, 1, 2], { at: 'waits', urn: [3, 7] }),
  recipe('soon', [16, 1, 2], { at: 'waits', urn: [3, 7], runs }),
  recipe('soon', [12, 2, 2], { at: 'waits', urn: [2, 6] }),
  recipe('where', [16, 1, 2], { at: 'waits', urn: [7, 11] }),
  recipe('where', [16, 1, 2], { at: 'waits', urn: [7, 11], runs }),
  recipe('where', [12, 2, 2], { at: 'waits', urn: [7, 9] }),
  recipe('where', [12, 2, 2], { at: 'waits', urn: [5, 9], runs, noise: 4 }),
  recipe('where', [10, 3, 2], { at: 'waits', urn: [4, 8], noise: 4 }),
  recipe('where', [16, 1, 3], { at: 'waits', urn: [4, 11], runs, noise: 6 }),
  recipe('where', [12, 2, 3], { at: 'waits', urn: [4, 12], runs, noise: 6 }),
  recipe('where', [16, 2, 3], { at: 'waits', urn: [4, 12], noise: 6 }),
  recipe('where', [16, 2, 3], { at: 'waits', urn: [4, 12], runs, noise: 5 }),
  recipe('finish', [16, 6, 4], { at: 'table', urn: [0, 6], out: 24, noise: 5, natural: 10 }),
  recipe('finish', [16, 6, 4], { at: 'table', urn: [0, 6], out: 24, noise: 5, natural: 10, runs }),
  recipe('late', [16, 6, 4], { at: 'waits', urn: [1, 8], out: 28, noise: 5, natural: 10 }),
  recipe('late', [16, 6, 4], { at: 'waits', urn: [1, 8], out: 28, noise: 5, natural: 10, runs }),
  recipe('part', [12, 2, 2], { at: 'waits', goal: 'empty:1', urn: [3, 10], noise: 4, natural: 8 }),
  recipe('part', [12, 2, 3], { at: 'waits', goal: 'empty:2', urn: [3, 10], noise: 6, natural: 8 }),
  recipe('part', [10, 2, 2], { at: 'waits', goal: 'empty:1', urn: [3, 8], noise: 4, natural: 8 }),
  recipe('part', [16, 1, 2], { at: 'waits', goal: 'home:9', urn: [4, 12], noise: 5, natural: 8, runs }),
  recipe('part', [16, 1, 2], { at: 'waits', goal: 'home:8', urn: [4, 12], noise: 5, natural: 8 }),
  recipe('part', [12, 2, 2], { at: 'waits', goal: 'home:12', urn: [4, 10], noise: 4, natural: 8 }),
  recipe('brink', [16, 6, 4], { at: 'brink', urn: [1, 12], out: 44, noise: 8, natural: 10 }),
  recipe('brink', [16, 6, 4], { at: 'brink', urn: [1, 12], out: 44, noise: 8, natural: 10, runs }),
  recipe('brink', [16, 6, 4], { at: 'brink', urn: [1, 12], out: 50, noise: 8, natural: 10, runs, goal: 'home:84' }),
  recipe('brink', [16, 4, 3], { at: 'brink', urn: [1, 10], out: 40, noise: 12, natural: 10 }),
  recipe('brink', [16, 2, 3], { at: 'brink', urn: [3, 14], noise: 8, natural: 10, runs }),
  recipe('brink', [16, 2, 3], { at: 'brink', urn: [3, 14], noise: 12, natural: 10, goal: 'empty:2' }),
  recipe('brink', [12, 2, 3], { at: 'brink', urn: [3, 14], noise: 20, natural: 10, runs, goal: 'empty:2' }),
  recipe('brink', [16, 6, 4], { at: 'brink', urn: [2, 40], out: 80, noise: 12, natural: 10, goal: 'home:60' }),
  recipe('brink', [16, 1, 3], { at: 'brink', urn: [4, 14], noise: 30, natural: 10, runs }),
  recipe('brink', [16, 1, 3], { at: 'brink', urn: [4, 14], noise: 30, natural: 10, runs, goal: 'home:12' }),
];

/** What `sharp-16-6-4` made (the runs 1851 and 1854 of docs/puzzles.md, with 5, 6 and 7 only moves). */
const tight = [
  'g/3g96gcca8b42.ee5.bf95.8/gggg21/d/f7d7436a',
  'g/a.8.ae546dccge69f37.g5/gggg30/b/2f917bd48',
  'g/3.f88ecd47.fg.62bcaab/gggg50/e/59719gd6',
];

/** Recipes that take long for each puzzle: a run keeps to them where it names them, and nobody waits for them in practice. */
export const slowRecipes: readonly Recipe[] = [
  recipe('sharp', [16, 6, 4], { at: 'sharp', urn: [8, 9], out: 29, noise: 8, natural: 10, runs }),
  recipe('sharp', [16, 6, 4], { at: 'sharp', urn: [8, 9], out: 29, noise: 8, natural: 10 }),
  recipe('sharp', [16, 6, 4], { at: 'sharp', urn: [8, 10], out: 42, noise: 12, natural: 10, runs, goal: 'home:84' }),
  recipe('stray', [16, 6, 4], { at: 'stray', from: tight, natural: 10 }),
];

/** What comes of a recipe; themes beside those that say no more than its goal or its rules. */
export const kindOf = ({ at, goal, runs: rules, ranks, copies, piles }: Recipe): Kind => ({
  rules,
  size: `${ranks}-${copies}-${piles}`,
  goals: [goal.split(':', 1)[0] as string],
  themes: [
    ...(ranks * copies * piles === 16 * 6 * 4 ? ['full-game'] : []),
    ...(at === 'deal' ? ['small-deal'] : at === 'table' ? [] : ['where-does-it-go']),
    'hold-back',
    'leave-it',
  ],
  // With more piles there is nearly always another way.
  grades:
    at === 'brink'
      ? []
      : at === 'sharp'
        ? [4, 5]
        : at === 'stray'
          ? [3, 4, 5]
          : piles > 2
            ? [1]
            : at === 'deal'
              ? [1, 2, 3, 4, 5]
              : [1, 2, 3, 4],
});

/**
 * The position that a recipe and seed make, or null where play by rule of thumb passed no fitting one. `isWon` is asked for the brink
 * only; once lost, a game stays so.
 */
export function positionOf(recipe: Recipe, seed: number, isWon: (state: State) => boolean = () => true): State | null {
  const random = rng(seed);
  const { ranks, copies, piles, runs, at, urn, out, noise } = recipe;
  if (recipe.from !== undefined) return opened(recipe.from[random.int(recipe.from.length)] as string);
  const start = sixteen.deal({ ranks, copies, piles, runs }, random);
  if (at === 'deal') return start;
  const fitting = stroll(start, noise, random).states.filter((state) => {
    const home = state.foundations.reduce((sum, foundation) => sum + foundation.length, 0);
    const left = state.urn.length;
    return (state.drawn === null) === (at === 'table') && left >= urn[0] && left <= urn[1] && ranks * copies - home <= out;
  });
  if (at === 'brink') return lastWon(fitting, isWon);
  return fitting.length === 0 ? null : (fitting[random.int(fitting.length)] as State);
}

function opened(position: string): State {
  const read = sixteen.position.parse(position);
  if (!read.ok) throw new Error(`${position}: ${read.error.code}`);
  return read.value;
}

/** Of the states of a game in their order, the last that is won; null where none is. */
function lastWon(states: readonly State[], isWon: (state: State) => boolean): State | null {
  let [won, lost] = [0, states.length];
  while (won < lost) {
    const middle = (won + lost) >> 1;
    if (isWon(states[middle] as State)) won = middle + 1;
    else lost = middle;
  }
  return states[won - 1] ?? null;
}
