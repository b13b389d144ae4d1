import { useEffect } from 'preact/hooks';
import type { Practice } from '../practice.ts';

/** Whether no other board is shown on this page, so that keys can mean no other. */
function isOnly(root: HTMLElement | null): boolean {
  const shown = [...document.querySelectorAll<HTMLElement>('.practice')].filter((one) => one.offsetParent !== null);
  return shown.length === 1 && shown[0] === root;
}

/** u / r undo and redo, h the next hint, ? opens the list of keys; only while focus is inside `root`, or nowhere on a page with one board. */
export function useKeys(practice: Practice | null, root: { readonly current: HTMLElement | null }, onHelp: () => void): void {
  useEffect(() => {
    if (!practice) return;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as HTMLElement | null;
      if (target?.closest('input, textarea, select, [contenteditable]')) return;
      const own = root.current?.contains(target) ?? false;
      if (!own && !(target === document.body && isOnly(root.current))) return;
      const session = practice.shown.peek();
      if (event.key === 'u') session.undo();
      else if (event.key === 'r') session.redo();
      else if (event.key === 'h') practice.moreHint();
      else if (event.key === '?') onHelp();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [practice, root, onHelp]);
}
