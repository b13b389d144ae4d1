import * as m from '../../../paraglide/messages.js';
import { CopyText } from '../parts/CopyText.tsx';
import { LargeCode, mostInCode } from '../parts/LinkCode.tsx';

/** How a link gets to a friend: copied, by what the device shares with, or as a code to scan. */
export const SendWays = ({ address }: { readonly address: string }) => (
  <>
    <CopyText className="button primary" label={m.play_friend_copy()} text={() => address} />
    {'share' in navigator && (
      <button type="button" class="button" onClick={() => navigator.share({ url: address }).catch(() => {})}>
        {m.play_friend_share()}
      </button>
    )}
    {address.length <= mostInCode && (
      <LargeCode className="button" label={m.play_friend_code()} title={m.play_friend_title()} text={address} />
    )}
  </>
);
