import { useSignal } from '@preact/signals';
import * as m from '../../../paraglide/messages.js';

/** A button that copies a text; where the browser refuses, the text is shown to be copied by hand. */
export function CopyText({ label, text, className = 'link' }: { label: string; text: () => string; className?: string }) {
  const state = useSignal<'idle' | 'copied' | 'shown'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      state.value = 'copied';
      setTimeout(() => {
        if (state.value === 'copied') state.value = 'idle';
      }, 4000);
    } catch {
      state.value = 'shown';
    }
  };
  return (
    <span class="copy">
      <button type="button" class={className} onClick={copy}>
        {label}
      </button>
      <span role="status" class="copied">
        {state.value === 'copied' ? m.play_copied() : ''}
      </span>
      {state.value === 'shown' && (
        <label class="copy-by-hand">
          {m.play_copy_by_hand()}
          <textarea readOnly rows={3} value={text()} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </span>
  );
}
