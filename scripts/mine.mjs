import { needNode } from './lib/node.mjs';

needNode('npm run --silent mine --');
const { gameIds, isGameId, loadMaking } = await import('../src/engine/games/registry.ts');
const { recipesFor } = await import('../src/engine/mine/find.ts');
const { fill, slotsOf } = await import('../src/engine/mine/slots.ts');
const { miningReport } = await import('../src/engine/mine/tally.ts');
const { command } = await import('./lib/command.mjs');
const { openJournal } = await import('./lib/journal.mjs');
const { progress } = await import('./lib/progress.mjs');

/** @import { Filled } from '../src/engine/mine/slots.ts' */

const usage = `Finds, proves and grades puzzles, one JSON object a line.

  npm run --silent mine -- --game sixteen --count 20 --seed 1 [--recipe where-16-1-2]… [--shard 2/8] [--out found.jsonl]

  --game      ${gameIds.slice(0, -1).join(', ')} or ${gameIds.at(-1)}
  --count     how many puzzles, all shards together (10)
  --seed      a whole number; another one finds other puzzles (1)
  --recipe    look for this kind only; may be given several times (all kinds take turns)
  --goal, --theme, --grade
              keep to puzzles with this kind of goal, theme, grade (2+: two or harder); recipes that are known to have none are passed over
  --apart     every puzzle comes from a deal of its own (in Russian Bank eight share a game)
  --shard     i/n: the i-th part of n of the same run; all parts together are the whole run (1/1)
  --out       write to this file; a run that was interrupted goes on when it is started again with the same arguments
  --progress  show the bar though standard error is no terminal
`;

const { values, misused } = command('mine', usage, {
  game: { type: 'string', default: 'sixteen' },
  count: { type: 'string', default: '10' },
  seed: { type: 'string', default: '1' },
  shard: { type: 'string', default: '1/1' },
  recipe: { type: 'string', multiple: true, default: [] },
  goal: { type: 'string' },
  theme: { type: 'string' },
  grade: { type: 'string' },
  apart: { type: 'boolean', default: false },
  out: { type: 'string' },
  progress: { type: 'boolean', default: false },
});
const { game } = values;
if (!isGameId(game)) misused(`there is no game “${game}”`);
if (!/^[1-9]\d{0,6}$/.test(values.count)) misused(`--count takes a whole number from 1 on, not “${values.count}”`);
if (!/^\d{1,9}$/.test(values.seed)) misused(`--seed takes a whole number of up to nine digits, not “${values.seed}”`);
const [, shard = 0, shards = 0] = (/^([1-9]\d{0,4})\/([1-9]\d{0,4})$/.exec(values.shard) ?? []).map(Number);
if (shard === 0 || shard > shards) misused(`--shard takes i/n, the i-th of n, not “${values.shard}”`);
const making = await loadMaking(game);
if (making === null) misused(`there are no puzzles of “${game}”`);
const { miner } = making;
const { slowRecipes = [] } = miner;
const strange = values.recipe.find((name) => !miner.recipes.includes(name) && !slowRecipes.includes(name));
if (strange !== undefined)
  misused(`${game} has no recipe “${strange}”; recipes: ${[...miner.recipes, ...slowRecipes].join(' ')}`);

if (values.grade !== undefined && !/^[1-5]\+?$/.test(values.grade))
  misused(`--grade takes 1 to 5, or 2+ for two and harder, not “${values.grade}”`);

const { goal = null, theme = null, apart } = values;
const wish = {
  goal,
  theme,
  rules: null,
  grade: values.grade === undefined ? null : Number.parseInt(values.grade, 10),
  ...(values.grade?.endsWith('+') ? { orHarder: true } : {}),
};
const wished = goal !== null || theme !== null || wish.grade !== null;
const may = wished ? recipesFor(miner, values.recipe.length > 0 ? { ...wish, theme: null, grade: null } : wish) : miner.recipes;
const recipes = values.recipe.length === 0 ? may : [...may, ...slowRecipes].filter((name) => values.recipe.includes(name));
if (recipes.length === 0) misused('no recipe makes such puzzles');
const run = {
  game,
  count: Number(values.count),
  seed: Number(values.seed),
  shard: values.shard,
  recipes,
  ...(wished ? { wish } : {}),
  ...(apart ? { apart } : {}),
};
const slots = slotsOf(run.count, apart ? { block: 1 } : miner, shard, shards);

/** @returns {ReturnType<typeof openJournal<Filled>> | null} */
function journalOf() {
  if (values.out === undefined) return null;
  try {
    return openJournal(values.out, run);
  } catch (error) {
    return misused(error instanceof Error ? error.message : String(error));
  }
}

const began = Date.now();
const journal = journalOf();
const filled = journal?.entries ?? [];
const before = filled.length;
if (filled.some(({ slot }, i) => slot !== slots[i])) misused(`the journal of ${values.out} does not hold this run's puzzles`);

const line = (/** @type {Filled} */ { candidate }) => (candidate === null ? '' : `${JSON.stringify(candidate)}\n`);
const bar = progress(slots.length, before, values.progress || process.stderr.isTTY === true);
for (const slot of slots.slice(before)) {
  const found = await fill(miner, run, slot);
  filled.push(found);
  if (journal === null) process.stdout.write(line(found));
  else journal.add(found);
  bar.draw(filled.length);
}
bar.end();
journal?.finish(filled.map(line).join(''));

process.stderr.write(`${miningReport(game, filled, before, (Date.now() - began) / 1000).join('\n')}\n`);
