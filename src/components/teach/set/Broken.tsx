import * as m from '../../../paraglide/messages.js';
import type { LinkError } from '../../links/fragment.ts';
import { linkWords } from '../../links/link-words.ts';

/** A link to a set that cannot be read. */
export const Broken = ({ error }: { error: LinkError }) => (
  <div role="alert">
    <h1>{m.play_link_broken()}</h1>
    <p>{m.teach_set_broken({ message: linkWords(error) })}</p>
    <p>{m.play_link_what_now()}</p>
  </div>
);
