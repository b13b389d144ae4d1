import { type Card, cardOf, type SuitIndex, suitOf, suits } from '../../../engine/core/cards.ts';
import { type Action, askedOf, type Rule, type State } from '../../../engine/games/ristiseiska/index.ts';
import * as m from '../../../paraglide/messages.js';
import { signOf } from '../../board/card-words.ts';
import type { RuleWords } from '../../play/kit.ts';
import { all, either } from '../../play/lists.ts';
import type { Here } from './action-words.ts';
import { called, readerOf } from './seats.ts';

/** Each rule: the number of the section of the rule page in which it stands, and its name. */
export const ruleTable: Readonly<Record<Rule, { readonly number: number; readonly name: () => string }>> = {
  'seven-of-clubs': { number: 1, name: m.ristiseiska_rule_seven_of_clubs_name },
  'not-in-hand': { number: 1, name: m.ristiseiska_rule_not_in_hand_name },
  'seven-first': { number: 2, name: m.ristiseiska_rule_seven_first_name },
  'six-before-eight': { number: 2, name: m.ristiseiska_rule_six_before_eight_name },
  'five-needs-eight': { number: 2, name: m.ristiseiska_rule_five_needs_eight_name },
  'no-gaps': { number: 2, name: m.ristiseiska_rule_no_gaps_name },
  'must-play': { number: 3, name: m.ristiseiska_rule_must_play_name },
  'ace-closes': { number: 4, name: m.ristiseiska_rule_ace_closes_name },
  'ace-side': { number: 4, name: m.ristiseiska_rule_ace_side_name },
  'aces-and-kings': { number: 5, name: m.ristiseiska_rule_aces_and_kings_name },
  'play-or-stop': { number: 5, name: m.ristiseiska_rule_play_or_stop_name },
  'after-ace-or-king': { number: 5, name: m.ristiseiska_rule_after_ace_or_king_name },
  'take-first': { number: 6, name: m.ristiseiska_rule_take_first_name },
  'must-beg': { number: 6, name: m.ristiseiska_rule_must_beg_name },
  'no-begging': { number: 6, name: m.ristiseiska_rule_no_begging_name },
  'first-turn': { number: 6, name: m.ristiseiska_rule_first_turn_name },
  'last-card': { number: 6, name: m.ristiseiska_rule_last_card_name },
  'give-first': { number: 6, name: m.ristiseiska_rule_give_first_name },
  'unplayable-first': { number: 6, name: m.ristiseiska_rule_unplayable_first_name },
  'nobody-asks': { number: 6, name: m.ristiseiska_rule_nobody_asks_name },
  'no-false-pass': { number: 7, name: m.ristiseiska_rule_no_false_pass_name },
  'cannot-play': { number: 7, name: m.ristiseiska_rule_cannot_play_name },
  'fine-first': { number: 7, name: m.ristiseiska_rule_fine_first_name },
  'game-over': { number: 8, name: m.ristiseiska_rule_game_over_name },
};

const isRule = (id: string): id is Rule => Object.hasOwn(ruleTable, id);

/**
 * Why a try was refused. `play` is the play before it; a hand has many cards, so it is the action that says which was meant.
 * An id that Ristiseiska does not have throws: rule ids come from the engine.
 */
export function ruleWords(ruleId: string, play: Here, _from: string, _to: string | null, action = ''): RuleWords {
  if (!isRule(ruleId)) throw new Error(`Ristiseiska has no rule “${ruleId}”`);
  return {
    name: ruleTable[ruleId].name(),
    number: ruleTable[ruleId].number,
    says: says(ruleId, play, action === '' ? null : play.read(action)),
  };
}

