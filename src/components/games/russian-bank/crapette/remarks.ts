import { crapette } from '../../../../engine/games/russian-bank/crapette/index.ts';
import * as m from '../../../../paraglide/messages.js';
import { afterAMove, freedNext, type Move, moveFrom } from '../moves-seen.ts';
import { cardAt, type Here } from './words.ts';

/** What a guided game says before a move, by what the player in turn sees; null at the end. */
export function remarkWords(now: Here): string | null {
  if (now.outcome !== null) return null;
  const { state } = now;
  const moves: readonly Move[] = now.actions.flatMap((text) => {
    const action = now.read(text);
    const card = action.kind === 'play' ? cardAt(state, action.from) : null;
    return action.kind === 'play' && card !== null ? [{ text, from: action.from, to: action.to, card }] : [];
  });
  const from = moveFrom(moves);
  // What can go to a foundation must, the reserve's card first: then nothing else is legal.
  if (moves.length > 0 && moves.every(({ to }) => to === 'f')) {
    const [{ from: source, card }] = moves as readonly [Move];
    return source === 'r' ? m.crapette_remark_must_reserve({ card }) : m.crapette_remark_must({ card });
  }
  const reserve = from('r');
  const space = state.sides.some(({ piles }) => piles.some(({ length }) => length === 0));
  if (reserve)
    return space ? m.crapette_remark_space({ card: reserve.card }) : m.russian_bank_remark_reserve({ card: reserve.card });
  const aside = afterAMove(now, moves);
  const top = cardAt(state, 'r');
  if (aside && top !== null) return m.russian_bank_remark_aside({ card: aside.card, reserve: top });
  const load = moves.find(({ to }) => to === 'or' || to === 'ow');
  if (load) return m.crapette_remark_load({ card: load.card });
  const turned = cardAt(state, 'h');
  if (turned !== null)
    return from('h') ? m.crapette_remark_turned({ card: turned }) : m.crapette_remark_discard({ card: turned });
  if (!now.actions.includes('draw')) return null;
  const theirs = freedNext(crapette, state);
  const freed = theirs && cardAt(theirs, 'r');
  return freed === null ? m.crapette_remark_draw() : m.crapette_remark_draw_leaves({ card: freed });
}
