import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';

/** A button that copies a text; where the browser refuses, the text is shown selected, to be copied by hand. */
export function CopyText({ label, text, className = 'link' }: { label: string; text: () => string; className?: string }) {
  const state = useSignal<'idle' | 'copied' | 'shown'>('idle');
  const byHand = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (state.value === 'shown') byHand.current?.focus();
  }, [state.value]);
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
          <textarea ref={byHand} readOnly rows={3} value={text()} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </span>
  );
}
