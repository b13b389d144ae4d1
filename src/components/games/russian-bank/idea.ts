import { cardIn, sideOf, takes, topAt } from '../../../engine/games/russian-bank/index.ts';
import * as m from '../../../paraglide/messages.js';
import { signOf } from '../../board/card-words.ts';
import { either } from '../../play/lists.ts';
import { type Here, slotWords } from './words.ts';

/** So many cards are named; more would be no help. */
const named = 4;

/**
 * What a first hint says of the table: the first card of a line that leads to the goal which cannot go where it must, yet; it has no place,
 * or is covered, or still to be drawn. Where all of them could go at once: what the first of them uncovers, or is wanted for.
 */
export function ideaWords(line: readonly string[], start: Here): string | null {
  const { turn } = start.state;
  let play = start;
  for (const [i, action] of line.entries()) {
    if (play.state.turn !== turn) break;
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
  return line[0] === undefined ? null : firstIdea(line[0], start);
}

/** What the first action of a line is for, as far as the table shows it; null for a pass. */
function firstIdea(action: string, start: Here): string | null {
  const { state } = start;
  const { hand, reserve, waste, piles } = sideOf(state, state.turn);
  const read = start.read(action);
  if (read.kind === 'draw') {
    const [next] = hand;
    return next === undefined ? null : m.russian_bank_idea_draw({ card: signOf(cardIn(next)) });
  }
  if (read.kind !== 'play') return null;
  const cards = read.from === 'r' ? reserve : read.from === 'w' ? waste : (piles[Number(read.from.slice(1)) - 1] ?? []);
  const [under, top] = [cards.at(-2), cards.at(-1)];
  const slot = start.carry(action)?.from;
  if (top === undefined || slot === undefined) return null;
  const card = signOf(cardIn(top));
  if (read.from === 'w' && state.drawn && read.to !== 'f') return m.russian_bank_idea_waits({ card });
  const wanted = takes(state, 'f');
  if (read.to === 'f' && wanted.length <= named) return m.russian_bank_idea_home({ cards: either(wanted.map(signOf)) });
  if (under !== undefined) return m.russian_bank_idea_under({ card, slot: slotWords(slot, start), next: signOf(cardIn(under)) });
  if (read.from === 'w') return m.russian_bank_idea_waits({ card });
  return read.from === 'r' ? m.russian_bank_idea_reserve_last() : m.russian_bank_idea_empties();
}
