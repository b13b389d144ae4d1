import { useSignal } from '@preact/signals';
import type { Play } from '../../../engine/core/play.ts';
import * as m from '../../../paraglide/messages.js';
import type { Marks } from '../../board/marks.ts';
import { useDialog } from '../../play/parts/useDialog.ts';
import { type Opened, titleOf } from '../opened.ts';
import { Picture } from '../Picture.tsx';

interface Props {
  readonly opened: Opened;
  /** The position where most went wrong. */
  readonly play: Play;
  /** What so many did. */
  readonly did: string;
  /** What wins; null where that is not known. */
  readonly wins: string | null;
  readonly marks: Marks;
  close(): void;
}

/** The board where most went wrong as large as the window, without names; what wins comes when it is asked for. */
export function ForClass({ opened, play, did, wins, marks, close }: Props) {
  const dialog = useDialog();
  const told = useSignal(false);
  return (
    <dialog ref={dialog} class="for-class" aria-labelledby="class-head" onClose={close}>
      <h2 id="class-head">{titleOf(opened)}</h2>
      <p>
        {did} <span role="status">{told.value ? wins : ''}</span>
      </p>
      <div class="story-board">
        <Picture
          key={`${told.value}`}
          opened={opened}
          play={play}
          as="table"
          now
          title={titleOf(opened)}
          marks={told.value ? marks : { ...marks, hint: null }}
        />
      </div>
      <form method="dialog" class="buttons">
        {wins !== null && !told.value && (
          <button
            type="button"
            class="button primary"
            onClick={() => {
              // It goes away, the focus does not.
              dialog.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
              told.value = true;
            }}
          >
            {m.teach_result_what_wins()}
          </button>
        )}
        <button type="submit" class="button">
          {m.play_close()}
        </button>
      </form>
    </dialog>
  );
}
