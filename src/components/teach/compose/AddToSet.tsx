import type { Signal } from '@preact/signals';
import * as m from '../../../paraglide/messages.js';
import { link as pageLink } from '../../../site/i18n.ts';
import { addToSet } from '../../play/collecting.ts';
import { formatLink, type SomeLink } from '../../play/links.ts';

/** What was put into the set last, as a link, and how that went. */
export interface Added {
  readonly what: string;
  readonly how: ReturnType<typeof addToSet>;
}

interface Props {
  /** Null: there is no position to put. */
  readonly link: SomeLink | null;
  readonly added: Signal<Added | null>;
}

/** Puts a position into the set that is being collected; from then on there is a way to the set. */
export function AddToSet({ link, added }: Props) {
  const last = added.value;
  const how = last && link && last.what === formatLink(link) ? last.how : null;
  return (
    <>
      <button
        type="button"
        class="button"
        disabled={link === null}
        onClick={() => {
          if (link) added.value = { what: formatLink(link), how: addToSet(link) };
        }}
      >
        {m.teach_set_add()}
      </button>
      <p class="compose-added" role="status">
        {how === 'added' && m.teach_set_added()}
        {how === 'full' && m.teach_set_full()}
        {how === 'unkept' && m.play_explore_unkept()}
        {last !== null && (
          <>
            {' '}
            <a href={pageLink('/set/')}>{m.teach_set_go()}</a>
          </>
        )}
      </p>
    </>
  );
}
