import type { ComponentChildren } from 'preact';
import { ActionButton } from './ActionButton.tsx';
import { Icon, type IconName } from './icons.tsx';

interface Props {
  readonly icon: IconName;
  readonly off?: boolean;
  /** What most will want to do now. */
  readonly lead?: boolean;
  readonly onClick: () => void;
  readonly describedBy?: string | undefined;
  readonly children: ComponentChildren;
}

/** A button of the playing screen: beside a board a frame with sign and word, in the bar a sign over its word. */
export const Cell = ({ icon, off = false, lead = false, onClick, describedBy, children }: Props) => (
  <ActionButton className={lead ? 'button cell primary' : 'button cell'} off={off} onClick={onClick} describedBy={describedBy}>
    <Icon name={icon} size={22} />
    <span>{children}</span>
  </ActionButton>
);
