import { useSignal } from '@preact/signals';
import * as m from '../../../paraglide/messages.js';
import { CopyText } from './CopyText.tsx';
import { Later } from './Later.tsx';

/** Some messengers cut links that are longer. */
export const mostInMessage = 2_000;

/** A code of a longer link is too fine for a camera across a room. */
export const mostInCode = 1_800;

/** A code of a longer link is read by a good camera only, and only near the screen. */
export const mostInEasyCode = 600;

const loadCode = () => import('./Code.tsx').then(({ Code }) => Code);

/** The code of a link, under a name for who does not see it; what draws it comes with the first. */
export const LinkCode = (code: { readonly text: string; readonly name: string }) => <Later load={loadCode} with={code} />;

const loadWall = () => import('./Code.tsx').then(({ CodeWall }) => CodeWall);

interface LargeProps {
  /** The link. */
  readonly text: string;
  /** What it leads to. */
  readonly title: string;
  /** What the button says; "Large, for the wall" if nothing is given. */
  readonly label?: string;
  readonly className?: string;
}

/** A button that fills the window with the code of a link: for a wall, or for the phone of who sits opposite. */
export function LargeCode({ text, title, label = m.teach_share_large(), className = 'link' }: LargeProps) {
  const open = useSignal(false);
  return (
    <>
      <button
        type="button"
        class={className}
        onClick={() => {
          open.value = true;
        }}
      >
        {label}
      </button>
      {open.value && (
        <Later
          load={loadWall}
          with={{
            text,
            name: m.teach_share_code(),
            title,
            close() {
              open.value = false;
            },
          }}
        />
      )}
    </>
  );
}

/** How a link gets to a friend: copied, by what the device shares with, or as a code to scan. */
export const SendWays = ({ address, title }: { readonly address: string; readonly title: string }) => (
  <>
    <CopyText className="button primary" label={m.play_friend_copy()} text={() => address} />
    {'share' in navigator && (
      <button type="button" class="button" onClick={() => navigator.share({ url: address }).catch(() => {})}>
        {m.play_friend_share()}
      </button>
    )}
    {address.length <= mostInCode && <LargeCode className="button" label={m.play_friend_code()} title={title} text={address} />}
  </>
);
