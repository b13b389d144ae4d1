import { suitOf } from '../../../../engine/core/cards.ts';
import {
  cardIn,
  opponentOf,
  type PackCard,
  parseGoal,
  sideOf,
  type Table,
  topOf,
} from '../../../../engine/games/russian-bank/crapette/index.ts';
import * as m from '../../../../paraglide/messages.js';
import { missingHome } from '../missing.ts';
import type { Here } from './words.ts';

/** Why a goal cannot be met in this turn with the cards there are, counted, as a sentence; null where they would do. */
export function missingWords(goal: string, { state }: Here): string | null {
  const asked = parseGoal(goal);
  if (!asked.ok || asked.value.kind !== 'load') return missingHome(goal, state);
  const most = mostLoaded(state);
  return most < asked.value.cards ? m.crapette_missing_load({ most }) : null;
}

/** No more cards than that can be loaded in a turn: those within reach of a suit that is on top of the opponent's reserve or waste, for nothing else ever gets there. */
function mostLoaded(table: Table): number {
  const other = sideOf(table, opponentOf(table.turn));
  const { reserve, hand, waste, piles } = sideOf(table, table.turn);
  const suit = (card: PackCard) => suitOf(cardIn(card));
  const suits = [topOf(other.reserve), topOf(other.waste)].flatMap((card) => (card === undefined ? [] : [suit(card)]));
  return [...reserve, ...hand, ...waste, ...piles.flat(), ...other.piles.flat()].filter((card) => suits.includes(suit(card)))
    .length;
}
