import type { State } from '../../../engine/games/russian-bank/index.ts';
import * as m from '../../../paraglide/messages.js';

/** The names of the rules in force, in the order in which the card says what they are. */
export const ruleNames = ({ state: { params } }: { readonly state: Pick<State, 'params'> }): readonly string[] => [
  m.russian_bank_force_free(),
  m.russian_bank_force_reserve({ count: params.reserve }),
];
