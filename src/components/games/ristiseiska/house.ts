import { formatRules, type Params, ristiseiska } from '../../../engine/games/ristiseiska/index.ts';
import * as m from '../../../paraglide/messages.js';
import type { Wanted } from '../../play/deals.ts';

/** Rules that come to nothing by what others say: nobody begs, nothing is counted, there is no token. */
export const idle = {
  give: ({ unable }: Params) => unable !== 'beg',
  target: ({ score }: Params) => score === 'none',
  'token-points': ({ unable, score }: Params) => unable !== 'token' || score === 'none',
} as const;

/** The same rules, where those that come to nothing are the rule set's own. */
export const effective = (params: Params): Params => {
  const set = ristiseiska.presets[params.preset] as Params;
  const own = Object.entries(idle).flatMap(([key, is]) => (is(params) ? [[key, set[key as keyof Params]]] : []));
  return { ...params, ...Object.fromEntries(own) };
};

/** What the options of a deal say, each by its name: rule set, players, and the rules that differ; null where they are no options of a deal. */
export function partsOf(options: Wanted): Wanted | null {
  const read = ristiseiska.params(options);
  if (!read.ok || options.rules === undefined) return null;
  const [rules = '', ...changed] = formatRules(effective(read.value)).split('~');
  return { rules, players: `${read.value.players}`, ...Object.fromEntries(changed.map((one) => one.split('=', 2))) };
}

type Score = Params['score'];

/** How the cards left are counted, as a word of the sentence. */
export const scoreWords: Readonly<Record<Score, () => string>> = {
  none: m.ristiseiska_deal_word_none,
  count: m.ristiseiska_deal_word_count,
  rank: m.ristiseiska_deal_word_rank,
  'rank-ace-14': m.ristiseiska_deal_word_rank_ace_14,
  distance: m.ristiseiska_deal_word_distance,
};
/** How the cards left are counted. */
export const scoreOf = ({ rules = '', score }: Wanted): Score =>
  (score as Score | undefined) ?? ristiseiska.presets[rules]?.score ?? 'none';

/** To what a match goes, or that rounds are played one by one where nothing is counted. */
export function targetWord(all: Wanted): string {
  const target = Number(all.target ?? ristiseiska.presets[all.rules ?? '']?.target ?? 0);
  return scoreOf(all) === 'none' || target === 0 ? m.ristiseiska_deal_word_rounds() : m.ristiseiska_deal_word_target({ target });
}
