import { fail as noGame, ok, type Result } from '../core/result.ts';
import { gameIds, isGameId } from '../games/ids.ts';
import { type Candidate, type FindAnswer, fits, type Miner, mostNumber, type Wish } from '../games/making.ts';
import { loadMaking } from '../games/registry.ts';
import { forget } from '../solve/inquiries.ts';
import { alike, keyOf } from './alike.ts';
import { fail } from './codes.ts';
import { mixed } from './slots.ts';
import { tools } from './tools.ts';

export { type FindAnswer, type Found, mostNumber, type Wish } from '../games/making.ts';

/** What is asked of a miner to choose its recipes. */
export type Recipes = Pick<Miner, 'recipes' | 'namedRecipes' | 'kindOf'>;

/** What the numbers are mixed with: other positions than those of a run of mining with a usual seed. */
const salt = 0x5eed;

/** The recipes of a game that may give what is wished; those known to give its grade where there are any. */
export function recipesFor(miner: Recipes, wish: Wish): readonly string[] {
  const { recipes, namedRecipes = [] } = miner;
  const may = [...recipes, ...(wish.rules === null ? [] : namedRecipes)].filter((recipe) => {
    const { rules, goals, themes, size } = miner.kindOf(recipe);
    return (
      (wish.rules === null || rules === wish.rules) &&
      (wish.size === undefined || wish.size === null || size === wish.size) &&
      (wish.goal === null || goals.includes(wish.goal)) &&
      (wish.theme === null || themes.includes(wish.theme))
    );
  });
  const known =
    wish.grade === null ? [] : may.filter((recipe) => miner.kindOf(recipe).grades.some((grade) => fits(wish, { grade })));
  return known.length > 0 ? known : may;
}

/** The candidate that a wish has under a number, or null; the same for everybody. */
async function candidateAt(miner: Miner, recipes: readonly string[], wish: Wish, number: number): Promise<Candidate | null> {
  const block = Math.floor(number / miner.block);
  const recipe = recipes[mixed(salt, block, 0) % recipes.length] as string;
  // What was proved before must not decide what can be proved within a budget now.
  forget();
  const { candidate } = await miner.attempt(recipe, miner.block * mixed(salt, block, 1) + (number % miner.block), tools, wish);
  return candidate !== null && fits(wish, candidate) ? candidate : null;
}

/**
 * Looks for a puzzle: the first number from `from` on, of so many, under which there is one as wished. Bounded by numbers and
 * positions, never by time, so that a wish and a number are the same puzzle everywhere. `onTried` is told after each number how many
 * have been tried. Bad text and numbers give an error that names the field.
 */
export async function find(
  game: string,
  wish: Wish,
  from: number,
  most: number,
  onTried?: (tried: number) => void,
): Promise<Result<FindAnswer>> {
  if (!isGameId(game)) return noGame('game', 'unknown-game', { text: game, games: gameIds });
  if (!Number.isInteger(from) || from < 0 || from > mostNumber) return fail('number', 'mine-number', { most: mostNumber });
  const making = await loadMaking(game);
  if (making === null) return fail('game', 'mine-no-puzzles', { game });
  const { miner } = making;
  const recipes = recipesFor(miner, wish);
  if (recipes.length === 0) return ok({ found: null, tried: 0, none: true });
  for (let tried = 1; tried <= most; tried++) {
    // After the last number comes the first.
    const number = (from + tried - 1) % (mostNumber + 1);
    const candidate = await candidateAt(miner, recipes, wish, number);
    onTried?.(tried);
    if (candidate === null) continue;
    return ok({ found: { ...candidate, number, key: keyOf(await alike(candidate.position)) }, tried, none: false });
  }
  return ok({ found: null, tried: most, none: false });
}
