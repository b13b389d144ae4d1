import { rng } from '../../../core/rng.ts';
import type { Numbers, Tunable } from '../../../core/tuning.ts';
import { presets } from '../params.ts';
import type { Weights } from '../players/judgement.ts';
import { type Manner, playOn } from '../players/round.ts';
import { deal } from '../rules.ts';
import { Kernel } from '../solver/kernel.ts';
import { MET } from '../solver/standing.ts';
import { targetOf } from '../solver/target.ts';

/** Where it began: what comes to mind first (`first-thought.ts`), as weights; the candidates play against it. */
const start: Weights = {
  next: 1,
  lent: -2,
  behind: 1,
  before: 0,
  given: 0,
  seven: -4,
  six: -3,
  eight: -3,
  ace: 1,
  king: 1,
  stop: -0.5,
};

/** Rounds of Pantti that one set of weights wins, when it sits in each seat in turn and all others play in some manner. */
function wins(one: Weights, others: Manner, seats: number, rounds: number, games: number): number {
  const params = { ...presets.pantti, players: seats };
  let won = 0;
  for (let n = 0; n < rounds; n++) {
    const hero = (n % seats) + 1;
    const kernel = new Kernel(deal(params, rng(games * 1_000_003 + Math.floor(n / seats))), targetOf({ kind: 'win' }, hero));
    const manners = Array.from({ length: seats + 1 }, (_, seat) => (seat === hero ? one : others));
    playOn(kernel, manners, rng(games * 7 + n));
    if (kernel.verdict === MET) won += 1;
  }
  return won / rounds;
}

/** The weights of the rule of thumb: with three and four at the table, against those it began with and against chance. */
export const tunable: Tunable = {
  start: { ...start },
  score(numbers, games) {
    const weights = numbers as Numbers & Weights;
    return [3, 4].reduce(
      (sum, seats) => sum + wins(weights, start, seats, 900, games) + wins(weights, null, seats, 600, games),
      0,
    );
  },
  file: 'src/engine/games/ristiseiska/players/weights.ts',
  text: (numbers) => `import type { Weights } from './judgement.ts';

/** Found by play, by the search of \`npm run bots -- --game ristiseiska --tune\`; docs/bots.md says how. */
export const weights: Weights = {
${Object.entries(numbers)
  .map(([name, value]) => `  ${name}: ${value},\n`)
  .join('')}};
`,
};
