import { useSignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { link as pageLink } from '../../../site/i18n.ts';
import { formatLink, type SomeLink } from '../../links/links.ts';
import { useDialog } from '../../play/parts/useDialog.ts';

/** A page is as high as the room for it within these bounds: what is larger is scrolled, as it is there. */
const sizes = {
  phone: { name: m.teach_share_phone, width: 390, least: 600, most: 844 },
  desk: { name: m.teach_share_desk, width: 1280, least: 657, most: 760 },
} as const;

/** The page that pupils will see, at the size of a phone or of a desk, scaled to the room there is. */
export function Preview({ link, close }: { readonly link: SomeLink; close(): void }) {
  const dialog = useDialog();
  const size = useSignal<keyof typeof sizes>('phone');
  const room = useRef<HTMLDivElement>(null);
  const [[height, scale], fit] = useState<readonly [height: number, scale: number]>([0, 0]);
  const { width, least, most } = sizes[size.value];
  useEffect(() => {
    const node = room.current;
    if (!node) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = node;
      const across = Math.min(1, clientWidth / width);
      const high = Math.round(Math.max(least, Math.min(most, clientHeight / across)));
      fit([high, Math.min(across, clientHeight / high)]);
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [width, least, most]);
  const href = `${pageLink('/position/')}#${formatLink(link)}`;
  return (
    <dialog ref={dialog} class="preview" aria-labelledby="preview-head" onClose={close}>
      <header class="wraps">
        <h2 id="preview-head">{m.teach_words_pupil()}</h2>
        {(Object.keys(sizes) as (keyof typeof sizes)[]).map((id) => (
          <button
            key={id}
            type="button"
            class="button"
            aria-pressed={size.value === id}
            onClick={() => {
              size.value = id;
            }}
          >
            {sizes[id].name()}
          </button>
        ))}
        <a class="link" href={href} target="_blank" rel="noopener">
          {m.teach_preview_window()}
        </a>
        <form method="dialog">
          <button type="submit" class="icon-button centred" aria-label={m.play_close()}>
            <span aria-hidden="true">×</span>
          </button>
        </form>
      </header>
      <div class="preview-room centred" ref={room}>
        <div class="preview-page" style={{ width: `${width * scale}px`, height: `${height * scale}px` }}>
          <iframe
            key={size.value}
            src={href}
            width={width}
            height={height}
            title={m.teach_words_pupil()}
            style={{ transform: `scale(${scale})` }}
          />
        </div>
      </div>
    </dialog>
  );
}
