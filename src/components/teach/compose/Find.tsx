import { useSignal } from '@preact/signals';
import * as m from '../../../paraglide/messages.js';
import { Later } from '../../play/parts/Later.tsx';
import type { Finding } from './FindPart.tsx';

const load = () => import('./FindPart.tsx').then(({ FindPart }) => FindPart);

/** Finding a puzzle like the one at hand; all that it takes is loaded once it is opened. */
export function Find(props: Finding) {
  const open = useSignal(false);
  return (
    <details
      class="compose-finding"
      onToggle={(event) => {
        open.value ||= event.currentTarget.open;
      }}
    >
      <summary>{m.teach_find_head()}</summary>
      {open.value && <Later load={load} with={props} />}
    </details>
  );
}
