import * as m from '../../../paraglide/messages.js';
import type { Dealing } from '../../play/deals.ts';
import type { GameDeals } from '../entry.ts';

const set = (ranks: number, copies: number, piles: number) => ({ ranks: `${ranks}`, copies: `${copies}`, piles: `${piles}` });

/** The sets offered for play, the full game first, with either rule of runs. */
const dealing: Dealing = {
  groups: [
    {
      id: 'set',
      legend: m.play_deal_set,
      items: [
        { id: 'full', name: m.play_set_full, options: set(16, 6, 4) },
        { id: 'half', name: m.play_set_half, options: set(12, 4, 4) },
        { id: 'small', name: m.play_set_small, options: set(8, 4, 3) },
        { id: 'tiny', name: m.play_set_tiny, options: set(8, 2, 3) },
      ],
    },
    {
      id: 'runs',
      legend: m.play_deal_runs,
      items: [
        { id: 'descending', name: m.play_runs_descending, options: {} },
        { id: 'consecutive', name: m.play_runs_consecutive, options: { runs: 'consecutive' } },
      ],
    },
  ],
  combine([size = {}, { runs } = {}]) {
    // The engine takes the stricter rule together with the top rank.
    return runs ? { ...size, rules: `${Number(size.ranks).toString(17)}~runs=${runs}` } : { ...size };
  },
  hidden: { legend: m.play_deal_urn, closed: m.play_deal_closed, open: m.play_deal_open },
  begin: m.play_deal_begin,
};

/** Deals of Sixteen. */
export const deals: GameDeals = { dealing };
