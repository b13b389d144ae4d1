import { type Card, rankOf, suitOf } from '../../../engine/core/cards.ts';
import type { Play } from '../../../engine/core/play.ts';
import {
  type Action,
  outcome,
  parseGoal,
  type Rule,
  type Source,
  type State,
  type Target,
  takes,
  topAt,
} from '../../../engine/games/russian-bank/index.ts';
import * as m from '../../../paraglide/messages.js';
import { signOf } from '../../board/card-words.ts';
import type { RuleWords } from '../../play/kit.ts';
import { either } from '../../play/lists.ts';

export type Here = Play<State, Action>;

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
} as const satisfies Record<Rule, number>;

const names: Record<Rule, () => string> = {
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

const isRule = (id: string): id is Rule => Object.hasOwn(ruleNumbers, id);

/**
 * Why a try was refused. `play` is the play before the try, `from` and `to` the slots between which it was made (a try
 * that was only said has none that matter). An id that Russian Bank does not have throws: rule ids come from the engine.
 */
export function ruleWords(ruleId: string, play: Here, from: string, to: string | null): RuleWords {
  if (!isRule(ruleId)) throw new Error(`Russian Bank has no rule “${ruleId}”`);
  return { name: names[ruleId](), number: ruleNumbers[ruleId], says: says(ruleId, play, from, to ?? '') };
}

/** What an action does, told from the position before it. One that plays from an empty place is named without a card. */
export const actionWords = (action: string, { state, read }: Here): string => does(read(action), state);

function does(action: Action, state: State): string {
  if (action.kind === 'pass') return m.russian_bank_action_pass();
  if (action.kind === 'draw') return m.russian_bank_action_draw();
  const top = topAt(state, action.from);
  const places = { from: placeText(action.from), to: placeText(action.to) };
  if (top === null) return m.russian_bank_action_unfit(places);
  const card = signOf(top);
  if (action.to === 'f') return m.russian_bank_action_home({ card, from: places.from });
  return m.russian_bank_action_play({ card, ...places });
}

/** A task in words, for positions that come without a text. `play` stands at the start of its line. */
export function goalWords(goal: string, { state }: Here): string {
  const asked = parseGoal(goal);
  if (!asked.ok) return m.russian_bank_goal_unknown({ goal });
  const spec = asked.value;
  switch (spec.kind) {
    case 'win':
      return m.russian_bank_goal_win();
    case 'lock':
      return m.russian_bank_goal_lock();
    case 'end':
      return m.russian_bank_goal_end();
    case 'tie':
      return m.russian_bank_goal_tie();
    case 'reserve':
      return m.russian_bank_goal_reserve({ count: spec.cards });
    case 'stock':
      return m.russian_bank_goal_stock({ count: spec.cards });
    case 'home':
      return m.russian_bank_goal_home({ count: spec.cards });
    case 'empty':
      return m.russian_bank_goal_empty({ count: spec.cards });
    case 'top': {
      const cards = spec.cards.map(signOf);
      const words = { cards: cards.join(' '), pile: pileText(spec.pile[0] === 't', spec.pile.slice(1)) };
      return cards.length === 1 ? m.russian_bank_goal_top(words) : m.russian_bank_goal_top_in_order(words);
    }
    case 'do':
      return m.russian_bank_goal_do({ actions: either(spec.actions.map((action) => does(action, state))) });
  }
}

/** How a game ended, or null while it goes on. */
export function outcomeWords({ state }: Here): string | null {
  const end = outcome(state);
  if (end === null) return null;
  if (end.winner !== null) return m.russian_bank_outcome_won({ winner: end.winner });
  return end.reason === 'limit' ? m.russian_bank_outcome_limit() : m.russian_bank_outcome_stuck();
}

/** A slot as it stands in a sentence to whoever is in turn. */
export function slotWords(slot: string, { state }: Here): string {
  if (slot.startsWith('f')) return m.russian_bank_slot_foundation({ suit: slot[1] as 'c' });
  const own = Number(slot[0]) === state.turn;
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

const pileText = (own: boolean, n: string): string =>
  own ? m.russian_bank_slot_own_pile({ n }) : m.russian_bank_slot_other_pile({ n });

/** A place of an action, for anybody's action. */
export function placeText(place: Source | Target): string {
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
