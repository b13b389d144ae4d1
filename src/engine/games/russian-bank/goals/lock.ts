import { formatPosition } from '../position.ts';
import { legal, outcome, step } from '../rules.ts';
import type { State } from '../state.ts';

/**
 * Whether the player in turn can play a card of reserve, hand or waste in this turn, by any way of playing it: a search
 * of every line of the turn, by the rules alone and without shortcuts. It is the reference that faster searches are
 * compared with.
 *
 * Positions are looked at breadth first, so each is met first with the fewest actions played; meeting it again later,
 * nearer to the limit, cannot add anything.
 */
export function canPlayStock(start: State): boolean {
  if (outcome(start) !== null) return false;
  const seen = new Set([withoutCount(start)]);
  const waiting = [start];
  for (const state of waiting)
    for (const action of legal(state)) {
      if (action.kind === 'play' && (action.from === 'r' || action.from === 'w')) return true;
      const { state: after, turns } = step(state, action);
      if (turns > 0 || outcome(after) !== null) continue;
      const key = withoutCount(after);
      if (seen.has(key)) continue;
      seen.add(key);
      waiting.push(after);
    }
  return false;
}

const withoutCount = (state: State): string => formatPosition({ ...state, count: 0 });
