import type { ComponentChildren } from 'preact';

interface Props {
  /** There is nothing for it to do at the moment. */
  readonly off: boolean;
  readonly onClick: () => void;
  readonly className?: string;
  readonly children: ComponentChildren;
}

/** A button that keeps its place and the focus while there is nothing for it to do. */
export function ActionButton({ off, onClick, className = 'button', children }: Props) {
  return (
    <button type="button" class={className} aria-disabled={off || undefined} onClick={off ? undefined : onClick}>
      {children}
    </button>
  );
}
