import * as m from '../../../paraglide/messages.js';
import type { ResultLink } from '../links/result.ts';
import type { Written } from '../links/write-result.ts';

/** What a result's link has no room for, and what can be done about it; nothing where all of it is in the link. */
export function roomWords({ attempts }: Pick<ResultLink, 'attempts'>, { left, fits }: Pick<Written, 'left' | 'fits'>): string {
  if (fits) return left > 0 ? m.teach_set_hand_in_left({ count: left }) : '';
  const lengths = attempts.map(({ line, slips }) => Math.max(line.length, ...slips.map(({ length }) => length)));
  const count = Math.max(...lengths);
  return m.teach_set_hand_in_too_long({ n: (attempts[lengths.indexOf(count)]?.item ?? 0) + 1, count });
}
