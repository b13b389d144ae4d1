import type { Signal } from '@preact/signals';
import * as m from '../../../paraglide/messages.js';
import { link as pageLink } from '../../../site/i18n.ts';
import { loading } from '../../../site/loading.ts';
import type { SomeLink } from '../../links/links.ts';
import type { How } from './replacing.ts';

/** What was put into the set last, as text, and how that went. */
export interface Added {
  readonly what: string;
  readonly how: How;
}

interface Props {
  /** Null: there is no position to put. */
  readonly link: SomeLink | null;
  readonly added: Signal<Added | null>;
  /** The position of the set that is being edited, as it lies there; null: none. */
  readonly edited: Signal<SomeLink | null>;
}

/** Puts a position into the set that is being collected; from then on there is a way to the set. */
export function AddToSet({ link, added, edited }: Props) {
  const was = edited.value;
  const last = added.value;
  const how = last && link && last.what === JSON.stringify(link) ? last.how : null;
  return (
    <>
      <button
        type="button"
        class="button"
        disabled={link === null}
        onClick={async () => {
          if (!link) return;
          const { putIntoSet } = await loading(() => import('./replacing.ts'));
          added.value = { what: JSON.stringify(link), how: putIntoSet(link, was) };
          if (was) edited.value = link;
        }}
      >
        {was ? m.teach_set_back() : m.teach_set_add()}
      </button>
      <p class="compose-added" role="status">
        {how === 'added' && (was ? m.teach_set_changed() : m.teach_set_added())}
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
