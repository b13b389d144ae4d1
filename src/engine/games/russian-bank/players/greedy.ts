import { anyOf, type Choose, noticed } from '../../../core/player.ts';
import type { Action } from '../notation.ts';
import { legal } from '../rules.ts';
import { type Code, codeOf, DRAW, fromOf, HOME, PASS, RESERVE, TO_OTHER, TO_OWN, toOf, WASTE } from '../solver/codes.ts';
import { at, Kernel, size, type Words } from '../solver/kernel.ts';
import type { Pile } from '../solver/piles.ts';
import type { State } from '../state.ts';

/**
 * Plays by rule of thumb, the first of these that is there: the reserve, then the waste (to a foundation, to the opponent,
 * to a pile of its own); its piles to a foundation or to the opponent; a pile emptied, or one moved so that the reserve or the waste
 * can be played; an empty pile filled from the stock; a draw. It never looks further than one action.
 */
export const greedy: Choose<State, Action> = (seen, random, given) => {
  const kernel = new Kernel();
  const words = kernel.words(seen);
  const actions = noticed(legal(seen), given);
  const urges = actions.map((action) => urge(kernel, words, codeOf(action)));
  const strongest = Math.max(...urges);
  return anyOf(
    actions.filter((_, i) => urges[i] === strongest),
    random,
  );
};

/** How much it wants to do something; below 0 only when there is nothing else. */
export function urge(kernel: Kernel, words: Words, code: Code): number {
  if (code === DRAW) return 1;
  if (code === PASS) return 0;
  const from = fromOf(code);
  const to = toOf(code);
  const fills = to !== HOME && words[to < TO_OTHER ? at.own + to - TO_OWN : at.other + to - TO_OTHER] === 0;
  const where = to === HOME ? 3 : to >= TO_OTHER ? 2 : 1;
  if (from === RESERVE) return fills ? 6 : 40 + where;
  if (from === WASTE) return fills ? 5 : 30 + where;
  if (to === HOME || (to >= TO_OTHER && !fills)) return 20 + where;
  const pile = words[at.own + from - 2] as Pile;
  if (to < TO_OTHER && !fills && kernel.piles.beneath[pile] === 0) return 10;
  return opensStock(kernel, words, code) ? 8 : -1;
}

const after = new Int32Array(size);

/** Whether a move of piles lets the top of the reserve or of the waste be played, which it could not before. */
function opensStock(kernel: Kernel, words: Words, code: Code): boolean {
  kernel.make(words, code, after);
  return [RESERVE, WASTE].some((from) => {
    const card = kernel.sourceTop(words, from);
    return !kernel.playable(words, card) && kernel.playable(after, card);
  });
}
