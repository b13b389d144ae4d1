import * as m from '../../../paraglide/messages.js';
import { unbroken } from '../../../site/unbroken.ts';
import type { Practice } from '../practice.ts';
import type { Session } from '../session.ts';
import { ActionButton } from './ActionButton.tsx';
import { Cell } from './Cell.tsx';
import { Icon } from './icons.tsx';

/** Undo, redo, restart of one session. */
export function LineButtons({ session, busy = false }: { session: Session; busy?: boolean }) {
  const at = session.cursor.value;
  return (
    <div class="buttons">
      <ActionButton off={busy || at === 0} onClick={session.undo}>
        <Icon name="undo" /> {m.play_undo()}
      </ActionButton>
      <ActionButton off={busy || at >= session.line.value.length} onClick={session.redo}>
        <Icon name="redo" /> {m.play_redo()}
      </ActionButton>
      <ActionButton off={busy || at === 0} onClick={session.restart}>
        <Icon name="restart" /> {m.play_restart()}
      </ActionButton>
    </div>
  );
}

/** The same as the playing screen has them; `restart`: false where there is room for two. */
export function LineCells({ session, busy = false, restart = true }: { session: Session; busy?: boolean; restart?: boolean }) {
  const at = session.cursor.value;
  return (
    <>
      <Cell icon="undo" off={busy || at === 0} onClick={session.undo}>
        {m.play_undo()}
      </Cell>
      <Cell icon="redo" off={busy || at >= session.line.value.length} onClick={session.redo}>
        {m.play_redo()}
      </Cell>
      {restart && (
        <Cell icon="restart" off={busy || at === 0} onClick={session.restart}>
          {m.play_restart()}
        </Cell>
      )}
    </>
  );
}

/** The hint button of a lesson's step, with its three steps and its words; there it counts as nothing. */
export function HintPart({ practice }: { practice: Practice }) {
  const step = practice.hintStep.value;
  const hint = practice.hint.value;
  const available = practice.hintable.value;
  const steps = [
    [1, m.play_hint_step_where()],
    [2, m.play_hint_step_piece()],
    [3, m.play_hint_step_move()],
  ] as const;
  return (
    <div class="hint">
      <div class="hint-row">
        <ActionButton className="button primary" off={!available || step === 3} onClick={practice.moreHint}>
          <Icon name="hint" /> {m.play_hint()}
        </ActionButton>
        <ol class="hint-steps">
          {steps.map(([number, label]) => (
            <li key={number} aria-current={number === step ? 'step' : undefined}>
              {label}
            </li>
          ))}
        </ol>
      </div>
      <p class="hint-words" role="status">
        {hint ? unbroken(hint.words) : ''}
      </p>
    </div>
  );
}
