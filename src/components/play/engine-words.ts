import { type Coded, type commonCodes, sentenceOf } from '../../engine/core/codes.ts';
import type { reasonCodes, solveCodes } from '../../engine/proving/reasons.ts';
import * as m from '../../paraglide/messages.js';
import { isolated } from '../../site/isolated.ts';
import type { GameKit } from './kit.ts';
import { reasons, type Sentences } from './reason-words.ts';

/** What all games say. */
const shared: Sentences<typeof commonCodes & typeof solveCodes & typeof reasonCodes> = {
  ...reasons,
  'no-game': m.engine_no_game,
  'unknown-game': m.engine_unknown_game,
  'other-game': m.engine_other_game,
  illegal: m.engine_illegal,
  'out-of-order': m.engine_out_of_order,
  'too-long': m.engine_too_long,
  'field-count': m.engine_field_count,
  'not-a-number': m.engine_not_a_number,
  'not-a-player': m.engine_not_a_player,
  'unknown-action': m.engine_unknown_action,
  'unknown-goal': m.engine_unknown_goal,
  'goal-number': m.engine_goal_number,
  'goal-form': m.engine_goal_form,
  'goal-action': m.engine_goal_action,
  'unknown-option': m.engine_unknown_option,
  'option-number': m.engine_option_number,
  'unknown-preset': m.engine_unknown_preset,
  'unknown-rule': m.engine_unknown_rule,
  'rule-form': m.engine_rule_form,
  'rule-value': m.engine_rule_value,
  'rule-number': m.engine_rule_number,
  'rule-twice': m.engine_rule_twice,
  'round-after-end': m.engine_round_after_end,
  'round-outcome': m.engine_round_outcome,
  'not-a-card': m.engine_not_a_card,
  blank: m.engine_blank,
  'place-pile': m.engine_place_pile,
  'what-cards': m.engine_what_cards,
  'what-piles': m.engine_what_piles,
  'form-card': m.engine_form_card,
  'no-solver': m.engine_no_solver,
  'unknown-player': m.engine_unknown_player,
  'seat-count': m.engine_seat_count,
  'seat-people': m.engine_seat_people,
};

/** All codes that a sentence is made of. */
const codesIn = ({ code, args }: Coded): string[] => [
  code,
  ...Object.values(args).flatMap((value) => (typeof value === 'object' && 'code' in value ? codesIn(value) : [])),
];

/** A code with what it quotes of somebody's text fit for a sentence. */
const quoting = ({ code, args }: Coded): Coded => ({
  code,
  args: Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      if (typeof value === 'string') return [name, isolated(value)];
      return [name, typeof value === 'object' && 'code' in value ? quoting(value) : value];
    }),
  ),
});

/**
 * What the engine has to say of a text, as a sentence that neither begins with a capital nor ends in a stop. All of these
 * are loaded when the first is needed (`import()`), as hardly any page ever says one. In: an error of the engine, and how the
 * game's own sentences are loaded, which is done only for one of them.
 */
export async function engineWords(coded: Coded, { sentences }: Pick<GameKit, 'sentences'>): Promise<string> {
  const own = codesIn(coded).every((code) => code in shared) ? {} : await sentences();
  return sentenceOf(quoting(coded), (code, args) => {
    const sentence = { ...shared, ...own }[code] as ((args: unknown) => string) | undefined;
    if (sentence === undefined) throw new Error(`no sentence for the code ${code}`);
    return sentence(args);
  });
}
