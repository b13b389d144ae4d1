import { useEffect, useRef } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import '../over-board.css';

/** Between the turns of people on one screen: nothing is seen before the next one says that they are there. */
export function Cover({ player, onReady }: { player: number; onReady: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [player]);
  return (
    <section class="game-end" aria-label={m.play_cover_region()}>
      <div>
        <h2>{m.play_cover_head({ player })}</h2>
        <p class="game-end-says">{m.play_cover_says({ player })}</p>
        <div class="ways game-end-ways">
          <button type="button" class="button primary" ref={button} onClick={onReady}>
            {m.play_cover_ready({ player })}
          </button>
        </div>
      </div>
    </section>
  );
}
