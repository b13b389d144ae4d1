import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** The ref of a dialog that is there only while it is open: it opens as it comes. The browser gives the focus back when it closes. */
export function useDialog(): RefObject<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return dialog;
}
