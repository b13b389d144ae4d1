import type { Play } from '../../engine/core/play.ts';
import type { Slot } from '../../engine/core/scene.ts';
import * as m from '../../paraglide/messages.js';
import type { Marks } from '../board/marks.ts';
import type { GameWords } from './kit.ts';

/** A hint has three steps: where to look, which piece, the move. */
export type HintStep = 1 | 2 | 3;

export interface Hint {
  readonly words: string;
  /** The head: whose advice it is, or that nothing else can be done; none: that of its step. */
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

/** Where nothing else can be done, the first hint says the action itself, for the author has nothing to add. */
export const isOnly = (play: Play): boolean => play.actions.length === 1;

/** Whether a second hint has no piece to tell: what acts by a touch, or the only piece that can move, is no news. */
export function isPlain(action: string, play: Play): boolean {
  const carry = play.carry(action);
  if (carry === null || play.intent(carry.from, null) === action) return true;
  const pieces = carry.pieces.join();
  return play.actions.every((other) => play.carry(other)?.pieces.join() === pieces);
}

/** The step that is told when `step` is asked for: where there is nothing else to tell, it is the move at once. */
export function toldStep(action: string, play: Play, step: HintStep, written?: readonly string[]): HintStep {
  if (written?.[step - 1]) return step;
  return isOnly(play) || (step === 2 && isPlain(action, play)) ? 3 : step;
}

/**
 * The hint of a step towards `action`, which is legal in `play` and leads to the goal. `written` are the author's
 * sentences, at most three, used where they fit (at the start of a line). The marks on the board come from the action, from the second step on: the
 * first tells of what kind it is, marks all places of the kind that it goes to, and where the author speaks none. An action that is only
 * said (a pass) has none.
 */
export function hintFor(action: string, play: Play, step: HintStep, words: GameWords, written?: readonly string[]): Hint {
  const carry = play.carry(action);
  const touched = carry !== null && play.intent(carry.from, null) === action;
  // What a touch does is pointed at where one touches, and nowhere else.
  const marks = carry && {
    slots: touched ? [carry.from] : step === 3 ? [carry.to] : [],
    pieces: touched || step === 1 ? [] : carry.pieces,
  };
  const own = written?.[step - 1];
  if (own) return { words: own, marks: step === 1 ? null : marks };
  const move = m.play_hint_move({ action: words.actionWords(action, play) });
  if (isOnly(play)) return { words: move, by: m.play_hint_only(), marks };
  // What is only said has no place to point at.
  if (!carry) return { words: move, by: m.play_hint_step_move(), next: '', marks };
  const plain = !written?.[1] && isPlain(action, play);
  if (step === 1) {
    const slot = touched ? words.slotWords(carry.from, play) : (words.areaWords ?? words.slotWords)(carry.to, play);
    const slots = touched ? [carry.from] : alike(play.scene('all').slots, carry.to);
    return { words: m.play_hint_where({ slot }), marks: { slots, pieces: [] }, ...afterFirst(plain) };
  }
  if (step === 2 && !plain) {
    const piece = m.play_hint_piece({ count: carry.pieces.length, slot: words.slotWords(carry.from, play) });
    return { words: words.pieceWords?.(action, play) ?? piece, marks };
  }
  return { words: move, marks, ...(plain ? { by: m.play_hint_step_move() } : {}) };
}

/** What opens the hint after the first one, where that is the move at once. */
export const afterFirst = (plain: boolean): Pick<Hint, 'next'> => (plain ? { next: m.play_panel_hint_show() } : {});

/** A slot and those that are to the same purpose: of its kind, owner and suit (`up-h`: hearts). */
function alike(slots: readonly Slot[], id: string): string[] {
  const of = (slot: Slot) => slot.kind + slot.owner + slot.id.split('-')[1];
  return slots.filter((slot) => slots.some((one) => one.id === id && of(one) === of(slot))).map((slot) => slot.id);
}
