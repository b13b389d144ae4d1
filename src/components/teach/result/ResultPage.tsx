import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { Later } from '../../play/parts/Later.tsx';
import { useHash } from '../../play/parts/useHash.ts';
import { Paste } from './Paste.tsx';

const load = () => import('./Results.tsx').then(({ Results }) => Results);

/** What pupils hand in: pasted, or opened by a link. What reads and judges it is loaded with the first of it. */
export function ResultPage() {
  const hash = useHash('kr');
  const first = useSignal<string | null>(null);
  useEffect(() => {
    if (hash.value && hash.value.length > 1) first.value = `/result/${hash.value}`;
  }, [hash.value]);
  if (first.value !== null) return <Later load={load} with={{ first: first.value }} />;
  return (
    <div class="results">
      <header class="results-head">
        <h1>{m.teach_result_title()}</h1>
        <p class="soft">{m.teach_result_lead()}</p>
      </header>
      <div class="results-paste">
        <h2>{m.teach_result_paste()}</h2>
        <Paste
          onText={(text) => {
            first.value = text;
          }}
        />
      </div>
    </div>
  );
}
