import encodeQR from 'qr';
import * as m from '../../../paraglide/messages.js';
import { useDialog } from './useDialog.ts';

const rowsOf = (text: string): boolean[][] => encodeQR(text, 'raw', { ecc: 'low', border: 4 });

/** How many squares a code of a text has to a side, its margin included. */
export const squaresOf = (text: string): number => rowsOf(text).length;

interface Props {
  readonly text: string;
  readonly name: string;
  /** On paper: how long a side is, in millimetres; on a screen the page says so. */
  readonly side?: number;
}

/** A text as a QR code, drawn as one shape; dark on white whatever the page's colours, since cameras want it so. */
export function Code({ text, name, side }: Props) {
  const rows = rowsOf(text);
  const size = rows.length;
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  const style = side === undefined ? undefined : { width: `${side}mm`, height: `${side}mm` };
  return (
    <svg class="code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name} shape-rendering="crispEdges" style={style}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

interface WallProps {
  readonly text: string;
  readonly name: string;
  /** What it leads to. */
  readonly title: string;
  close(): void;
}

/** A code as large as the window, to be read by a whole class. */
export function CodeWall({ text, name, title, close }: WallProps) {
  const dialog = useDialog();
  return (
    <dialog ref={dialog} class="code-wall" aria-label={title} onClose={close}>
      <Code text={text} name={name} />
      <form method="dialog" class="wraps">
        <strong>{title}</strong>
        <button type="submit" class="button">
          {m.play_close()}
        </button>
      </form>
    </dialog>
  );
}
