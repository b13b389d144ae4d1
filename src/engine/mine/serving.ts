import { type Candidate, fits, type Wish } from '../games/making.ts';
import { type Recipes, recipesFor } from './find.ts';

/** What is known of a puzzle that was found for the sake of measuring. */
export type Sighted = Pick<Candidate, 'goal' | 'grade' | 'themes' | 'own'>;

/** One number looked at, whatever was wished: what it took of one core, and all that lay there. */
export interface Sample {
  readonly recipe: string;
  /** A kind of goal that was wished, for which the number was looked at no further than to the first find; left out: all was looked for. */
  readonly goal?: string;
  readonly seed: number;
  readonly seconds: number;
  readonly found: readonly Sighted[];
}

/** How long a puzzle takes that is looked for: seconds of one core on average, and how many such puzzles that rests on. */
export interface Expected {
  readonly seconds: number;
  readonly seen: number;
}

/** What a wish leaves open is written `-`: rules, goal, theme. */
export const wishName = ({ rules, goal, theme }: Pick<Wish, 'rules' | 'goal' | 'theme'>): string =>
  [rules, goal, theme].map((word) => word ?? '-').join(' ');

/** The grades that may be wished, and any. */
const grades = [null, 1, 2, 3, 4, 5] as const;

/**
 * What is offered has to be found in so many seconds of one core on average. Numbers hold puzzles by chance, so a search takes 2.3 times the
 * average or less in nine of ten cases; while somebody waits two cores search, which halves it: 4.6 s, and 15 s in 99.9 of a hundred cases.
 */
export const slowest = 4;

/** And that average has to rest on so many finds. */
export const fewest = 4;

/**
 * All combinations of rules, goal and theme that some recipe of a game serves, any of each included; rules only where there is a choice, and
 * of what has to be named always.
 */
export function combinations({ recipes, namedRecipes = [], kindOf }: Recipes): readonly Wish[] {
  const kinds = recipes.map((recipe) => kindOf(recipe));
  const several = new Set(kinds.map(({ rules }) => rules)).size > 1;
  const named = namedRecipes.map((recipe) => kindOf(recipe));
  const all = new Map<string, Wish>();
  for (const kind of [...kinds, ...named])
    for (const rules of named.includes(kind) ? [kind.rules] : several ? [null, kind.rules] : [null])
      for (const goal of [null, ...kind.goals])
        for (const theme of [null, ...kind.themes]) {
          const wish = { rules, goal, theme, grade: null };
          all.set(wishName(wish), wish);
        }
  return [...all.values()];
}

/**
 * What a search for a wish takes, told from samples of all recipes: it goes through the recipes that serve the wish, all as often. A wish for a
 * goal goes by samples for that goal where there are any. `suits`: what of that is wanted. No seconds are known (infinite) where nothing of the kind was seen.
 */
export function expected(
  miner: Recipes,
  samples: readonly Sample[],
  wish: Wish,
  suits: (puzzle: Sighted, recipe: string) => boolean = () => true,
): Expected {
  let [cost, chance, seen] = [0, 0, 0];
  for (const recipe of recipesFor(miner, wish)) {
    const all = samples.filter((sample) => sample.recipe === recipe);
    const narrow = all.filter(({ goal }) => goal !== undefined && goal === wish.goal);
    const own = narrow.length > 0 ? narrow : all.filter(({ goal }) => goal === undefined);
    const hits = own.filter(({ found }) => found.some((puzzle) => fits(wish, puzzle) && suits(puzzle, recipe))).length;
    if (own.length === 0) continue;
    cost += own.reduce((sum, { seconds }) => sum + seconds, 0) / own.length;
    chance += hits / own.length;
    seen += hits;
  }
  return { seconds: chance > 0 ? cost / chance : Number.POSITIVE_INFINITY, seen };
}

/** Whether a wish that takes so long can be offered. */
export const isServed = ({ seconds, seen }: Expected): boolean => seconds <= slowest && seen >= fewest;

/** Which grades can be wished of one combination, in one text: `0` any, `1` to `5`; empty: none. */
export const gradesServed = (of: (grade: number | null) => Expected): string =>
  grades
    .filter((grade) => isServed(of(grade)))
    .map((grade) => grade ?? 0)
    .join('');

/** What can be wished of a game: by combination (`wishName`) the grades; combinations of which nothing is offered are left out. */
export function served(miner: Recipes, samples: readonly Sample[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    combinations(miner).flatMap((wish) => {
      const text = gradesServed((grade) => expected(miner, samples, { ...wish, grade }));
      return text === '' ? [] : [[wishName(wish), text] as const];
    }),
  );
}
