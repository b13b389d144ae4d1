import type { Play } from '../../engine/core/play.ts';
import * as m from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import type { Marks } from '../board/marks.ts';
import type { GameWords } from './kit.ts';

/** A hint has three steps: where to look, which piece, the move. */
export type HintStep = 1 | 2 | 3;

export interface Hint {
  readonly words: string;
  /** Whose advice it is, as a head; none: it is proved. */
  readonly by?: string;
  /** What is to be said of the advice besides. */
  readonly says?: string;
  /** What opens the next step, where that is not the usual; empty: there is none. */
  readonly next?: string;
  readonly marks: Marks['hint'];
}

/** A step of what an author has written, where no winning action is known that it could be shown by; null: so many there are not. */
export function writtenHint(written: readonly string[], step: HintStep): Hint | null {
  const words = written[step - 1];
  if (!words) return null;
  return {
    words,
    by: m.play_panel_hint_written({ n: step }),
    next: step < written.length ? m.play_panel_hint_next() : '',
    marks: null,
  };
}

/**
 * The hint of a step towards `action`, which is legal in `play` and leads to the goal. `written` are the author's
 * sentences, at most three, used where they fit (at the start of a line); the marks on the board always come from the action, and an
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
  // A drawn piece is under everybody's eyes: where to look is at the places that take it.
  if (step === 1 && kindOf(play, carry.from) === 'drawn') {
    const places = [...new Set(play.actions.flatMap((one) => placeOf(play, one, carry.from)))];
    const list = new Intl.ListFormat(getLocale()).format(places.map((slot) => words.slotWords(slot, play)));
    const says = places.length > 1 ? m.play_hint_places({ list }) : m.play_hint_only_place({ place: list });
    return { words: says, marks: { slots: places, pieces: [] } };
  }
  if (step === 1) return { words: m.play_hint_where({ slot: words.slotWords(carry.from, play) }), marks };
  if (step === 2)
    return { words: m.play_hint_piece({ count: carry.pieces.length, slot: words.slotWords(carry.from, play) }), marks };
  return { words: m.play_hint_move({ action: words.actionWords(action, play) }), marks };
}

/** Of which kind a slot is. */
export const kindOf = (play: Play, slot: string) => play.scene('all').slots.find(({ id }) => id === slot)?.kind;

/** Where an action takes what lies in a slot; nothing for other actions. */
function placeOf(play: Play, action: string, slot: string): string[] {
  const carry = play.carry(action);
  return carry?.from === slot ? [carry.to] : [];
}
