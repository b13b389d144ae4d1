import * as m from '../../paraglide/messages.js';
import { link } from '../../site/i18n.ts';
import { toChoice } from './to-choice.ts';

/** A search that came to nothing. */
export function Nothing({ why, tried, retry }: { why: 'none' | 'never' | 'failed'; tried: number; retry: () => void }) {
  const says = {
    none: () => m.endless_none_says({ count: tried }),
    never: m.endless_never,
    failed: m.endless_failed_says,
  }[why]();
  return (
    <div class="endless-wait" role="alert">
      <h1>{why === 'failed' ? m.endless_failed() : m.endless_none()}</h1>
      <p>{says}</p>
      <p class="ways">
        <a class="button primary" href={link('/practice/')} onClick={toChoice}>
          {m.endless_change()}
        </a>
        {why !== 'never' && (
          <button type="button" class="button" onClick={retry}>
            {m.endless_retry()}
          </button>
        )}
      </p>
    </div>
  );
}
