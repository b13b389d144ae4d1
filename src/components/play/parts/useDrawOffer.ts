import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import type { DealFacts } from '../deal-panel.ts';
import type { DrawOffer } from '../kit.ts';
import type { Session } from '../session.ts';

/** What has been said to the offer in the frozen stretch at hand. */
type Said = 'nothing' | 'declined' | 'refused';

/**
 * The offer of a draw in a game that has frozen, for the deal's panel; null while there is none. Whoever plays on can still ask
 * for it while nothing changes.
 */
export function useDrawOffer(session: Session, offer: DrawOffer | undefined, onAgreed: () => void): DealFacts['offer'] {
  const said = useSignal<Said>('nothing');
  const line = session.played.value;
  const due = offer?.due(line) ?? false;
  useEffect(() => {
    if (!due) said.value = 'nothing';
  }, [due]);
  if (!offer || !due) return null;
  const ask = () => {
    if (offer.agreed(session.now.value, line, Number(session.seat))) onAgreed();
    else said.value = 'refused';
  };
  const fresh = said.value === 'nothing';
  return {
    words: sentence(said.value, offer),
    buttons: [
      { id: 'draw', words: fresh ? m.play_draw_accept() : m.play_draw_ask(), counts: null, act: ask },
      ...(fresh
        ? [
            {
              id: 'deal' as const,
              words: m.play_draw_decline(),
              counts: null,
              act() {
                said.value = 'declined';
              },
            },
          ]
        : []),
    ],
  };
}

function sentence(said: Said, { after, surely }: DrawOffer): string {
  if (said === 'declined') return m.play_draw_declined();
  return said === 'refused' ? m.play_draw_refused({ count: surely }) : m.play_draw_offer({ count: after });
}
