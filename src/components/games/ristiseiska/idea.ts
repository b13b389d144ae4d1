import { handOf, playable } from '../../../engine/games/ristiseiska/index.ts';
import * as m from '../../../paraglide/messages.js';
import { signOf } from '../../board/card-words.ts';
import { all } from '../../play/lists.ts';
import type { Here } from './action-words.ts';
import { letIn } from './lets-in.ts';
import { called, readerOf } from './seats.ts';

/**
 * What a first hint says of the table, so that the reader sees what it turns on and still has to find the card: `line` leads to the goal
 * from here. A card of theirs waits for one of another player; a card that they should keep lets others in; or one lets in their own.
 */
export function ideaWords(line: readonly string[], start: Here): string | null {
  const reader = readerOf(start);
  const players = start.state.hands.length;
  const [first] = line;
  if (first === undefined) return null;
  if (start.read(first).kind === 'give') return giveIdea(first, start);
  const [theirs, own] = [waits(line, start, reader, false), waits(line, start, reader, true)];
  if (theirs) {
    const { card, needs, player } = theirs;
    return m.ristiseiska_idea_wait({ card: signOf(card), needs: signOf(needs), player: called(player, reader, players) });
  }
  const gifts = (action: string) => letIn(action, start).filter(({ player }) => player !== reader);
  const cardsOf = (given: ReturnType<typeof gifts>) =>
    all(
      given.map(({ player, cards }) =>
        m.ristiseiska_cards_of({ cards: all(cards.map(signOf)), player: called(player, reader, players) }),
      ),
    );
  if (gifts(first).length === 0)
    for (const action of start.actions) {
      const read = start.read(action);
      const given = read.kind === 'play' ? gifts(action) : [];
      if (read.kind !== 'play' || given.length === 0) continue;
      return m.ristiseiska_would_let_in({ card: signOf(read.card), cards: cardsOf(given) });
    }
  if (own) return m.ristiseiska_idea_wait({ card: signOf(own.card), needs: signOf(own.needs), player: 0 });
  if (start.read(first).kind !== 'play') return null;
  if (gifts(first).length > 0) return m.ristiseiska_idea_afford({ cards: cardsOf(gifts(first)) });
  const last = lastCard(line, start, reader);
  return last === null ? m.ristiseiska_idea_nobody() : m.ristiseiska_idea_keep({ card: signOf(last) });
}

/** The card that the reader plays last in a line; null where that is its first action. */
function lastCard(line: readonly string[], start: Here, reader: number): number | null {
  let play = start;
  let last: number | null = null;
  for (const [i, action] of line.entries()) {
    const read = play.read(action);
    if (i > 0 && read.kind === 'play' && play.actor === reader) last = read.card;
    const next = play.apply(action);
    if (!next.ok) break;
    play = next.value;
  }
  return last;
}

/** A card that the reader plays later in the line, and the card that lets it in: their own, or another player's. */
function waits(line: readonly string[], start: Here, reader: number, own: boolean) {
  let play = start;
  for (const [i, action] of line.entries()) {
    const read = play.read(action);
    const { actor } = play;
    if (read.kind === 'play' && typeof actor === 'number' && (actor === reader) === own)
      for (const card of letIn(action, play).find(({ player }) => player === reader)?.cards ?? [])
        if (line.slice(i + 1).some((later) => isPlayOf(play, later, card))) return { card, needs: read.card, player: actor };
    const next = play.apply(action);
    if (!next.ok) return null;
    play = next.value;
  }
  return null;
}

function isPlayOf(play: Here, action: string, card: number): boolean {
  const read = play.read(action);
  return read.kind === 'play' && read.card === card;
}

/** Which cards whoever gets one could play at once, where the one to give is not among them; else whether that matters. */
function giveIdea(action: string, { state, read, actor }: Here): string | null {
  const given = read(action);
  if (given.kind !== 'give' || typeof actor !== 'number') return null;
  const fit = playable(state, actor);
  const player = called(state.turn, readerOf({ actor }), state.hands.length);
  if (fit.length === handOf(state, actor).length) return m.ristiseiska_idea_give_all({ player });
  if (fit.includes(given.card)) return m.ristiseiska_idea_give_fits({ player });
  if (fit.length === 0) return m.ristiseiska_idea_give_none({ player });
  return m.ristiseiska_idea_give({ player, cards: all(fit.map(signOf)) });
}
