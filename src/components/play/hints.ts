import type { Play } from '../../engine/core/play.ts';
import * as m from '../../paraglide/messages.js';
import type { Marks } from '../board/marks.ts';
import type { GameWords } from './kit.ts';

/** A hint has three steps: where to look, which piece, the move. */
export type HintStep = 1 | 2 | 3;

export interface Hint {
  readonly words: string;
  readonly marks: Marks['hint'];
}

/**
 * The hint of a step towards `action`, which is legal in `play` and leads to the goal. `written` are the author's three
 * sentences, used where they fit (at the start of a line); the marks on the board always come from the action, and an
 * action that is only said (a pass) has none.
 */
export function hintFor(action: string, play: Play, step: HintStep, words: GameWords, written?: readonly string[]): Hint {
  const carry = play.carry(action);
  const marks = carry && {
    slots: step === 1 ? [carry.from] : step === 2 ? [] : [carry.to],
    pieces: step === 1 ? [] : carry.pieces,
  };
  const own = written?.[step - 1];
  if (own) return { words: own, marks };
  // What is only said has no place to point at.
  if (!carry) return { words: m.play_hint_move({ action: words.actionWords(action, play) }), marks };
  if (step === 1) return { words: m.play_hint_where({ slot: words.slotWords(carry.from, play) }), marks };
  if (step === 2)
    return { words: m.play_hint_piece({ count: carry.pieces.length, slot: words.slotWords(carry.from, play) }), marks };
  return { words: m.play_hint_move({ action: words.actionWords(action, play) }), marks };
}
