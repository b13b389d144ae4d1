import type { codes } from '../../../engine/games/sixteen/index.ts';
import * as m from '../../../paraglide/messages.js';
import type { Sentences } from '../../play/reason-words.ts';

/** What only Sixteen says of a text. */
export const sentences: Sentences<typeof codes> = {
  'sixteen-top-rank': m.engine_sixteen_top_rank,
  'sixteen-not-a-brick': m.engine_sixteen_not_a_brick,
  'sixteen-brick-too-high': m.engine_sixteen_brick_too_high,
  'sixteen-pile-count': m.engine_sixteen_pile_count,
  'sixteen-foundations': m.engine_sixteen_foundations,
  'sixteen-foundation-count': m.engine_sixteen_foundation_count,
  'sixteen-foundation-too-high': m.engine_sixteen_foundation_too_high,
  'sixteen-foundation-order': m.engine_sixteen_foundation_order,
  'sixteen-drawn': m.engine_sixteen_drawn,
  'sixteen-surplus': m.engine_sixteen_surplus,
  'sixteen-ranks-contradict': m.engine_sixteen_ranks_contradict,
  'sixteen-place-drawn': m.engine_sixteen_place_drawn,
  'sixteen-place-urn': m.engine_sixteen_place_urn,
  'sixteen-what-bricks': m.engine_sixteen_what_bricks,
  'sixteen-form-top': m.engine_sixteen_form_top,
  'sixteen-actions': m.engine_sixteen_actions,
  'sixteen-goals': m.engine_sixteen_goals,
};
