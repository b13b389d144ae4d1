import {
  type Action,
  asKept,
  cardIn,
  crapette,
  type PackCard,
  type Rule,
  sideOf,
  type Table,
} from '../../../../engine/games/russian-bank/crapette/index.ts';
import * as m from '../../../../paraglide/messages.js';
import { signOf } from '../../../board/card-words.ts';
import { either } from '../../../play/lists.ts';
import { houseNumber } from './house-number.ts';
import { cardAt } from './words.ts';

/** The number of the first empty house, or null. */
export function emptyHouse(table: Table): number | null {
  for (const player of [1, 2] as const)
    for (const [i, pile] of sideOf(table, player).piles.entries())
      if (pile.length === 0) return houseNumber(`${player}t${i + 1}`);
  return null;
}

/** The signs of the cards that the player in turn may bring home now, each once. */
export function homes(table: Table): string[] {
  const cards = crapette
    .legal(asKept(table))
    .flatMap((action) => (action.kind === 'play' && action.to === 'f' ? [cardAt(table, action.from) ?? ''] : []));
  return [...new Set(cards)];
}

/** What an action that broke a rule of the order of play has passed over. `table`: before it; `yours`: it was the reader's. */
export function passedOver(table: Table, rule: Rule, yours: boolean): string {
  if (rule === 'compulsory-reserve') {
    const card = cardAt(table, 'r') ?? '';
    return yours ? m.crapette_called_reserve({ card }) : m.crapette_stop_reserve_first({ card });
  }
  if (rule === 'fill-houses') {
    const n = emptyHouse(table) ?? 0;
    return yours ? m.crapette_called_fill({ n }) : m.crapette_stop_fill_first({ n });
  }
  return m.crapette_stop_home_first({ cards: either(homes(table)) });
}

/** The card that goes to the waste when an action is stopped: it was turned up before, or has just been. Undefined: there is none. */
function turnedUp(table: Table, action: Action): PackCard | undefined {
  const own = sideOf(table, table.turn);
  return table.drawn ? own.hand[0] : action.kind === 'draw' ? (own.hand[0] ?? own.waste[0]) : undefined;
}

/** What "Stop!" leads to. `table` and `yours` as above. */
export function stoppedWords(table: Table, action: Action, yours: boolean): string {
  const up = turnedUp(table, action);
  const back = action.kind === 'play';
  if (up === undefined)
    return yours
      ? m.crapette_called_over({ back: back ? 'yes' : 'no' })
      : m.crapette_stop_turn_yours({ back: back ? 'yes' : 'no' });
  const card = signOf(cardIn(up));
  const words = { card, back: back ? ('yes' as const) : ('no' as const) };
  return yours ? m.crapette_called_over_waste(words) : m.crapette_stop_turn_yours_waste(words);
}
