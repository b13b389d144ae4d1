import type { Play } from '../../engine/core/play.ts';
import * as m from '../../paraglide/messages.js';
import { playedWords } from './done.ts';
import type { GameKit } from './kit.ts';
import { type Panel, type PanelButton, says } from './panel-parts.ts';
import { reasonWords } from './reason-words.ts';
import { readerOf, type Session } from './session.ts';
import type { Verdict } from './verdicts.ts';
import type { Weighing } from './weighing.ts';
import { whyWords } from './why-words.ts';

/** What is needed of a practice to say a verdict in it. */
export interface VerdictGround extends Pick<Weighing, 'chance' | 'chances'> {
  readonly kit: GameKit;
  /** The reader's own line. */
  readonly own: Session;
  /** Asks the solver again about the position at hand; `longer`: with more time to work it out. */
  again(longer?: boolean): void;
  backToWinnable(): void;
  showWhy(): void;
}

/** What a verdict says of a session; the buttons go back in the reader's own line, and show why. */
export function verdictPanel(practice: VerdictGround, verdict: Verdict, session: Session, why: string | null): Panel {
  const count = session.own.value;
  const onOwn = session === practice.own;
  // Of the start a puzzle has a proof; what somebody opens by a link may have none.
  const first = session.cursor.value === 0;
  switch (verdict.kind) {
    case 'met':
      return says('met', m.play_met({ count }));
    case 'winnable':
      return says(
        'winnable',
        m.play_winnable(),
        verdict.corrected ? [m.play_panel_corrected()] : [m.play_panel_winnable({ count })],
      );
    case 'refuted':
      return lostPanel(practice, verdict, session);
    case 'hopeless':
      return says('lost', m.play_hopeless(), [m.play_hopeless_more()]);
    case 'unknown':
      return says(
        'unknown',
        first ? m.play_position_not_proved() : m.play_unknown(),
        why === null
          ? [m.play_panel_unknown({ reason: reasonWords(verdict.reason) }), m.play_panel_unknown_on()]
          : [m.play_panel_unknown({ reason: reasonWords(verdict.reason) }), why],
        onOwn ? [{ id: 'longer', words: m.play_panel_longer(), counts: null, act: () => practice.again(true) }] : [],
      );
    case 'thinking':
      return says('thinking', m.play_thinking(), [first ? m.play_position_unproved() : m.play_panel_thinking()]);
    case 'unasked':
      return says('unasked', m.play_panel_played({ count }));
  }
}

/**
 * That the goal was given away, and by which action; in the reader's own line with the ways back and to why. `head`: what is said of it in
 * place of the usual words.
 */
export function lostPanel(
  practice: VerdictGround,
  { lastGood }: Extract<Verdict, { kind: 'refuted' }>,
  session: Session,
  head = '',
): Panel {
  const now = session.cursor.value - lastGood === 1;
  const action = session.line.value[lastGood];
  const before = session.at(lastGood);
  const does = action !== undefined && before ? sentenceOf(practice, action, before, readerOf(session)) : '';
  // One's own move is told by its name: what one has done is no news.
  const own = action !== undefined && before?.actor === session.seat;
  const move = within(own ? `${playedWords(practice.kit, action, before)}.` : does);
  const told = own ? m.play_panel_lost_move({ told: move }) : does;
  const { chance } = practice;
  const asUndo = now && !chance;
  const buttons = session === practice.own ? [{ ...backButton(practice), asUndo }, whyButton(practice)] : [];
  if (chance) return says('lost', chance.less(), [practice.chances.value?.less(action ?? '', does) ?? does], buttons);
  if (now) {
    const proved = whyWords(practice.kit)?.lostWords?.(practice.own.goal);
    return says('lost', head || m.play_panel_lost(), [proved ? `${told} ${proved}` : m.play_panel_lost_now({ told })], buttons);
  }
  const last = ![...Array(session.cursor.value).keys()].some((i) => i > lastGood && session.at(i)?.actor === session.seat);
  if (last && !head) return says('lost', m.play_panel_lost_last(), [told], buttons);
  return says('lost', head || m.play_refuted(), [m.play_panel_lost_ago({ told: move })], buttons);
}

/** What an action does, as a sentence. */
function sentenceOf({ kit: { words } }: Pick<VerdictGround, 'kit'>, action: string, before: Play, reader: number): string {
  return words.happenedWords?.(action, before, reader, 'all') ?? `${words.actionWords(action, before)}.`;
}

/** A sentence that goes on after a colon; a card's letter stays as it is. */
const within = (told: string): string => told.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

const backButton = (practice: Pick<VerdictGround, 'backToWinnable'>): PanelButton => ({
  id: 'back',
  words: m.play_panel_back(),
  primary: true,
  counts: null,
  act: practice.backToWinnable,
});

/** Shows what spoils a lost line. */
export const whyButton = (practice: Pick<VerdictGround, 'showWhy'>): PanelButton => ({
  id: 'why',
  words: m.play_show_why(),
  short: m.play_show_why_short(),
  counts: null,
  act: practice.showWhy,
});
