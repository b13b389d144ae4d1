import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { loading } from '../../../site/loading.ts';
import { useHash } from '../../play/parts/useHash.ts';
import { type KeptResults, keepResults, keptResults, linksOf, withText } from './kept.ts';
import { Paste } from './Paste.tsx';
import type { ResultsProps } from './Results.tsx';

const load = () => import('./Results.tsx').then(({ Results }) => Results);

/** What is to be read, and what this tab has kept of before. */
interface Begun {
  readonly first: string;
  readonly before: KeptResults;
}

/** What pupils hand in: pasted, opened by a link, or kept in this tab. What reads and judges it is loaded with the first of it. */
export function ResultPage() {
  const hash = useHash('kr');
  const begun = useSignal<Begun | null>(null);
  const Part = useSignal<ComponentType<ResultsProps> | null>(null);
  const cleared = useSignal<KeptResults | null>(null);
  const begin = (first: string) => {
    const before = begun.value?.before ?? keptResults();
    // Where what reads it cannot be loaded now, it is there when the page is loaded again.
    if (first !== '' && begun.value === null) keepResults(withText(before, linksOf(first)));
    begun.value = { first, before };
    loading(load).then((Results) => {
      Part.value = Results;
    });
  };
  useEffect(() => {
    if (hash.value && hash.value.length > 1) begin(`/result/${hash.value}`);
    else if (begun.value === null && keptResults().texts.length > 0) begin('');
  }, [hash.value]);
  const Results = Part.value;
  if (begun.value !== null && Results)
    return (
      <Results
        {...begun.value}
        cleared={(kept) => {
          // Loaded again, the page would read the link in its address once more.
          history.replaceState(history.state, '', location.pathname);
          cleared.value = kept;
          begun.value = null;
        }}
      />
    );
  return (
    <div class="results">
      <header class="results-head wraps">
        <h1>{m.teach_result_title()}</h1>
        <p class="soft">{m.teach_result_lead()}</p>
      </header>
      <p role="status">
        {begun.value && m.teach_result_judging()}
        {cleared.value && (
          <>
            {m.teach_result_cleared()}{' '}
            <button
              type="button"
              class="link"
              // The button that was pressed is gone.
              ref={(button) => button?.focus()}
              onClick={() => {
                if (cleared.value) keepResults(cleared.value);
                cleared.value = null;
                begin('');
              }}
            >
              {m.teach_result_put_back()}
            </button>
          </>
        )}
      </p>
      <p class="label">{m.teach_result_proved()}</p>
      <div class="results-paste">
        <h2>{m.teach_result_paste()}</h2>
        <Paste onText={begin} />
      </div>
    </div>
  );
}
