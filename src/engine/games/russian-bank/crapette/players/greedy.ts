import { anyOf, type Choose, noticed } from '../../../../core/player.ts';
import { sideOf } from '../../state.ts';
import type { Action, House, Source, Target } from '../notation.ts';
import { houseAt, legal, step, type Table } from '../rules.ts';

/**
 * Plays by rule of thumb, the first of these that is there: home, as it must; the reserve, then the card turned up, then an open
 * waste (onto the opponent, onto a house that is not empty); a house onto the opponent; a house moved so that one of these can be played
 * or a card goes home; a house emptied; an empty one filled from the reserve, the hand, the waste; a card turned up. It never
 * looks further than one action.
 */
export const greedy: Choose<Table, Action> = (seen, random, given) => {
  const actions = noticed(legal(seen), given);
  const urges = actions.map((action) => urge(seen, action));
  const strongest = Math.max(...urges);
  return anyOf(
    actions.filter((_, i) => urges[i] === strongest),
    random,
  );
};

/** How much it wants to do something; below 0 only when there is nothing else. */
export function urge(table: Table, action: Action): number {
  if (action.kind !== 'play') return action.kind === 'draw' ? 1 : 0;
  const { from, to } = action;
  if (to === 'f') return 50;
  const loads = to === 'or' || to === 'ow';
  const fills = !loads && houseAt(table, to).length === 0;
  const stock = stockRank[from];
  if (stock !== undefined) return fills ? 3 + stock : 20 + 2 * stock + (loads ? 1 : 0);
  if (loads) return 15;
  if (opens(table, action)) return 10;
  return !fills && sideOf(table, table.turn).reserve.length > 0 && houseAt(table, from as House).length === 1 ? 8 : -1;
}

/** How much a player wants to get cards away from a place; houses have no entry. */
const stockRank: Partial<Record<Source, number>> = { r: 3, h: 2, w: 1 };

/** Whether a move from house to house lets a card go home, or one of the stock onto a house that is not empty or onto the opponent. */
function opens(table: Table, action: Action): boolean {
  const { state: after, turns } = step(table, action);
  const taken = (to: Target): boolean => to === 'or' || to === 'ow' || houseAt(after, to as House).length > 0;
  return (
    turns === 0 &&
    legal(after).some(
      (next) => next.kind === 'play' && (next.to === 'f' || (stockRank[next.from] !== undefined && taken(next.to))),
    )
  );
}
