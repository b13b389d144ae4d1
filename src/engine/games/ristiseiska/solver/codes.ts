import type { Card } from '../../../core/cards.ts';
import { rankOf, suitOf } from '../../../core/cards.ts';
import { aceSides } from '../fits.ts';
import type { Action } from '../notation.ts';
import type { State } from '../state.ts';

/** An action as a number: what is done with a card (or what is said), and the card. */
export type Code = number;

/** A card goes on the table; an ace below its two. */
export const PLAY = 0;
/** An ace goes above its king. */
export const PLAY_HIGH = 64;
export const TAKE = 128;
export const GIVE = 192;
export const STOP = 256;
export const PASS = 257;
export const BEG = 258;
export const CLAIM = 259;
export const DECLINE = 260;

/** Where the card of a code begins to be counted: `PLAY`, `PLAY_HIGH`, `TAKE` or `GIVE`; `STOP` and up carry none. */
export const kindOf = (code: Code): number => (code >= STOP ? STOP : code & ~63);
export const cardOfCode = (code: Code): Card => code & 63;

const words = ['stop', 'pass', 'beg', 'claim', 'decline'] as const;

/** The action of a code that is legal in a state: the sides of an ace are named only where there are two. */
export function actionOf(code: Code, state: State): Action {
  if (code >= STOP) return { kind: words[code - STOP] as (typeof words)[number] };
  const card = cardOfCode(code);
  switch (kindOf(code)) {
    case TAKE:
      return { kind: 'take', card };
    case GIVE:
      return { kind: 'give', card };
    default: {
      const free = rankOf(card) === 1 && aceSides(state, suitOf(card)).length === 2;
      return { kind: 'play', card, side: free ? (kindOf(code) === PLAY_HIGH ? 'high' : 'low') : null };
    }
  }
}

/** The code of an action that is legal in a state. */
export function codeOf(action: Action, state: State): Code {
  switch (action.kind) {
    case 'play': {
      const side = rankOf(action.card) === 1 ? (action.side ?? aceSides(state, suitOf(action.card))[0]) : 'low';
      return (side === 'high' ? PLAY_HIGH : PLAY) + action.card;
    }
    case 'take':
      return TAKE + action.card;
    case 'give':
      return GIVE + action.card;
    default:
      return STOP + words.indexOf(action.kind);
  }
}

const room = new Int32Array(64);

/** The legal codes of a kernel. */
export const codesOf = (kernel: { legal(codes: Int32Array, at: number): number }): Code[] =>
  Array.from(room.subarray(0, kernel.legal(room, 0)));
