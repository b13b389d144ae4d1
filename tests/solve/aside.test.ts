import { expect, test } from 'vitest';
import { rng } from '../../src/engine/core/rng.ts';
import { Aside } from '../../src/engine/games/sixteen/solver/aside.ts';
import { Kernel } from '../../src/engine/games/sixteen/solver/kernel.ts';
import { type Shortcut, shortcutsFor } from '../../src/engine/games/sixteen/solver/shortcuts.ts';
import { bricksNeeded } from '../../src/engine/games/sixteen/solver/target.ts';
import { Meter } from '../../src/engine/proving/budget.ts';
import { anyPosition, explore, positionText, winnable } from './brute.ts';

/** The bricks of the urn set aside, against everything that the rules can reach; `SOLVE_COMPARE` times as many positions. */
const scale = Number(process.env.SOLVE_COMPARE ?? 1);

const sets = [
  [4, 2, 2],
  [5, 1, 2],
  [3, 2, 3],
  [5, 2, 3],
  [3, 3, 2],
].map(([ranks, copies, piles]) => ({ ranks, copies, piles }) as { ranks: number; copies: number; piles: number });

// Without safe bricks home and without the ceiling too; and stopped early, so that what is kept comes from searches that did not end.
test.each<[runs: 'descending' | 'consecutive', without: readonly Shortcut[], most: number]>([
  ['descending', [], 1_000],
  ['consecutive', [], 1_000],
  ['descending', ['safeHome'], 1_000],
  ['consecutive', ['safeHome'], 1_000],
  ['descending', ['ceiling'], 1_000],
  ['consecutive', ['ceiling'], 1_000],
  ['descending', [], 6],
  ['consecutive', [], 6],
])('what is lost with the urn set aside is lost: %s, without [%s], %i positions', (runs, without, most) => {
  const random = rng(41);
  const counts = { lost: 0, open: 0, coming: 0 };
  for (let n = 0; n < 150 * scale; n++) {
    const state = anyPosition({ ...(sets[n % sets.length] as (typeof sets)[number]), runs }, random);
    const space = state.urn.length > 12 ? null : explore(state, 1_500);
    if (space === null) continue;
    const all = state.params.ranks * state.params.copies;
    const goals = [{ kind: 'win' }, { kind: 'home', bricks: 1 + random.int(all) }] as const;
    for (const goal of goals) {
      const kernel = new Kernel(state);
      const aside = new Aside(kernel, bricksNeeded(goal, kernel) as number, shortcutsFor(goal, without));
      const can = winnable(space, goal);
      for (const [i, at] of space.states.entries()) {
        if (at.drawn !== null) continue;
        kernel.load(kernel.wordsOf(at));
        const lost = aside.isLost(new Meter({}), most);
        if (lost && can[i]) expect.fail(`${positionText(at)} ${JSON.stringify(goal)} is not lost`);
        counts[lost ? 'lost' : 'open'] += 1;
        if (lost && at.urn.length > 0) counts.coming += 1;
      }
    }
  }
  for (const [name, count] of Object.entries(counts)) expect(count, name).toBeGreaterThan(50);
});
