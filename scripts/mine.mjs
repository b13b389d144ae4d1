import { parseArgs } from 'node:util';

/**
 * Looks for puzzles and writes those found to standard output, one JSON object a line; what becomes a puzzle is chosen by
 * hand. Seeds are tried in order, each with every recipe, so the same arguments give the same lines.
 *
 *   npm run --silent mine -- --game sixteen --count 20 --seed 1 [--recipe deal-8-2-2]…
 *   npm run --silent mine -- --game ristiseiska --count 20 --seed 1 [--recipe pantti:3:6-16]…
 *   npm run --silent mine -- --game russian-bank --count 20 --seed 1 [--recipe planners]… [--shard 2/8]
 *
 * With `--shard i/n` only every n-th seed is tried, from the i-th on, so that n machines can share the work.
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'sixteen' },
    count: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    shard: { type: 'string', default: '1/1' },
    recipe: { type: 'string', multiple: true, default: [] },
  },
});

/** @param {string} problem */
const misused = (problem) => {
  process.stderr.write(`mine: ${problem}\n`);
  process.exit(2);
};

/**
 * How a game's puzzles are looked for; the recipes are the game's own.
 * @returns {Promise<{ names: string[], mine: (name: string, seed: number) => Promise<object | readonly object[] | null> }>}
 */
async function minerOf(/** @type {string} */ game) {
  if (game === 'sixteen') {
    const { recipes } = await import('../src/engine/mine/recipes.ts');
    const { mine } = await import('../src/engine/mine/sixteen.ts');
    return minerWith(recipes, mine);
  }
  if (game === 'ristiseiska') {
    const { recipes } = await import('../src/engine/mine/ristiseiska-recipes.ts');
    const { mine } = await import('../src/engine/mine/ristiseiska.ts');
    return minerWith(recipes, mine);
  }
  if (game === 'russian-bank') {
    const { mine, recipes } = await import('../src/engine/mine/russian-bank.ts');
    return minerWith(recipes, mine);
  }
  return misused(`there are no recipes for “${game}”`);
}

/**
 * @template {{ readonly name: string }} Recipe
 * @param {readonly Recipe[]} recipes
 * @param {(recipe: Recipe, seed: number) => Promise<object | readonly object[] | null>} mine
 */
function minerWith(recipes, mine) {
  const byName = new Map(recipes.map((recipe) => [recipe.name, recipe]));
  return {
    names: [...byName.keys()],
    mine: (/** @type {string} */ name, /** @type {number} */ seed) => mine(/** @type {Recipe} */ (byName.get(name)), seed),
  };
}

const { names, mine } = await minerOf(values.game);
if (!/^[1-9]\d*$/.test(values.count)) misused(`--count takes a whole number, not “${values.count}”`);
if (!/^\d{1,9}$/.test(values.seed)) misused(`--seed takes a whole number, not “${values.seed}”`);
const [, shard = 0, shards = 0] = (/^([1-9]\d{0,4})\/([1-9]\d{0,4})$/.exec(values.shard) ?? []).map(Number);
if (shard === 0 || shard > shards) misused(`--shard takes i/n, the i-th of n, not “${values.shard}”`);
const unknown = values.recipe.find((name) => !names.includes(name));
if (unknown !== undefined) misused(`there is no recipe “${unknown}”; recipes: ${names.join(' ')}`);

const chosen = names.filter((name) => values.recipe.length === 0 || values.recipe.includes(name));
let found = 0;
for (let seed = Number(values.seed) + shard - 1; found < Number(values.count); seed += shards)
  for (const name of chosen)
    for (const candidate of [(await mine(name, seed)) ?? []].flat()) {
      if (found >= Number(values.count)) break;
      found += 1;
      process.stdout.write(`${JSON.stringify(candidate)}\n`);
    }
