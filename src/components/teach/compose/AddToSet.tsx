import { useSignal } from '@preact/signals';
import * as m from '../../../paraglide/messages.js';
import { link as pageLink } from '../../../site/i18n.ts';
import { addToSet } from '../../play/collecting.ts';
import type { SomeLink } from '../../play/links.ts';

/** Puts a position into the set that is being collected; null: there is none to put. */
export function AddToSet({ link }: { link: SomeLink | null }) {
  const done = useSignal<ReturnType<typeof addToSet> | null>(null);
  return (
    <>
      <button
        type="button"
        class="button"
        disabled={link === null}
        onClick={() => {
          if (link) done.value = addToSet(link);
        }}
      >
        {m.teach_set_add()}
      </button>
      <p class="compose-added" role="status">
        {done.value === 'added' && m.teach_set_added()}
        {done.value === 'full' && m.teach_set_full()}
        {done.value === 'unkept' && m.play_explore_unkept()}
        {done.value !== null && (
          <>
            {' '}
            <a href={pageLink('/set/')}>{m.teach_set_go()}</a>
          </>
        )}
      </p>
    </>
  );
}