/** The sentences that need no card of the action. */
const plain: Partial<Record<Rule, () => string>> = {
  'game-over': m.ristiseiska_rule_game_over_says,
  'nobody-asks': m.ristiseiska_rule_nobody_asks_says,
  'after-ace-or-king': m.ristiseiska_rule_after_ace_or_king_says,
  'play-or-stop': m.ristiseiska_rule_play_or_stop_says,
  'must-beg': m.ristiseiska_rule_must_beg_says,
  'no-begging': m.ristiseiska_rule_no_begging_says,
  'first-turn': m.ristiseiska_rule_first_turn_says,
  'last-card': m.ristiseiska_rule_last_card_says,
  'no-false-pass': m.ristiseiska_rule_no_false_pass_says,
  'cannot-play': m.ristiseiska_rule_cannot_play_says,
};

function says(rule: Rule, play: Here, tried: Action | null): string {
  const simple = plain[rule];
  if (simple) return simple();
  const { state } = play;
  const name = (player: number) => called(player, readerOf(play), state.hands.length);
  const turn = name(state.turn);
  const named = tried !== null && 'card' in tried ? tried.card : null;
  const card = named === null ? '' : signOf(named);
  const suit = suitOf(named ?? 0);
  const of = (rank: number): string => signOf(cardOf(suit, rank));
  switch (rule) {
    case 'take-first':
      return m.ristiseiska_rule_take_first_says({ turn });
    case 'give-first':
      return m.ristiseiska_rule_give_first_says({ turn });
    case 'fine-first':
      return m.ristiseiska_rule_fine_first_says({ turn });
    case 'not-in-hand':
      return m.ristiseiska_rule_not_in_hand_says({ card, player: name(askedOf(state) ?? state.turn) });
    case 'seven-of-clubs':
      return named !== null ? m.ristiseiska_rule_seven_of_clubs_says({ card }) : m.ristiseiska_rule_seven_of_clubs_says_claim();
    case 'seven-first':
      return m.ristiseiska_rule_seven_first_says({ card, suit: suitName(suit), seven: of(7) });
    case 'six-before-eight':
      return m.ristiseiska_rule_six_before_eight_says({ card, six: of(6) });
    case 'five-needs-eight':
      return m.ristiseiska_rule_five_needs_eight_says({ eight: of(8) });
    case 'no-gaps':
      return gap(state, card, suit);
    case 'ace-closes':
      return m.ristiseiska_rule_ace_closes_says({ card });
    case 'ace-side':
      return aceSide(state, tried);
    case 'aces-and-kings':
      return m.ristiseiska_rule_aces_and_kings_says({ card });
    case 'must-play':
      return m.ristiseiska_rule_must_play_says({ cards: all(cardsOf(play)) });
    case 'unplayable-first':
      return m.ristiseiska_rule_unplayable_first_says({ card, cards: either(cardsOf(play)) });
    default:
      throw new Error(`no sentence for rule “${rule}”`);
  }
}

const suitName = (suit: SuitIndex): string => m.ristiseiska_suit({ suit: suits[suit] });

/** The cards that legal actions play or give, each once. */
function cardsOf({ actions, read }: Here): string[] {
  const cards: Card[] = actions.map(read).flatMap((action) => ('card' in action ? [action.card] : []));
  return [...new Set(cards)].map(signOf);
}

function gap({ table }: State, card: string, suit: SuitIndex): string {
  const { low, high } = table[suit] ?? { low: 7, high: 7 };
  if (low === high) return m.ristiseiska_rule_no_gaps_says_seven({ card, suit: suitName(suit).toLocaleLowerCase() });
  // An ace on the king is the fourteenth.
  const of = (rank: number): string => signOf(cardOf(suit, rank === 14 ? 1 : rank));
  return m.ristiseiska_rule_no_gaps_says({ card, suit: suitName(suit), low: of(low), high: of(high) });
}

function aceSide({ aces, params }: State, tried: Action | null): string {
  const side = tried?.kind === 'play' ? tried.side : null;
  if (params.ace !== 'first-decides') return m.ristiseiska_rule_ace_side_says_never();
  if (aces !== null && side !== aces)
    return aces === 'low' ? m.ristiseiska_rule_ace_side_says_low() : m.ristiseiska_rule_ace_side_says_high();
  return side === null ? m.ristiseiska_rule_ace_side_says_choose() : m.ristiseiska_rule_ace_side_says();
}
