import type { ComponentChildren } from 'preact';

interface Props {
  /** There is nothing for it to do at the moment. */
  readonly off: boolean;
  readonly onClick: () => void;
  readonly className?: string;
  /** Id of what says more about it. */
  readonly describedBy?: string | undefined;
  readonly children: ComponentChildren;
}

/** A button that keeps its place and the focus while there is nothing for it to do. */
export function ActionButton({ off, onClick, className = 'button', describedBy, children }: Props) {
  return (
    <button
      type="button"
      class={className}
      aria-disabled={off || undefined}
      aria-describedby={describedBy}
      onClick={off ? undefined : onClick}
    >
      {children}
    </button>
  );
}
