import { type Card, cardOf, type SuitIndex, suitOf, suits } from '../../../engine/core/cards.ts';
import { type Action, askedOf, type Rule, type State } from '../../../engine/games/ristiseiska/index.ts';
import * as m from '../../../paraglide/messages.js';
import { signOf } from '../../board/card-words.ts';
import type { RuleWords } from '../../play/kit.ts';
import { all, either } from '../../play/lists.ts';
import { type RuleSaid, rule, ruleSaid } from '../rules-said.ts';
import { begins, type Here } from './action-words.ts';
import { type Names, readerOf, wordFor } from './seats.ts';

/** What was tried: the action, and its card with what is said of it; a hand has many cards. */
interface Tried {
  readonly play: Here;
  readonly action: Action | null;
  readonly named: Card | null;
  readonly card: string;
  readonly suit: SuitIndex;
  /** Another card of that suit. */
  of(rank: number): string;
  /** How a player is called, and who is to play. */
  called(player: number): string | 0;
  readonly turn: string | 0;
}

function tried(play: Here, action: Action | null, names?: Names): Tried {
  const { state } = play;
  const by = (player: number) => wordFor(player, readerOf(play), state.hands.length, names);
  const named = action !== null && 'card' in action ? action.card : null;
  const suit = suitOf(named ?? 0);
  return {
    play,
    action,
    named,
    card: named === null ? '' : signOf(named),
    suit,
    of: (rank) => signOf(cardOf(suit, rank)),
    called: by,
    turn: begins(by(state.turn)),
  };
}

/** Each rule: the section of the rule page in which it stands, its name, and its sentence. */
export const ruleTable: Readonly<Record<Rule, RuleSaid<Tried>>> = {
  'seven-of-clubs': rule(1, m.ristiseiska_rule_seven_of_clubs_name, ({ named, card }) =>
    named !== null ? m.ristiseiska_rule_seven_of_clubs_says({ card }) : m.ristiseiska_rule_seven_of_clubs_says_claim(),
  ),
  'not-in-hand': rule(1, m.ristiseiska_rule_not_in_hand_name, ({ play: { state }, card, called: by }) =>
    m.ristiseiska_rule_not_in_hand_says({ card, player: by(askedOf(state) ?? state.turn) }),
  ),
  'seven-first': rule(2, m.ristiseiska_rule_seven_first_name, ({ card, suit, of }) =>
    m.ristiseiska_rule_seven_first_says({ card, suit: suitName(suit), seven: of(7) }),
  ),
  'six-before-eight': rule(2, m.ristiseiska_rule_six_before_eight_name, ({ card, of }) =>
    m.ristiseiska_rule_six_before_eight_says({ card, six: of(6) }),
  ),
  'five-needs-eight': rule(2, m.ristiseiska_rule_five_needs_eight_name, ({ of }) =>
    m.ristiseiska_rule_five_needs_eight_says({ eight: of(8) }),
  ),
  'no-gaps': rule(2, m.ristiseiska_rule_no_gaps_name, ({ play, card, suit }) => gap(play.state, card, suit)),
  'must-play': rule(3, m.ristiseiska_rule_must_play_name, ({ play }) =>
    m.ristiseiska_rule_must_play_says({ cards: all(cardsOf(play)) }),
  ),
  'ace-closes': rule(4, m.ristiseiska_rule_ace_closes_name, m.ristiseiska_rule_ace_closes_says),
  'ace-side': rule(4, m.ristiseiska_rule_ace_side_name, ({ play, action }) => aceSide(play.state, action)),
  'aces-and-kings': rule(5, m.ristiseiska_rule_aces_and_kings_name, m.ristiseiska_rule_aces_and_kings_says),
  'play-or-stop': rule(5, m.ristiseiska_rule_play_or_stop_name, m.ristiseiska_rule_play_or_stop_says),
  'after-ace-or-king': rule(5, m.ristiseiska_rule_after_ace_or_king_name, m.ristiseiska_rule_after_ace_or_king_says),
  'take-first': rule(6, m.ristiseiska_rule_take_first_name, m.ristiseiska_rule_take_first_says),
  'must-beg': rule(6, m.ristiseiska_rule_must_beg_name, m.ristiseiska_rule_must_beg_says),
  'no-begging': rule(6, m.ristiseiska_rule_no_begging_name, m.ristiseiska_rule_no_begging_says),
  'first-turn': rule(6, m.ristiseiska_rule_first_turn_name, m.ristiseiska_rule_first_turn_says),
  'last-card': rule(6, m.ristiseiska_rule_last_card_name, m.ristiseiska_rule_last_card_says),
  'give-first': rule(6, m.ristiseiska_rule_give_first_name, m.ristiseiska_rule_give_first_says),
  'unplayable-first': rule(6, m.ristiseiska_rule_unplayable_first_name, ({ play, card }) =>
    m.ristiseiska_rule_unplayable_first_says({ card, cards: either(cardsOf(play)) }),
  ),
  'nobody-asks': rule(6, m.ristiseiska_rule_nobody_asks_name, m.ristiseiska_rule_nobody_asks_says),
  'no-false-pass': rule(7, m.ristiseiska_rule_no_false_pass_name, m.ristiseiska_rule_no_false_pass_says),
  'cannot-play': rule(7, m.ristiseiska_rule_cannot_play_name, m.ristiseiska_rule_cannot_play_says),
  'fine-first': rule(7, m.ristiseiska_rule_fine_first_name, m.ristiseiska_rule_fine_first_says),
  'game-over': rule(8, m.ristiseiska_rule_game_over_name, m.ristiseiska_rule_game_over_says),
};

/** Why a try was refused. `play` is the play before it; it is the action that says which card was meant. */
export const ruleWords = (id: string, play: Here, _from: string, _to: string | null, action = '', names?: Names): RuleWords =>
  ruleSaid(ruleTable, id, tried(play, action === '' ? null : play.read(action), names));

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
