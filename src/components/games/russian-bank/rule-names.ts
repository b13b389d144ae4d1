import type { Params } from '../../../engine/games/russian-bank/index.ts';
import * as m from '../../../paraglide/messages.js';

/** What a rule in force is about; the card says of each what it is. */
export type About = 'free' | 'reserve';

/** The rules in force with their names. */
export const rulesInForce = ({ reserve }: Params): readonly (readonly [about: About, name: string])[] => [
  ['free', m.russian_bank_force_free()],
  ['reserve', m.russian_bank_force_reserve({ count: reserve })],
];
