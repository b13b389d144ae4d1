import { performance } from 'node:perf_hooks';
import { command } from './lib/command.mjs';
import { needNode } from './lib/node.mjs';

needNode('npm run bots --');
const { wilson } = await import('../src/engine/core/wilson.ts');
const { isGameId, loadGame } = await import('../src/engine/games/registry.ts');
const { alone, matches } = await import('../src/engine/mine/matches.ts');
const { table } = await import('./lib/table.mjs');

const usage = `Lets the computer players of a game play each other, or those of a game for one play it alone, and prints the table in
docs/bots.md. The same arguments give the same table; how long it took goes to standard error.

  npm run --silent bots -- [--game russian-bank] [--games 100] [--seed 1]
`;

const { values, misused } = command('bots', usage, {
  game: { type: 'string', default: 'russian-bank' },
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
});

const { game } = values;
if (!isGameId(game)) misused(`there are no bots for “${game}”`);
if (!/^[1-9]\d{0,5}$/.test(values.games)) misused(`--games takes a whole number, not “${values.games}”`);
if (!/^\d{1,6}$/.test(values.seed)) misused(`--seed takes a whole number of up to six digits, not “${values.seed}”`);

const games = Number(values.games);
const percent = (/** @type {number} */ share) => `${Math.round(1000 * share) / 10} %`;
const share = (/** @type {number} */ times) => `${percent(times / games)} (${wilson(times, games).map(percent).join(' to ')})`;

const seed = Number(values.seed);
let began = performance.now();
const timed = (/** @type {string} */ what, /** @type {number} */ actions) => {
  const ms = (performance.now() - began) / games;
  process.stderr.write(`${what}: ${ms.toFixed(1)} ms a game, ${(ms / actions).toFixed(2)} ms an action\n`);
  began = performance.now();
};

/** Every player of a game for one, by each of its rule sets. */
async function single() {
  const rows = [];
  const { players, presets } = await loadGame(game);
  for (const [rules, params] of Object.entries(presets))
    for (const name of Object.keys(players)) {
      const played = await alone(game, name, games, seed, params);
      if (played === null) return [];
      rows.push([rules, name, games, share(played.wins), Math.round(played.actions)]);
      timed(`${rules}, ${name}`, played.actions);
    }
  return rows;
}

async function against() {
  const rows = [];
  for await (const { one, other, wins, losses, draws, frozen, actions } of matches(game, games, seed)) {
    rows.push([`${one} – ${other}`, games, share(wins), share(losses), draws, frozen, Math.round(actions)]);
    timed(`${one} – ${other}`, actions);
  }
  return rows;
}

const rows = await single();
if (rows.length > 0) process.stdout.write(`${table(['rules', 'player', 'games', 'won', 'actions a game'], rows)}\n`);
else {
  const head = ['match', 'games', 'first wins', 'second wins', 'drawn', 'frozen', 'actions a game'];
  const pairs = await against();
  if (pairs.length === 0) misused(`there are no bots for “${game}”`);
  process.stdout.write(`${table(head, pairs)}\n`);
}
