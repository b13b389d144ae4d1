import type { Play } from '../../../../engine/core/play.ts';
import {
  type Action,
  availableAt,
  cardIn,
  houseAt,
  opponentOf,
  outcome,
  type PlayerNumber,
  parseGoal,
  type Source,
  sideOf,
  stockOf,
  type Table,
  type Target,
  topOf,
} from '../../../../engine/games/russian-bank/crapette/index.ts';
import * as m from '../../../../paraglide/messages.js';
import { signOf } from '../../../board/card-words.ts';
import { either } from '../../../play/lists.ts';
import { houseNumber } from './house-number.ts';

export type Here = Play<Table, Action>;

/** The sign of the card that a source has to play; null where there is none. */
export function cardAt(table: Table, from: Source): string | null {
  const card = availableAt(table, from);
  return card === undefined ? null : signOf(cardIn(card));
}

/** The sign of the card that a place of the opponent's, or a house, has on top; null where it is empty, and for the foundations. */
export function topAt({ state }: Here, to: Target): string | null {
  if (to === 'f') return null;
  const other = sideOf(state, opponentOf(state.turn));
  const top = topOf(to === 'or' ? other.reserve : to === 'ow' ? other.waste : houseAt(state, to));
  return top === undefined ? null : signOf(cardIn(top));
}

/** What an action does, told from the position before it. One that plays from an empty place is named without a card. */
export const actionWords = (action: string, { state, read }: Here): string => does(read(action), state);

/** Which card an action moves, and from where. */
export function pieceWords(action: string, play: Here): string | null {
  const read = play.read(action);
  const from = play.carry(action)?.from;
  const { hand, waste } = sideOf(play.state, play.state.turn);
  if (read.kind === 'draw' && hand.length === 0 && waste[0] !== undefined)
    return m.crapette_piece_waste({ card: signOf(cardIn(waste[0])) });
  const source = read.kind === 'play' ? read.from : read.kind === 'discard' ? 'h' : null;
  const card = source === null ? null : cardAt(play.state, source);
  return card === null || from === undefined ? null : m.russian_bank_piece({ card, slot: slotWords(from, play) });
}

function does(action: Action, table: Table): string {
  if (action.kind !== 'play') {
    if (action.kind === 'pass') return m.russian_bank_action_pass();
    if (action.kind === 'draw') return m.crapette_action_draw();
    if (action.kind === 'stop') return m.crapette_stop_say();
    if (action.kind === 'let') return m.crapette_stop_go_on();
    const card = cardAt(table, 'h');
    return card === null ? m.crapette_action_discard_none() : m.crapette_action_discard({ card });
  }
  const places = { from: sourceText(action.from, table.turn), to: targetText(action.to, table.turn) };
  const card = cardAt(table, action.from);
  if (card === null) return m.russian_bank_action_unfit(places);
  return action.to === 'f'
    ? m.russian_bank_action_home({ card, from: places.from })
    : m.russian_bank_action_play({ card, ...places });
}

/** The slot of a house that the player in turn names. */
const houseText = (place: string, turn: PlayerNumber): string =>
  m.crapette_place_house({ n: houseNumber(`${place[0] === 't' ? turn : opponentOf(turn)}t${place[1]}`) });

/** Where a card comes from, in a sentence. */
export function sourceText(from: Source, turn: PlayerNumber): string {
  if (from === 'r') return m.russian_bank_place_reserve();
  if (from === 'h') return m.crapette_place_hand();
  return from === 'w' ? m.russian_bank_place_waste() : houseText(from, turn);
}

/** Where a card goes, in a sentence; `yours`: the reserve or waste that is loaded is the reader's. */
export function targetText(to: Target, turn: PlayerNumber, yours = false): string {
  if (to === 'f') return m.russian_bank_place_home();
  if (to === 'or') return yours ? m.russian_bank_slot_own_reserve() : m.russian_bank_slot_other_reserve();
  if (to === 'ow') return yours ? m.russian_bank_slot_own_waste() : m.russian_bank_slot_other_waste();
  return houseText(to, turn);
}

/** A task in words, for positions that come without a text. `play` stands at the start of its line. */
export function goalWords(goal: string, { state }: Here): string {
  const asked = parseGoal(goal);
  if (!asked.ok) return m.russian_bank_goal_unknown({ goal });
  const spec = asked.value;
  switch (spec.kind) {
    case 'win':
      return m.russian_bank_goal_win();
    case 'end':
      return m.russian_bank_goal_end();
    case 'reserve':
      return m.russian_bank_goal_reserve({ count: spec.cards });
    case 'stock':
      return m.russian_bank_goal_stock({ count: spec.cards, from: stockOf(sideOf(state, state.turn)) });
    case 'home':
      return m.russian_bank_goal_home({ count: spec.cards });
    case 'load':
      return m.crapette_goal_load({ count: spec.cards });
    case 'empty':
      return m.crapette_goal_empty({ count: spec.cards });
    case 'top': {
      const cards = spec.cards.map(signOf);
      const words = { cards: cards.join(' '), pile: houseText(spec.pile, state.turn), last: cards.at(-1) ?? '' };
      return cards.length === 1 ? m.russian_bank_goal_top(words) : m.russian_bank_goal_top_in_order(words);
    }
    case 'do':
      return m.russian_bank_goal_do({ actions: either(spec.actions.map((action) => does(action, state))) });
  }
}

/** What was turned up before the line begins, and waits; null where nothing does. */
export function askWords({ state, line }: Here): string | null {
  const card = cardAt(state, 'h');
  return card === null || line.length > 0 ? null : m.crapette_ask_waits({ card });
}

/** How a game ended, or null while it goes on; with what the winner, or the player with fewer cards, gets for it, where that is counted. */
export function outcomeWords({ state }: Here, reader: number, opponent: string = m.russian_bank_opponent()): string | null {
  const end = outcome(state);
  if (end === null) return null;
  const left = stockOf(sideOf(state, reader === 2 ? 2 : 1));
  const how =
    end.winner !== null
      ? m.russian_bank_outcome_won({ who: end.winner === reader ? 'you' : opponent, left })
      : end.reason === 'limit'
        ? m.russian_bank_outcome_limit()
        : m.russian_bank_outcome_stuck();
  const { points = [0, 0] } = end;
  const [best = 0] = points.filter((n) => n > 0);
  if (best === 0) return how;
  return `${how} ${m.crapette_outcome_points({ who: points.indexOf(best) + 1 === reader ? 'you' : opponent, count: best })}`;
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
    case 'u':
      return own ? m.crapette_slot_own_turned_up() : m.crapette_slot_other_turned_up();
    default:
      return m.crapette_place_house({ n: houseNumber(slot) });
  }
}

/** The places of a slot's kind. */
export const areaWords = (slot: string, play: Here): string => {
  if (slot.startsWith('f')) return m.russian_bank_area({ kind: 'home' });
  return slot[1] === 't' ? m.crapette_area_houses() : slotWords(slot, play);
};
