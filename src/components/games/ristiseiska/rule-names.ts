import type { Params } from '../../../engine/games/ristiseiska/index.ts';
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

/** What a rule in force is about; the card says of each what it is. */
export type About = 'set' | 'ace' | 'extra' | 'unable' | 'strict' | 'last' | 'five' | 'false-pass';

/** Whether the name of the rule set says already what happens when nothing fits. */
const named = ({ preset, unable, give }: Params): boolean => preset.startsWith('begging') && unable === 'beg' && give === 'free';

/** The rules in force with their names, the rule set first, those that are as usual or named by the set left out. */
export const rulesInForce = (params: Params): readonly (readonly [about: About, name: string])[] => [
  ['set', sets[params.preset]()],
  ['ace', aces[params.ace]()],
  ['extra', extras[params.extra]()],
  ...(named(params)
    ? []
    : [[params.unable === 'beg' && params.give === 'unplayable-first' ? 'strict' : 'unable', unable(params)] as const]),
  ...(params.end === 'last-in' ? [['last', m.ristiseiska_force_last()] as const] : []),
  ...(params['five-needs-eight'] === 'no' ? [['five', m.ristiseiska_force_five()] as const] : []),
  ...(params['false-pass'] === 'penalised' ? [['false-pass', m.ristiseiska_force_false_pass()] as const] : []),
];
