import * as m from '../../paraglide/messages.js';

/** The rule sets of Ristiseiska with their short names, in the order of the table on its rule page. */
export const ruleSets: readonly { readonly id: string; readonly name: () => string }[] = [
  { id: 'duel', name: m.ristiseiska_set_duel },
  { id: 'pantti', name: m.ristiseiska_set_pantti },
  { id: 'pantti-ace', name: m.ristiseiska_set_pantti_ace },
  { id: 'begging', name: m.ristiseiska_set_begging },
  { id: 'begging-points', name: m.ristiseiska_set_begging_points },
  { id: 'forfeit', name: m.ristiseiska_set_forfeit },
];
