import type { Play } from '../../../engine/core/play.ts';
import type { Face, Slot } from '../../../engine/core/scene.ts';
import * as m from '../../../paraglide/messages.js';
import { getLocale } from '../../../paraglide/runtime.js';
import { cardSign } from '../../board/card-words.ts';
import type { RuleWords } from '../../play/kit.ts';
import { type Card, neighbours, nextHome, oneLower, readCard } from './cards.ts';
import { told } from './read.ts';

/** Number of the section of the rule page in which each rule stands. */
export const ruleNumbers = {
  'source-empty': 1,
  'foundation-next': 2,
  'own-descends': 3,
  'own-colour': 3,
  'other-suit': 4,
  'other-neighbour': 4,
  'no-wrap': 4,
  'drawn-waits': 5,
  'hand-empty': 6,
  'pass-may-draw': 7,
  'pass-drawn-plays': 7,
  'game-over': 8,
} as const;

type RuleId = keyof typeof ruleNumbers;

const names: Record<RuleId, () => string> = {
  'source-empty': m.russian_bank_rule_source_empty_name,
  'foundation-next': m.russian_bank_rule_foundation_next_name,
  'own-descends': m.russian_bank_rule_own_descends_name,
  'own-colour': m.russian_bank_rule_own_colour_name,
  'other-suit': m.russian_bank_rule_other_suit_name,
  'other-neighbour': m.russian_bank_rule_other_neighbour_name,
  'no-wrap': m.russian_bank_rule_no_wrap_name,
  'drawn-waits': m.russian_bank_rule_drawn_waits_name,
  'hand-empty': m.russian_bank_rule_hand_empty_name,
  'pass-may-draw': m.russian_bank_rule_pass_may_draw_name,
  'pass-drawn-plays': m.russian_bank_rule_pass_drawn_plays_name,
  'game-over': m.russian_bank_rule_game_over_name,
};

const isRule = (id: string): id is RuleId => Object.hasOwn(ruleNumbers, id);

/**
 * Why a try was refused. `play` is the play before the try, `from` and `to` the slots between which it was made (a try
 * that was only said has none that matter). An id that Russian Bank does not have throws: rule ids come from the engine.
 */
export function ruleWords(ruleId: string, play: Play, from: string, to: string | null): RuleWords {
  if (!isRule(ruleId)) throw new Error(`Russian Bank has no rule “${ruleId}”`);
  return { name: names[ruleId](), number: ruleNumbers[ruleId], says: says(ruleId, play, from, to ?? '') };
}

/** What an action does, told from the position before it. One that plays from an empty place is named without a card. */
export function actionWords(action: string, play: Play): string {
  if (action === 'pass') return m.russian_bank_action_pass();
  if (action === 'draw') return m.russian_bank_action_draw();
  const [from = '', to = ''] = action.split('-');
  const card = topOf(slots(play).get(`${mover(play)}${from}`));
  const places = { from: placeText(from), to: placeText(to) };
  if (!card) return m.russian_bank_action_unfit(places);
  if (to === 'f') return m.russian_bank_action_home({ card: cardSign(card), from: places.from });
  return m.russian_bank_action_play({ card: cardSign(card), ...places });
}

/** A task in words, for positions that come without a text. `play` stands at the start of its line. */
export function goalWords(goal: string, play: Play): string {
  const [kind, value = ''] = goal.split(':');
  const count = Number(value);
  switch (kind) {
    case 'win':
      return m.russian_bank_goal_win();
    case 'lock':
      return m.russian_bank_goal_lock();
    case 'end':
      return m.russian_bank_goal_end();
    case 'tie':
      return m.russian_bank_goal_tie();
    case 'reserve':
      return m.russian_bank_goal_reserve({ count });
    case 'stock':
      return m.russian_bank_goal_stock({ count });
    case 'home':
      return m.russian_bank_goal_home({ count });
    case 'empty':
      return m.russian_bank_goal_empty({ count });
    case 'top': {
      const [place = '', text = ''] = value.split('=');
      const cards = (text.match(/../g) ?? []).map((card) => cardSign(readCard(card)));
      const words = { cards: cards.join(' '), pile: pileText(place[0] === 't', place.slice(1)) };
      return cards.length === 1 ? m.russian_bank_goal_top(words) : m.russian_bank_goal_top_in_order(words);
    }
    case 'do':
      return m.russian_bank_goal_do({ actions: either(value.split(',').map((action) => actionWords(action, play))) });
    default:
      return m.russian_bank_goal_unknown({ goal });
  }
}

