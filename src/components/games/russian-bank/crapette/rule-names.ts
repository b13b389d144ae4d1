import type { Params } from '../../../../engine/games/russian-bank/crapette/index.ts';
import * as m from '../../../../paraglide/messages.js';

/** What a rule in force is about; the card says of each what it is. */
export type About = 'traditional' | 'reserve' | 'waste' | 'score' | 'match' | 'order';

/** The rules in force with their names: the rule set, the reserve, and what differs from the usual table. */
export const rulesInForce = ({
  reserve,
  waste,
  score,
  target,
  order,
}: Params): readonly (readonly [about: About, name: string])[] => [
  ['traditional', m.crapette_force_traditional()],
  ['reserve', m.russian_bank_force_reserve({ count: reserve })],
  ...(waste === 'open' ? [['waste', m.crapette_force_open()] as const] : []),
  ...(score !== 'count'
    ? []
    : target === undefined
      ? [['score', m.crapette_force_count()] as const]
      : [['match', m.crapette_force_match({ target })] as const]),
  ...(order === 'called' ? [['order', m.crapette_force_called()] as const] : []),
];
