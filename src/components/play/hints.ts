import type { Play } from '../../engine/core/play.ts';
import type { Slot } from '../../engine/core/scene.ts';
import * as m from '../../paraglide/messages.js';
import type { Marks } from '../board/marks.ts';
import type { GameKit, GameWords, Ideas } from './kit.ts';
import { type Panel, type PanelButton, says } from './panel-parts.ts';

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

/** What a hint is made of at one position, where an action leads to the goal. */
export interface Told {
  readonly now: Play;
  readonly goal: string;
  /** What is still to come of a line that leads there. */
  readonly toCome: readonly string[];
  readonly step: HintStep;
  readonly kit: GameKit;
  readonly ideas: Ideas | null;
  readonly written: readonly string[];
  /** A stranger set the position: what is written may be of something else than the proof points at. */
  readonly foreign: boolean;
}

/** A step of the hint towards the first action of what is to come: at first the idea of it, where the game knows one. */
export function provedHint(action: string, told: Told): Hint {
  const { now, goal, toCome, step, kit, ideas, written, foreign } = told;
  const idea = step === 1 && !written[0] && !isOnly(now) ? (ideas?.ideaWords(toCome, now, goal) ?? null) : null;
  if (idea !== null) {
    const next = !written[1] && isPlain(action, now) ? m.play_panel_hint_show() : m.play_panel_hint_which({ sound: kit.sound });
    return { words: idea, by: m.play_panel_hint_written({ n: 1 }), next, marks: null };
  }
  const given = hintFor(action, now, step, kit.words, written);
  const after = isOnly(now) && !written[step - 1] ? ideaAfter(told) : null;
  if (after !== null) return { ...given, says: m.play_hint_after({ idea: after }) };
  return foreign && written[step - 1] ? { ...given, marks: null } : given;
}

/** Where nothing else can be done: what the reader's next decision turns on, if nobody else acts before it. */
function ideaAfter({ now, goal, toCome, ideas }: Told): string | null {
  let play = now;
  for (const [i, action] of toCome.entries()) {
    if (!isOnly(play)) return ideas?.ideaWords(toCome.slice(i), play, goal) ?? null;
    const next = play.apply(action);
    if (!next.ok || next.value.actor !== now.actor) return null;
    play = next.value;
  }
  return null;
}

/**
 * A hint as it is told beside the board; whose advice it is, where it is not proved. `moreHint` asks for the next step. `first`: nothing was
 * said yet of what a hint counts as.
 */
export function hintPanel(
  { words, by, says: besides, next }: Hint,
  step: HintStep,
  { sound }: Pick<GameKit, 'sound'>,
  moreHint: () => void,
  first = false,
): Panel {
  const heads = [m.play_panel_hint_where(), m.play_panel_hint_piece({ sound }), m.play_panel_hint_move()];
  const more: PanelButton[] =
    step === 3 || next === ''
      ? []
      : [
          {
            id: 'hint',
            words: next ?? (step === 1 ? m.play_panel_hint_which({ sound }) : m.play_panel_hint_show()),
            counts: step === 1 ? m.play_panel_counts_second() : m.play_panel_counts_third(),
            act: moreHint,
          },
        ];
  const panel = says('hint', by ?? heads[step - 1] ?? '', besides === undefined ? [words] : [words, besides], more);
  return first ? { ...panel, spare: m.play_panel_hint_counts() } : panel;
}
