import { rankOf, topOf } from '../../../engine/games/sixteen/index.ts';
import * as m from '../../../paraglide/messages.js';
import type { Here } from './words.ts';

/** Why a try means nothing: a covered brick, a drawn one carried home, the urn, what is home; and what a mere touch comes to. */
export function noTryWords(from: string, to: string | null, piece: string | null, { state }: Here): string {
  if (piece !== null) return m.sixteen_no_try_covered();
  const { drawn, foundations, piles } = state;
  if (from === 'drawn') {
    if (drawn === null) return m.sixteen_no_try_none_drawn();
    return to === null ? m.sixteen_no_try_waits({ drawn: rankOf(drawn) }) : m.sixteen_no_try_drawn();
  }
  if (from === 'urn') return m.sixteen_no_try_urn();
  const place = Number(from.slice(1)) - 1;
  if (from.startsWith('f')) return foundations[place]?.length ? m.sixteen_no_try_home() : m.sixteen_no_try_empty();
  if (to !== null) return to === 'urn' ? m.sixteen_no_try_back() : m.play_no_try();
  const top = topOf(piles[place] ?? []);
  if (top === undefined) return m.sixteen_no_try_empty();
  const stuck = { piece: rankOf(top), highest: `${state.params.ranks}` };
  return piles.some(({ length }) => length === 0) ? m.sixteen_no_try_stuck(stuck) : m.play_no_try_stuck(stuck);
}
