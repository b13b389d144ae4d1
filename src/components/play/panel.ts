import type { Play } from '../../engine/core/play.ts';
import * as m from '../../paraglide/messages.js';
import { kindOf } from '../../records/cleanness.ts';
import { doneWords, recordWords } from './done.ts';
import { hintPanel, type Panel, type PanelButton, refusalOf, says } from './panel-parts.ts';
import { type Practice, resultOf } from './practice.ts';
import { reasonWords } from './reason-words.ts';
import { readerOf, type Session } from './session.ts';
import { listed, takenWords } from './solved/taken.ts';
import type { Stage } from './stage.ts';
import type { Verdict } from './verdicts.ts';

/**
 * What a practice says beside its board. Reads signals, so that whoever calls it in a component is drawn anew when it
 * changes. `opening`: what is known before the first action, in a sentence.
 */
export function panelOf(practice: Practice, opening: string): Panel {
  const session = practice.shown.value;
  const stage = practice.stage.value;
  const watched = stage.kind === 'spoiler' || stage.kind === 'solution';
  if (watched && session.refusal.value) return says('unasked', m.play_panel_shown(), [m.play_panel_shown_back()]);
  const refused = refusalOf(session, practice);
  if (refused) return refused;
  switch (stage.kind) {
    case 'spoiler':
      return spoilerPanel(stage);
    case 'options':
      return optionsPanel(practice, stage);
    case 'solution':
      return says('unasked', stage.head ?? m.play_solution_head(), [solutionWords(practice, session), m.play_panel_shown()]);
    case 'own':
      return asking(practice, ownPanel(practice, opening));
  }
}

/** Where something else is asked of the reader than usual (a card to give), that is said first. */
export function asking({ own, kit, met, ended }: Practice, panel: Panel): Panel {
  if (own.waiting.value || met.value || ended.value) return panel;
  const ask = kit.words.askWords?.(own.now.value);
  return ask ? { ...panel, lines: [ask, ...panel.lines].slice(0, 2) } : panel;
}

function ownPanel(practice: Practice, opening: string): Panel {
  const { own } = practice;
  if (practice.met.value) return metPanel(practice);
  if (practice.ended.value) return endedPanel(practice);
  const hint = practice.hint.value;
  if (hint) return hintPanel(practice, hint);
  if (practice.homeward.value) return homewardPanel(practice);
  const verdict = practice.verdict.value;
  if (verdict.kind === 'unasked') return unaskedPanel(practice, opening);
  if (verdict.kind === 'winnable' && own.cursor.value === 0) {
    const { chance } = practice;
    if (!chance) return says('winnable', m.play_winnable_start(), [opening]);
    const best = practice.chances.value?.best;
    return says('winnable', chance.head(), best ? [opening, best] : [opening]);
  }
  return verdictPanel(practice, verdict, own, practice.kit.words.unknownWords?.(own.now.value) ?? null);
}

/** What a verdict says of a session; the buttons go back in the reader's own line, and show why. */
function verdictPanel(practice: Practice, verdict: Verdict, session: Session, why: string | null): Panel {
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
  practice: Practice,
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
  const move = own ? `${practice.kit.words.actionWords(action, before)}.` : within(does);
  const told = own ? m.play_panel_lost_move({ told: move }) : does;
  const last = ![...Array(session.cursor.value).keys()].some((i) => i > lastGood && session.at(i)?.actor === session.seat);
  const { chance } = practice;
  if (chance) {
    const less = practice.chances.value?.less(action ?? '', does) ?? does;
    return says('lost', chance.less(), [less], session === practice.own ? [backButton(practice), whyButton(practice)] : []);
  }
  return says(
    'lost',
    head || (now ? m.play_panel_lost() : last ? m.play_panel_lost_last() : m.play_refuted()),
    [now ? m.play_panel_lost_now({ told }) : last && !head ? told : m.play_panel_lost_ago({ told: move })],
    session === practice.own ? [{ ...backButton(practice), asUndo: now }, whyButton(practice)] : [],
  );
}

/** What an action does, as a sentence. */
function sentenceOf({ kit: { words } }: Practice, action: string, before: Play, reader: number): string {
  return words.happenedWords?.(action, before, reader, 'all') ?? `${words.actionWords(action, before)}.`;
}

