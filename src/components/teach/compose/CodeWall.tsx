import * as m from '../../../paraglide/messages.js';
import { useDialog } from '../../play/parts/useDialog.ts';
import { Code } from './Code.tsx';

interface Props {
  readonly text: string;
  readonly name: string;
  /** What it leads to. */
  readonly title: string;
  close(): void;
}

/** A code as large as the window, to be read by a whole class. */
export function CodeWall({ text, name, title, close }: Props) {
  const dialog = useDialog();
  return (
    <dialog ref={dialog} class="code-wall" aria-label={title} onClose={close}>
      <Code text={text} name={name} />
      <form method="dialog">
        <strong>{title}</strong>
        <button type="submit" class="button">
          {m.play_close()}
        </button>
      </form>
    </dialog>
  );
}
