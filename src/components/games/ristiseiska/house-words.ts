import * as m from '../../../paraglide/messages.js';

/** The house rules that are a choice. */
export const houses: Readonly<Record<string, { name: () => string; choices: Readonly<Record<string, () => string>> }>> = {
  ace: {
    name: m.teach_risti_ace,
    choices: { low: m.teach_risti_ace_low, closes: m.teach_risti_ace_closes, 'first-decides': m.teach_risti_ace_first },
  },
  extra: {
    name: m.teach_risti_extra,
    choices: { no: m.teach_risti_extra_no, any: m.teach_risti_extra_any, 'aces-kings': m.teach_risti_extra_aces },
  },
  unable: {
    name: m.teach_risti_unable,
    choices: { token: m.teach_risti_unable_token, beg: m.teach_risti_unable_beg, pawn: m.teach_risti_unable_pawn },
  },
  give: { name: m.teach_risti_give, choices: { free: m.teach_no, 'unplayable-first': m.teach_yes } },
  end: { name: m.teach_risti_end, choices: { 'first-out': m.teach_no, 'last-in': m.teach_yes } },
  score: {
    name: m.ristiseiska_deal_score,
    choices: {
      none: m.ristiseiska_deal_score_none,
      count: m.ristiseiska_deal_score_count,
      rank: m.ristiseiska_deal_score_rank,
      'rank-ace-14': m.ristiseiska_deal_score_rank_ace_14,
      distance: m.ristiseiska_deal_score_distance,
    },
  },
  'five-needs-eight': { name: m.teach_risti_five, choices: { no: m.teach_no, yes: m.teach_yes } },
  'false-pass': { name: m.teach_risti_false, choices: { forbidden: m.teach_no, penalised: m.teach_yes } },
};

/** The house rules that are a number: nobody composes by them, but a position or a deal may bring its own. */
export const sums: Readonly<Record<string, () => string>> = {
  'token-points': m.teach_risti_token_points,
  target: m.ristiseiska_deal_target,
};
