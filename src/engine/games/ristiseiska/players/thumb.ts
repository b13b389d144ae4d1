import { anyOf, type Choose, noticed } from '../../../core/player.ts';
import { downIsOpen } from '../fits.ts';
import type { Action } from '../notation.ts';
import { actor, legal } from '../rules.ts';
import { codeOf } from '../solver/codes.ts';
import { handOf, type State } from '../state.ts';
import { liking, type View } from './judgement.ts';
import { weights } from './weights.ts';

/**
 * The player by rule of thumb: sees the table and its own hand only. It likes to open what leads to cards of its own that have far to go,
 * and not what only others can use, plays on after an ace or a king where that costs nothing, gives away the card that is
 * furthest from being played, and never passes falsely.
 */
export const thumb: Choose<State, Action> = (seen, random, given) => {
  const who = actor(seen);
  const actions = noticed(
    legal(seen).filter(({ kind }) => kind !== 'claim'),
    given,
  );
  if (typeof who !== 'number' || actions.length < 2) return actions[0] ?? null;
  const view = viewOf(seen, who);
  const values = actions.map((action) => liking(view, who, codeOf(action, seen), weights));
  const most = Math.max(...values);
  return anyOf(
    actions.filter((_, i) => values[i] === most),
    random,
  );
};

/** The table and one hand. */
function viewOf(seen: State, seat: number): View {
  const owner = new Uint8Array(52);
  for (const card of handOf(seen, seat)) owner[card] = seat;
  return {
    params: seen.params,
    owner,
    count: [0, ...seen.hands.map((hand) => hand.length)],
    downCard(suit) {
      const run = seen.table[suit];
      if (!run || run.low === 1 || (run.low < 7 && !downIsOpen(run, seen.params))) return -1;
      return suit * 13 + run.low - 2;
    },
    upCard(suit) {
      const run = seen.table[suit];
      if (!run) return suit * 13 + 6;
      return run.high >= 13 || (run.low === 7 && run.high === 7) ? -1 : suit * 13 + run.high;
    },
  };
}
