import { useEffect, useMemo, useRef } from 'preact/hooks';
import { parseLine } from '../../engine/core/play.ts';
import * as m from '../../paraglide/messages.js';
import { answerToIllegal, answerToLine, saidOfLater } from '../../published/answers.ts';
import type { Lesson, Wrong } from '../../published/lesson-schema.ts';
import { recordStep } from '../../records/progress.ts';
import { unbroken } from '../../site/unbroken.ts';
import type { GameKit } from './kit.ts';
import { formatLink } from './links.ts';
import { HintPart, LineButtons } from './parts/Controls.tsx';
import { CopyText } from './parts/CopyText.tsx';
import { useKeys } from './parts/keys.ts';
import { Later } from './parts/Later.tsx';
import { PracticeBoard } from './parts/PracticeBoard.tsx';
import { Report } from './parts/Report.tsx';
import { SolutionPanel } from './parts/StagePanels.tsx';
import { useDone } from './parts/useDone.ts';
import { useKeptFocus } from './parts/useKeptFocus.ts';
import { usePractice } from './parts/usePractice.ts';
import { Done, RefusalLine, Statement, whyUnknown } from './parts/VerdictLine.tsx';
import { reasonWords } from './reason-words.ts';
import { pageSolver } from './solver.ts';

/** What a lesson page hands to the island of one step: text only. */
export interface StepProps {
  /** `<game>/<lesson slug>`, the key of its progress. */
  readonly lesson: string;
  readonly id: string;
  readonly task: string;
  readonly position: string;
  readonly goal: string;
  readonly line: string;
  readonly wrong: Wrong[];
  readonly hints: readonly string[];
  readonly after?: string | undefined;
  readonly unmarked?: boolean | undefined;
  readonly unlit?: boolean | undefined;
  /** Rules that are taught later, with what is said instead of their own sentence. */
  readonly later?: Lesson['later'] | undefined;
  /** The token is not shown nor told of. */
  readonly tokenless?: boolean | undefined;
  readonly positionPage: string;
}

/** The lines that tell what the others do: the solution first, then the wrong tries with what punishes them. */
const scriptsOf = ({ line, wrong }: StepProps): string[][] =>
  [line, ...wrong.flatMap((entry) => ('illegal' in entry ? [] : [entry.line]))].map(parseLine);

/** A lesson's step: a position with a task that only its goal ends. */
export function Step({ kit, ...props }: StepProps & { kit: GameKit }) {
  const start = useMemo(() => {
    const opened = kit.game.open(props.position);
    if (!opened.ok) throw new Error(opened.error.code);
    return opened.value;
  }, [props.position]);
  const practice = usePractice(
    {
      kit,
      start,
      goal: props.goal,
      // Where others act, a line of the author's shows what they do; that it wins against every reply is for the solver to say.
      ...(kit.alone ? { known: [parseLine(props.line)] } : { scripts: scriptsOf(props) }),
      hints: props.hints,
      solver: pageSolver,
    },
    null,
  );
  const root = useRef<HTMLDivElement>(null);
  useKeys(practice, root, () => {});
  useKeptFocus(root);

  const { met } = practice;
  useEffect(() => {
    if (!met.value) return;
    recordStep(props.lesson, props.id);
    root.current?.dispatchEvent(new CustomEvent('winnable:step', { bubbles: true, detail: props.id }));
  }, [met.value]);

  const here = () =>
    new URL(`${props.positionPage}#${formatLink({ ...props, line: practice.own.played.value, text: props.task })}`, location.href)
      .href;

  const { own } = practice;
  const done = useDone(own, kit);
  const stage = practice.stage.value;
  const verdict = practice.verdict.value;
  const why = whyUnknown(kit, own);
  const refusal = own.refusal.value;
  const early = refusal?.rule ? saidOfLater(props.later ?? [], refusal.rule) : null;
  const answer = refusal ? answerToIllegal(props, own.played.value, refusal.action) : answerToLine(props, own.played.value);
  return (
    <div class="practice practice-step" ref={root}>
      <div class="practice-board">
        <PracticeBoard
          practice={practice}
          name={m.play_board_name({ title: props.task })}
          marked={!props.unmarked}
          lights={!props.unmarked && !props.unlit}
        />
      </div>
      <div class="practice-side">
        <div class="news" role="status">
          {!refusal && stage.kind === 'own' && (met.value || answer || verdict.kind !== 'thinking') && <Done words={done} />}
          {refusal ? (
            <>
              {early === null ? <RefusalLine session={own} kit={kit} /> : !answer && <Statement tone="bad" head={early} />}
              {answer && early !== null && <Statement tone="bad" head={answer} />}
              {answer && early === null && <p class="answer">{unbroken(answer)}</p>}
            </>
          ) : met.value ? (
            <Statement tone="good" head={m.play_step_done()}>
              {props.after && <p>{unbroken(props.after)}</p>}
            </Statement>
          ) : answer ? (
            <Statement tone="bad" head={m.play_step_missed()}>
              <p>{unbroken(answer)}</p>
            </Statement>
          ) : own.goalState.value === 'lost' || verdict.kind === 'refuted' || verdict.kind === 'hopeless' ? (
            <Statement tone="bad" head={m.play_step_out_of_reach()}>
              <p>{m.play_step_take_back()}</p>
            </Statement>
          ) : verdict.kind === 'unknown' && own.cursor.value > 0 ? (
            <Statement tone="unsure" head={m.play_unknown()}>
              <p>{m.play_panel_unknown({ reason: reasonWords(verdict.reason) })}</p>
              {why && <p>{unbroken(why)}</p>}
            </Statement>
          ) : null}
        </div>
        {stage.kind === 'solution' ? (
          <SolutionPanel practice={practice} stage={stage} />
        ) : (
          <>
            <LineButtons session={own} />
            {!met.value && <HintPart practice={practice} />}
            {kit.Beside && <Later load={kit.Beside} with={{ session: own, goal: props.goal }} />}
            <p class="more">
              <button type="button" class="link" onClick={practice.showSolution}>
                {m.play_show_solution()}
              </button>
              <CopyText label={m.play_copy_link()} text={here} />
            </p>
            <Report session={own} what={`${props.lesson} #${props.id}`} />
          </>
        )}
      </div>
    </div>
  );
}
