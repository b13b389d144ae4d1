import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import type { DrawOffer as Offer } from '../kit.ts';
import type { Session } from '../session.ts';

interface Props {
  readonly session: Session;
  readonly offer: Offer;
  /** Both have agreed. */
  onAgreed(): void;
}

/** What has been said to the offer in the frozen stretch at hand. */
type Said = 'nothing' | 'declined' | 'refused';

/** Says that a game has frozen and offers a draw. Whoever plays on can still ask for it while nothing changes. */
export function DrawOffer({ session, offer, onAgreed }: Props) {
  const said = useSignal<Said>('nothing');
  const words = useRef<HTMLParagraphElement>(null);
  const line = session.played.value;
  const due = offer.due(line);
  useEffect(() => {
    if (!due) said.value = 'nothing';
  }, [due]);
  const say = (what: Said) => {
    said.value = what;
    // The button that was used is gone: whoever used it by keyboard stays at the offer.
    words.current?.focus();
  };
  const ask = () => {
    if (offer.agreed(session.now.value, line, Number(session.seat))) onAgreed();
    else say('refused');
  };
  return (
    <>
      <div role="status">
        {due && (
          <div class="panel">
            <h2 class="panel-head">{m.play_draw_offer_head()}</h2>
            <p ref={words} tabIndex={-1}>
              {sentence(said.value, offer)}
            </p>
          </div>
        )}
      </div>
      {due && (
        <div class="buttons">
          <button type="button" class="button" onClick={ask}>
            {said.value === 'nothing' ? m.play_draw_accept() : m.play_draw_ask()}
          </button>
          {said.value === 'nothing' && (
            <button type="button" class="button" onClick={() => say('declined')}>
              {m.play_draw_decline()}
            </button>
          )}
        </div>
      )}
    </>
  );
}

function sentence(said: Said, { after, surely }: Offer): string {
  if (said === 'declined') return m.play_draw_declined();
  return said === 'refused' ? m.play_draw_refused({ count: surely }) : m.play_draw_offer({ count: after });
}
