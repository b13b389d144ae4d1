import { Meter } from '../../../solve/budget.ts';
import type { Best, BestOfTurn, Budget, OnProgress } from '../../../solve/solver.ts';
import type { Action } from '../notation.ts';
import { outcome } from '../rules.ts';
import { limit, type State } from '../state.ts';
import { actionOf, type Code } from './codes.ts';
import { homeCount, Kernel, type Words } from './kernel.ts';
import { TurnSearch } from './search.ts';
import { shortcutsFor } from './shortcuts.ts';

/** Looks at the whole turn. The three lines are the shortest to what they reach. */
export function bestOfTurn(start: State, budget: Budget = {}, onProgress?: OnProgress): BestOfTurn<readonly Action[]> {
  const meter = new Meter(budget, onProgress);
  const kernel = new Kernel();
  const words = kernel.words(start);
  const homeAtStart = homeCount(words);
  const target = { kind: 'all' } as const;
  const search = new TurnSearch(kernel, start, target, shortcutsFor(target), Number.POSITIVE_INFINITY);

  const track = (measure: (words: Words) => number, sign: 1 | -1) => {
    let cards = measure(words);
    let line: readonly Code[] = [];
    return {
      see(seen: Words, lineThere: () => Code[]): void {
        const value = measure(seen);
        if (sign * value >= sign * cards) return;
        cards = value;
        line = lineThere();
      },
      best: (): Best<readonly Action[]> => ({ cards, line: line.map(actionOf) }),
    };
  };
  const reserve = track(kernel.reserveOf, 1);
  const stock = track(kernel.stockOf, 1);
  const home = track((seen) => homeCount(seen) - homeAtStart, -1);

  if (outcome(start) === null)
    search.run(words, limit - start.count, meter, (seen, entry, code) => {
      const lineThere = () => search.lineTo(entry, code, words);
      for (const one of [reserve, stock, home]) one.see(seen, lineThere);
    });
  return { reserve: reserve.best(), stock: stock.best(), home: home.best(), reason: meter.stopped, nodes: meter.nodes };
}
