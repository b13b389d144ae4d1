import type { Target } from '../../../../engine/games/russian-bank/crapette/index.ts';
import * as m from '../../../../paraglide/messages.js';
import { cardAt, type Here, topAt } from './words.ts';

/**
 * What a mistake has taken away, as a sentence: the card that could have been played to a place that the mistake has covered, filled or
 * cleared, or where a card that it discarded could have gone. In: the mistake, the position before it, and a line from there that would
 * have won. Null where the line has no use for that place, or for that card.
 */
export function neededWords(mistake: string, before: Here, winning: readonly string[]): string | null {
  const spoilt = before.read(mistake);
  if (spoilt.kind === 'discard') return discardedWords(before, winning);
  const moved = spoilt.kind === 'play' ? cardAt(before.state, spoilt.from) : null;
  if (spoilt.kind !== 'play' || moved === null) return null;
  const lay = topAt(before, spoilt.to);
  for (const { play, card, to } of playsOf(before, winning)) {
    const onto = topAt(play, to);
    // The way that wins puts a card on the one that has gone home.
    if (spoilt.to === 'f' && to === spoilt.from && onto === moved) return m.russian_bank_needed_home({ card, onto: moved });
    // Its twin of the other pack would be told from it by nobody; and what lies there by then is what the mistake has covered.
    if (spoilt.to !== 'f' && to === spoilt.to && card !== moved && onto === lay)
      return onto === null ? m.crapette_needed_space({ card, moved }) : m.russian_bank_needed_place({ card, onto, moved });
  }
  return null;
}

/** Where the card that was discarded could have gone. */
function discardedWords(before: Here, winning: readonly string[]): string | null {
  for (const { play, card, from, to } of playsOf(before, winning)) {
    if (from !== 'h') continue;
    const onto = topAt(play, to);
    return m.crapette_needed_waiting({ card, to: to === 'f' ? 'home' : onto === null ? 'space' : 'card', onto: onto ?? '' });
  }
  return null;
}

/** The plays of a line, each with the position before it, as long as the turn lasts. */
function* playsOf(before: Here, line: readonly string[]): Generator<{ play: Here; card: string; from: string; to: Target }> {
  let play = before;
  for (const text of line) {
    const action = play.read(text);
    if (play.state.turn !== before.state.turn) return;
    const card = action.kind === 'play' ? cardAt(play.state, action.from) : null;
    if (action.kind === 'play' && card !== null) yield { play, card, from: action.from, to: action.to };
    const next = play.apply(text);
    if (!next.ok) return;
    play = next.value;
  }
}
