import { type Card, rankOf, suitOf } from '../../../engine/core/cards.ts';
import { type Rule, type Source, type State, type Target, takes, topAt } from '../../../engine/games/russian-bank/index.ts';
import * as m from '../../../paraglide/messages.js';
import { signOf } from '../../board/card-words.ts';
import type { RuleWords } from '../../play/kit.ts';
import { either } from '../../play/lists.ts';
import type { Here } from './words.ts';

/** Each rule: the number of the section of the rule page in which it stands, and its name. */
export const ruleTable: Readonly<Record<Rule, { readonly number: number; readonly name: () => string }>> = {
  'source-empty': { number: 1, name: m.russian_bank_rule_source_empty_name },
  'foundation-next': { number: 2, name: m.russian_bank_rule_foundation_next_name },
  'own-descends': { number: 3, name: m.russian_bank_rule_own_descends_name },
  'own-colour': { number: 3, name: m.russian_bank_rule_own_colour_name },
  'other-suit': { number: 4, name: m.russian_bank_rule_other_suit_name },
  'other-neighbour': { number: 4, name: m.russian_bank_rule_other_neighbour_name },
  'no-wrap': { number: 4, name: m.russian_bank_rule_no_wrap_name },
  'drawn-waits': { number: 5, name: m.russian_bank_rule_drawn_waits_name },
  'hand-empty': { number: 6, name: m.russian_bank_rule_hand_empty_name },
  'pass-may-draw': { number: 7, name: m.russian_bank_rule_pass_may_draw_name },
  'pass-drawn-plays': { number: 7, name: m.russian_bank_rule_pass_drawn_plays_name },
  'game-over': { number: 8, name: m.russian_bank_rule_game_over_name },
};

const isRule = (id: string): id is Rule => Object.hasOwn(ruleTable, id);

/**
 * Why a try was refused. `play` is the play before the try, `from` and `to` the slots between which it was made (a try
 * that was only said has none that matter). An id that Russian Bank does not have throws: rule ids come from the engine.
 */
export function ruleWords(ruleId: string, play: Here, from: string, to: string | null): RuleWords {
  if (!isRule(ruleId)) throw new Error(`Russian Bank has no rule “${ruleId}”`);
  return { name: ruleTable[ruleId].name(), number: ruleTable[ruleId].number, says: says(ruleId, play, from, to ?? '') };
}

/** A slot of the scene as the player in turn names it in an action; null where no action does. */
function placeOf(slot: string, { turn }: State): Source | Target | null {
  if (slot.startsWith('f')) return 'f';
  const own = Number(slot[0]) === turn;
  if (slot[1] === 't') return `${own ? 't' : 'o'}${slot[2] as '1'}`;
  return own && (slot[1] === 'r' || slot[1] === 'w') ? slot[1] : null;
}

function says(rule: Rule, { state, actions, read }: Here, from: string, to: string): string {
  const [source, place] = [placeOf(from, state), placeOf(to, state)];
  const topOf = (at: Source | Target | null): Card | null => (at === null ? null : topAt(state, at));
  const [lifted, target] = [topOf(source), topOf(place)];
  const sign = (card: Card | null): string => (card === null ? '' : signOf(card));
  const words = { card: sign(lifted), top: sign(target) };
  /** What the place takes now. */
  const wanted = (fits: (card: Card) => boolean = () => true): string =>
    place === null
      ? ''
      : either(
          takes(state, place as Target)
            .filter(fits)
            .map(signOf),
        );
  const waiting = { card: sign(topAt(state, 'w')) };
  switch (rule) {
    case 'game-over':
      return m.russian_bank_rule_game_over_says();
    case 'source-empty':
      return sourceEmptySays(from);
    case 'foundation-next': {
      const ofSuit = (card: Card): boolean => lifted !== null && suitOf(card) === suitOf(lifted);
      return m.russian_bank_rule_foundation_next_says({ card: words.card, wanted: wanted(ofSuit) });
    }
    case 'own-descends':
      if (target !== null && rankOf(target) === 1) return m.russian_bank_rule_own_descends_says_ace({ top: words.top });
      return m.russian_bank_rule_own_descends_says({ ...words, wanted: wanted() });
    case 'own-colour':
      return m.russian_bank_rule_own_colour_says({ ...words, wanted: wanted() });
    case 'other-suit':
      return m.russian_bank_rule_other_suit_says({ ...words, wanted: wanted() });
    case 'other-neighbour':
      return m.russian_bank_rule_other_neighbour_says({ ...words, wanted: wanted() });
    case 'no-wrap':
      return m.russian_bank_rule_no_wrap_says(words);
    case 'drawn-waits': {
      const plays = actions.map(read).some((action) => action.kind === 'play' && action.from === 'w');
      return plays ? m.russian_bank_rule_drawn_waits_says(waiting) : m.russian_bank_rule_drawn_waits_says_stuck(waiting);
    }
    case 'hand-empty':
      return m.russian_bank_rule_hand_empty_says();
    case 'pass-may-draw':
      return m.russian_bank_rule_pass_may_draw_says();
    case 'pass-drawn-plays':
      return m.russian_bank_rule_pass_drawn_plays_says(waiting);
  }
}

function sourceEmptySays(from: string): string {
  if (from[1] === 'r') return m.russian_bank_rule_source_empty_says_reserve();
  if (from[1] === 'w') return m.russian_bank_rule_source_empty_says_waste();
  return m.russian_bank_rule_source_empty_says_pile({ n: from.slice(2) });
}
