import type { ComponentType } from 'preact';
import * as m from '../../../paraglide/messages.js';
import { CopyText } from '../parts/CopyText.tsx';
import { HandOn } from '../parts/HandOn.tsx';
import { Later } from '../parts/Later.tsx';
import { MustSwitch } from '../parts/MustSwitch.tsx';
import { Report } from '../parts/Report.tsx';
import { SoundSwitch } from '../parts/SoundSwitch.tsx';
import type { Practice } from '../practice.ts';

interface Props {
  readonly practice: Practice;
  /** Which step, for a report. */
  readonly what: string;
  /** What is asked in it. */
  readonly task: string;
  /** The address that opens the step's position with the reader's line. */
  readonly address: () => string;
  readonly close: () => void;
  readonly onCard: () => void;
  readonly onKeys: () => void;
}

/** Behind the *More* of a lesson's step. Nothing in a lesson counts as help. */
export const StepMenu: ComponentType<Props> = ({ practice, what, task, address, close, onCard, onKeys }) => {
  const { kit, own } = practice;
  const then = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <>
      <p class="more">
        <button type="button" class="link" onClick={then(own.restart)}>
          {m.play_restart()}
        </button>
        <button type="button" class="link" onClick={then(practice.showSolution)}>
          {m.play_show_solution()}
        </button>
        <button type="button" class="link" onClick={then(onCard)}>
          {m.play_card_head()}
        </button>
        <button type="button" class="link" onClick={then(onKeys)}>
          {m.play_keys_head()}
        </button>
        <CopyText label={m.play_copy_link()} text={address} />
      </p>
      <HandOn practice={practice} link={() => ({ position: own.start.position, goal: own.goal, text: task })} close={close} />
      {kit.Beside && <Later load={kit.Beside} with={{ session: own, goal: own.goal }} />}
      <SoundSwitch />
      <MustSwitch kit={kit} />
      <Report session={own} what={what} />
    </>
  );
};