/** How a game ended, or null while it goes on. */
export function outcomeWords(play: Play): string | null {
  if (play.outcome === null) return null;
  const { winner, reason } = play.outcome;
  if (winner !== null) return m.russian_bank_outcome_won({ winner: Number(winner) });
  return reason === 'limit' ? m.russian_bank_outcome_limit() : m.russian_bank_outcome_stuck();
}

/** A slot as it stands in a sentence to whoever is in turn. */
export function slotWords(slot: string, play: Play): string {
  if (slot.startsWith('f')) return m.russian_bank_slot_foundation({ suit: slot[1] as Card['suit'] });
  const own = Number(slot[0]) === mover(play);
  switch (slot[1]) {
    case 'r':
      return own ? m.russian_bank_slot_own_reserve() : m.russian_bank_slot_other_reserve();
    case 'h':
      return own ? m.russian_bank_slot_own_hand() : m.russian_bank_slot_other_hand();
    case 'w':
      return own ? m.russian_bank_slot_own_waste() : m.russian_bank_slot_other_waste();
    default:
      return pileText(own, slot.slice(2));
  }
}

/** The player in turn; when play is over, the one whose turn it was. */
const mover = (play: Play): number => told(play).turn;

const slots = (play: Play): Map<string, Slot> => new Map(play.scene('all').slots.map((slot) => [slot.id, slot]));
const either = (words: readonly string[]): string => new Intl.ListFormat(getLocale(), { type: 'disjunction' }).format(words);
const oneOf = (cards: readonly Card[]): string => either(cards.map(cardSign));

function topOf(slot: Slot | undefined): Card | null {
  const face: Face | undefined = slot?.pieces.at(-1)?.face;
  return face?.kind === 'card' ? face : null;
}

const pileText = (own: boolean, n: string): string =>
  own ? m.russian_bank_slot_own_pile({ n }) : m.russian_bank_slot_other_pile({ n });

/** A place of an action, for anybody's action: `r`, `w`, `f`, `t1`, `o1`. */
export function placeText(place: string): string {
  const n = place.slice(1);
  switch (place[0]) {
    case 'r':
      return m.russian_bank_place_reserve();
    case 'w':
      return m.russian_bank_place_waste();
    case 'f':
      return m.russian_bank_place_home();
    default:
      return place[0] === 't' ? m.russian_bank_place_own({ n }) : m.russian_bank_place_other({ n });
  }
}

function says(rule: RuleId, play: Play, from: string, to: string): string {
  const on = slots(play);
  const lifted = topOf(on.get(from));
  const target = topOf(on.get(to));
  const words = { card: lifted ? cardSign(lifted) : '', top: target ? cardSign(target) : '' };
  const drawn = topOf(on.get(`${mover(play)}w`));
  const waiting = { card: drawn ? cardSign(drawn) : '' };
  switch (rule) {
    case 'game-over':
      return m.russian_bank_rule_game_over_says();
    case 'source-empty':
      return sourceEmptySays(from);
    case 'foundation-next': {
      const heights = [1, 2].map((n) => on.get(`f${lifted?.suit}${n}`)?.pieces.length ?? 0);
      const wanted = lifted ? oneOf(nextHome(lifted.suit, heights)) : '';
      return m.russian_bank_rule_foundation_next_says({ card: words.card, wanted });
    }
    case 'own-descends':
      if (target?.rank === 1) return m.russian_bank_rule_own_descends_says_ace({ top: words.top });
      return m.russian_bank_rule_own_descends_says({ ...words, wanted: target ? oneOf(oneLower(target)) : '' });
    case 'own-colour':
      return m.russian_bank_rule_own_colour_says({ ...words, wanted: target ? oneOf(oneLower(target)) : '' });
    case 'other-suit':
      return m.russian_bank_rule_other_suit_says({ ...words, wanted: target ? oneOf(neighbours(target)) : '' });
    case 'other-neighbour':
      return m.russian_bank_rule_other_neighbour_says({ ...words, wanted: target ? oneOf(neighbours(target)) : '' });
    case 'no-wrap':
      return m.russian_bank_rule_no_wrap_says(words);
    case 'drawn-waits':
      return play.actions.some((action) => action.startsWith('w-'))
        ? m.russian_bank_rule_drawn_waits_says(waiting)
        : m.russian_bank_rule_drawn_waits_says_stuck(waiting);
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
