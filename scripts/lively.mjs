import { writeFileSync } from 'node:fs';
import { command } from './lib/command.mjs';
import { needNode } from './lib/node.mjs';

needNode('npm run lively --');
const { entries } = await import('../src/engine/games/registry.ts');
const { wilson } = await import('../src/engine/core/wilson.ts');

const looking = (await entries['russian-bank'].trials?.())?.lively;
if (!looking) throw new Error('nothing is known of lively deals');
const { liveliness, livelyDeals, onFile: lively, file } = looking;
const usage = `Looks for deals of Russian Bank that strong players decide, and writes their numbers to ${file}.
With --check it plays the deals of that file once more, by other players as strong, and says how many games were decided.

  npm run --silent lively -- [--deals 240] [--games 2] [--seed 1]
  npm run --silent lively -- --check
`;

const { values, misused } = command('lively', usage, {
  deals: { type: 'string', default: '240' },
  games: { type: 'string', default: '2' },
  seed: { type: 'string', default: '1' },
  check: { type: 'boolean', default: false },
});
for (const name of /** @type {const} */ (['deals', 'games', 'seed']))
  if (!/^[1-9]\d{0,5}$/.test(values[name])) misused(`--${name} takes a whole number, not “${values[name]}”`);

if (values.check) {
  let decided = 0;
  for (const deal of lively) decided += liveliness(deal, 1, 1000);
  const [low, high] = wilson(decided, lively.length).map((share) => Math.round(100 * share));
  process.stdout.write(`${decided} of ${lively.length} games decided (${low} % to ${high} %)\n`);
} else {
  const look = { deals: Number(values.deals), games: Number(values.games), seed: Number(values.seed) };
  const found = livelyDeals(look, (looked, so) => {
    if (looked % 20 === 0) process.stderr.write(`${looked} deals, ${so} lively\n`);
  });
  const command = `npm run lively -- --deals ${look.deals} --games ${look.games} --seed ${look.seed}`;
  const lines = Array.from(
    { length: Math.ceil(found.length / 12) },
    (_, i) => `  ${found.slice(12 * i, 12 * i + 12).join(', ')},\n`,
  );
  writeFileSync(
    file,
    `/**
 * Numbers of deals that strong players decided in each of ${look.games} games, where most others freeze: written by
 * \`${command}\`.
 */
// biome-ignore format: a row of numbers a line.
export const lively: readonly number[] = [
${lines.join('')}];
`,
  );
  process.stdout.write(`${found.length} of ${look.deals} deals, in ${file}\n`);
}
