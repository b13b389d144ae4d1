import { ristiseiska } from '../../../engine/games/ristiseiska/index.ts';
import * as m from '../../../paraglide/messages.js';
import type { Dealing } from '../../play/deals.ts';
import type { GameDeals } from '../entry.ts';
import { Rounds } from './Rounds.tsx';

const players = (count: number) => ({
  id: `${count}`,
  name: () => m.play_deal_players({ count }),
  options: { players: `${count}` },
});
const rules = (preset: string, name: () => string) => ({ id: preset, name, options: { rules: preset } });

const counting = (score: string, name: () => string) => ({ id: score, name, options: { score } });
const goesTo = (count: number) => ({
  id: `${count}`,
  name: () => m.ristiseiska_deal_target_points({ count }),
  options: { target: `${count}` },
});
const usual = { id: 'usual', name: m.ristiseiska_deal_usual, options: {} };

/** The rules as a position writes them: what is the rule set's own is left out, and so is a target where nothing is counted. */
function rulesOf({ rules = '', score, target }: Readonly<Record<string, string>>): string {
  const set = ristiseiska.presets[rules];
  const counts = (score ?? set?.score) !== 'none';
  const parts = [rules];
  if (score !== undefined && score !== set?.score) parts.push(`score=${score}`);
  if (counts && target !== undefined && target !== String(set?.target)) parts.push(`target=${target}`);
  return parts.join('~');
}

/** Any rule set at a table of two to six, its counting and target as the players like; the reader sits first. */
const dealing: Dealing = {
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
    {
      id: 'score',
      legend: m.ristiseiska_deal_score,
      items: [
        usual,
        counting('count', m.ristiseiska_deal_score_count),
        counting('rank', m.ristiseiska_deal_score_rank),
        counting('rank-ace-14', m.ristiseiska_deal_score_rank_ace_14),
        counting('distance', m.ristiseiska_deal_score_distance),
        counting('none', m.ristiseiska_deal_score_none),
      ],
    },
    { id: 'target', legend: m.ristiseiska_deal_target, items: [usual, ...[50, 100, 200].map(goesTo)] },
  ],
  combine(chosen) {
    const all: Record<string, string> = Object.assign({}, ...chosen);
    return { rules: rulesOf(all), players: all.players ?? '3' };
  },
  hidden: { legend: m.play_deal_hands, closed: m.play_deal_hands_closed, open: m.play_deal_hands_open },
  begin: m.play_deal_begin_cards,
};

/** Deals of Ristiseiska, each the first round of a match. */
export const deals: GameDeals = { dealing, Rounds };
