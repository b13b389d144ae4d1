import * as m from '../../../paraglide/messages.js';
import { Icon } from '../../play/parts/icons.tsx';
import { Later } from '../../play/parts/Later.tsx';
import { Begin, type Drafts } from './Begin.tsx';
import type { Bench } from './useBench.ts';

const keeping = { saved: m.teach_compose_kept, full: m.teach_compose_full, unavailable: m.teach_compose_unkept };

interface TurnProps {
  readonly sign: 'undo' | 'redo';
  readonly name: string;
  readonly able: boolean;
  act(): void;
}

/** One way through what was done. */
const Turn = ({ sign, name, able, act }: TurnProps) => (
  <button type="button" class="icon-button" aria-label={name} disabled={!able} onClick={act}>
    <Icon name={sign} />
  </button>
);

const loadLeft = () => import('./Left.tsx').then(({ Left }) => Left);

/** The line above the table: what is worked at, whether it is kept, and the way back. */
export function Head({ bench, ...drafts }: Drafts & { readonly bench: Bench }) {
  const { history, written } = bench;
  const { left, open } = drafts;
  return (
    <header class="compose-tools">
      <h1>{m.teach_compose_title()}</h1>
      <Begin bench={bench} {...drafts} />
      <p class="label compose-kept">{keeping[written.value]()}</p>
      <span class="compose-undo">
        <Turn sign="undo" name={m.teach_compose_undo()} able={history.undoable.value} act={history.undo} />
        <Turn sign="redo" name={m.teach_compose_redo()} able={history.redoable.value} act={history.redo} />
      </span>
      <div class="compose-left-draft" role="status">
        {left && <Later load={loadLeft} with={{ left, open }} />}
      </div>
    </header>
  );
}
