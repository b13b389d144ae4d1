import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';

interface Props {
  readonly title: string;
  /** The name of its style. */
  readonly kind: 'share' | 'explore';
  close(): void;
  readonly children: ComponentChildren;
}

/** What takes the place of the position's own panel, with the way back at its head and at its foot. */
export function Panel({ title, kind, close, children }: Props) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    head.current?.focus();
    // Under a board that is not needed for it: a whole window is read from its head.
    if (kind === 'share' && matchMedia('(max-width: 62.49rem)').matches) head.current?.scrollIntoView();
  }, []);
  return (
    <div class={`over-panel ${kind}-panel column`}>
      <header class="apart">
        <h2 tabIndex={-1} ref={head}>
          {title}
        </h2>
        <button type="button" class="icon-button centred" aria-label={m.teach_share_back()} onClick={close}>
          <span aria-hidden="true">×</span>
        </button>
      </header>
      {children}
      <button type="button" class="button" onClick={close}>
        {m.teach_share_back()}
      </button>
    </div>
  );
}
