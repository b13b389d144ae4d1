import { useSignal } from '@preact/signals';
import * as m from '../../paraglide/messages.js';
import { Later } from '../play/parts/Later.tsx';

const loadWall = () => import('./Code.tsx').then(({ CodeWall }) => CodeWall);

/** A button that fills the window with the code of a link, for a wall. `text`: the link; `title`: what it leads to. */
export function LargeCode({ text, title }: { readonly text: string; readonly title: string }) {
  const open = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="link"
        onClick={() => {
          open.value = true;
        }}
      >
        {m.teach_share_large()}
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
