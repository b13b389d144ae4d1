import * as m from '../../paraglide/messages.js';
import { answerComes, answerToIllegal, answerToLine, saidOfLater } from '../../published/answers.ts';
import type { Lesson, Wrong } from '../../published/lesson-schema.ts';
import { asking, homewardPanel, panelOf } from './panel.ts';
import { type Panel, refusalOf, says } from './panel-parts.ts';
import type { Practice } from './practice.ts';
import { reasonWords } from './reason-words.ts';
import type { Session } from './session.ts';
import { lostPanel } from './verdict-panel.ts';

/** What a step's author has written for what is tried in it. */
export interface StepAnswers {
  readonly wrong: Wrong[];
  readonly after?: string | undefined;
  /** Rules that are taught later, with what is said instead of their own sentence. */
  readonly later?: Lesson['later'] | undefined;
}

/**
 * What a lesson's step says beside its board, always at once: why it was lost, if that was asked, an answer to a try that is not legal, that the task is done, the
 * author's sentence about a try that misses, a hint, or how things stand. Reads signals.
 */
export function stepPanel(practice: Practice, answers: StepAnswers): Panel {
  const { own, stage } = practice;
  if (stage.value.kind !== 'own') return panelOf(practice, '');
  const usual = refusalOf(own, practice);
  if (own.early.value && usual) return usual;
  const refusal = own.refusal.value;
  if (refusal) {
    if (own.now.value.outcome !== null) {
      const reason = answerToLine(answers, own.played.value);
      return says('refused', m.play_panel_touched(), [...(reason ? [reason] : []), m.play_step_over()]);
    }
    const early = refusal.rule ? saidOfLater(answers.later ?? [], refusal.rule) : null;
    const answer = answerToIllegal(answers, own.played.value, refusal.action);
    if (usual && early === null && answer === null) return usual;
    if (!usual) return says('unasked', m.play_step_begin());
    return {
      ...usual,
      lines: early === null ? [...usual.lines.slice(0, 1), answer ?? ''] : [answer ?? early],
      rule: early === null ? usual.rule : null,
    };
  }
  if (practice.met.value) return says('met', m.play_step_done(), answers.after ? [answers.after] : []);
  const hint = practice.hint.value;
  if (hint) return says('hint', m.play_hint(), [hint.words]);
  if (practice.homeward.value && piecesLeft(own) >= many) return homewardPanel(practice);
  const answer = answerToLine(answers, own.played.value);
  const verdict = practice.verdict.value;
  const answered = answer === null ? 0 : answeredAt(own, answers);
  if (answer && !(playedOn(own, answered) && isDecided(practice))) return says('lost', m.play_step_missed(), [answer]);
  // The author says why once the others have answered: until then no other head stands there.
  if (own.waiting.value && answerComes(answers, own.played.value)) return says('thinking', m.play_thinking());
  if (verdict.kind === 'refuted') {
    const lost = lostPanel(practice, verdict, own, m.play_step_out_of_reach());
    // Its author's reason stays while one plays on.
    return answer && answered > verdict.lastGood ? { ...lost, lines: [...lost.lines, answer] } : lost;
  }
  if (own.goalState.value === 'lost' || verdict.kind === 'hopeless')
    return says('lost', m.play_step_out_of_reach(), [answer ?? '', m.play_step_take_back()].filter(Boolean));
  return asking(practice, standing(practice));
}

/** So many pieces are more than a lesson asks to be brought home by hand. */
const many = 10;

/** How many pieces are not home yet. */
const piecesLeft = ({ now }: Session): number =>
  now.value.scene('all').slots.reduce((sum, { kind, pieces }) => sum + (kind === 'foundation' ? 0 : pieces.length), 0);

/** After how many moves of the line the try was made that the author's answer to the line is about. */
function answeredAt({ played }: Session, answers: StepAnswers): number {
  const line = played.value;
  const answer = answerToLine(answers, line);
  return line.findIndex((_, i) => answerToLine(answers, line.slice(0, i + 1)) === answer) + 1;
}

/** Whether the reader has made a move of their own after so many of the line. */
const playedOn = (own: Session, after: number): boolean =>
  own.played.value.some((_, i) => i >= after && own.at(i)?.actor === own.seat);

/** Whether it is known how the reader's line stands. */
const isDecided = ({ own, verdict }: Practice): boolean =>
  own.goalState.value === 'lost' || !['thinking', 'unknown', 'unasked'].includes(verdict.value.kind);

/** How things stand, where nothing else is to be said. */
function standing({ own, kit, verdict: known }: Practice): Panel {
  const verdict = known.value;
  if (own.cursor.value === 0) return says('unasked', m.play_step_begin());
  if (verdict.kind === 'unknown') {
    const why = kit.words.unknownWords?.(own.now.value);
    return says('unknown', m.play_unknown(), [
      m.play_panel_unknown({ reason: reasonWords(verdict.reason) }),
      ...(why ? [why] : []),
    ]);
  }
  return verdict.kind === 'thinking'
    ? says('thinking', m.play_thinking())
    : says('winnable', m.play_winnable(), [m.play_step_winnable({ count: own.own.value })]);
}
