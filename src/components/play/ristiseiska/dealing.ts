import * as m from '../../../paraglide/messages.js';
import type { Dealing } from '../deals.ts';

const players = (count: number) => ({
  id: `${count}`,
  name: () => m.play_deal_players({ count }),
  options: { players: `${count}` },
});
const rules = (preset: string, name: () => string) => ({ id: preset, name, options: { rules: preset } });

/** Any rule set at a table of two to six; the reader sits first. */
export const dealing: Dealing = {
  groups: [
    {
      id: 'rules',
      legend: m.play_deal_rules,
      items: [
        rules('pantti', m.play_rules_pantti),
        rules('pantti-ace', m.play_rules_pantti_ace),
        rules('begging', m.play_rules_begging),
        rules('begging-points', m.play_rules_begging_points),
        rules('forfeit', m.play_rules_forfeit),
        rules('duel', m.play_rules_duel),
      ],
    },
    { id: 'players', legend: m.play_deal_table, items: [3, 2, 4, 5, 6].map(players) },
  ],
  combine: (chosen) => Object.assign({}, ...chosen),
  hidden: { legend: m.play_deal_hands, closed: m.play_deal_hands_closed, open: m.play_deal_hands_open },
  begin: m.play_deal_begin_cards,
};
