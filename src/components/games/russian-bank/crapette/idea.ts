import { cardIn, crapette, houseAt, sideOf } from '../../../../engine/games/russian-bank/crapette/index.ts';
import * as m from '../../../../paraglide/messages.js';
import { signOf } from '../../../board/card-words.ts';
import { cardAt, type Here, slotWords, topAt } from './words.ts';

/** Whether a card has no way to where it goes, the order of play aside. */
function hasNoWay(action: string, { why }: Here): boolean {
  const rule = why(action);
  return rule.ok && rule.value !== null && !crapette.order?.includes(rule.value);
}

/**
 * What a first hint says of the table: the first card of a line that leads to the goal which cannot go where it must, yet; it has no place, or is
 * covered, or still to be turned up. Where all of them could go at once: what the first action that is not the only one there is turns on.
 */
export function ideaWords(line: readonly string[], start: Here): string | null {
  const { turn } = start.state;
  const slots = start.scene('all').slots;
  const tops = new Set(start.actions.map((action) => start.carry(action)?.pieces[0]));
  let play = start;
  let first: string | null = null;
  for (const [i, action] of line.entries()) {
    if (play.state.turn !== turn) break;
    const read = play.read(action);
    const card = read.kind === 'play' ? cardAt(play.state, read.from) : null;
    if (i > 0 && card !== null) {
      const piece = play.carry(action)?.pieces[0];
      const slot = slots.find(({ pieces }) => pieces.some(({ id }) => id === piece));
      // What goes home from the hand as it comes needs no place.
      const home = read.kind === 'play' && read.from === 'h' && read.to === 'f';
      if (slot?.kind === 'hand' && !home) {
        const count = slot.pieces.findIndex(({ id }) => id === piece) + 1;
        return m.crapette_idea_hand({ card, count });
      }
      if (slot?.kind === 'waste' && !home && read.kind === 'play' && read.from === 'h') return m.crapette_idea_waste({ card });
      if (slot && slot.pieces.at(-1)?.id !== piece) return m.russian_bank_idea_covered({ card, slot: slotWords(slot.id, start) });
      if (slot && !tops.has(piece) && hasNoWay(action, start)) return m.russian_bank_idea_stuck({ card });
    }
    if (first === null && play.actions.length > 1) first = firstIdea(action, play);
    const next = play.apply(action);
    if (!next.ok) return null;
    play = next.value;
  }
  return first;
}

/** What an action is for, as far as the table shows it; null for a pass. */
function firstIdea(action: string, play: Here): string | null {
  const { state } = play;
  const { hand, waste, reserve } = sideOf(state, state.turn);
  const read = play.read(action);
  if (read.kind === 'draw') {
    const [next] = hand.length > 0 ? hand : waste;
    return next === undefined ? null : m.crapette_idea_draw({ card: signOf(cardIn(next)) });
  }
  const carry = play.carry(action);
  const card = cardAt(state, read.kind === 'play' ? read.from : 'h');
  if (card === null || !carry) return null;
  if (read.kind !== 'play') return m.crapette_idea_discard({ card });
  const top = topAt(play, read.to);
  if ((read.to === 'or' || read.to === 'ow') && top !== null)
    return m.crapette_idea_load({ card: top, slot: slotWords(carry.to, play) });
  if (read.from === 'h') return m.crapette_idea_waits({ card });
  const cards = read.from === 'r' ? reserve : read.from === 'w' ? waste : houseAt(state, read.from);
  const under = cards.at(-2);
  if (under !== undefined)
    return m.russian_bank_idea_under({ card, slot: slotWords(carry.from, play), next: signOf(cardIn(under)) });
  return read.from === 'r' ? m.russian_bank_idea_reserve_last() : m.crapette_idea_empties();
}
