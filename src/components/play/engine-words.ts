import { type Coded, type Codes, sentenceOf } from '../../engine/core/codes.ts';
import type { pageCodes } from '../../engine/games/codes.ts';
import * as m from '../../paraglide/messages.js';
import { reasons } from './reason-words.ts';

/** A message for each code of a list, which may name its arguments. */
export type Sentences<S extends Codes> = {
  readonly [C in keyof S]: (args: { readonly [Name in keyof S[C]]: string | number }) => string;
};

const shared = {
  ...reasons,
  'no-game': m.engine_no_game,
  'unknown-game': m.engine_unknown_game,
  'other-game': m.engine_other_game,
  illegal: m.engine_illegal,
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
  'not-a-card': m.engine_not_a_card,
  blank: m.engine_blank,
  'place-pile': m.engine_place_pile,
  'what-cards': m.engine_what_cards,
  'what-piles': m.engine_what_piles,
  'form-card': m.engine_form_card,
  'no-solver': m.engine_no_solver,
  'unknown-player': m.engine_unknown_player,
};

/** A game’s own sentences, by the beginning of their codes; a page that says one loads that game’s only. */
const own = {
  sixteen: async () => (await import('./engine-words/sixteen.ts')).sentences,
  bank: async () => (await import('./engine-words/russian-bank.ts')).sentences,
  risti: async () => (await import('./engine-words/ristiseiska.ts')).sentences,
} as const;

/** All codes that a sentence is made of. */
const codesIn = ({ code, args }: Coded): string[] => [
  code,
  ...Object.values(args).flatMap((value) => (typeof value === 'object' && 'code' in value ? codesIn(value) : [])),
];

/**
 * What the engine has to say of a text, as a sentence that neither begins with a capital nor ends in a stop. All of these
 * are loaded when the first is needed (`import()`), as hardly any page ever says one. In: an error of the engine.
 */
export async function engineWords(coded: Coded): Promise<string> {
  const begins = new Set(codesIn(coded).map((code) => code.split('-', 1)[0] ?? ''));
  const loaded = await Promise.all(Object.entries(own).map(([begin, load]) => (begins.has(begin) ? load() : {})));
  const sentences = Object.assign({}, shared, ...loaded) as Sentences<typeof pageCodes>;
  return sentenceOf(coded, (code, args) => sentences[code as keyof typeof pageCodes](args as never));
}
