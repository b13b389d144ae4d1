import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from './lib/command.mjs';
import { needNode } from './lib/node.mjs';

needNode('npm run prove --');
const { english } = await import('../src/engine/cli/english.ts');
const { gameIds } = await import('../src/engine/games/registry.ts');
const { faults } = await import('../src/engine/mine/filed.ts');
const { root } = await import('./lib/env.mjs');
const { progress } = await import('./lib/progress.mjs');
const { table } = await import('./lib/table.mjs');

const usage = `Proves every puzzle on file anew, those of the library and the daily ones, and prints how long that took, by game, and the
slowest ten. Nothing is kept from one run to the next. The suite does the same; this is for the times.

  npm run prove -- [--only puzzles,daily] [--progress]

  --only      these sets
  --progress  show the bar though standard error is no terminal
`;

const { values, misused } = command('prove', usage, {
  only: { type: 'string', default: 'puzzles,daily' },
  progress: { type: 'boolean', default: false },
});
const sets = values.only.split(',');
const strange = sets.find((set) => !['puzzles', 'daily'].includes(set));
if (strange !== undefined) misused(`there is no set “${strange}”; there are puzzles and daily`);

const puzzles = sets.flatMap((set) =>
  gameIds.flatMap((game) => {
    /** @type {import('../src/engine/mine/filed.ts').Filed[]} */
    const filed = JSON.parse(readFileSync(join(root, `src/content/${set}/${game}.json`), 'utf8'));
    return filed.map((puzzle) => ({ set, game, puzzle }));
  }),
);

const bar = progress(puzzles.length, 0, values.progress || process.stderr.isTTY === true);
const times = [];
let broken = 0;
for (const [done, { set, game, puzzle }] of puzzles.entries()) {
  const before = process.cpuUsage();
  const told = await faults(puzzle);
  const { user, system } = process.cpuUsage(before);
  times.push({ set, game, id: puzzle.id, grade: puzzle.grade, ms: (user + system) / 1000 });
  if (told.length > 0) process.stderr.write(`\n${puzzle.id}: ${told.map(english).join('; ')}\n`);
  if (told.length > 0) broken += 1;
  bar.draw(done + 1);
}
bar.end();

const sum = (/** @type {typeof times} */ some) => Math.round(some.reduce((all, { ms }) => all + ms, 0) / 100) / 10;
const rows = sets.flatMap((set) =>
  gameIds.map((game) => {
    const some = times.filter((one) => one.set === set && one.game === game);
    return [set, game, some.length, sum(some)];
  }),
);
console.log(table(['set', 'game', 'puzzles', 'seconds of processor time'], rows));
const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, 10);
console.log(
  `\n${table(
    ['slowest', 'grade', 'ms'],
    slowest.map(({ id, grade, ms }) => [id, grade, Math.round(ms)]),
  )}`,
);
console.log(`\n${times.length} puzzles, ${times.length - broken} proved, ${sum(times)} s`);
process.exit(broken > 0 ? 1 : 0);
