import { type Params, ristiseiska } from '../../../engine/games/ristiseiska/index.ts';
import * as m from '../../../paraglide/messages.js';
import type { Dealing } from '../../play/deals.ts';
import type { GameDeals } from '../entry.ts';
import { called } from './called.ts';
import { Rounds } from './Rounds.tsx';

type Chosen = Readonly<Record<string, string>>;
type Score = Params['score'];

const players = (count: number) => ({
  id: `${count}`,
  name: () => m.play_deal_players({ count }),
  word: () => m.ristiseiska_deal_others({ count: count - 1 }),
  options: { players: `${count}` },
});
const setNames: Readonly<Record<Params['preset'], () => string>> = {
  duel: m.ristiseiska_deal_duel,
  pantti: m.ristiseiska_deal_pantti,
  'pantti-ace': m.ristiseiska_deal_pantti_ace,
  begging: m.ristiseiska_deal_begging,
  'begging-points': m.ristiseiska_deal_begging_points,
  forfeit: m.ristiseiska_deal_forfeit,
};

const scores: Readonly<Record<Score, () => string>> = {
  none: m.ristiseiska_deal_word_none,
  count: m.ristiseiska_deal_word_count,
  rank: m.ristiseiska_deal_word_rank,
  'rank-ace-14': m.ristiseiska_deal_word_rank_ace_14,
  distance: m.ristiseiska_deal_word_distance,
};
const scoreOf = ({ rules = '', score }: Chosen): Score =>
  (score as Score | undefined) ?? ristiseiska.presets[rules]?.score ?? 'none';

/** To what a match goes, or that rounds are played one by one where nothing is counted. */
function targetWord(all: Chosen): string {
  const target = Number(all.target ?? ristiseiska.presets[all.rules ?? '']?.target ?? 0);
  return scoreOf(all) === 'none' || target === 0 ? m.ristiseiska_deal_word_rounds() : m.ristiseiska_deal_word_target({ target });
}

const rules = (preset: Params['preset'], name: () => string) => ({
  id: preset,
  name,
  word: setNames[preset],
  options: { rules: preset },
});

const counting = (score: Score, name: () => string) => ({ id: score, name, word: scores[score], options: { score } });
const goesTo = (count: number) => ({
  id: `${count}`,
  name: () => m.ristiseiska_deal_target_points({ count }),
  word: targetWord,
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
        { ...usual, word: (all) => scores[scoreOf(all)]() },
        counting('count', m.ristiseiska_deal_score_count),
        counting('rank', m.ristiseiska_deal_score_rank),
        counting('rank-ace-14', m.ristiseiska_deal_score_rank_ace_14),
        counting('distance', m.ristiseiska_deal_score_distance),
        counting('none', m.ristiseiska_deal_score_none),
      ],
    },
    { id: 'target', legend: m.ristiseiska_deal_target, items: [{ ...usual, word: targetWord }, ...[50, 100, 200].map(goesTo)] },
  ],
  combine(chosen) {
    const all: Record<string, string> = Object.assign({}, ...chosen);
    return { rules: rulesOf(all), players: all.players ?? '3' };
  },
  sentence: ({ players = '', rules = '', score = '', target = '' }) =>
    m.ristiseiska_deal_sentence({ players, rules, score, target }),
  hidden: {
    legend: m.play_deal_hands,
    closed: m.play_deal_hands_closed,
    open: m.play_deal_hands_open,
    closedWord: m.play_deal_hands_closed_word,
    openWord: m.play_deal_hands_open_word,
  },
  begin: m.play_deal_begin_cards,
  against: called,
  next: ({ actions: [action, ...others] }) => {
    if (others.length > 0) return null;
    return action === 'pass' ? m.ristiseiska_next_pass() : action === 'beg' ? m.ristiseiska_next_beg() : null;
  },
};

/** Deals of Ristiseiska, each the first round of a match. */
export const deals: GameDeals = { dealing, Rounds };
