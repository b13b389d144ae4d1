import { needNode } from './lib/node.mjs';

needNode('npm run hunt --');
const { english } = await import('../src/engine/cli/english.ts');
const { command } = await import('./lib/command.mjs');
const { progress } = await import('./lib/progress.mjs');
const { table } = await import('./lib/table.mjs');
const { hunted, huntedOf, huntedTable, hunterOf, isHunted, Tally } = await import('../tests/hunt/hunt.ts');

const usage = `Hunts a game's solver for wrong verdicts in dense little positions, against a plain search of the rules.

  npm run --silent hunt -- --game russian-bank --count 1000 --seed 1 [--from 0] [--progress]
  npm run --silent hunt -- --position russian-bank:free/1/… [--goal win]…

  --game      ${hunted.join(', ')} (crapette: the traditional Russian Bank)
  --count     how many positions (1000)
  --seed      a whole number; another one draws other positions (1)
  --from      the number of the first position, to go on with an earlier hunt (0)
  --position  ask everything about this one position instead
  --goal      and this goal besides those that belong to it; may be given several times
  --progress  show the bar though standard error is no terminal

A verdict that is wrong is printed as JSON with the smallest position found that still has one; the status is then 1.
`;

const { values, misused } = command('hunt', usage, {
  game: { type: 'string' },
  count: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  from: { type: 'string', default: '0' },
  position: { type: 'string' },
  goal: { type: 'string', multiple: true, default: [] },
  progress: { type: 'boolean', default: false },
});
const game = values.game ?? huntedOf(values.position ?? '');
if (!isHunted(game)) misused(`nothing is hunted by the name “${game}”`);
for (const name of /** @type {const} */ (['count', 'seed', 'from']))
  if (!/^\d{1,9}$/.test(values[name])) misused(`--${name} takes a whole number, not “${values[name]}”`);
const hunter = hunterOf(game);

if (values.position !== undefined) {
  const found = await hunter.examine(values.position, values.goal);
  if (!found.ok) misused(english(found.error));
  process.stdout.write(`${JSON.stringify(found.value)}\n`);
  process.exit(found.value === null ? 0 : 1);
}

const [count, seed, from] = [Number(values.count), Number(values.seed), Number(values.from)];
const tally = new Tally();
const bar = progress(count, 0, values.progress || process.stderr.isTTY === true);
const began = process.cpuUsage();
let faults = 0;
for (let number = from; number < from + count; number++) {
  const fault = await hunter.hunt(seed, number, tally);
  if (fault !== null) {
    faults += 1;
    process.stdout.write(`${JSON.stringify({ number, ...fault, shrunk: await hunter.shrink(fault) })}\n`);
  }
  bar.draw(number - from + 1);
}
bar.end();
const { user, system } = process.cpuUsage(began);
const { head, rows } = huntedTable(tally);
process.stdout.write(`${table(head, rows)}\n`);
process.stderr.write(
  `${tally.positions} positions of ${game}, ${tally.verdicts} verdicts, ${faults} wrong; ${tally.large} questions were too large to compare; ` +
    `${Math.round((user + system) / 1e6)} s of processor time\n`,
);
process.exit(faults > 0 ? 1 : 0);
