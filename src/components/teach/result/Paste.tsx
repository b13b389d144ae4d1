import { useSignal } from '@preact/signals';
import * as m from '../../../paraglide/messages.js';

/** Where results are pasted. */
export function Paste({ onText }: { onText(text: string): void }) {
  const text = useSignal('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const pasted = text.value;
        text.value = '';
        onText(pasted);
      }}
    >
      <label for="results-text">{m.teach_result_paste_says()}</label>
      <textarea
        id="results-text"
        rows={4}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
      <button type="submit" class="button primary">
        {m.teach_result_read()}
      </button>
    </form>
  );
}
