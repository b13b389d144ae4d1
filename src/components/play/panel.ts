import * as m from '../../paraglide/messages.js';
import { kindOf } from '../../records/cleanness.ts';
import { type Panel, type PanelButton, refusalOf, says } from './panel-parts.ts';
import { type Practice, resultOf } from './practice.ts';
import { readerOf } from './session.ts';
import { listed, takenWords } from './solved/taken.ts';
import { verdictPanel, whyButton } from './verdict-panel.ts';

/**
 * What a practice says beside its board. Reads signals, so that whoever calls it in a component is drawn anew when it
 * changes. `opening`: what is known before the first action, in a sentence.
 */
export function panelOf(practice: Practice, opening: string): Panel {
  const session = practice.shown.value;
  const stage = practice.stage.value;
  if (stage.kind !== 'own') return stage.panel();
  return refusalOf(session, practice) ?? asking(practice, ownPanel(practice, opening));
}

/** Where something else is asked of the reader than usual (a card to give), that is said first; a hint stands alone. */
export function asking({ own, kit, met, ended }: Practice, panel: Panel): Panel {
  if (own.waiting.value || met.value || ended.value || panel.sign === 'hint') return panel;
  const ask = kit.words.askWords?.(own.now.value);
  return ask ? { ...panel, lines: [ask, ...panel.lines].slice(0, 2), asks: ask } : panel;
}

function ownPanel(practice: Practice, opening: string): Panel {
  const { own } = practice;
  if (practice.met.value) return metPanel(practice);
  if (practice.ended.value) return endedPanel(practice);
  const hint = practice.hintPanel.value;
  if (hint) return hint;
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

/** Nothing is left to decide: that it is won is seen by anybody. */
export const homewardPanel = (practice: Practice): Panel =>
  says(
    'winnable',
    m.play_rest_head(),
    [m.play_panel_played({ count: practice.own.own.value })],
    [{ id: 'home', words: m.play_rest_home(), primary: true, counts: null, act: practice.bringHome }],
  );

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
