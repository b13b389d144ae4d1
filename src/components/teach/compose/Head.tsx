import * as m from '../../../paraglide/messages.js';
import { Icon } from '../../play/parts/icons.tsx';
import { Begin, type Drafts } from './Begin.tsx';
import type { Bench } from './useBench.ts';

const keeping = { saved: m.teach_compose_kept, full: m.teach_compose_full, unavailable: m.teach_compose_unkept };

/** The line above the table: what is worked at, whether it is kept, and the way back. */
export function Head({ bench, ...drafts }: Drafts & { readonly bench: Bench }) {
  const { history, written } = bench;
  return (
    <header class="compose-tools">
      <h1>{m.teach_compose_title()}</h1>
      <Begin bench={bench} {...drafts} />
      <p class="label compose-kept">{keeping[written.value]()}</p>
      <span class="compose-undo">
        <button
          type="button"
          class="icon-button"
          aria-label={m.teach_compose_undo()}
          disabled={!history.undoable.value}
          onClick={history.undo}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label={m.teach_compose_redo()}
          disabled={!history.redoable.value}
          onClick={history.redo}
        >
          <Icon name="redo" />
        </button>
      </span>
    </header>
  );
}
