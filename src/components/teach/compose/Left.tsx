import * as m from '../../../paraglide/messages.js';
import { nameOf } from './draft-words.ts';
import type { Kept } from './drafts.ts';

interface Props {
  readonly left: Kept;
  open(kept: Kept): Promise<unknown>;
}

/** That another draft has begun, where the one before is, and the way back to it. */
export function Left({ left, open }: Props) {
  return (
    <p class="compose-began">
      {m.teach_compose_began({ name: nameOf(left) })}{' '}
      <button type="button" class="link" onClick={() => void open(left)}>
        {m.teach_compose_began_back()}
      </button>
    </p>
  );
}
