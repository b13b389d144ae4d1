import type { Params, State } from '../../../engine/games/ristiseiska/index.ts';
import * as m from '../../../paraglide/messages.js';

/** The rule sets by their short names, in the order of the table on the rule page. */
export const sets: Readonly<Record<Params['preset'], () => string>> = {
  duel: m.ristiseiska_set_duel,
  pantti: m.ristiseiska_set_pantti,
  'pantti-ace': m.ristiseiska_set_pantti_ace,
  begging: m.ristiseiska_set_begging,
  'begging-points': m.ristiseiska_set_begging_points,
  forfeit: m.ristiseiska_set_forfeit,
};

const aces: Readonly<Record<Params['ace'], () => string>> = {
  low: m.ristiseiska_force_low,
  closes: m.ristiseiska_force_closes,
  'first-decides': m.ristiseiska_force_first,
};

const extras: Readonly<Record<Params['extra'], () => string>> = {
  no: m.ristiseiska_force_no,
  any: m.ristiseiska_force_any,
  'aces-kings': m.ristiseiska_force_aces,
};

const begging: Readonly<Record<Params['give'], () => string>> = {
  free: m.ristiseiska_force_beg,
  'unplayable-first': m.ristiseiska_force_beg_strict,
};

const unable = ({ unable, give }: Params): string =>
  unable === 'beg' ? begging[give]() : unable === 'token' ? m.ristiseiska_force_token() : m.ristiseiska_force_pawn();

/** The names of the rules in force, in the order in which the card says what they are: the rule set first. */
export const ruleNames = ({ state: { params } }: { readonly state: Pick<State, 'params'> }): readonly string[] => [
  sets[params.preset](),
  aces[params.ace](),
  extras[params.extra](),
  unable(params),
  ...(params.end === 'last-in' ? [m.ristiseiska_force_last()] : []),
  ...(params['five-needs-eight'] === 'no' ? [m.ristiseiska_force_five()] : []),
  ...(params['false-pass'] === 'penalised' ? [m.ristiseiska_force_false_pass()] : []),
];
