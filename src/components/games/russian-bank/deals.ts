import * as m from '../../../paraglide/messages.js';
import type { Dealing } from '../../play/deals.ts';
import type { GameDeals } from '../entry.ts';

/** A game of two; the reader sits first and begins. */
const dealing: Dealing = {
  groups: [
    {
      id: 'rules',
      legend: m.play_deal_reserve,
      items: [
        { id: 'twelve', name: m.play_deal_reserve_12, word: m.russian_bank_deal_twelve, options: { rules: 'free' } },
        {
          id: 'thirteen',
          name: m.play_deal_reserve_13,
          word: m.russian_bank_deal_thirteen,
          options: { rules: 'free~reserve=13' },
        },
      ],
    },
  ],
  combine: (chosen) => Object.assign({}, ...chosen),
  sentence: ({ rules = '' }) => m.russian_bank_deal_sentence({ rules }),
  hidden: {
    legend: m.play_deal_hands,
    closed: m.play_deal_hands_closed,
    open: m.play_deal_hands_open,
    closedWord: m.play_deal_hands_closed_word,
    openWord: m.play_deal_hands_open_word,
  },
  begin: m.play_deal_begin_cards,
};

/** Deals of Russian Bank. */
export const deals: GameDeals = { dealing };
