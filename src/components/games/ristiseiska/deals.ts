import { formatRules, type Params, ristiseiska } from '../../../engine/games/ristiseiska/index.ts';
import * as m from '../../../paraglide/messages.js';
import type { Dealing, Wanted } from '../../play/deals.ts';
import type { GameDeals } from '../entry.ts';
import { called } from './called.ts';
import { effective, partsOf, scoreOf, scoreWords, targetWord } from './house.ts';
import { Rounds } from './Rounds.tsx';

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

/** A rule set by its name, and how many of its rules were changed; counting and target have words of their own. */
function setWord(all: Wanted, name: () => string): string {
  const [, ...changed] = rulesOf(all).split('~');
  const count = changed.filter((one) => !/^(?:score|target)=/.test(one)).length;
  return count === 0 ? name() : m.ristiseiska_deal_changed({ set: name(), count });
}

const rules = (preset: Params['preset'], name: () => string) => ({
  id: preset,
  name,
  word: (all: Wanted) => setWord(all, setNames[preset]),
  options: { rules: preset },
});

const counting = (score: Score, name: () => string) => ({ id: score, name, word: scoreWords[score], options: { score } });
const goesTo = (count: number) => ({
  id: `${count}`,
  name: () => m.ristiseiska_deal_target_points({ count }),
  word: targetWord,
  options: { target: `${count}` },
});
const usual = { id: 'usual', name: m.ristiseiska_deal_usual, options: {} };

/** The rules as a position writes them: what is the rule set's own is left out, and so is what comes to nothing by the others. */
function rulesOf({ rules = '', players: _, ...own }: Wanted): string {
  const read = ristiseiska.params({ rules: [rules, ...Object.entries(own).map(([key, value]) => `${key}=${value}`)].join('~') });
  return read.ok ? formatRules(effective(read.value)) : rules;
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
        { ...usual, word: (all) => scoreWords[scoreOf(all)]() },
        counting('count', m.ristiseiska_deal_score_count),
        counting('rank', m.ristiseiska_deal_score_rank),
        counting('rank-ace-14', m.ristiseiska_deal_score_rank_ace_14),
        counting('distance', m.ristiseiska_deal_score_distance),
        counting('none', m.ristiseiska_deal_score_none),
      ],
    },
    {
      id: 'target',
      legend: m.ristiseiska_deal_target,
      items: [{ ...usual, word: targetWord }, ...[50, 100, 200].map(goesTo)],
      // A game by link is one round.
      notWith: ['friend'],
    },
  ],
  combine(chosen) {
    const all: Record<string, string> = Object.assign({}, ...chosen);
    return { rules: rulesOf(all), players: all.players ?? '3' };
  },
  house: { load: () => import('./HouseRules.tsx').then(({ HouseRules }) => HouseRules), parts: partsOf },
  sentence: ({ players = '', rules = '', score = '', target }) =>
    target === undefined
      ? m.ristiseiska_deal_sentence_round({ players, rules, score })
      : m.ristiseiska_deal_sentence({ players, rules, score, target }),
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
