import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import * as m from '../../paraglide/messages.js';
import { panelOf } from './panel.ts';
import type { Panel, PanelButton } from './panel-parts.ts';
import { Cell } from './parts/Cell.tsx';
import { TailLinks, useDialogs } from './parts/dialogs.tsx';
import { Icon } from './parts/icons.tsx';
import { useKeys } from './parts/keys.ts';
import { Later } from './parts/Later.tsx';
import { LineCells, leadsToUndo } from './parts/LineCells.tsx';
import { More } from './parts/More.tsx';
import { PanelPart } from './parts/PanelPart.tsx';
import { PracticeBoard } from './parts/PracticeBoard.tsx';
import { RulesLine } from './parts/RulesLine.tsx';
import { CountNote, News } from './parts/SaidActions.tsx';
import { TellMe } from './parts/TellMe.tsx';
import { useFrame } from './parts/useFrame.ts';
import { useKeptFocus } from './parts/useKeptFocus.ts';
import type { Practice } from './practice.ts';
import { Screen, type Way } from './Screen.tsx';

const stages = () => import('./parts/StageRows.tsx');
const loadSolutionRow = () => stages().then(({ SolutionRow }) => SolutionRow);
const loadSpoilerRow = () => stages().then(({ SpoilerRow }) => SpoilerRow);
const loadOptionsRow = () => stages().then(({ OptionsRow }) => OptionsRow);
const loadOptions = () => stages().then(({ Options }) => Options);

interface Props {
  readonly practice: Practice;
  readonly crumb: string;
  readonly title: string;
  readonly goal?: string | null;
  readonly lead?: string | null;
  readonly back: Way;
  /** Names of the rules in force, where the page knows them beforehand. */
  readonly rules?: readonly string[] | undefined;
  /** What stands in place of the line of rules. */
  readonly strip?: ComponentChildren;
  /** How one is told, where it is not the reader who chooses. */
  readonly tell?: ComponentChildren;
  /** What is known before the first action, in a sentence. */
  readonly opening: string;
  /** What is asked of the reader before the first action, where there is no room for the ways to be told. */
  readonly ask?: Panel | null;
  /** Where to go on, best first: the first is the way on beside the verdict, before solving too. */
  readonly ways: readonly Way[];
  /** What is to be said besides once the goal is met. */
  readonly notice?: string | null;
  /** What may be done with the result once the goal is met. */
  readonly result?: readonly PanelButton[];
  /** What lies over the board once the goal is met. */
  readonly won?: ComponentChildren;
  /** What *More* has of this practice, once it is opened. */
  readonly tools: (close: () => void) => ComponentChildren;
  /** What the page itself has behind *More*, and what it has to say at once. */
  readonly page?: ComponentChildren;
  readonly note?: ComponentChildren;
  readonly aside?: ComponentChildren;
}

/** The playing screen of a practice with a goal that is judged: a puzzle, a daily, an opened position. */
export function Playing({
  practice,
  crumb,
  title,
  goal,
  lead,
  back,
  rules,
  strip,
  tell,
  opening,
  ask,
  ways,
  notice,
  result = [],
  won,
  tools,
  page,
  note,
  aside,
}: Props) {
  const { kit, own } = practice;
  const root = useRef<HTMLDivElement>(null);
  const [dialog, open] = useDialogs(kit, own.start);
  const frame = useFrame();
  useKeys(practice, root, () => open('card'));
  useKeptFocus(root);
  const stage = practice.stage.value;
  const met = stage.kind === 'own' && practice.met.value;
  const told = panelOf(practice, opening);
  const wide = frame === 'beside';
  // Neither a refusal nor a hint waits for an answer.
  const quiet = stage.kind === 'own' && (told.sign === 'winnable' || told.sign === 'unasked');
  const asked = !wide && quiet && own.cursor.value === 0 ? ask : null;
  const panel: Panel =
    asked ??
    (met ? { ...told, lines: [...told.lines, ...(notice ? [notice] : [])], buttons: [...told.buttons, ...result] } : told);
  const [way, ...others] = ways;
  const news = <News practice={practice} />;
  const count = <CountNote practice={practice} />;
  return (
    <>
      <Screen
        root={root}
        crumb={crumb}
        title={title}
        goal={goal ?? null}
        lead={lead ?? null}
        back={back}
        rules={strip ?? <RulesLine kit={kit} play={own.start} names={rules} onCard={() => open('card')} />}
        board={
          <>
            <PracticeBoard practice={practice} name={m.play_board_name({ title })} fills />
            {met && won}
          </>
        }
        note={note}
        aside={
          <>
            {stage.kind === 'options' && <Later load={loadOptions} with={{ practice, stage }} />}
            {wide && stage.kind !== 'options' && news}
            {wide && count}
            {aside}
          </>
        }
        tell={tell ?? <TellMe practice={practice} />}
        verdict={
          <PanelPart panel={panel} kit={kit} frame={frame} news={!wide && news}>
            {!wide && count}
          </PanelPart>
        }
        way={way && <WayOn way={way} next={practice.met.value} wide={wide} />}
        line={
          stage.kind === 'solution' ? (
            <Later load={loadSolutionRow} with={{ stage }} />
          ) : stage.kind === 'options' ? (
            <Later load={loadOptionsRow} with={{ practice, stage }} />
          ) : stage.kind === 'spoiler' ? (
            <Later load={loadSpoilerRow} with={{ practice }} />
          ) : (
            <LineCells session={practice.shown.value} lead={leadsToUndo(panel, !wide)} />
          )
        }
        hint={
          stage.kind !== 'own' ? (
            <Cell icon="own" onClick={practice.backToOwn}>
              {m.play_panel_own()}
            </Cell>
          ) : met && wide && others.length > 0 ? (
            others.map(({ href, name }) => (
              <a key={href} class="button cell" href={href}>
                {name}
              </a>
            ))
          ) : (
            <HintCell practice={practice} />
          )
        }
        tail={<TailLinks open={open} />}
        more={<More page={page} tools={tools} />}
      />
      {dialog}
    </>
  );
}

/** The way on: past the puzzle until its goal is met, then to the next. */
export function WayOn({ way, next, wide }: { way: Way; next: boolean; wide: boolean }) {
  return (
    <a class={next ? 'button cell is-next primary' : 'button cell is-skip'} href={way.href}>
      <Icon name={next || way.always ? 'forth' : 'skip'} size={22} />
      <span>{next && wide ? way.name : (way.always ?? (next ? m.play_next() : m.play_skip()))}</span>
    </a>
  );
}

/** The hint in three steps. The panel has its words, and its heading counts it; beforehand only a screen reader is told what it counts as. */
function HintCell({ practice }: { practice: Practice }) {
  const id = useId();
  const step = practice.hintStep.value;
  return (
    <>
      <Cell icon="hint" off={!practice.hintable.value} onClick={practice.moreHint} describedBy={id}>
        {m.play_hint()}
      </Cell>
      <ol class="hint-steps wraps" aria-hidden="true">
        {[m.play_hint_step_where(), m.play_hint_step_piece({ sound: practice.kit.sound }), m.play_hint_step_move()].map(
          (words, i) => (
            <li key={words} aria-current={i + 1 === step ? 'step' : undefined}>
              {words}
            </li>
          ),
        )}
      </ol>
      <span class="visually-hidden" id={id}>
        {m.play_panel_counts_hint()}
      </span>
    </>
  );
}
