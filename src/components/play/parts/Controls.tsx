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

/** The hint button with its three steps, and the hint in words. */
export function HintPart({ practice }: { practice: Practice }) {
  const verdict = practice.verdict.value;
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
      {verdict.kind === 'refuted' && <p class="hint-words">{m.play_hint_refuted()}</p>}
    </div>
  );
}

/** What there is to do after the win was given away. */
export function RefutedPart({ practice }: { practice: Practice }) {
  if (practice.verdict.value.kind !== 'refuted') return null;
  return (
    <div class="buttons">
      <button type="button" class="button primary" onClick={practice.backToWinnable}>
        {m.play_back_to_winnable()}
      </button>
      <button type="button" class="button" onClick={practice.showWhy}>
        {m.play_show_why()}
      </button>
    </div>
  );
}
