import type { codes } from '../../../engine/games/russian-bank/index.ts';
import * as m from '../../../paraglide/messages.js';
import type { Sentences } from '../../play/reason-words.ts';

/** What only Russian Bank says of a text. */
export const sentences: Sentences<typeof codes> = {
  'bank-side-parts': m.engine_bank_side_parts,
  'bank-side-piles': m.engine_bank_side_piles,
  'bank-reserve-size': m.engine_bank_reserve_size,
  'bank-hand-size': m.engine_bank_hand_size,
  'bank-own-card-twice': m.engine_bank_own_card_twice,
  'bank-surplus': m.engine_bank_surplus,
  'bank-foundation-suits': m.engine_bank_foundation_suits,
  'bank-foundation-tops': m.engine_bank_foundation_tops,
  'bank-foundation-order': m.engine_bank_foundation_order,
  'bank-drawn': m.engine_bank_drawn,
  'bank-drawn-nowhere': m.engine_bank_drawn_nowhere,
  'crapette-drawn-nowhere': m.engine_crapette_drawn_nowhere,
  'crapette-no-slip': m.engine_crapette_no_slip,
  'bank-not-turned-over': m.engine_bank_not_turned_over,
  'bank-turn-passed': m.engine_bank_turn_passed,
  'bank-two-players': m.engine_bank_two_players,
  'bank-place-reserve': m.engine_bank_place_reserve,
  'bank-place-hand': m.engine_bank_place_hand,
  'bank-place-waste': m.engine_bank_place_waste,
  'bank-place-pile': m.engine_bank_place_pile,
  'bank-form-top': m.engine_bank_form_top,
  'bank-actions': m.engine_bank_actions,
  'crapette-actions': m.engine_crapette_actions,
  'bank-goals': m.engine_bank_goals,
  'crapette-goals': m.engine_crapette_goals,
};
