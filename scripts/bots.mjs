import { writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { command } from './lib/command.mjs';
import { needNode } from './lib/node.mjs';

needNode('npm run bots --');
const { wilson } = await import('../src/engine/core/wilson.ts');
const { isGameId, entries, loadGame } = await import('../src/engine/games/registry.ts');
const { alone, match, pairings } = await import('../src/engine/mine/matches.ts');
const { table } = await import('./lib/table.mjs');

const usage = `Lets the computer players of a game play each other, or those of a game for one play it alone, and prints the tables in
docs/bots.md. The same arguments give the same table; how long it took goes to standard error.

  npm run --silent bots -- [--game russian-bank] [--games 100] [--seed 1]
                           [--match planner,greedy] [--rules pantti] [--seats 2,3,4]
  npm run --silent bots -- --game ristiseiska --tune [--seed 1] [--generations 14]

--match: who plays whom, or who plays alone; several times for several. A player may have a skill: planner~easy. Left out: everybody
against everybody weaker. --rules: rule sets, with commas. --seats: how many play, the first of the match against so many of the other;
with commas.
--tune: looks for better weights by play and writes their file.
`;

const { values, misused } = command('bots', usage, {
  game: { type: 'string', default: 'russian-bank' },
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  match: { type: 'string', multiple: true, default: [] },
  rules: { type: 'string' },
  seats: { type: 'string' },
  tune: { type: 'boolean', default: false },
  generations: { type: 'string', default: '14' },
});

const { game } = values;
if (!isGameId(game)) misused(`there are no bots for “${game}”`);
if (!/^[1-9]\d{0,5}$/.test(values.games)) misused(`--games takes a whole number, not “${values.games}”`);
if (!/^\d{1,6}$/.test(values.seed)) misused(`--seed takes a whole number of up to six digits, not “${values.seed}”`);

const games = Number(values.games);
const percent = (/** @type {number} */ share) => `${Math.round(1000 * share) / 10} %`;
const share = (/** @type {number} */ times, of = games) =>
  `${percent(times / of)} (${wilson(times, of).map(percent).join(' to ')})`;

const seed = Number(values.seed);
let began = performance.now();
const timed = (/** @type {string} */ what, /** @type {number} */ actions) => {
  const ms = (performance.now() - began) / games;
  process.stderr.write(`${what}: ${ms.toFixed(1)} ms a game, ${(ms / actions).toFixed(2)} ms an action\n`);
  began = performance.now();
};

/** Every player of a game for one, or those named, by each of its rule sets. */
async function single() {
  const rows = [];
  const { players, presets } = await loadGame(game);
  const named = values.match.length > 0 ? values.match : Object.keys(players);
  for (const [rules, params] of Object.entries(presets)) {
    if (values.rules !== undefined && !values.rules.split(',').includes(rules)) continue;
    for (const name of named) {
      const played = await alone(game, name, games, seed, params);
      if (played === null) return [];
      rows.push([rules, name, games, share(played.wins), Math.round(played.actions)]);
      timed(`${rules}, ${name}`, played.actions);
    }
  }
  return rows;
}

/** The options of the deals that are asked for; undefined: whatever is usual for two. */
function dealt() {
  if (values.rules === undefined && values.seats === undefined) return [undefined];
  return (values.rules ?? '')
    .split(',')
    .flatMap((rules) =>
      (values.seats ?? '').split(',').map((seats) => ({ ...(rules && { rules }), ...(seats && { players: seats }) })),
    );
}

async function against() {
  const rows = [];
  const pairs = values.match.length > 0 ? values.match.map((pair) => pair.split(',')) : await pairings(game);
  for (const options of dealt())
    for (const [one = '', other = ''] of pairs) {
      const played = await match(game, one, other, games, seed, options);
      if (played === null) return [];
      const { wins, losses, draws, frozen, proved, notLast, seats, actions } = played;
      const decided = wins + losses;
      rows.push([
        options?.rules ?? '',
        seats,
        `${one} – ${other}`,
        games,
        share(wins),
        seats === 2 && decided > 0 ? share(wins, decided) : '',
        notLast > 0 ? share(notLast) : '',
        draws,
        frozen > 0 ? `${frozen} (${proved} proved)` : 0,
        Math.round(actions),
      ]);
      timed(`${one} – ${other}`, actions);
    }
  return rows;
}

/** Weights by play. */
async function tune() {
  const { tuned } = await import('../src/engine/core/tuning.ts');
  const trial = (await entries[game].trials?.())?.tunable;
  if (!trial) misused(`there is nothing to tune for “${game}”`);
  const numbers = tuned(
    trial.start,
    trial.score,
    { seed, generations: Number(values.generations), candidates: 24, chosen: 6 },
    (generation, best) => process.stderr.write(`${generation + 1}: the best scored ${best.toFixed(3)}\n`),
  );
  writeFileSync(trial.file, trial.text(numbers));
  process.stdout.write(`${trial.file}\n`);
}

if (!/^[1-9]\d?$/.test(values.generations)) misused(`--generations takes a whole number, not “${values.generations}”`);
if (values.tune) await tune();
else {
  const rows = await single();
  if (rows.length > 0) process.stdout.write(`${table(['rules', 'player', 'games', 'won', 'actions a game'], rows)}\n`);
  else {
    const head = [
      'rules',
      'seats',
      'match',
      'games',
      'first wins',
      'of decided',
      'not last',
      'drawn',
      'frozen',
      'actions a game',
    ];
    const pairs = await against();
    if (pairs.length === 0) misused(`there are no such bots for “${game}”`);
    // A column that says nothing is left out.
    const said = head.map((_, column) => pairs.some((row) => row[column] !== '' && row[column] !== 0));
    const only = (/** @type {(string | number)[]} */ row) => row.filter((_, column) => said[column]);
    process.stdout.write(`${table(only(head), pairs.map(only))}\n`);
  }
}
