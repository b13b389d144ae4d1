import { useEffect, useState } from 'preact/hooks';
import type { Play } from '../../../engine/core/play.ts';
import * as m from '../../../paraglide/messages.js';
import { link } from '../../../site/i18n.ts';
import { loading } from '../../../site/loading.ts';
import { unbroken } from '../../../site/unbroken.ts';
import type { GameCard, GameKit } from '../kit.ts';
import { useDialog } from './useDialog.ts';

interface Props {
  readonly kit: GameKit;
  readonly play: Play;
  readonly onClose: () => void;
  /** Opens the list of keys instead. */
  readonly onKeys: () => void;
}

/** The rules in short, for the table that a play stands at, as a dialog that Escape closes. */
export function RulesCard({ kit, play, onClose, onKeys }: Props) {
  const dialog = useDialog();
  const [card, setCard] = useState<GameCard | null>(null);
  useEffect(() => {
    let gone = false;
    loading(kit.card).then((found) => gone || setCard(found));
    return () => {
      gone = true;
    };
  }, [kit]);
  return (
    <dialog ref={dialog} class="keys rules-card" aria-labelledby="rules-card-head" onClose={onClose}>
      <h2 id="rules-card-head">{m.play_card_head()}</h2>
      {card && (
        <>
          <p class="label">
            {card
              .inForce(play)
              .map(({ name }) => name)
              .join(' · ')}
          </p>
          <ol>
            {card.lines(play).map((line) => (
              <li key={line}>{unbroken(line)}</li>
            ))}
          </ol>
        </>
      )}
      <p>
        <a href={link(`/rules/${kit.chapter ?? kit.id}/`)}>{m.play_card_all()}</a>
      </p>
      <form method="dialog" class="buttons">
        <button type="submit" class="button">
          {m.play_close()}
        </button>
        <button type="button" class="button" onClick={onKeys}>
          {m.play_keys_head()}
        </button>
      </form>
    </dialog>
  );
}
