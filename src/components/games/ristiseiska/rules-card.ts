import type { Params, State } from '../../../engine/games/ristiseiska/index.ts';
import * as m from '../../../paraglide/messages.js';
import type { GameCard } from '../../play/kit.ts';
import { ruleNames } from './rule-names.ts';

const aces: Readonly<Record<Params['ace'], () => string>> = {
  low: m.ristiseiska_short_ace_low,
  closes: m.ristiseiska_short_ace_closes,
  'first-decides': m.ristiseiska_short_ace_first,
};

const extras: Readonly<Record<Params['extra'], () => string>> = {
  no: m.ristiseiska_short_extra_no,
  any: m.ristiseiska_short_extra_any,
  'aces-kings': m.ristiseiska_short_extra_aces,
};

const begging: Readonly<Record<Params['give'], () => string>> = {
  free: m.ristiseiska_short_unable_beg,
  'unplayable-first': m.ristiseiska_short_unable_strict,
};

const unable = ({ unable, give }: Params, token: boolean): string =>
  unable === 'beg'
    ? begging[give]()
    : unable === 'token'
      ? token
        ? m.ristiseiska_short_unable_token()
        : m.ristiseiska_short_unable_pass()
      : m.ristiseiska_short_unable_pawn();

const scores: Readonly<Record<Params['score'], () => string>> = {
  none: m.ristiseiska_short_score_none,
  count: m.ristiseiska_short_score_count,
  rank: m.ristiseiska_short_score_rank,
  'rank-ace-14': m.ristiseiska_short_score_rank_14,
  distance: m.ristiseiska_short_score_distance,
};

const suit = (params: Params): string =>
  params['five-needs-eight'] === 'yes' ? m.ristiseiska_short_suit() : m.ristiseiska_short_suit_five();
const end = ({ end }: Params): string => (end === 'last-in' ? m.ristiseiska_short_end_last() : m.ristiseiska_short_end_first());
/** The lesson that brings the token. */
const tokenLesson = 6;
const paid = ({ unable, score }: Params): boolean => unable === 'token' && score !== 'none';

/** The card; `token`: whether its reader has met the token. */
const cardOf = (token: boolean): GameCard<State> => ({
  inForce(play) {
    const { params } = play.state;
    const set = token || params.unable !== 'token' ? params.preset : '';
    const strict = params.unable === 'beg' && params.give === 'unplayable-first';
    const rules: readonly (readonly [says: string, lesson: number])[] = [
      [m.ristiseiska_set_is({ set, end: end(params), score: scores[params.score]() }), 4],
      [aces[params.ace](), 4],
      [extras[params.extra](), 5],
      [unable(params, true), strict ? 7 : tokenLesson],
      ...(params.end === 'last-in' ? [[m.ristiseiska_short_end_last(), 9] as const] : []),
      ...(params['five-needs-eight'] === 'no' ? [[m.ristiseiska_short_suit_five(), 2] as const] : []),
      ...(params['false-pass'] === 'penalised' ? [[m.ristiseiska_short_false_pass(), 9] as const] : []),
    ];
    return ruleNames(play).map((name, i) => ({ name, says: rules[i]?.[0] ?? '', lesson: rules[i]?.[1] ?? 0 }));
  },
  lines: ({ state: { params } }) => lines(params, token),
});

export const card = cardOf(true);
const without = cardOf(false);

/** The same for who has not met the token: it is neither named nor counted. */
export const cardWithoutToken: GameCard<State> = {
  ...without,
  inForce: (play) => without.inForce(play).filter(({ lesson }) => lesson < tokenLesson),
};

function lines(params: Params, token: boolean): string[] {
  return [
    params.end === 'last-in' ? m.ristiseiska_short_aim_last() : m.ristiseiska_short_aim_first(),
    m.ristiseiska_short_begin(),
    suit(params),
    m.ristiseiska_short_ways(),
    m.ristiseiska_short_must(),
    aces[params.ace](),
    extras[params.extra](),
    unable(params, token),
    ...(params['false-pass'] === 'penalised' ? [m.ristiseiska_short_false_pass()] : []),
    end(params),
    scores[params.score](),
    ...(token && paid(params) ? [m.ristiseiska_short_token({ count: params['token-points'] })] : []),
  ];
}
