import { useId } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { unbroken } from '../../../site/unbroken.ts';
import type { Practice } from '../practice.ts';
import type { Session } from '../session.ts';
import { ActionButton } from './ActionButton.tsx';
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

/**
 * The hint button with its three steps. `counted`: the panel has the hint's words, and the button says that it counts;
 * otherwise (in a lesson) the words stand here, and it counts as nothing.
 */
export function HintPart({ practice, counted = false }: { practice: Practice; counted?: boolean }) {
  const id = useId();
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
        <ActionButton
          className="button primary"
          off={!available || step === 3}
          onClick={practice.moreHint}
          describedBy={counted ? id : undefined}
        >
          <Icon name="hint" /> {m.play_hint()}
        </ActionButton>
        <ol class="hint-steps">
          {steps.map(([number, label]) => (
            <li key={number} aria-current={number === step ? 'step' : undefined}>
              {label}
            </li>
          ))}
        </ol>
        {counted && (
          <span class="counts" id={id}>
            {m.play_panel_counts_hint()}
          </span>
        )}
      </div>
      {!counted && (
        <p class="hint-words" role="status">
          {hint ? unbroken(hint.words) : ''}
        </p>
      )}
    </div>
  );
}
