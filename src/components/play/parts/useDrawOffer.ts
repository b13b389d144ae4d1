import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import type { DealFacts } from '../deal-panel.ts';
import type { DrawOffer } from '../deals.ts';
import type { Session } from '../session.ts';

/**
 * The offer of a draw in a game that has frozen, for the deal's panel; null while there is none, or the others would not agree. Whoever
 * plays on can still take it while nothing changes.
 */
export function useDrawOffer(session: Session, offer: DrawOffer | undefined, onAgreed: () => void): DealFacts['offer'] {
  const declined = useSignal(false);
  const line = session.played.value;
  const due = offer?.due(line) ?? false;
  useEffect(() => {
    if (!due) declined.value = false;
  }, [due]);
  if (!offer || !due || !offer.agreed(session.now.value, line, Number(session.seat))) return null;
  const ask = { id: 'draw' as const, counts: null, act: onAgreed };
  if (declined.value) return { words: m.play_draw_declined(), buttons: [{ ...ask, words: m.play_draw_ask() }], declined: true };
  const decline = {
    id: 'deal' as const,
    words: m.play_draw_decline(),
    counts: null,
    act() {
      declined.value = true;
    },
  };
  return {
    words: (offer.words ?? ((count) => m.play_draw_offer({ count })))(offer.after),
    buttons: [{ ...ask, words: m.play_draw_accept(), short: m.play_draw_accept_short() }, decline],
    declined: false,
  };
}
