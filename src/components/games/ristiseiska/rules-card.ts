import type { Params, State } from '../../../engine/games/ristiseiska/index.ts';
import * as m from '../../../paraglide/messages.js';
import type { GameCard } from '../../play/kit.ts';
import { type About, rulesInForce } from './rule-names.ts';

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

/** Where the first ace decides, an ace is worth what it was played as. */
const scoring = ({ score, ace }: Params): string =>
  score === 'rank' && ace === 'first-decides' ? m.ristiseiska_short_score_rank_first() : scores[score]();

const suit = (params: Params): string =>
  params['five-needs-eight'] === 'yes' ? m.ristiseiska_short_suit() : m.ristiseiska_short_suit_five();
const end = ({ end }: Params): string => (end === 'last-in' ? m.ristiseiska_short_end_last() : m.ristiseiska_short_end_first());
/** The lesson that brings the token. */
const tokenLesson = 6;
const paid = ({ unable, score }: Params): boolean => unable === 'token' && score !== 'none';

/** Each rule that may be in force: the lesson that teaches it, and its sentence. `token`: whether the reader has met it. */
const table: Readonly<Record<About, readonly [lesson: number, says: (params: Params, token: boolean) => string]>> = {
  set: [4, (params, token) => m.ristiseiska_set_is({ set: setOf(params, token), end: end(params), score: scoring(params) })],
  ace: [4, ({ ace }) => aces[ace]()],
  extra: [5, ({ extra }) => extras[extra]()],
  unable: [tokenLesson, (params) => unable(params, true)],
  strict: [7, (params) => unable(params, true)],
  last: [9, () => m.ristiseiska_short_end_last()],
  five: [2, () => m.ristiseiska_short_suit_five()],
  'false-pass': [9, () => m.ristiseiska_short_false_pass()],
};
const setOf = ({ unable, preset }: Params, token: boolean) => (token || unable !== 'token' ? preset : '');

/** The card; `token`: whether its reader has met the token. */
const cardOf = (token: boolean): GameCard<State> => ({
  inForce: ({ state: { params } }) =>
    rulesInForce(params).map(([about, name]) => {
      const [lesson, says] = table[about];
      return { name, says: says(params, token), lesson };
    }),
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
    scoring(params),
    ...(token && paid(params) ? [m.ristiseiska_short_token({ count: params['token-points'] })] : []),
  ];
}
