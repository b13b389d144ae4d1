const nameOf = (control: Element): string => `${control.getAttribute('aria-label') ?? control.textContent}`.trim();

/** The same control in what has been drawn anew: the one with its name; for a board that was asleep, what stands first on it. */
function counterpart(el: Element, gone: Element): HTMLElement | null {
  if (gone.matches('.bd-start')) return el.querySelector('.bd-start') ?? el.querySelector('.bd-slot[tabindex="0"]');
  const alike = Array.from(el.querySelectorAll<HTMLElement>(gone.localName));
  return alike.find((other) => nameOf(other) === nameOf(gone)) ?? null;
}

/**
 * While an island wakes, parts of it are drawn anew. The focus stays with the control that has it, in its new shape, and is
 * left alone where it has gone on. Out: the function that ends this.
 */
export function keepFocus(el: HTMLElement): () => void {
  let held = el.contains(document.activeElement) ? document.activeElement : null;
  const enter = ({ target }: FocusEvent): void => {
    held = target as Element;
  };
  const leave = ({ target, relatedTarget }: FocusEvent): void => {
    // What is taken out of the page leaves as well; what stays was left on purpose.
    queueMicrotask(() => {
      if (held === target && (relatedTarget || held?.isConnected)) held = null;
    });
  };
  const changed = new MutationObserver(() => {
    if (!held || held.isConnected || document.activeElement !== document.body) return;
    counterpart(el, held)?.focus({ preventScroll: true });
  });
  el.addEventListener('focusin', enter);
  el.addEventListener('focusout', leave);
  changed.observe(el, { childList: true, subtree: true });
  return () => {
    el.removeEventListener('focusin', enter);
    el.removeEventListener('focusout', leave);
    changed.disconnect();
  };
}
