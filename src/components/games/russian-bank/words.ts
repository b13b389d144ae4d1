import type { Play } from '../../../engine/core/play.ts';
import {
  type Action,
  outcome,
  parseGoal,
  type Source,
  type State,
  sideOf,
  stockOf,
  type Target,
  topAt,
} from '../../../engine/games/russian-bank/index.ts';
import * as m from '../../../paraglide/messages.js';
import { signOf } from '../../board/card-words.ts';
import { either } from '../../play/lists.ts';

export type Here = Play<State, Action>;

/** What an action does, told from the position before it. One that plays from an empty place is named without a card. */
export const actionWords = (action: string, { state, read }: Here): string => does(read(action), state);

/** Which card an action moves, and from where. */
export function pieceWords(action: string, play: Here): string | null {
  const read = play.read(action);
  const top = read.kind === 'play' ? topAt(play.state, read.from) : null;
  const from = play.carry(action)?.from;
  return top === null || from === undefined ? null : m.russian_bank_piece({ card: signOf(top), slot: slotWords(from, play) });
}

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
      return m.russian_bank_goal_stock({ count: spec.cards, from: stockOf(sideOf(state, state.turn)) });
    case 'home':
      return m.russian_bank_goal_home({ count: spec.cards });
    case 'empty':
      return m.russian_bank_goal_empty({ count: spec.cards });
    case 'top': {
      const cards = spec.cards.map(signOf);
      const words = {
        cards: cards.join(' '),
        pile: pileText(spec.pile[0] === 't', spec.pile.slice(1)),
        last: cards.at(-1) ?? '',
      };
      return cards.length === 1 ? m.russian_bank_goal_top(words) : m.russian_bank_goal_top_in_order(words);
    }
    case 'do':
      return m.russian_bank_goal_do({ actions: either(spec.actions.map((action) => does(action, state))) });
  }
}

/** What was drawn before the line begins and has to be played first; null where nothing waits. Told at the start: later one has drawn it oneself. */
export function askWords({ state, actions, line }: Here): string | null {
  const waits = topAt(state, 'w');
  if (!state.drawn || line.length > 0 || waits === null) return null;
  const words = { card: signOf(waits) };
  return actions.some((action) => action.startsWith('w-')) ? m.russian_bank_ask_waits(words) : m.russian_bank_ask_stuck(words);
}

/** How a game ended, or null while it goes on. */
export function outcomeWords({ state }: Here, reader: number, opponent: string = m.russian_bank_opponent()): string | null {
  const end = outcome(state);
  if (end === null) return null;
  if (end.winner !== null) {
    const { reserve, hand, waste } = sideOf(state, reader === 1 ? 1 : 2);
    const left = reserve.length + hand.length + waste.length;
    return m.russian_bank_outcome_won({ who: end.winner === reader ? 'you' : opponent, left });
  }
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

/** The places of a slot's kind. */
export const areaWords = (slot: string, play: Here): string =>
  /^f|t/.test(slot)
    ? m.russian_bank_area({ kind: slot[0] === 'f' ? 'home' : Number(slot[0]) === play.state.turn ? 'own' : 'other' })
    : slotWords(slot, play);

const pileText = (own: boolean, n: string): string =>
  own ? m.russian_bank_slot_own_pile({ n }) : m.russian_bank_slot_other_pile({ n });

/** A place of an action: both sides have piles, so that one says whose. `theirs`: told of the opponent to the reader. */
export function placeText(place: Source | Target, theirs = false): string {
  const n = place.slice(1);
  switch (place[0]) {
    case 'r':
      return m.russian_bank_place_reserve();
    case 'w':
      return m.russian_bank_place_waste();
    case 'f':
      return m.russian_bank_place_home();
    default:
      if (place[0] !== 't') return m.russian_bank_place_other({ n });
      return theirs ? m.russian_bank_place_theirs({ n }) : pileText(true, n);
  }
}
