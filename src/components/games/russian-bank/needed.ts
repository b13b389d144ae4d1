import type { Play } from '../../../engine/core/play.ts';
import { type Action, apply, happening, type State, topAt } from '../../../engine/games/russian-bank/index.ts';
import * as m from '../../../paraglide/messages.js';
import { signOf } from '../../board/card-words.ts';

/**
 * What a mistake has taken away: the card that could have been played to a place that the mistake has covered, filled or cleared, as a
 * sentence. In: the mistake, the position before it, and a line from there that would have won. Null where the line does not use that place.
 */
export function neededWords(mistake: string, before: Play<State, Action>, winning: readonly string[]): string | null {
  const spoilt = before.read(mistake);
  if (spoilt.kind !== 'play') return null;
  const { card: moved } = happening(before.state, spoilt);
  if (moved === null) return null;
  let { state } = before;
  for (const action of winning.map((text) => before.read(text))) {
    if (action.kind !== 'play') {
      state = apply(state, action);
      continue;
    }
    const { card, after } = happening(state, action);
    const onto = action.to === 'f' ? null : topAt(state, action.to);
    // The way that wins puts a card on the one that has gone home, or on its place, which is taken.
    if (card !== null && action.to === spoilt.from && spoilt.to === 'f')
      return m.russian_bank_needed_home({ card: signOf(card), onto: signOf(moved) });
    // Its twin of the other pack would be told from it by nobody.
    if (card !== null && card !== moved && action.to === spoilt.to && action.to !== 'f')
      return onto === null
        ? m.russian_bank_needed_gap({ card: signOf(card), moved: signOf(moved) })
        : m.russian_bank_needed_place({ card: signOf(card), onto: signOf(onto), moved: signOf(moved) });
    // What lies in either place is not what lay there any more.
    if ([spoilt.from, spoilt.to].some((place) => place !== 'f' && (place === action.from || place === action.to))) return null;
    state = after;
  }
  return null;
}
