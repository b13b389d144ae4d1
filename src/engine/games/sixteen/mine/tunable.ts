import { rng } from '../../../core/rng.ts';
import type { Numbers, Tunable } from '../../../core/tuning.ts';
import { presets } from '../params.ts';
import { neatStep, type Placing } from '../players/neat.ts';
import { deal } from '../rules.ts';
import { Kernel } from '../solver/kernel.ts';

/** Where it began: about what the rule of thumb for the other runs goes by. */
const start: Placing = { open: 5, skip: 0.5, gap: 0.5, cover: 8, top: 0.25, buried: 2, deeper: 0.5, looks: 2 };

/** Deals that each candidate plays. */
const deals = 150;

/** The rule of thumb for consecutive runs: the share of deals that it wins. */
export const tunable: Tunable = {
  start: { ...start },
  score(numbers, games) {
    let won = 0;
    for (let n = 0; n < deals; n++) {
      const kernel = new Kernel(deal(presets.consecutive, rng(games * 1_000_003 + n)));
      for (;;) {
        const code = neatStep(kernel, numbers as Numbers & Placing);
        if (code === null) break;
        kernel.make(code);
      }
      if (kernel.out() === 0) won += 1;
    }
    return won / deals;
  },
  file: 'src/engine/games/sixteen/players/weights.ts',
  text: (numbers) => `import type { Placing } from './neat.ts';

/** Found by play, by the search of \`npm run bots -- --game sixteen --tune\`; docs/bots.md says how. */
export const weights: Placing = {
${Object.entries(numbers)
  .map(([name, value]) => `  ${name}: ${value},\n`)
  .join('')}};
`,
};
