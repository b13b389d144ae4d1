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
        { id: 'full', name: m.play_set_full, word: m.sixteen_deal_full, options: set(16, 6, 4) },
        { id: 'half', name: m.play_set_half, word: m.sixteen_deal_half, options: set(12, 4, 4) },
        { id: 'small', name: m.play_set_small, word: m.sixteen_deal_small, options: set(8, 4, 3) },
        { id: 'tiny', name: m.play_set_tiny, word: m.sixteen_deal_tiny, options: set(8, 2, 3) },
      ],
    },
    {
      id: 'piles',
      legend: m.sixteen_deal_piles_legend,
      items: [
        {
          id: 'usual',
          name: m.sixteen_deal_piles_usual,
          word: ({ piles = '' }) => m.sixteen_deal_piles({ count: piles }),
          options: {},
        },
        ...[3, 4, 5, 6].map((count) => ({
          id: `${count}`,
          name: () => m.sixteen_deal_piles({ count }),
          options: { piles: `${count}` },
        })),
      ],
    },
    {
      id: 'runs',
      legend: m.play_deal_runs,
      items: [
        { id: 'descending', name: m.play_runs_descending, word: m.sixteen_deal_gaps, options: {} },
        { id: 'consecutive', name: m.play_runs_consecutive, word: m.sixteen_deal_one_by_one, options: { runs: 'consecutive' } },
      ],
    },
  ],
  combine([size = {}, piles = {}, { runs } = {}]) {
    const set: Readonly<Record<string, string>> = { ...size, ...piles };
    // The engine takes the stricter rule together with the top rank.
    return runs ? { ...set, rules: `${Number(set.ranks).toString(17)}~runs=${runs}` } : set;
  },
  sentence: ({ set = '', piles = '', runs = '' }) => m.sixteen_deal_sentence({ set, piles, runs }),
  hidden: {
    legend: m.play_deal_urn,
    closed: m.play_deal_closed,
    open: m.play_deal_open,
    closedWord: m.sixteen_deal_closed,
    openWord: m.sixteen_deal_open,
  },
  taking: {
    legend: m.play_deal_taking,
    free: m.play_deal_taking_free,
    none: m.play_deal_taking_none,
    freeWord: m.play_deal_taking_free_word,
    noneWord: m.play_deal_taking_none_word,
  },
  begin: m.play_deal_begin,
  next: ({ actions }) =>
    actions.some((action) => action.startsWith('p'))
      ? m.sixteen_next_place()
      : actions.includes('draw')
        ? actions.length === 1
          ? m.sixteen_next_draw_only()
          : m.sixteen_next_draw()
        : m.sixteen_next_move(),
};

/** Deals of Sixteen. */
export const deals: GameDeals = { dealing };
