import * as m from '../../paraglide/messages.js';
import type { GameKit, RuleWords } from './kit.ts';
import type { Session } from './session.ts';
import { earlyWords, refusedHead, whyWords } from './why-words.ts';

/** Which sign stands before the head; each has a shape of its own. */
export type Sign =
  | 'winnable'
  | 'clean'
  | 'met'
  | 'lost'
  | 'refused'
  | 'hint'
  | 'unknown'
  | 'thinking'
  | 'unasked'
  | 'turn'
  | 'asks';

/** What others did is read before it, in a strip: as news there is no greater. */
const after: readonly Sign[] = ['turn', 'thinking', 'winnable', 'unasked', 'unknown'];

/** Where in a strip stands what the others did: a hint, why a try was refused, and a question are for the reader and stand alone. */
export const placeOfNews = (sign: Sign): 'first' | 'last' | 'nowhere' =>
  sign === 'hint' || sign === 'refused' || sign === 'asks' ? 'nowhere' : after.includes(sign) ? 'first' : 'last';

/** One thing that can be done about what the panel says. */
export interface PanelButton {
  readonly id:
    | 'home'
    | 'review'
    | 'question'
    | 'back'
    | 'why'
    | 'own'
    | 'longer'
    | 'hint'
    | 'share'
    | 'deal'
    | 'end'
    | 'draw'
    | 'finish'
    | 'pause'
    | 'guide'
    | 'stop'
    | 'at-once'
    | 'when-asked';
  readonly words: string;
  /** The same where there is little room. */
  readonly short?: string;
  /** The one that most will want. */
  readonly primary?: boolean;
  /** Undo does the same: where that is at hand below a strip, it takes this one's place there. */
  readonly asUndo?: boolean;
  /** What it counts as, to be said beside it; null: nothing. */
  readonly counts: string | null;
  act(): void;
}

/** The one place for every answer: what it says, and what can be done about it. */
export interface Panel {
  readonly sign: Sign;
  readonly head: string;
  /** At most two sentences below the head, each complete. */
  readonly lines: readonly string[];
  /** That one of the lines which says what is asked of the reader: it stays where there is room for little. */
  readonly asks?: string;
  /** One more, which is left out where there is no room for it. */
  readonly spare?: string;
  /** The rule that refused a try, for a link to it; null: nothing was refused. */
  readonly rule: (RuleWords & { readonly id: string }) | null;
  readonly buttons: readonly PanelButton[];
  /** The way on at its right end: `skip` until the goal is met. */
  readonly way: 'skip' | 'next';
}

/** A panel without a rule. */
export const says = (sign: Sign, head: string, lines: readonly string[] = [], buttons: readonly PanelButton[] = []): Panel => ({
  sign,
  head,
  lines,
  rule: null,
  buttons,
  way: sign === 'met' || sign === 'clean' ? 'next' : 'skip',
});

/** What is said of a try that was refused, or came too soon; null: nothing was. */
export function refusalOf(session: Session, { kit }: { readonly kit: GameKit }): Panel | null {
  if (session.early.value) return says('thinking', earlyWords(kit, session), [m.play_others_still_says()]);
  const refusal = session.refusal.value;
  if (!refusal) return null;
  const words = whyWords(kit);
  // That nothing moved is said at once, why as soon as the words have come.
  const head = refusedHead(refusal, session);
  if (words === null) return says('refused', head, [m.play_nothing_moved()]);
  const { rule: id, from, to, piece = null, action } = refusal;
  const now = session.now.value;
  const rule = id === null ? null : { ...words.ruleWords(id, now, from, to, action), id };
  const why = rule?.says ?? words.noTryWords?.(from, to, piece, now) ?? m.play_no_try();
  // A mere touch was not meant to move anything.
  return { ...says('refused', head, to === null ? [why] : [why, m.play_nothing_moved()]), rule };
}
