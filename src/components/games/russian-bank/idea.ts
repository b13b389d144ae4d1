import { cardIn, sideOf, topAt } from '../../../engine/games/russian-bank/index.ts';
import * as m from '../../../paraglide/messages.js';
import { signOf } from '../../board/card-words.ts';
import { type Here, slotWords } from './words.ts';

/**
 * What a first hint says of the table: the first card of a line that leads to the goal which cannot go where it must, yet; it has no place,
 * or is covered, or still to be drawn. Null where all of them could go at once.
 */
export function ideaWords(line: readonly string[], start: Here): string | null {
  const { turn } = start.state;
  let play = start;
  for (const [i, action] of line.entries()) {
    if (play.state.turn !== turn) return null;
    const read = play.read(action);
    const top = read.kind === 'play' ? topAt(play.state, read.from) : null;
    if (i > 0 && top !== null && !start.actions.includes(action)) {
      const piece = play.carry(action)?.pieces[0];
      const slot = start.scene('all').slots.find(({ pieces }) => pieces.some(({ id }) => id === piece));
      const card = signOf(top);
      if (slot?.kind === 'hand') {
        const draws = sideOf(start.state, turn).hand.findIndex((held) => cardIn(held) === top) + 1;
        return m.russian_bank_idea_hand({ card, count: draws });
      }
      if (slot && slot.pieces.at(-1)?.id !== piece) return m.russian_bank_idea_covered({ card, slot: slotWords(slot.id, start) });
      if (slot && !start.actions.some((now) => start.carry(now)?.pieces[0] === piece)) return m.russian_bank_idea_stuck({ card });
    }
    const next = play.apply(action);
    if (!next.ok) return null;
    play = next.value;
  }
  return null;
}
