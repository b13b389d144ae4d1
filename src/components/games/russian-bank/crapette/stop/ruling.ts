import {
  cardIn,
  foundationFor,
  opponentOf,
  outOfOrder,
  type PackCard,
  type Rule,
  sideOf,
  type Table,
  topOf,
} from '../../../../../engine/games/russian-bank/crapette/index.ts';
import * as m from '../../../../../paraglide/messages.js';
import { signOf } from '../../../../board/card-words.ts';
import { either } from '../../../../play/lists.ts';
import { emptyHouse, homes, passedOver, stoppedWords } from '../called.ts';
import { does } from '../happened.ts';
import { cardAt, type Here } from '../words.ts';

/** What the order of play says of an action. */
export interface Ruling {
  /** It breaks the order of play: whoever sees it says "Stop!". */
  readonly stop: boolean;
  /** The rule that says so, an anchor of the rule page. */
  readonly rule: Rule;
  /** Why, in a sentence. */
  readonly says: string;
}

/** What the opponent does, as a sentence. `before` stands at their turn; the action is legal or only out of order. */
export function askedWords(before: Here, action: string): string {
  const done = before.read(action);
  if (done.kind === 'discard') return m.crapette_stop_discards({ card: cardAt(before.state, 'h') ?? '' });
  return does(done, before.state, m.russian_bank_opponent());
}

/** The sign of a card that can go home; null where there is no card, or no foundation for it. */
const goingHome = (table: Table, card: PackCard | undefined): string | null =>
  card !== undefined && foundationFor(table, card) >= 0 ? signOf(cardIn(card)) : null;

/** Whether the opponent's action may be stopped, by which rule, and why. `before` and `action` as in `askedWords`. */
export function rulingOf(before: Here, action: string): Ruling {
  const table = before.state;
  const done = before.read(action);
  const broken = outOfOrder(table, done);
  if (broken !== null) return { stop: true, rule: broken, says: passedOver(table, broken, false) };
  return { stop: false, ...whyNot(before, action) };
}

function whyNot(before: Here, action: string): Pick<Ruling, 'rule' | 'says'> {
  const table = before.state;
  const done = before.read(action);
  if (done.kind === 'play' && done.to === 'f') {
    if (done.from === 'r') return { rule: 'compulsory-reserve', says: m.crapette_stop_reserve_home() };
    // Two cards that look alike leave nothing to choose.
    const cards = homes(table);
    const says = cards.length > 1 ? m.crapette_stop_either_home({ cards: either(cards) }) : m.crapette_stop_goes_home();
    return { rule: 'compulsory-foundation', says };
  }
  const [own, yours] = [sideOf(table, table.turn), sideOf(table, opponentOf(table.turn))];
  const space = emptyHouse(table);
  if (space !== null && own.reserve.length > 0) return { rule: 'fill-houses', says: m.crapette_stop_space_stays({ n: space }) };
  if (space !== null && done.kind === 'draw') return { rule: 'fill-houses', says: m.crapette_stop_no_reserve({ n: space }) };
  if (done.kind === 'discard' && before.actions.some((other) => other.startsWith('h-')))
    return { rule: 'card-waits', says: m.crapette_stop_discard_free() };
  const theirs = goingHome(table, topOf(yours.reserve));
  if (theirs !== null) return { rule: 'compulsory-foundation', says: m.crapette_stop_yours_waits({ card: theirs }) };
  const wasted = goingHome(table, topOf(own.waste));
  if (wasted !== null) return { rule: 'waste-closed', says: m.crapette_stop_own_waste({ card: wasted }) };
  return { rule: 'compulsory-foundation', says: m.crapette_stop_nothing_home() };
}

/** What "Stop!" leads to: the action is taken back, and a card that was turned up, or has just been, goes to the waste. */
export const afterStop = (before: Here, action: string): string => stoppedWords(before.state, before.read(action), false);
