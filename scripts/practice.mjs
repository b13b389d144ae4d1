import { parseArgs } from 'node:util';
import { needNode } from './lib/node.mjs';

needNode('npm run practice --');
const { gameIds, isGameId } = await import('../src/engine/games/registry.ts');
const { find } = await import('../src/engine/mine/find.ts');
const { spread } = await import('../src/engine/mine/tally.ts');

const usage = `How fast endless practice is: finds puzzles as the worker does, on one core, and tells how many a minute.

  npm run practice -- [--game sixteen]… [--count 10] [--seed 1]

  --game   only this game; may be given several times (all of them)
  --count  puzzles of each grade (10)
  --seed   where the numbers begin (1)
`;

const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true, default: [...gameIds] },
    count: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});
const [count, seed] = [Number(values.count), Number(values.seed)];
if (values.help || !values.game.every(isGameId) || !(count > 0) || !Number.isInteger(seed)) {
  process.stderr.write(usage);
  process.exit(values.help ? 0 : 2);
}

for (const game of values.game)
  for (const grade of [1, 2, 3, 4, 5]) {
    const seconds = [];
    let tried = 0;
    let none = 0;
    for (let i = 0; i < count; i++) {
      const before = process.cpuUsage().user;
      const answer = await find(
        game,
        { goal: null, theme: null, rules: null, grade },
        (seed * 7919 + i * 9973) % 1_000_000,
        3000,
      );
      seconds.push((process.cpuUsage().user - before) / 1e6);
      if (!answer.ok) throw new Error(answer.error.code);
      tried += answer.value.tried;
      if (answer.value.found === null) none += 1;
    }
    const { median, worst } = spread(seconds);
    const sum = seconds.reduce((all, one) => all + one, 0);
    process.stdout.write(
      `${game}, grade ${grade}: ${Math.round((60 * (count - none)) / sum)} a minute; ${median.toFixed(1)} s in the middle, ${worst.toFixed(1)} s at worst; ${Math.round(tried / count)} numbers each${none > 0 ? `; nothing for ${none}` : ''}\n`,
    );
  }
