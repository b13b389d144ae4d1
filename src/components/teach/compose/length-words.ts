import * as m from '../../../paraglide/messages.js';
import { mostInCode, mostInMessage } from '../lengths.ts';

/** What a link of so many characters is too long for, and what would shorten it; or that it fits anywhere. */
export function lengthWords(count: number): string {
  if (count <= mostInCode) return m.teach_share_signs({ count });
  const code = m.teach_share_no_code({ count, most: mostInCode.toLocaleString() });
  return [code, ...(count > mostInMessage ? [m.teach_share_signs_long()] : []), m.teach_share_shorten()].join(' ');
}
