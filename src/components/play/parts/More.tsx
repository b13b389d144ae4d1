import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';

/**
 * All that one does not need while playing. `page`: what the page itself has there, and shows without scripts too; `tools`: what
 * is fetched and shown once it is opened.
 */
export function More({ page, tools }: { page?: ComponentChildren; tools: (close: () => void) => ComponentChildren }) {
  const [open, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  // It may have been opened before the page was awake.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  useEffect(() => {
    if (!open) return;
    const away = (event: Event) => {
      if (event.target instanceof Node && !details.current?.contains(event.target)) close();
    };
    addEventListener('pointerdown', away);
    return () => removeEventListener('pointerdown', away);
  }, [open]);
  // Heard here, so that it closes this and does nothing on the board.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open || (event.target as Element).closest('dialog')) return;
    event.stopPropagation();
    close();
    details.current?.querySelector('summary')?.focus();
  };
  return (
    <details class="screen-more" ref={details} onKeyDown={onKeyDown} onToggle={() => setOpen(details.current?.open ?? false)}>
      <summary>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M2 8h20M2 16h20" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" />
        </svg>
        <span>{m.play_more()}</span>
      </summary>
      <div class="more-panel">
        {open && <div class="more-tools">{tools(close)}</div>}
        {page}
      </div>
    </details>
  );
}
