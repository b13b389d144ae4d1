import type { Params, State } from '../../../engine/games/ristiseiska/index.ts';
import * as m from '../../../paraglide/messages.js';
import type { GameCard } from '../../play/kit.ts';

interface House {
  readonly name: () => string;
  readonly says: () => string;
}

const sets: Readonly<Record<Params['preset'], () => string>> = {
  duel: m.ristiseiska_set_duel,
  pantti: m.ristiseiska_set_pantti,
  'pantti-ace': m.ristiseiska_set_pantti_ace,
  begging: m.ristiseiska_set_begging,
  'begging-points': m.ristiseiska_set_begging_points,
  forfeit: m.ristiseiska_set_forfeit,
};

const aces: Readonly<Record<Params['ace'], House>> = {
  low: { name: m.ristiseiska_force_low, says: m.ristiseiska_short_ace_low },
  closes: { name: m.ristiseiska_force_closes, says: m.ristiseiska_short_ace_closes },
  'first-decides': { name: m.ristiseiska_force_first, says: m.ristiseiska_short_ace_first },
};

const extras: Readonly<Record<Params['extra'], House>> = {
  no: { name: m.ristiseiska_force_no, says: m.ristiseiska_short_extra_no },
  any: { name: m.ristiseiska_force_any, says: m.ristiseiska_short_extra_any },
  'aces-kings': { name: m.ristiseiska_force_aces, says: m.ristiseiska_short_extra_aces },
};

const begging: Readonly<Record<Params['give'], House>> = {
  free: { name: m.ristiseiska_force_beg, says: m.ristiseiska_short_unable_beg },
  'unplayable-first': { name: m.ristiseiska_force_beg_strict, says: m.ristiseiska_short_unable_strict },
};

const unable = ({ unable, give }: Params): House =>
  unable === 'beg'
    ? begging[give]
    : unable === 'token'
      ? { name: m.ristiseiska_force_token, says: m.ristiseiska_short_unable_token }
      : { name: m.ristiseiska_force_pawn, says: m.ristiseiska_short_unable_pawn };

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
const paid = ({ unable, score }: Params): boolean => unable === 'token' && score !== 'none';

export const card: GameCard<State> = {
  inForce({ state: { params } }) {
    const houses: House[] = [aces[params.ace], extras[params.extra], unable(params)];
    if (params.end === 'last-in') houses.push({ name: m.ristiseiska_force_last, says: m.ristiseiska_short_end_last });
    if (params['five-needs-eight'] === 'no') houses.push({ name: m.ristiseiska_force_five, says: m.ristiseiska_short_suit_five });
    return [
      { name: sets[params.preset](), says: end(params) },
      ...houses.map(({ name, says }) => ({ name: name(), says: says() })),
    ];
  },
  lines: ({ state: { params } }) => [
    params.end === 'last-in' ? m.ristiseiska_short_aim_last() : m.ristiseiska_short_aim_first(),
    m.ristiseiska_short_begin(),
    suit(params),
    m.ristiseiska_short_ways(),
    m.ristiseiska_short_must(),
    aces[params.ace].says(),
    extras[params.extra].says(),
    unable(params).says(),
    ...(params['false-pass'] === 'penalised' ? [m.ristiseiska_short_false_pass()] : []),
    end(params),
    scores[params.score](),
    ...(paid(params) ? [m.ristiseiska_short_token({ count: params['token-points'] })] : []),
  ],
};