/** A sentence that goes on after a colon; a card's letter stays as it is. */
const within = (told: string): string => told.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** Nothing is left to decide: that it is won is seen by anybody. */
const homewardPanel = (practice: Practice): Panel =>
  says(
    'winnable',
    m.play_rest_head(),
    [m.play_panel_played({ count: practice.own.own.value })],
    [{ id: 'home', words: m.play_rest_home(), primary: true, counts: null, act: practice.bringHome }],
  );

const backButton = (practice: Practice): PanelButton => ({
  id: 'back',
  words: m.play_panel_back(),
  primary: true,
  counts: null,
  act: practice.backToWinnable,
});

const whyButton = (practice: Practice): PanelButton => ({
  id: 'why',
  words: m.play_show_why(),
  short: m.play_show_why_short(),
  counts: null,
  act: practice.showWhy,
});

function unaskedPanel(practice: Practice, opening: string): Panel {
  const first = practice.own.cursor.value === 0;
  if (first && !practice.judgesStart) return says('unasked', opening);
  const played = m.play_panel_played({ count: practice.own.own.value });
  if (practice.state.value.telling === 'never')
    return first ? says('unasked', m.play_panel_never()) : says('unasked', played, [m.play_panel_never()]);
  const question: PanelButton = {
    id: 'question',
    ...(practice.chance && !first
      ? { words: practice.chance.question() }
      : {
          words: first ? m.play_panel_question_first() : m.play_panel_question(),
          short: first ? m.play_panel_question_first_short() : m.play_panel_question_short(),
        }),
    counts: m.play_panel_counts_question(),
    act: practice.question,
  };
  return says('unasked', m.play_panel_unasked(), first ? [] : [played, m.play_panel_unasked_says()], [question]);
}

function metPanel(practice: Practice): Panel {
  const result = resultOf(practice);
  const count = result.actions;
  const chances = practice.chances.value?.all;
  if (kindOf(result) === 'clean')
    return says('clean', m.play_panel_clean(), chances ?? [m.play_panel_actions({ count }), m.play_panel_clean_says()]);
  const slips = result.slips ?? 0;
  const head = slips > 0 ? m.play_panel_met_slips({ count: slips }) : m.play_panel_met();
  const taken = takenWords({ ...result, slips: 0 });
  return says('met', head, [
    ...(chances ?? [m.play_panel_actions({ count })]),
    ...(taken.length > 0 ? [m.play_panel_with({ list: listed(taken) })] : []),
  ]);
}

/** The game is over, or what the goal is about. */
function endedPanel(practice: Practice): Panel {
  const { own, kit } = practice;
  const over = own.now.value.outcome !== null;
  const lines = [
    over ? (kit.words.outcomeWords(own.now.value, readerOf(own)) ?? m.play_panel_ended_says()) : m.play_panel_ended_says(),
    m.play_panel_ended_undo(),
  ];
  const why = practice.verdict.value.kind === 'refuted' ? [whyButton(practice)] : [];
  return says('lost', over && kit.alone ? m.play_panel_no_action() : m.play_panel_ended(), lines, why);
}

function spoilerPanel({ spoiler, words }: Extract<Stage, { kind: 'spoiler' }>): Panel {
  const found = spoiler.value;
  if (found === null || words.value === null) return says('thinking', m.play_thinking(), [m.play_panel_spoiler_thinking()]);
  const { head, lines } = words.value;
  return says('lost', head, 'line' in found ? [...lines, m.play_panel_shown()] : lines);
}

function optionsPanel(practice: Practice, stage: Extract<Stage, { kind: 'options' }>): Panel {
  const { session, there, spoilt, verdicts } = stage;
  if (session.cursor.value > there.line.length) return verdictPanel(practice, verdicts.verdict.value, session, null);
  const played = practice.kit.words.actionWords(spoilt, there);
  const { chance } = practice;
  return chance
    ? says('unasked', chance.head(), [chance.list({ played })])
    : says('unasked', m.play_why_head(), [m.play_why_words({ played })]);
}

/** How far a solution has been played, in the reader's own actions, and its newest action. */
function solutionWords({ kit }: Practice, session: Session): string {
  const { cursor, line, own } = session;
  const of = line.value.filter((_, i) => session.at(i)?.actor === session.seat).length;
  const action = line.value[cursor.value - 1];
  const before = session.at(cursor.value - 1);
  if (action === undefined || !before) return m.play_solution_begins({ count: of });
  const at = own.value;
  if (before.actor !== session.seat)
    return m.play_solution_others({ at, of, says: recordWords(kit, session, cursor.value - 1, 'all') });
  return m.play_solution_at({ at, of, action: doneWords(kit, action, before) });
}
