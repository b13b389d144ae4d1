import { Meter } from '../../../proving/budget.ts';
import type { Budget, OnProgress, Prospects } from '../../../proving/prover.ts';
import type { Action } from '../notation.ts';
import { outcome } from '../rules.ts';
import { limit, type State } from '../state.ts';
import { actionOf } from './codes.ts';
import type { Method } from './inquiry.ts';
import { homeCount, Kernel, type Words } from './kernel.ts';
import { TurnSearch } from './search.ts';
import { shortcutsFor } from './shortcuts.ts';
import { tracked } from './tracked.ts';

/** What is counted: the reserve and the stock (reserve, hand and waste together) left, and the cards sent home. */
type Counted = 'reserve' | 'stock' | 'home';

/**
 * Looks at the whole turn: the smallest reserve, the smallest stock and the most cards home. The three lines are the shortest to what
 * they reach.
 */
export function bestOfTurn(
  start: State,
  budget: Budget = {},
  onProgress?: OnProgress,
  method: Method = {},
): Prospects<readonly Action[], Counted> {
  const meter = new Meter(budget, onProgress);
  const kernel = new Kernel();
  const words = kernel.words(start);
  const homeAtStart = homeCount(words);
  const target = { kind: 'all' } as const;
  const search = new TurnSearch(kernel, start, target, shortcutsFor(target, method.without), {
    ...method,
    breadth: Number.POSITIVE_INFINITY,
  });

  const track = (measure: (words: Words) => number, sign: 1 | -1) => tracked(words, actionOf, measure, sign);
  const reserve = track(kernel.reserveOf, 1);
  const stock = track(kernel.stockOf, 1);
  const home = track((seen) => homeCount(seen) - homeAtStart, -1);

  if (outcome(start) === null)
    search.run(words, limit - start.count, meter, (seen, entry, code) => {
      const lineThere = () => search.lineTo(entry, code, words);
      for (const one of [reserve, stock, home]) one.see(seen, lineThere);
    });
  const best = { reserve: reserve.best(), stock: stock.best(), home: home.best() };
  return { best, reason: meter.stopped, nodes: meter.nodes };
}
