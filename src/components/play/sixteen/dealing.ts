import * as m from '../../../paraglide/messages.js';
import type { Dealing } from '../deals.ts';

const set = (ranks: number, copies: number, piles: number) => ({ ranks: `${ranks}`, copies: `${copies}`, piles: `${piles}` });

/** The sets offered for play, the full game first. */
export const dealing: Dealing = {
  sets: [
    { id: 'full', name: m.play_set_full, options: set(16, 6, 4) },
    { id: 'half', name: m.play_set_half, options: set(12, 4, 4) },
    { id: 'small', name: m.play_set_small, options: set(8, 4, 3) },
    { id: 'tiny', name: m.play_set_tiny, options: set(8, 2, 3) },
  ],
  variants: [
    { id: 'descending', name: m.play_runs_descending, options: (options) => options },
    {
      id: 'consecutive',
      name: m.play_runs_consecutive,
      options: (options) => ({ ...options, rules: `${Number(options.ranks).toString(17)}~runs=consecutive` }),
    },
  ],
};
