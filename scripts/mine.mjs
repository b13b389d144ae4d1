import { parseArgs } from 'node:util';
import { recipes } from '../src/engine/mine/recipes.ts';
import { mine } from '../src/engine/mine/sixteen.ts';

/**
 * Looks for puzzles and writes those found to standard output, one JSON object a line; what becomes a puzzle is chosen by
 * hand. Seeds are tried in order, each with every recipe, so the same arguments give the same lines.
 *
 *   npm run --silent mine -- --game sixteen --count 20 --seed 1 [--recipe deal-8-2-2]…
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'sixteen' },
    count: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    recipe: { type: 'string', multiple: true, default: [] },
  },
});

/** @param {string} problem */
const misused = (problem) => {
  process.stderr.write(`mine: ${problem}\nrecipes: ${recipes.map(({ name }) => name).join(' ')}\n`);
  process.exit(2);
};

if (values.game !== 'sixteen') misused(`there are no recipes for “${values.game}”`);
if (!/^[1-9]\d*$/.test(values.count)) misused(`--count takes a whole number, not “${values.count}”`);
if (!/^\d{1,9}$/.test(values.seed)) misused(`--seed takes a whole number, not “${values.seed}”`);
const unknown = values.recipe.find((name) => !recipes.some((recipe) => recipe.name === name));
if (unknown !== undefined) misused(`there is no recipe “${unknown}”`);

const chosen = recipes.filter(({ name }) => values.recipe.length === 0 || values.recipe.includes(name));
let found = 0;
for (let seed = Number(values.seed); found < Number(values.count); seed++)
  for (const recipe of chosen) {
    const candidate = await mine(recipe, seed);
    if (candidate === null || found >= Number(values.count)) continue;
    found += 1;
    process.stdout.write(`${JSON.stringify(candidate)}\n`);
  }
