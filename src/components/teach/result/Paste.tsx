import { useSignal } from '@preact/signals';
import * as m from '../../../paraglide/messages.js';
import { getLocale } from '../../../paraglide/runtime.js';
import { mostPasted, resultsIn, setsIn } from '../links/in-text.ts';

/** A longer text is read at once: laid out in a field, one of some millions of signs would keep the page busy. */
const mostInField = 100_000;

/** Where results are pasted, and the links of their sets. What has neither in it stays there, and that is said. */
export function Paste({ onText }: { onText(text: string): void }) {
  const text = useSignal('');
  const wrong = useSignal('');
  /** Out: whether there is anything in it to be read. */
  const give = (given: string): boolean => {
    const found = resultsIn(given).fragments.size + setsIn(given).fragments.size;
    const nothing = given.length > mostPasted ? m.teach_result_left_text({ most: mostPasted.toLocaleString(getLocale()) }) : '';
    wrong.value = found > 0 ? '' : `${m.teach_result_nothing()} ${nothing}`.trim();
    if (found > 0) onText(given);
    return found > 0;
  };
  /** What is pasted or dropped into the field. */
  const bring = (event: Event, data: DataTransfer | null) => {
    const given = data?.getData('text/plain') ?? '';
    if (given.length <= mostInField) return;
    event.preventDefault();
    give(given);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (give(text.value)) text.value = '';
      }}
    >
      <label for="results-text">{m.teach_result_paste_says()}</label>
      <textarea
        id="results-text"
        rows={4}
        value={text.value}
        onPaste={(event) => bring(event, event.clipboardData)}
        onDrop={(event) => bring(event, event.dataTransfer)}
        onInput={(event) => {
          text.value = event.currentTarget.value;
          wrong.value = '';
        }}
      />
      <p role="alert">{wrong.value}</p>
      <button type="submit" class="button primary">
        {m.teach_result_read()}
      </button>
    </form>
  );
}
