import * as m from '../../../paraglide/messages.js';
import { isolated } from '../../../site/isolated.ts';
import type { PositionLink } from '../../links/links.ts';

/** What was taken out of a set last, and from where. */
export interface Taken {
  readonly item: PositionLink;
  /** From 0. */
  readonly at: number;
  readonly title: string;
}

interface Props {
  readonly taken: Taken;
  putBack(): void;
}

/** That something was taken out, and the way back. */
export const TakenOut = ({ taken: { title }, putBack }: Props) => (
  <>
    <span class="soft">{m.teach_set_make_removed({ title: isolated(title) })}</span>
    <button type="button" class="button" data-act="back" onClick={putBack}>
      {m.teach_set_make_put_back()}
    </button>
  </>
);
