import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import * as m from '../../paraglide/messages.js';

/** Seconds after which it is said that such puzzles are rare. */
const rareAfter = 5;

/** A search, as long as it lasts: how far it is, and a way out. */
export function Searching({ game, tried, cancel }: { game: string; tried: ReadonlySignal<number>; cancel: () => void }) {
  const rare = useSignal(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    const timer = setTimeout(() => {
      rare.value = true;
    }, rareAfter * 1000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class="endless-wait">
      <h1 tabIndex={-1} ref={heading}>
        {m.endless_searching()}
      </h1>
      <p class="soft">{m.endless_searching_says({ game })}</p>
      <progress aria-label={m.endless_searching()} />
      <p class="tried">{m.endless_tried({ count: tried.value })}</p>
      <p role="status">{rare.value ? m.endless_searching_rare() : ''}</p>
      <p>
        <button type="button" class="button" onClick={cancel}>
          {m.endless_cancel()}
        </button>
      </p>
    </div>
  );
}
