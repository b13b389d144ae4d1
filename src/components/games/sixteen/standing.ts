import { homeCount, type State } from '../../../engine/games/sixteen/index.ts';
import * as m from '../../../paraglide/messages.js';
import type { Standings } from '../../play/kit.ts';

/** How a game of Sixteen stands: bricks that are home, of all, and those still in the urn. */
const of: Standings<State>['of'] = ({ state }) => {
  const home = homeCount(state);
  const { urn, piles, drawn } = state;
  const of = home + urn.length + piles.reduce((sum, pile) => sum + pile.length, 0) + (drawn === null ? 0 : 1);
  return { head: m.sixteen_standing({ home, of }), says: m.sixteen_standing_says({ urn: urn.length }) };
};

/** How a game in progress stands. */
export const standing: Standings<State> = { of };
