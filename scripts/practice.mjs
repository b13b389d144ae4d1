import { command } from './lib/command.mjs';
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

const { values, misused } = command('practice', usage, {
  game: { type: 'string', multiple: true, default: [...gameIds] },
  count: { type: 'string', default: '10' },
  seed: { type: 'string', default: '1' },
});
const strange = values.game.find((game) => !isGameId(game));
if (strange !== undefined) misused(`there is no game “${strange}”`);
if (!/^[1-9]\d{0,6}$/.test(values.count)) misused(`--count takes a whole number from 1 on, not “${values.count}”`);
if (!/^\d{1,9}$/.test(values.seed)) misused(`--seed takes a whole number of up to nine digits, not “${values.seed}”`);
const [count, seed] = [Number(values.count), Number(values.seed)];

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
