import { useId } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { unbroken } from '../../../site/unbroken.ts';
import { percent } from '../percent.ts';
import type { Practice } from '../practice.ts';
import type { Stage } from '../stage.ts';
import { ActionButton } from './ActionButton.tsx';
import { Cell } from './Cell.tsx';
import { Icon } from './icons.tsx';

type Shown<K extends Stage['kind']> = Extract<Stage, { kind: K }>;

/** In place of undo, redo, restart, while a solution is played: one step back or forth, and pause. */
export function SolutionRow({ stage: { session, replay } }: { stage: Pick<Shown<'solution'>, 'session' | 'replay'> }) {
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

/**
 * The same while what spoils a line is shown: undo takes back what gave the goal away. `options`: what would have won can be asked for, which
 * counts as help.
 */
export function SpoilerRow({ practice, options = true }: { practice: Practice; options?: boolean }) {
  const id = useId();
  return (
    <>
      <Cell icon="undo" lead onClick={practice.backToWinnable}>
        {m.play_undo()}
      </Cell>
      {options && (
        <ActionButton className="button cell is-double" off={false} onClick={practice.showOptions} describedBy={id}>
          <span>{practice.chance?.better() ?? m.play_what_won()}</span>
          <small class="counts" id={id} aria-hidden="true">
            {m.play_counts_help()}
          </small>
        </ActionButton>
      )}
    </>
  );
}

/** The same where every option is tried: undo, the winning line played by itself, and the way back to before the goal was given away. */
export function OptionsRow({ practice, stage: { session, there } }: { practice: Practice; stage: Shown<'options'> }) {
  return (
    <>
      <Cell icon="undo" off={session.cursor.value <= there.line.length} onClick={session.undo}>
        {m.play_undo()}
      </Cell>
      <Cell icon="play" onClick={practice.showSolution}>
        {m.play_solution()}
      </Cell>
      <Cell icon="back" onClick={practice.backToWinnable}>
        {m.play_panel_back()}
      </Cell>
    </>
  );
}

const order: readonly string[] = ['win', 'unknown', 'loss'];
/** How good an option is, where chances are known; what meets the goal at once has none of its own. */
const worth = ({ result, value }: { readonly result: string; readonly value?: number | undefined }): number =>
  value ?? (result === 'win' ? 1 : 0);

/** Where the goal was given away: every option there with its verdict, to be tried. */
export function Options({ practice, stage }: { practice: Practice; stage: Shown<'options'> }) {
  const { session, winning, there, ratings } = stage;
  const words = (action: string) => unbroken(practice.kit.words.actionWords(action, there));
  // Where there is room for few, those that win are seen.
  const options = (ratings.value?.actions ?? [{ action: winning, result: 'win' as const, value: undefined }]).toSorted(
    (a, b) => worth(b) - worth(a) || order.indexOf(a.result) - order.indexOf(b.result),
  );
  const tryOut = (action: string) => {
    session.goTo(there.line.length);
    session.play(action);
  };
  return (
    <section class="panel over-board" tabIndex={-1} aria-label={m.play_why_head()}>
      <ul class="options">
        {options.map(({ action, result, value }) => (
          <li key={action}>
            <button type="button" class="option" onClick={() => tryOut(action)}>
              <Icon name={result === 'win' ? 'yes' : result === 'loss' ? 'no' : 'unsure'} />
              <span>{words(action)}</span>
              <span class={`option-${result}`}>
                {value !== undefined
                  ? m.play_explore_chance({ percent: percent(value) })
                  : result === 'win'
                    ? m.play_option_wins()
                    : result === 'loss'
                      ? m.play_option_loses()
                      : m.play_option_unknown()}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
