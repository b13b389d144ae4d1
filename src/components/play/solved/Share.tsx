import { useSignal } from '@preact/signals';
import * as m from '../../../paraglide/messages.js';
import { change, settings } from '../../../site/settings.ts';
import { CopyText } from '../parts/CopyText.tsx';
import { plainAddress, shareText } from './share.ts';
import type { Solving } from './taken.ts';

/** A result as a text to be shared: seen first, then handed to what the device shares with, or copied. */
export function Share({ name, result }: { name: string; result: Solving }) {
  const failed = useSignal(false);
  const { symbols } = settings.value;
  const text = () => shareText(name, result, plainAddress(location.href), symbols);
  const canShare = typeof navigator.share === 'function' && (navigator.canShare?.({ text: text() }) ?? true) && !failed.value;
  const share = () =>
    navigator.share({ text: text() }).catch((error: unknown) => {
      // Whoever closes the sheet has changed their mind; anything else is a browser that will not, and copying remains.
      failed.value = !(error instanceof Error && error.name === 'AbortError');
    });
  return (
    <section class="share" aria-label={m.share_region()}>
      <p class="share-text">{text()}</p>
      <div class="ways share-ways">
        {canShare && (
          <button type="button" class="button" onClick={share}>
            {m.share_button()}
          </button>
        )}
        <CopyText label={m.share_copy()} text={text} className="button" />
      </div>
      <label class="choice">
        <input type="checkbox" checked={symbols} onChange={(event) => change({ symbols: event.currentTarget.checked })} />
        <span>{m.share_symbols()}</span>
      </label>
      {symbols && <p class="caption">{m.share_symbols_says()}</p>}
    </section>
  );
}
