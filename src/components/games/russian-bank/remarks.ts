import { russianBank, topAt } from '../../../engine/games/russian-bank/index.ts';
import * as m from '../../../paraglide/messages.js';
import { signOf } from '../../board/card-words.ts';
import { afterAMove, freedNext, type Move, moveFrom } from './moves-seen.ts';
import type { Here } from './words.ts';

/** What a guided game says before a move, by what the player in turn sees; null at the end. */
export function remarkWords(now: Here): string | null {
  if (now.outcome !== null) return null;
  const { state } = now;
  const moves: readonly Move[] = now.actions.flatMap((text) => {
    const action = now.read(text);
    const card = action.kind === 'play' ? topAt(state, action.from) : null;
    return action.kind === 'play' && card !== null ? [{ text, from: action.from, to: action.to, card: signOf(card) }] : [];
  });
  const from = moveFrom(moves);
  const home = from('r', (to) => to === 'f');
  if (home) return m.russian_bank_remark_reserve_home({ card: home.card });
  const reserve = from('r');
  if (reserve) return m.russian_bank_remark_reserve({ card: reserve.card });
  const aside = afterAMove(now, moves);
  const top = topAt(state, 'r');
  if (aside && top !== null) return m.russian_bank_remark_aside({ card: aside.card, reserve: signOf(top) });
  const given = from('w', (to) => to[0] === 'o');
  if (given) return m.russian_bank_remark_given({ card: given.card });
  const waste = from('w');
  if (waste && state.drawn) return m.russian_bank_remark_drawn({ card: waste.card });
  if (waste) return m.russian_bank_remark_waste({ card: waste.card });
  const free = moves.find(({ to }) => to === 'f');
  if (free) return m.russian_bank_remark_home({ card: free.card });
  if (!now.actions.includes('draw')) return null;
  if (moves.length === 0) return m.russian_bank_remark_only_draw();
  const theirs = freedNext(russianBank, state);
  const freed = theirs && topAt(theirs, 'r');
  return freed === null ? m.russian_bank_remark_draw() : m.russian_bank_remark_draw_leaves({ card: signOf(freed) });
}
