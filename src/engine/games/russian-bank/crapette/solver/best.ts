import { Meter } from '../../../../proving/budget.ts';
import type { Budget, OnProgress, Prospects } from '../../../../proving/prover.ts';
import { reason } from '../../../../proving/reasons.ts';
import type { Words } from '../../solver/kernel.ts';
import { tracked } from '../../solver/tracked.ts';
import { limit } from '../../state.ts';
import type { Action } from '../notation.ts';
import { outcome, type Table } from '../rules.ts';
import { actionOf } from './codes.ts';
import type { Method } from './inquiry.ts';
import { Kernel } from './kernel.ts';
import { TurnSearch } from './search.ts';
import { shortcutsFor } from './shortcuts.ts';

/** What is counted: the reserve and the stock (reserve, hand and waste together) left, the cards sent home, and those loaded. */
export type Counted = 'reserve' | 'stock' | 'home' | 'load';

/** Looks at the whole turn: the smallest reserve, the smallest stock, the most cards home and the most loaded. */
export function bestOfTurn(
  start: Table,
  budget: Budget = {},
  onProgress?: OnProgress,
  method: Method = {},
): Prospects<readonly Action[], Counted> {
  const meter = new Meter(budget, onProgress);
  const kernel = new Kernel(start.params.waste === 'open');
  const words = kernel.words(start);
  const homeAtStart = kernel.homeOf(words);
  const target = { kind: 'all' } as const;
  const search = new TurnSearch(kernel, target, shortcutsFor(target, method.without), {
    ...method,
    breadth: Number.POSITIVE_INFINITY,
  });

  const track = (measure: (words: Words) => number, sign: 1 | -1) => tracked(words, actionOf, measure, sign);
  const reserve = track(kernel.reserveOf, 1);
  const stock = track(kernel.stockOf, 1);
  const home = track((seen) => kernel.homeOf(seen) - homeAtStart, -1);
  const load = track(kernel.loadedOf, -1);

  if (outcome(start) === null && !start.slip)
    search.run(words, limit - start.count, meter, (seen, entry, code) => {
      const lineThere = () => search.lineTo(entry, code, words);
      for (const one of [reserve, stock, home, load]) one.see(seen, lineThere);
    });
  const best = { reserve: reserve.best(), stock: stock.best(), home: home.best(), load: load.best() };
  // Whether the turn goes on is not said yet.
  return { best, reason: start.slip ? reason('not-decided') : meter.stopped, nodes: meter.nodes };
}
