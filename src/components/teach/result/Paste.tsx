import { useSignal } from '@preact/signals';
import * as m from '../../../paraglide/messages.js';
import { resultsIn, setIn } from '../links/in-text.ts';

/** Where results are pasted. What has none in it stays there, and that is said; a set's link is handed on nevertheless. */
export function Paste({ onText }: { onText(text: string): void }) {
  const text = useSignal('');
  const nothing = useSignal(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const pasted = text.value;
        nothing.value = resultsIn(pasted).length === 0;
        if (!nothing.value) text.value = '';
        if (!nothing.value || setIn(pasted) !== null) onText(pasted);
      }}
    >
      <label for="results-text">{m.teach_result_paste_says()}</label>
      <textarea
        id="results-text"
        rows={4}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
          nothing.value = false;
        }}
      />
      <p role="alert">{nothing.value && m.teach_result_nothing()}</p>
      <button type="submit" class="button primary">
        {m.teach_result_read()}
      </button>
    </form>
  );
}
