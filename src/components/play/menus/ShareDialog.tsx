import * as m from '../../../paraglide/messages.js';
import { useDialog } from '../parts/useDialog.ts';
import type { Practice } from '../practice.ts';
import { SolvedNote } from '../solved/SolvedNote.tsx';
import type { SolvedHere } from '../solved/useSolved.ts';
import { Woven } from '../solved/Woven.tsx';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly themes: readonly string[];
  readonly practice: Practice;
  readonly solved: SolvedHere;
  readonly onClose: () => void;
}

/** The result of a solved puzzle, to be shared. */
export function ShareDialog({ id, title, themes, practice, solved, onClose }: Props) {
  const dialog = useDialog();
  return (
    <dialog ref={dialog} class="keys" aria-labelledby="share-head" onClose={onClose}>
      <h2 id="share-head">{m.share_region()}</h2>
      {practice.met.value && <Woven id={id} title={title} practice={practice} themes={themes} />}
      <SolvedNote id={id} game={practice.kit.words.gameName()} practice={practice} solved={solved} />
      <form method="dialog">
        <button type="submit" class="button">
          {m.play_close()}
        </button>
      </form>
    </dialog>
  );
}
