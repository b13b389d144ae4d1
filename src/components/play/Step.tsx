import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { parseLine } from '../../engine/core/play.ts';
import * as m from '../../paraglide/messages.js';
import { answerToIllegal, answerToLine } from '../../published/answers.ts';
import type { Lesson, Wrong } from '../../published/lesson-schema.ts';
import { recordStep } from '../../records/progress.ts';
import { formatLink } from '../links/links.ts';
import { type Keeper, keeperOf } from './keeper.ts';
import type { GameKit } from './kit.ts';
import { Cell } from './parts/Cell.tsx';
import { useKeys } from './parts/keys.ts';
import { Later } from './parts/Later.tsx';
import { LineCells, leadsToUndo } from './parts/LineCells.tsx';
import { More } from './parts/More.tsx';
import { PanelPart } from './parts/PanelPart.tsx';
import { PracticeBoard } from './parts/PracticeBoard.tsx';
import { RulesLine } from './parts/RulesLine.tsx';
import { CountNote, News } from './parts/SaidActions.tsx';
import { useFrame } from './parts/useFrame.ts';
import { useKeptFocus } from './parts/useKeptFocus.ts';
import { usePractice } from './parts/usePractice.ts';
import type { Practice } from './practice.ts';
import { pageSolver } from './solver.ts';
import { stepPanel } from './step-panel.ts';

const loadMenu = () => import('./menus/StepMenu.tsx').then(({ StepMenu }) => StepMenu);
const loadKeys = () => import('./parts/KeysHelp.tsx').then(({ KeysHelp }) => KeysHelp);
const loadCard = () => import('./parts/RulesCard.tsx').then(({ RulesCard }) => RulesCard);
const loadSolutionRow = () => import('./parts/StageRows.tsx').then(({ SolutionRow }) => SolutionRow);
const loadWon = () => import('./solved/Won.tsx').then(({ Won }) => Won);
const loadSpoilerRow = () => import('./parts/StageRows.tsx').then(({ SpoilerRow }) => SpoilerRow);

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
  /** The number of its lesson in its course: what later ones teach is not on the board. */
  readonly order: number;
  /** What is not shown nor told of, by a name of the game's kit. */
  readonly without?: string | undefined;
  /** The names of the rules in force. */
  readonly rules: readonly string[];
  readonly positionPage: string;
}

/** So many moves of one's own are a whole game: its end is no less a win in a lesson, and is shown as one. */
const longWin = 60;

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
  const shared = keeperOf(`step.${props.lesson}.${props.id}`);
  // A step that is solved begins anew when it is come back to; one that is not goes on.
  const keeper: Keeper = { ...shared, keep: (line) => (practice.met.peek() ? shared.drop() : shared.keep(line)) };
  const practice: Practice = usePractice(
    {
      kit,
      start,
      goal: props.goal,
      // Where others act, a line of the author's shows what they do; that it wins against every reply is for the solver to say.
      ...(kit.alone ? { known: [parseLine(props.line)] } : { scripts: scriptsOf(props) }),
      hints: props.hints,
      solver: pageSolver,
    },
    keeper,
  );
  const root = useRef<HTMLDivElement>(null);
  const [dialog, open] = useState<'keys' | 'card' | null>(null);
  const shut = () => open(null);
  const frame = useFrame();
  useKeys(practice, root, () => open('card'));
  useKeptFocus(root);

  const { own, met } = practice;
  useEffect(() => {
    if (!met.value) return;
    recordStep(props.lesson, props.id);
    root.current?.dispatchEvent(new CustomEvent('winnable:step', { bubbles: true, detail: props.id }));
  }, [met.value]);

  const stage = practice.stage.value;
  const panel = stepPanel(practice, props);
  const lost = panel.sign === 'lost';
  useEffect(() => {
    root.current?.dispatchEvent(new CustomEvent('winnable:lost', { bubbles: true, detail: lost }));
  }, [lost]);

  const address = () =>
    new URL(`${props.positionPage}#${formatLink({ ...props, line: own.played.value, text: props.task })}`, location.href).href;

  return (
    <div class="practice-step" ref={root}>
      <RulesLine kit={kit} play={own.start} names={props.rules} onCard={() => open('card')} />
      <div class="screen-board practice-board">
        <PracticeBoard
          practice={practice}
          name={m.play_board_name({ title: props.task })}
          marked={!props.unmarked}
          lights={!props.unmarked && !props.unlit}
          fills
          answers={(action) => answerToIllegal(props, own.played.value, action) !== null}
        />
        {met.value && stage.kind === 'own' && own.own.value >= longWin && (
          <Later load={loadWon} with={{ practice, filed: parseLine(props.line), gains: [] }} />
        )}
      </div>
      <section class="screen-verdict" aria-label={m.play_verdict_region()}>
        <PanelPart
          panel={panel}
          kit={kit}
          frame={frame}
          news={
            stage.kind === 'own' && <News practice={practice} own={answerToLine(props, practice.own.played.value) === null} />
          }
        >
          <CountNote practice={practice} />
        </PanelPart>
      </section>
      <div class="screen-line">
        {stage.kind === 'solution' ? (
          <Later load={loadSolutionRow} with={{ stage }} />
        ) : stage.kind === 'spoiler' ? (
          // A lesson shows a solution, but no table of options.
          <Later load={loadSpoilerRow} with={{ practice, options: false }} />
        ) : (
          <LineCells session={own} lead={leadsToUndo(panel, frame !== 'beside')} restart={false} />
        )}
      </div>
      <div class="screen-hint">
        {stage.kind === 'own' ? (
          <Cell icon="hint" off={!practice.hintable.value} onClick={practice.moreHint}>
            {m.play_hint()}
          </Cell>
        ) : (
          <Cell icon="restart" onClick={practice.backToOwn}>
            {m.play_panel_own()}
          </Cell>
        )}
      </div>
      <div class="screen-tail">
        <More
          tools={(close) => (
            <Later
              load={loadMenu}
              with={{
                practice,
                what: `${props.lesson} #${props.id}`,
                task: props.task,
                address,
                close,
                onCard: () => open('card'),
                onKeys: () => open('keys'),
              }}
            />
          )}
        />
      </div>
      {dialog === 'keys' && <Later load={loadKeys} with={{ kit, play: own.start, onClose: shut }} />}
      {dialog === 'card' && <Later load={loadCard} with={{ kit, play: own.start, onClose: shut, onKeys: () => open('keys') }} />}
    </div>
  );
}
