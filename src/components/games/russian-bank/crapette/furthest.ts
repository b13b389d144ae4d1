import { suitOf } from '../../../../engine/core/cards.ts';
import {
  cardIn,
  opponentOf,
  type PackCard,
  type PlayerNumber,
  parseGoal,
  sideOf,
  topOf,
} from '../../../../engine/games/russian-bank/crapette/index.ts';
import * as m from '../../../../paraglide/messages.js';
import { signOf } from '../../../board/card-words.ts';
import { firstActionWords } from '../../../play/first-action.ts';
import type { FurthestWords } from '../../../play/kit.ts';
import { all, either } from '../../../play/lists.ts';
import { houseNumber } from './house-number.ts';
import { actionWords, type Here } from './words.ts';

/** That the turn has just been ended by a discard, and of which card; empty while it lasts. */
function overSays({ state, line }: Here, seat: number): string {
  const card = sideOf(state, seat as PlayerNumber).waste.at(-1);
  return line.at(-1) !== 'discard' || card === undefined ? '' : m.crapette_obstacle_discarded({ card: signOf(cardIn(card)) });
}

/** The card on top of the reserve. Where there is none: the one that would be turned up next, and would find no place. */
function stockSays({ state, actions }: Here, seat: number): string {
  const { reserve, hand, waste } = sideOf(state, seat as PlayerNumber);
  const top = reserve.at(-1);
  if (top !== undefined) return m.russian_bank_furthest_reserve_top({ card: signOf(cardIn(top)) });
  const next = hand[0] ?? waste[0];
  return next !== undefined && actions.includes('draw') ? m.crapette_furthest_next({ card: signOf(cardIn(next)) }) : '';
}

/** So many cards are named; more would be no help. */
const named = 4;

/** Of the cards that could go home next, the one within the player's reach that is nearest to be played; else that they have none. Empty where neither helps. */
function wantedSays({ state }: Here, seat: number): string {
  if (state.turn !== seat) return '';
  const own = sideOf(state, state.turn);
  const wanted = state.foundations.flatMap((cards, i) => (cards.length < 13 ? [(i >> 1) * 13 + cards.length] : []));
  const under = (cards: readonly PackCard[], place: 'r' | 't', n = 0) =>
    cards.map((card, i) => ({ card: cardIn(card), place, n, count: cards.length - 1 - i }));
  const reached = [
    ...under(own.reserve, 'r'),
    ...([1, 2] as const).flatMap((player) =>
      sideOf(state, player).piles.flatMap((cards, i) => under(cards, 't', houseNumber(`${player}t${i + 1}`))),
    ),
    // The card that waits has been turned up, so the one after it comes next.
    ...own.hand.map((card, i) => ({ card: cardIn(card), place: 'h' as const, n: 0, count: state.drawn ? i : i + 1 })),
  ].filter(({ card }) => wanted.includes(card));
  const [nearest] = reached.filter(({ count }) => count > 0).sort((a, b) => a.count - b.count);
  if (nearest) return m.crapette_obstacle_wanted({ ...nearest, card: signOf(nearest.card) });
  const far = [...new Set(wanted)];
  const turnsUp = own.waste.some((card) => wanted.includes(cardIn(card)));
  return reached.length > 0 || turnsUp || far.length === 0 || far.length > named
    ? ''
    : m.russian_bank_obstacle_far({ cards: all(far.map(signOf)) });
}

/** What the opponent's reserve and waste would take; empty where both are empty, or the turn is over. */
function takesSays({ state }: Here, seat: number): string {
  if (state.turn !== seat) return '';
  const { reserve, waste } = sideOf(state, opponentOf(state.turn));
  const cards = [topOf(reserve), topOf(waste)].flatMap((top) => {
    if (top === undefined) return [];
    const card = cardIn(top);
    return [card - 1, card + 1].filter((next) => next >= 0 && suitOf(next) === suitOf(card));
  });
  return cards.length === 0 ? '' : m.crapette_obstacle_takes({ cards: either([...new Set(cards)].map(signOf)) });
}

/** How far a lost turn gets: what it meets of the goal, and the discard that ended it or the card that then has no place to go. */
export function furthestWords(goal: string, end: Here, seat: number): FurthestWords | null {
  const met = parseGoal(goal);
  if (!met.ok || !('cards' in met.value) || typeof met.value.cards !== 'number') return null;
  const { kind, cards: count } = met.value;
  const over = overSays(end, seat);
  switch (kind) {
    case 'reserve':
      return { head: m.russian_bank_furthest_reserve({ count }), says: over || stockSays(end, seat) };
    case 'stock':
      return { head: m.russian_bank_furthest_stock({ count }), says: over || stockSays(end, seat) };
    case 'home':
      return { head: m.russian_bank_furthest_home({ count }), says: over || wantedSays(end, seat) };
    case 'load':
      return { head: m.crapette_furthest_load({ count }), says: over || takesSays(end, seat) };
    default:
      return null;
  }
}

/** What stands in the way of a goal that knows no less, or of which nothing is left: another action than was asked for, or a turn that is over. */
export function obstacleWords(goal: string, now: Here, seat: number, start: Here): FurthestWords | null {
  const asked = parseGoal(goal);
  if (!asked.ok) return null;
  if (asked.value.kind === 'do') return firstActionWords(now, start, actionWords);
  const over = overSays(now, seat);
  if (over !== '') return { head: m.russian_bank_obstacle_head(), says: over };
  const { kind } = asked.value;
  const says = kind === 'home' ? wantedSays(now, seat) : kind === 'load' ? takesSays(now, seat) : '';
  if (says === '') return null;
  return { head: kind === 'home' ? m.russian_bank_obstacle_none_home() : m.crapette_obstacle_none_load(), says };
}
