import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Play } from '../../../engine/core/play.ts';
import type { GameId } from '../../../engine/games/ids.ts';
import * as m from '../../../paraglide/messages.js';
import { unbroken } from '../../../site/unbroken.ts';
import { url } from '../../../site/url.ts';
import type { GameCard } from '../kit.ts';

/**
 * The rules in short, for the table that a play stands at, as a dialog that Escape closes. Whoever places it opens it
 * (`dialog.current?.showModal()`) and says how its text is come by (`loadCard` of components/games), so that the text is
 * loaded only with the first opening: `open` says that it has been asked for.
 */
export function RulesCard({
  dialog,
  game,
  play,
  open,
  load,
}: {
  dialog: RefObject<HTMLDialogElement>;
  game: GameId;
  play: Play;
  open: boolean;
  load: (game: GameId) => Promise<GameCard>;
}) {
  const [card, setCard] = useState<GameCard | null>(null);
  useEffect(() => {
    if (!open || card) return;
    let gone = false;
    load(game).then(
      (found) => gone || setCard(found),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [open, game]);
  return (
    <dialog ref={dialog} class="keys rules-card" aria-labelledby="rules-card-head">
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
        <a href={url(`/rules/${game}/`)}>{m.play_card_all()}</a>
      </p>
      <form method="dialog">
        <button type="submit" class="button">
          {m.play_close()}
        </button>
      </form>
    </dialog>
  );
}
