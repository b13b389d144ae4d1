import * as m from '../../../paraglide/messages.js';
import { unbroken } from '../../../site/unbroken.ts';
import type { Practice } from '../practice.ts';
import type { Stage } from '../stage.ts';
import { Cell } from './Cell.tsx';
import { Icon } from './icons.tsx';

type Shown<K extends Stage['kind']> = Extract<Stage, { kind: K }>;

/** In place of undo, redo, restart, while a solution is played: one step back or forth, and pause. */
export function SolutionRow({ stage: { session, replay } }: { stage: Shown<'solution'> }) {
  const running = replay.running.value;
  const at = session.cursor.value;
  const step = (to: number) => () => {
    replay.pause();
    session.goTo(to);
  };
  return (
    <>
      <Cell icon="back" off={at === 0} onClick={step(at - 1)}>
        {m.play_step_back()}
      </Cell>
      <Cell icon={running ? 'pause' : 'play'} onClick={running ? replay.pause : replay.play}>
        {running ? m.play_pause() : m.play_play()}
      </Cell>
      <Cell icon="forth" off={at >= session.line.value.length} onClick={step(at + 1)}>
        {m.play_step()}
      </Cell>
    </>
  );
}

/** The same where every option is tried: undo, and the winning line played by itself. */
export function OptionsRow({ practice, stage: { session, there } }: { practice: Practice; stage: Shown<'options'> }) {
  return (
    <>
      <Cell icon="undo" off={session.cursor.value <= there.line.length} onClick={session.undo}>
        {m.play_undo()}
      </Cell>
      <Cell icon="play" onClick={practice.showSolution}>
        {m.play_solution()}
      </Cell>
    </>
  );
}

/** Where the goal was given away: every option there with its verdict, to be tried. */
export function Options({ practice, stage }: { practice: Practice; stage: Shown<'options'> }) {
  const { session, winning, there, ratings } = stage;
  const words = (action: string) => unbroken(practice.kit.words.actionWords(action, there));
  const tryOut = (action: string) => {
    session.goTo(there.line.length);
    session.play(action);
  };
  return (
    <section class="panel over-board" tabIndex={-1} aria-label={m.play_why_head()}>
      <ul class="options">
        {(ratings.value?.actions ?? [{ action: winning, result: 'win' as const }]).map(({ action, result }) => (
          <li key={action}>
            <button type="button" class="option" onClick={() => tryOut(action)}>
              <Icon name={result === 'win' ? 'yes' : result === 'loss' ? 'no' : 'unsure'} />
              <span>{words(action)}</span>
              <span class={`option-${result}`}>
                {result === 'win' ? m.play_option_wins() : result === 'loss' ? m.play_option_loses() : m.play_option_unknown()}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
