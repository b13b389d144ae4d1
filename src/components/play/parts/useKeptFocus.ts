import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** What takes the focus over, first found first: the panel that came instead, what answers the question that did, else the place on the board last used. */
const heirs = ['.panel', '.verdict-box:has([data-sign="asks"]) .primary', '.bd-slot[tabindex="0"]'];

/** When the control that has the focus goes away, the focus passes on within `root` and does not fall out of the page. */
export function useKeptFocus(root: RefObject<HTMLElement>): void {
  useEffect(() => {
    const area = root.current;
    if (!area) return;
    let last: Element | null = null;
    const enter = (event: FocusEvent) => {
      last = event.target as Element;
    };
    const leave = (event: FocusEvent) => {
      const left = event.target as Element;
      // A control that is being taken out leaves too; only one that stays was left on purpose.
      setTimeout(() => {
        if (last === left && left.isConnected && document.activeElement !== left) last = null;
      });
    };
    const changed = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      for (const heir of heirs) {
        const found = area.querySelector<HTMLElement>(heir);
        if (!found) continue;
        found.focus({ preventScroll: heir === '.panel' });
        return;
      }
    });
    area.addEventListener('focusin', enter);
    area.addEventListener('focusout', leave);
    changed.observe(area, { childList: true, subtree: true });
    return () => {
      area.removeEventListener('focusin', enter);
      area.removeEventListener('focusout', leave);
      changed.disconnect();
    };
  }, []);
}
