import { limit, type Params, type Table } from '../../../../engine/games/russian-bank/crapette/index.ts';
import * as m from '../../../../paraglide/messages.js';
import type { GameCard } from '../../../play/kit.ts';
import { type About, rulesInForce } from './rule-names.ts';

/** What each rule in force is. */
const sentences: Readonly<Record<About, (params: Params) => string>> = {
  traditional: m.crapette_force_traditional_says,
  reserve: ({ reserve }) => m.russian_bank_force_reserve_says({ count: reserve }),
  waste: m.crapette_force_open_says,
  score: m.crapette_force_count_says,
  match: ({ target = 0 }) => m.crapette_force_match_says({ count: m.crapette_force_count_says(), target }),
  order: m.crapette_force_called_says,
};

/** The rules of the traditional table in short. */
export const card: GameCard<Table> = {
  inForce: ({ state: { params } }) =>
    rulesInForce(params).map(([about, name]) => ({ name, says: sentences[about](params), lesson: 1 })),
  lines: ({ state: { params } }) => [
    m.crapette_short_aim(),
    m.crapette_short_sources(),
    ...(params.waste === 'open' ? [m.crapette_short_open()] : []),
    m.crapette_short_home(),
    m.crapette_short_houses(),
    m.crapette_short_load(),
    m.crapette_short_reserve(),
    m.crapette_short_compulsory(),
    m.crapette_short_fill(),
    ...(params.order === 'called' ? [m.crapette_force_called_says()] : []),
    m.crapette_short_draw(),
    m.crapette_short_turn(),
    m.russian_bank_short_end({ count: limit }),
  ],
};
