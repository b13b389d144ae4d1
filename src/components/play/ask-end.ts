import * as m from '../../paraglide/messages.js';
import type { DealFacts } from './deal-panel.ts';
import type { Panel, says } from './panel-parts.ts';

/** Whether the reader means to give a deal up, or to leave it for a new one; fetched when it is asked. `how`: what makes a panel. */
export function askedPanel(what: 'end' | 'new', facts: DealFacts, how: typeof says): Panel {
  const ends = what === 'end';
  return how(
    'asks',
    ends ? m.play_deal_end_ask() : m.play_deal_new_ask(),
    ends
      ? [
          ...(facts.givenUp ? [facts.givenUp] : []),
          ...(facts.open ? [] : [m.play_deal_end_ask_more()]),
          ...(facts.byLink ? [m.play_friend_end_ask()] : []),
        ]
      : [m.play_deal_new_ask_more()],
    [
      ends
        ? { id: 'end', words: m.play_deal_end_yes(), counts: null, act: facts.end }
        : { id: 'deal', words: m.play_deal_new_yes(), counts: null, act: facts.dealNew },
      { id: 'own', words: m.play_deal_end_keep(), primary: true, counts: null, act: facts.keep },
      // Whoever would give up may rather have the draw that is on offer.
      ...(facts.offer?.buttons.filter(({ id }) => id === 'draw') ?? []),
    ],
  );
}

/** Escape answers no, as long as the question stands. */
export function onEscape(stands: () => boolean, keep: () => void): void {
  const hear = ({ key }: KeyboardEvent): void => {
    if (!stands()) removeEventListener('keydown', hear);
    else if (key === 'Escape') keep();
  };
  addEventListener('keydown', hear);
}
