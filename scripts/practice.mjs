import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from './lib/command.mjs';
import { root } from './lib/env.mjs';
import { needNode } from './lib/node.mjs';
import { table, writeSection } from './lib/table.mjs';

needNode('npm run practice --');
const { gameIds, isGameId, loadMaking } = await import('../src/engine/games/registry.ts');
const { combinations, expected, fewest, gradesServed, isServed, served, slowest, wishName } = await import(
  '../src/engine/mine/serving.ts'
);
const { find, mostNumber } = await import('../src/engine/mine/find.ts');
const { rng } = await import('../src/engine/core/rng.ts');
const { shuffled } = await import('../src/engine/core/shuffled.ts');
const { tools } = await import('../src/engine/mine/tools.ts');
const { forget } = await import('../src/engine/solve/inquiries.ts');
const { courses, stagesOf, suits } = await import('../src/published/taught.ts');

const usage = `Measures how long endless practice looks for what may be wished of it, and writes what it offers.

  npm run practice -- --samples DIR [--game sixteen]… [--seconds 60] [--seed 1]
  npm run practice -- --samples DIR --write
  npm run practice -- --tried 150 [--game sixteen]… [--seed 1]

The first looks at numbers of every recipe, whatever is wished, and adds what they took and held to DIR/<game>.jsonl; it may be run again for
more, with another seed, also beside itself. The second tells from these samples how long each wish takes, and writes src/published/practice.json,
which the page is built with, and the table of docs/puzzles.md. The third looks for so many of the wishes that are offered, drawn by chance, twice each
as two workers do on the page, and tells what the quicker search of each took.

  --samples  where the samples are kept
  --game     only this game; may be given several times (all of them)
  --seconds  of processor time for each game (60)
  --seed     which numbers are looked at (1)
  --write    write what is offered
  --tried    so many wishes of all that are offered, or all if there are fewer
`;

const { values, misused } = command('practice', usage, {
  samples: { type: 'string' },
  game: { type: 'string', multiple: true, default: [...gameIds] },
  seconds: { type: 'string', default: '60' },
  seed: { type: 'string', default: '1' },
  write: { type: 'boolean', default: false },
  tried: { type: 'string', default: '0' },
});
const strange = values.game.find((game) => !isGameId(game));
if (strange !== undefined) misused(`there is no game “${strange}”`);
if (!/^\d{1,5}$/.test(values.tried)) misused(`--tried takes a whole number, not “${values.tried}”`);
const tried = Number(values.tried);
if (values.samples === undefined && tried === 0) misused('--samples names a folder');
if (!/^[1-9]\d{0,5}$/.test(values.seconds)) misused(`--seconds takes a whole number from 1 on, not “${values.seconds}”`);
if (!/^\d{1,6}$/.test(values.seed)) misused(`--seed takes a whole number of up to six digits, not “${values.seed}”`);
const folder = values.samples ?? '';

/** @typedef {import('../src/engine/games/making.ts').Miner} Miner */
/** @typedef {import('../src/engine/mine/serving.ts').Sample} Sample */

/** Seconds of processor time so far. */
const clock = () => process.cpuUsage().user / 1e6;

/** What lies under a number: all, or the first find of a goal. @param {Miner} miner @param {{ recipe: string, goal?: string }} way @param {number} seed */
async function lying(miner, { recipe, goal }, seed) {
  if (goal === undefined) return miner.all(recipe, seed, tools);
  const wish = { rules: miner.kindOf(recipe).rules, goal, theme: null, grade: null };
  const { candidate } = await miner.attempt(recipe, seed, tools, wish);
  return candidate === null ? [] : [candidate];
}

/** Looks at numbers, at all recipes for as long. @param {string} game @param {Miner} miner */
async function sample(game, miner) {
  const { recipes, namedRecipes = [], kindOf } = miner;
  /** @type {{ recipe: string, goal?: string }[]} */
  const ways = [
    ...[...recipes, ...namedRecipes].map((recipe) => ({ recipe })),
    // These take so long that what a goal spares them counts: a search for it passes over all others.
    ...namedRecipes.flatMap((recipe) => kindOf(recipe).goals.map((goal) => ({ recipe, goal }))),
  ];
  const spent = new Map(ways.map((way) => [way, { seconds: 0, tries: 0 }]));
  const began = clock();
  while (clock() - began < Number(values.seconds)) {
    const [way, so] = [...spent].reduce((least, one) => (one[1].seconds < least[1].seconds ? one : least));
    // Numbers that follow one another share a deal, here as in practice.
    const deal = Number(values.seed) * 1_000_003 + Math.floor(so.tries / miner.block) * 7919;
    const seed = miner.block * deal + (so.tries % miner.block);
    forget();
    const before = clock();
    const all = await lying(miner, way, seed);
    const seconds = clock() - before;
    so.tries += 1;
    // Whatever ends at once must not be tried for ever.
    so.seconds += Math.max(seconds, 0.002);
    const found = all.map(({ goal, grade, themes, own }) => ({ goal, grade, themes, own }));
    appendFileSync(
      join(folder, `${game}.jsonl`),
      `${JSON.stringify({ ...way, seed, seconds: Number(seconds.toFixed(4)), found })}\n`,
    );
  }
}

/** @param {string} game @returns {Sample[]} */
const samplesOf = (game) => {
  const file = join(folder, `${game}.jsonl`);
  if (!existsSync(file)) misused(`there are no samples in ${file}`);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
};

/** @param {import('../src/engine/mine/serving.ts').Expected} one */
const cell = (one) => (isServed(one) ? one.seconds.toFixed(1) : '–');
const grades = [null, 1, 2, 3, 4, 5];

