import type { Params, State } from '../../../engine/games/russian-bank/index.ts';
import * as m from '../../../paraglide/messages.js';
import type { GameCard } from '../../play/kit.ts';
import { type About, rulesInForce } from './rule-names.ts';

/** Actions of both players after which a game is a draw (rules, section 8). */
const limit = 1000;

/** What each rule in force is. */
const sentences: Readonly<Record<About, (params: Params) => string>> = {
  free: m.russian_bank_force_free_says,
  reserve: ({ reserve }) => m.russian_bank_force_reserve_says({ count: reserve }),
};

export const card: GameCard<State> = {
  inForce: ({ state: { params } }) =>
    rulesInForce(params).map(([about, name]) => ({ name, says: sentences[about](params), lesson: 1 })),
  lines: () => [
    m.russian_bank_short_aim(),
    m.russian_bank_short_sources(),
    m.russian_bank_short_home(),
    m.russian_bank_short_own(),
    m.russian_bank_short_theirs(),
    m.russian_bank_short_empty(),
    m.russian_bank_short_draw(),
    m.russian_bank_short_stuck(),
    m.russian_bank_short_turn(),
    m.russian_bank_short_pass(),
    m.russian_bank_short_end({ count: limit }),
  ],
};
