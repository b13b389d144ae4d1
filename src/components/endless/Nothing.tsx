import * as m from '../../paraglide/messages.js';
import { link } from '../../site/i18n.ts';
import { type Reason, reasonWords } from '../play/reason-words.ts';
import { toChoice } from './to-choice.ts';

/** Why a search came to nothing; a reason: it broke off. */
export type Why = 'none' | 'never' | Reason;

/** A search that came to nothing. */
export function Nothing({ why, tried, retry }: { why: Why; tried: number; retry: () => void }) {
  const failed = why !== 'none' && why !== 'never';
  const change = (
    <a class={failed ? 'button' : 'button primary'} href={link('/practice/')} onClick={toChoice}>
      {m.endless_change()}
    </a>
  );
  const again = (
    <button type="button" class={failed ? 'button primary' : 'button'} onClick={retry}>
      {failed ? m.endless_again_try() : m.endless_retry()}
    </button>
  );
  return (
    <div class="endless-wait" role="alert">
      <h1>{failed ? m.endless_failed() : m.endless_none()}</h1>
      <p>
        {failed
          ? m.endless_failed_why({ reason: reasonWords(why) })
          : why === 'none'
            ? m.endless_none_says({ count: tried })
            : m.endless_never()}
      </p>
      <p class="ways">
        {failed && again}
        {change}
        {why === 'none' && again}
      </p>
    </div>
  );
}
