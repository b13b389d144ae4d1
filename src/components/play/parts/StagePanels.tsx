import * as m from '../../../paraglide/messages.js';
import { unbroken } from '../../../site/unbroken.ts';
import type { Practice } from '../practice.ts';
import type { Stage } from '../stage.ts';
import { ActionButton } from './ActionButton.tsx';
import { Icon } from './icons.tsx';

/** Playing a solution: pause, one step back or forth, and the way back to one's own line. */
export function SolutionPanel({ practice, stage }: { practice: Practice; stage: Extract<Stage, { kind: 'solution' }> }) {
  const { session, replay } = stage;
  const running = replay.running.value;
  const next = session.line.value[session.cursor.value];
  const step = (go: () => void) => () => {
    replay.pause();
    go();
  };
  return (
    <section class="panel" tabIndex={-1} aria-label={m.play_solution_head()}>
      <div class="buttons">
        <ActionButton off={session.cursor.value === 0} onClick={step(() => session.goTo(session.cursor.value - 1))}>
          <Icon name="back" /> {m.play_step_back()}
        </ActionButton>
        <button type="button" class="button primary" onClick={running ? replay.pause : replay.play}>
          <Icon name={running ? 'pause' : 'play'} /> {running ? m.play_pause() : m.play_play()}
        </button>
        <ActionButton off={next === undefined} onClick={step(() => session.goTo(session.cursor.value + 1))}>
          {m.play_step()} <Icon name="forth" />
        </ActionButton>
      </div>
      {next !== undefined && (
        <p class="soft">{unbroken(m.play_solution_next({ action: practice.kit.words.actionWords(next, session.now.value) }))}</p>
      )}
      <button type="button" class="button" onClick={practice.backToOwn}>
        {m.play_back_to_own()}
      </button>
    </section>
  );
}

/** Where the goal was given away: every option there with its verdict, to be tried. */
export function OptionsPanel({ practice, stage }: { practice: Practice; stage: Extract<Stage, { kind: 'options' }> }) {
  const { session, winning, there } = stage;
  const begin = there.line.length;
  const words = (action: string) => unbroken(practice.kit.words.actionWords(action, there));
  const tryOut = (action: string) => {
    session.goTo(begin);
    session.play(action);
  };
  return (
    <section class="panel" tabIndex={-1} aria-label={m.play_why_head()}>
      <ul class="options">
        {(stage.ratings.value?.actions ?? [{ action: winning, result: 'win' as const }]).map(({ action, result }) => (
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
      <div class="buttons">
        <ActionButton off={session.cursor.value <= begin} onClick={session.undo}>
          <Icon name="undo" /> {m.play_undo()}
        </ActionButton>
        <button type="button" class="button" onClick={practice.showSolution}>
          {m.play_why_play()}
        </button>
        <button type="button" class="button primary" onClick={practice.backToWinnable}>
          {m.play_panel_back()}
        </button>
      </div>
      <button type="button" class="button" onClick={practice.backToOwn}>
        {m.play_back_to_own()}
      </button>
    </section>
  );
}
