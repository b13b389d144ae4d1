import type { Carry, Scene, Slot } from '../../../core/scene.ts';
import { foundationFor } from '../fits.ts';
import { foundationId, piece, slot } from '../scene.ts';
import { opponentOf, type PackCard, type PlayerNumber, sideOf } from '../state.ts';
import { type Action, houses, type Source, type Target } from './notation.ts';
import { actor, availableAt, observe, type Table } from './rules.ts';

/**
 * The traditional table. The slots are named as in the other rule set, by the player at whose side they lie: `1r` reserve, `1h`
 * hand, `1w` waste, `1t1` to `1t4` the houses of a column, and `1u` the card turned up. The houses belong to nobody.
 */
export function scene(table: Table, eye: number | 'all'): Scene {
  const seen = observe(table, eye);
  const stock = (player: PlayerNumber): Slot[] => {
    const { reserve, hand, waste } = sideOf(seen, player);
    const up = table.drawn && table.turn === player ? 1 : 0;
    return [
      slot(`${player}r`, 'reserve', 0, player, reserve),
      slot(`${player}w`, 'waste', 0, player, waste),
      slot(`${player}u`, 'drawn', 0, player, hand.slice(0, up)),
      slot(`${player}h`, 'hand', 0, player, hand.slice(up)),
    ];
  };
  const column = (player: PlayerNumber): Slot[] =>
    sideOf(seen, player).piles.map((cards, i) => slot(`${player}t${i + 1}`, 'pile', i + 1, 0, cards));
  return {
    game: 'russian-bank',
    actor: actor(table),
    slots: [
      ...stock(2),
      ...column(2),
      ...seen.foundations.map((cards, i) => slot(foundationId(i), 'foundation', i + 1, 0, cards)),
      ...column(1),
      ...stock(1),
    ],
  };
}

/** The slot that an action's source or target is, seen by the player in turn; for a foundation, the one that takes the card. */
function slotOf({ turn, foundations }: Table, place: Source | Target, card: PackCard): string {
  const other = opponentOf(turn);
  if (place === 'f') return foundationId(foundationFor({ foundations }, card));
  if (place === 'h') return `${turn}u`;
  if (place === 'or' || place === 'ow') return `${other}${place[1]}`;
  return place[0] === 'o' ? `${other}t${place[1]}` : `${turn}${place}`;
}

/** The id of a card that moves; the next of a hand may not be seen. */
const id = (card: PackCard, { turn, sides }: Table): string =>
  piece(card, `${turn}h:${sideOf({ sides }, turn).hand.length}`, turn).id;

/** What a legal action carries where. A pass moves nothing; the rest of a waste that is turned over goes by itself. */
export function carry(table: Table, action: Action): Carry | null {
  const { turn } = table;
  const { hand, waste } = sideOf(table, turn);
  switch (action.kind) {
    case 'pass':
    case 'stop':
    case 'let':
      return null;
    case 'draw': {
      const [from, cards] = hand.length > 0 ? [`${turn}h`, hand] : [`${turn}w`, waste];
      return { from, to: `${turn}u`, pieces: cards.slice(0, 1).map((card) => id(card, table)) };
    }
    case 'discard':
      return { from: `${turn}u`, to: `${turn}w`, pieces: hand.slice(0, 1).map((card) => id(card, table)) };
    case 'play': {
      const card = availableAt(table, action.from) as PackCard;
      return { from: slotOf(table, action.from, card), to: slotOf(table, action.to, card), pieces: [id(card, table)] };
    }
  }
}

/**
 * What carrying between two slots means for the player in turn. Any foundation is "to a foundation". Of the opponent's only reserve
 * and waste can be carried to, and nothing taken.
 */
export function intent({ turn }: Table, from: string, to: string | null): Action | null {
  if (from === `${turn}h`) return to === null || to === `${turn}u` ? { kind: 'draw' } : null;
  if (from === `${turn}w` && to === `${turn}u`) return { kind: 'draw' };
  if (from === `${turn}u` && to === `${turn}w`) return { kind: 'discard' };
  const source = sourceOf(from, turn);
  const target = to === null || to === from ? null : targetOf(to, turn);
  return source === null || target === null ? null : { kind: 'play', from: source, to: target };
}

const houseOf = (slot: string, turn: PlayerNumber): string | null =>
  /^[12]t[1-4]$/.test(slot) ? `${slot[0] === `${turn}` ? 't' : 'o'}${slot[2]}` : null;

function sourceOf(slot: string, turn: PlayerNumber): Source | null {
  if (slot === `${turn}r` || slot === `${turn}w`) return slot[1] as Source;
  return slot === `${turn}u` ? 'h' : (houses.find((house) => house === houseOf(slot, turn)) ?? null);
}

function targetOf(slot: string, turn: PlayerNumber): Target | null {
  if (/^f[cdhs][12]$/.test(slot)) return 'f';
  const other = opponentOf(turn);
  if (slot === `${other}r` || slot === `${other}w`) return `o${slot[1] as 'r' | 'w'}`;
  return houses.find((house) => house === houseOf(slot, turn)) ?? null;
}