/** What is offered of a game, and its rows of the table. @param {import('../src/engine/games/ids.ts').GameId} game @param {Miner} miner */
function offered(game, miner) {
  const samples = samplesOf(game);
  const rows = combinations(miner)
    .map((wish) => [wishName(wish), ...grades.map((grade) => cell(expected(miner, samples, { ...wish, grade })))])
    .filter((row) => row.slice(1).some((text) => text !== '–'))
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  /** @param {string | null} upto @param {number | null} grade */
  const kept = (upto, grade) =>
    expected(miner, samples, { rules: null, goal: null, theme: null, grade }, (puzzle, recipe) =>
      suits(game, upto, { ...puzzle, rules: miner.kindOf(recipe).rules }),
    );
  const stages = [null, ...stagesOf(courses[game])];
  const keeping = stages.map((upto) => [
    upto === null ? 'short' : `after \`${upto}\``,
    ...grades.map((grade) => cell(kept(upto, grade))),
  ]);
  const taught = Object.fromEntries(stages.map((upto) => [upto ?? '', gradesServed((grade) => kept(upto, grade))]));
  const spent = Math.round(samples.reduce((sum, { seconds }) => sum + seconds, 0));
  const all = combinations(miner).length * grades.length;
  const told = Object.values(served(miner, samples)).join('').length;
  const head = ['rules, goal, theme', 'any grade', '1', '2', '3', '4', '5'];
  const text = `**${game}**: ${samples.length} numbers in ${spent} s, ${told} of ${all} wishes are offered.\n\n${table(head, [...keeping, ...rows])}`;
  return { served: served(miner, samples), taught, text };
}

const opening = `How long practice looks for a puzzle, by what is wished: seconds of one core on average, – where it is not offered. Written by
\`npm run practice\`, which also makes \`src/published/practice.json\`, so the page offers what stands here. A search ends by chance at each number, so
nine in ten take 2.3 times the average or less, and all of 200 some 5 times; while somebody waits two cores search, so both are half of that. Offered is what
takes ${slowest} s at most, which is 4.6 s in nine of ten cases and 15 s in 999 of 1,000, and was seen ${fewest} times or more. The first rows of a game are practice as it
begins: short where it is easy, and what is taught up to a lesson.`;

/** Whatever takes longer than this is given up, seconds. */
const given = 30;

/** What one search took from a number on, or as long as it went on without finding any. @param {string} game @param {import('../src/engine/mine/find.ts').Wish} wish @param {number} from */
async function searched(game, wish, from) {
  const began = clock();
  for (let number = from; clock() - began < given; number = (number + 1) % (mostNumber + 1)) {
    const answer = await find(game, wish, number, 1);
    if (!answer.ok) throw new Error(answer.error.code);
    if (answer.value.found !== null) break;
  }
  return clock() - began;
}

/** Looks for wishes that are offered, and tells what that took. */
async function tryOut() {
  /** @type {Record<string, { served: Record<string, string> }>} */
  const offers = JSON.parse(readFileSync(join(root, 'src/published/practice.json'), 'utf8'));
  const random = rng(Number(values.seed));
  const wishes = Object.entries(offers).flatMap(([game, { served }]) =>
    Object.entries(served).flatMap(([name, letters]) => {
      const [rules, goal, theme] = name.split(' ').map((word) => (word === '-' ? null : word));
      return [...letters].map((letter) => ({ game, name, rules, goal, theme, grade: letter === '0' ? null : Number(letter) }));
    }),
  );
  const drawn = shuffled(
    wishes.filter(({ game }) => values.game.includes(game)),
    random,
  ).slice(0, tried);
  const took = [];
  for (const [n, { game, name, rules = null, goal = null, theme = null, grade }] of drawn.entries()) {
    const wish = { rules, goal, theme, grade };
    const both = [await searched(game, wish, random.int(mostNumber + 1)), await searched(game, wish, random.int(mostNumber + 1))];
    const seconds = Math.min(...both);
    took.push({ game, seconds });
    if (seconds > 5) console.error(`${game} ${name}, grade ${grade ?? 'any'}: ${seconds.toFixed(1)} s`);
    if ((n + 1) % 20 === 0) console.error(`${n + 1} of ${drawn.length}`);
  }
  const rows = [null, ...values.game].map((only) => {
    const all = took.flatMap(({ game, seconds }) => (only === null || game === only ? [seconds] : [])).sort((a, b) => a - b);
    const share = (/** @type {number} */ most) => `${((100 * all.filter((s) => s <= most).length) / all.length).toFixed(1)} %`;
    const at = (/** @type {number} */ part) => (all[Math.floor(part * (all.length - 1))] ?? 0).toFixed(1);
    return [only ?? 'all', all.length, at(0.5), at(0.9), at(1), share(5), share(15)];
  });
  console.log(table(['game', 'wishes', 'seconds, median', 'nine in ten', 'worst', 'within 5 s', 'within 15 s'], rows));
}

const makings = await Promise.all(gameIds.map(async (game) => ({ game, making: await loadMaking(game) })));
if (tried > 0) await tryOut();
else if (values.write) {
  const all = makings.flatMap(({ game, making }) => (making === null ? [] : [{ game, ...offered(game, making.miner) }]));
  const file = Object.fromEntries(all.map(({ game, served, taught }) => [game, { served, taught }]));
  writeFileSync(join(root, 'src/published/practice.json'), `${JSON.stringify(file, null, 2)}\n`);
  writeSection(
    join(root, 'docs/puzzles.md'),
    '',
    'Practice, wish by wish',
    [opening, ...all.map(({ text }) => text)].join('\n\n'),
  );
} else {
  mkdirSync(folder, { recursive: true });
  for (const { game, making } of makings) if (making !== null && values.game.includes(game)) await sample(game, making.miner);
}
