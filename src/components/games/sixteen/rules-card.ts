import type { State } from '../../../engine/games/sixteen/index.ts';
import * as m from '../../../paraglide/messages.js';
import type { GameCard } from '../../play/kit.ts';

const strict = ({ params }: State): boolean => params.runs === 'consecutive';

export const card: GameCard<State> = {
  inForce: ({ state }) => [
    strict(state)
      ? { name: m.sixteen_force_consecutive(), says: m.sixteen_force_consecutive_says(), lesson: 9 }
      : { name: m.sixteen_force_descending(), says: m.sixteen_force_descending_says(), lesson: 3 },
  ],
  lines({ state }) {
    const top = state.params.ranks;
    return [
      m.sixteen_short_aim({ top }),
      m.sixteen_short_draw(),
      m.sixteen_short_place(),
      strict(state) ? m.sixteen_short_run_strict() : m.sixteen_short_run(),
      m.sixteen_short_move(),
      m.sixteen_short_empty({ brick: m.sixteen_brick({ rank: top }) }),
      m.sixteen_short_home(),
      m.sixteen_short_stay(),
      m.sixteen_short_often(),
      m.sixteen_short_end(),
    ];
  },
};
