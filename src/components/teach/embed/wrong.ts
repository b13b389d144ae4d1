import * as m from '../../../paraglide/messages.js';
import { linkWords } from '../../links/link-words.ts';
import type { LinkError } from '../../links/links.ts';

/** What is wrong with a link that was pasted, as a sentence; a link of a set is another kind of link. */
export const wrongWords = (text: string, error: LinkError): string =>
  /\/set\/?#/.test(text) ? m.teach_link_of_set() : linkWords(error);
