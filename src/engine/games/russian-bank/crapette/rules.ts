import { rankOf } from '../../../core/cards.ts';
import type { Rng } from '../../../core/rng.ts';
import { foundationFor, otherMisfit, ownMisfit } from '../fits.ts';
import { pileIndex } from '../notation.ts';
import { dealt, observe as withoutHidden } from '../rules.ts';
import {
  cardIn,
  limit,
  opponentOf,
  type PackCard,
  type PlayerNumber,
  type Side,
  type State,
  sideOf,
  stockOf,
  topOf,
} from '../state.ts';
import { type Action, formatAction, type House, houses, type Source, sources, type Target, targets } from './notation.ts';
import type { Params } from './params.ts';

/** What has been done out of order and can be taken back again: a play, or a card turned up, and which card it was. */
export interface Slip {
  readonly action: Extract<Action, { readonly kind: 'play' | 'draw' }>;
  readonly card: PackCard;
}

/** A position of the traditional game. While `drawn`, the turned-up card is the first of the hand of the player in turn. */
export type Table = Omit<State, 'params'> & {
  readonly params: Params;
  /** With `order=called`: what the player in turn has just done out of order. It lies as it was done, until the opponent says "Stop!" or lets it be. */
  readonly slip?: Slip;
};

/** The rules that are the order of play: what they alone forbid would otherwise be legal. */
export const order = ['compulsory-reserve', 'compulsory-foundation', 'fill-houses'] as const;

/** The rules that can forbid an action, in the order of the rule page; each is an anchor there. */
export const rules = [
  'game-over',
  'source-empty',
  'waste-closed',
  'foundation-next',
  'own-descends',
  'own-colour',
  'same-house',
  'load-empty',
  'other-suit',
  'other-neighbour',
  'no-wrap',
  ...order,
  'card-waits',
  'hand-empty',
  'nothing-waits',
  'pass-may-draw',
  'say-stop',
] as const;

/** Why an action of the traditional game is not legal. */
export type Rule = (typeof rules)[number];

/** The cards of a house as the player in turn names it. */
export const houseAt = (table: Table, house: House): readonly PackCard[] =>
  sideOf(table, house[0] === 't' ? table.turn : opponentOf(table.turn)).piles[pileIndex[house]] as readonly PackCard[];

/** The available card of a source, or undefined. A closed waste has none. */
export function availableAt(table: Table, from: Source): PackCard | undefined {
  const own = sideOf(table, table.turn);
  if (from === 'r') return topOf(own.reserve);
  if (from === 'h') return table.drawn ? own.hand[0] : undefined;
  if (from === 'w') return table.params.waste === 'open' ? topOf(own.waste) : undefined;
  return topOf(houseAt(table, from));
}

/** null when a place takes the card, else the rule that forbids it; the order of play is another question. */
function refusal(table: Table, card: PackCard, to: Target): Rule | null {
  if (to === 'f') return foundationFor(table, card) < 0 ? 'foundation-next' : null;
  if (to !== 'or' && to !== 'ow') return ownMisfit(card, topOf(houseAt(table, to)));
  const other = sideOf(table, opponentOf(table.turn));
  const top = topOf(to === 'or' ? other.reserve : other.waste);
  return top === undefined ? 'load-empty' : otherMisfit(card, top);
}

/** Whether the available card of a source can go to a foundation. */
function goesHome(table: Table, from: Source): boolean {
  const card = availableAt(table, from);
  return card !== undefined && foundationFor(table, card) >= 0;
}

/** The compulsory play an action passes over, or null. */
function orderBroken(table: Table, action: Action): Rule | null {
  const home = action.kind === 'play' && action.to === 'f';
  if (goesHome(table, 'r')) return home && action.from === 'r' ? null : 'compulsory-reserve';
  if (!home && sources.some((from) => goesHome(table, from))) return 'compulsory-foundation';
  const space = houses.some((house) => houseAt(table, house).length === 0);
  return action.kind === 'draw' && space && sideOf(table, table.turn).reserve.length > 0 ? 'fill-houses' : null;
}

const hasStock = ({ hand, waste }: Side): boolean => hand.length > 0 || waste.length > 0;

/** Why an action is refused even where no play is compulsory, or null. */
function impossible(table: Table, action: Action): Rule | null {
  if (action.kind === 'discard') return table.drawn ? null : 'nothing-waits';
  if (action.kind === 'play') {
    if (action.from === 'w' && table.params.waste === 'closed') return 'waste-closed';
    const card = availableAt(table, action.from);
    if (card === undefined) return 'source-empty';
    return action.from === action.to ? 'same-house' : refusal(table, card, action.to);
  }
  if (table.drawn) return 'card-waits';
  const stock = hasStock(sideOf(table, table.turn));
  if (action.kind === 'pass') return stock ? 'pass-may-draw' : null;
  return stock ? null : 'hand-empty';
}

const isCall = ({ kind }: Action): boolean => kind === 'stop' || kind === 'let';

/** null when legal, else the rule that forbids the action. */
export function why(table: Table, action: Action): Rule | null {
  if (outcome(table) !== null) return 'game-over';
  if (isCall(action) !== (table.slip !== undefined)) return 'say-stop';
  if (isCall(action)) return null;
  return impossible(table, action) ?? (table.params.order ? null : orderBroken(table, action));
}

/** Everything that can be done at the table, in the order of the texts. */
export const everyAction: readonly Action[] = [
  ...(['discard', 'draw', 'pass'] as const).map((kind) => ({ kind })),
  ...sources.flatMap((from) => targets.map((to) => ({ kind: 'play', from, to }) as const)),
].sort((a, b) => (formatAction(a) < formatAction(b) ? -1 : 1));

/** What may be said to an action out of order, in the order of the texts. */
const calls: readonly Action[] = [{ kind: 'let' }, { kind: 'stop' }];

/** All legal actions in the order of their texts. */
export function legal(table: Table): Action[] {
  if (outcome(table) !== null) return [];
  if (table.slip) return [...calls];
  const kept = !table.params.order;
  return everyAction.filter((action) => impossible(table, action) === null && !(kept && orderBroken(table, action) !== null));
}

/** Who decides: the player in turn, but the opponent what is said to an action out of order; null at the end. */
export const actor = (table: Table): PlayerNumber | null =>
  outcome(table) !== null ? null : table.slip ? opponentOf(table.turn) : table.turn;

/** What is meant where the opponent says nothing to an action out of order; null where there is none. */
export const silence = (table: Table): Action | null => (table.slip ? { kind: 'let' } : null);

const canPlay = (table: Table): boolean =>
  everyAction.some((action) => action.kind === 'play' && impossible(table, action) === null);

/** Whether the player in turn has a play, a draw or a card waiting; who has none passes by itself. */
export const canAct = (table: Table): boolean => table.drawn || hasStock(sideOf(table, table.turn)) || canPlay(table);

const isWon = (table: Table): boolean => stockOf(sideOf(table, table.turn)) === 0;

/** Neither player can ever act. A player without any card is not stuck: the turn reaches them and they have won. */
const isStuck = (table: Table): boolean => {
  const other: Table = { ...table, turn: opponentOf(table.turn) };
  return !canAct(table) && !isWon(other) && !canAct({ ...other, drawn: false });
};

const weight = (side: Side): number => stockOf(side) + side.reserve.length;

/** What the winner gets besides the points for cards. */
export const forWinning = 30;

/** The points of players 1 and 2 at the end. */
function points(table: Table, winner: PlayerNumber | null): readonly [number, number] {
  const [one, two] = [weight(table.sides[0]), weight(table.sides[1])];
  if (winner === null) return [Math.max(0, two - one), Math.max(0, one - two)];
  return winner === 1 ? [forWinning + two, 0] : [0, forWinning + one];
}

/** What a draw that the players agree on comes to: with `score=count` the same points as any other. */
export const drawnNow = (table: Table): Ended => ended(table, { winner: null });

/** What it comes to when a player gives up: the other has won, with `score=count` with the points of any win. */
export const givenUpNow = (table: Table, player: PlayerNumber): Ended => ended(table, { winner: opponentOf(player) });

/** How a game has ended: the winner, or that nobody has won, and why; the points of players 1 and 2 where they are counted. */
type Ended = {
  readonly winner: PlayerNumber | null;
  readonly reason?: 'limit' | 'stuck';
  readonly points?: readonly [number, number];
};

const ended = (table: Table, end: Ended): Ended =>
  table.params.score === 'count' ? { ...end, points: points(table, end.winner) } : end;

/** How a game has ended: the winner, or why it is a draw, and the points with `score=count`; null while play goes on. */
export function outcome(table: Table): Ended | null {
  // Whether it stands is not said yet.
  if (table.slip) return null;
  const won = isWon(table);
  const reason = table.count >= limit ? 'limit' : 'stuck';
  if (!won && reason !== 'limit' && !isStuck(table)) return null;
  return ended(table, won ? { winner: table.turn } : { winner: null, reason });
}

/** What a legal action leads to; see `step`. */
interface Stepped {
  readonly state: Table;
  readonly turns: number;
}

/** What happens by itself after an action that has ended so many turns: who cannot act passes, until somebody can or the game is over. */
function settled(table: Table, ended: 0 | 1): Stepped {
  let now = table;
  for (let passes = 0; ; passes++) {
    if (isWon(now) || now.count >= limit || canAct(now) || (passes > 0 && isStuck(now)))
      return { state: now, turns: ended + passes };
    now = { ...now, turn: opponentOf(now.turn) };
  }
}

/**
 * The position after a legal action, and how many turns it ended: 0 while the player goes on, 1 when the turn has passed to the
 * opponent, 2 when the opponent then passed as well, having nothing to do. Throws on an illegal action.
 */
export function step(table: Table, action: Action): Stepped {
  const broken = why(table, action);
  if (broken !== null) throw new Error(`illegal action: ${broken}`);
  if (table.slip) return called(table, table.slip, action.kind === 'stop');
  const after = { ...done(table, action), count: table.count + 1 };
  if ((action.kind === 'play' || action.kind === 'draw') && orderBroken(table, action) !== null)
    return { state: { ...after, slip: { action, card: cardOf(table, after, action) } }, turns: 0 };
  return action.kind === 'draw'
    ? { state: after, turns: 0 }
    : settled(after, action.kind === 'pass' || action.kind === 'discard' ? 1 : 0);
}

/** The card that a play moves, or a draw turns up. */
const cardOf = (before: Table, after: Table, action: Slip['action']): PackCard =>
  (action.kind === 'play' ? availableAt(before, action.from) : sideOf(after, after.turn).hand[0]) as PackCard;

/**
 * What is said to an action out of order. "Stop!": it is taken back, a card that was turned up goes to the waste, and the turn is over.
 * Else it stands, and what would have happened by itself happens now. Neither is an action that counts.
 */
function called({ slip: _, ...table }: Table, slip: Slip, stop: boolean): Stepped {
  const { action } = slip;
  if (!stop) return action.kind === 'draw' ? { state: table, turns: 0 } : settled(table, 0);
  // A discard and a pass have ended the turn by themselves: "Stop!" could do no more, and nothing is asked.
  const back = action.kind === 'draw' ? table : takenBack(table, action, slip.card);
  return settled(done(back, { kind: back.drawn ? 'discard' : 'pass' }), 1);
}

/** The table before a play that has just been made: its card lies where it was. */
function takenBack(table: Table, { from, to }: Action & { kind: 'play' }, card: PackCard): Table {
  const { turn } = table;
  const without = (pile: readonly PackCard[]) => pile.slice(0, -1);
  const player = opponentOf(turn);
  const other = sideOf(table, player);
  let back: Table;
  if (to === 'f')
    back = { ...table, foundations: table.foundations.map((pile) => (topOf(pile) === card ? without(pile) : pile)) };
  else if (to === 'or') back = withSide(table, player, { ...other, reserve: without(other.reserve) });
  else if (to === 'ow') back = withSide(table, player, { ...other, waste: without(other.waste) });
  else back = withHouse(table, to, without(houseAt(table, to)));
  const own = sideOf(back, turn);
  if (from === 'r') return withSide(back, turn, { ...own, reserve: [...own.reserve, card] });
  if (from === 'h') return { ...withSide(back, turn, { ...own, hand: [card, ...own.hand] }), drawn: true };
  if (from === 'w') return withSide(back, turn, { ...own, waste: [...own.waste, card] });
  return withHouse(back, from, [...houseAt(back, from), card]);
}

/** What an action that is possible does at once, whether the order of play allows it or not; the count is left as it was. */
function done(table: Table, action: Action): Table {
  const own = sideOf(table, table.turn);
  if (action.kind === 'play') return played(table, action);
  if (action.kind === 'pass') return { ...table, turn: opponentOf(table.turn) };
  if (action.kind === 'draw') {
    const turned = own.hand.length > 0 ? own : { ...own, hand: own.waste, waste: [] };
    return { ...withSide(table, table.turn, turned), drawn: true };
  }
  const discarded = { ...own, hand: own.hand.slice(1), waste: [...own.waste, own.hand[0] as PackCard] };
  return { ...withSide(table, table.turn, discarded), turn: opponentOf(table.turn), drawn: false };
}

/** The rule that an action breaks which is possible but out of order, whoever keeps the order; null for any other action. */
export const outOfOrder = (table: Table, action: Action): Rule | null =>
  outcome(table) !== null || table.slip || isCall(action) || impossible(table, action) !== null
    ? null
    : orderBroken(table, action);

/** The table at which an action out of order was done that nobody has said anything to yet. A waste that was turned over for it stays so. Null: there is none. */
export function beforeSlip({ slip, ...table }: Table): Table | null {
  if (!slip) return null;
  const { action, card } = slip;
  const before = action.kind === 'draw' ? { ...table, drawn: false } : takenBack(table, action, card);
  return { ...before, count: table.count - 1 };
}

/** The same table where the order of play is kept by itself; what has been done out of order stands. */
export function asKept({ slip: _, ...table }: Table): Table {
  const { order: __, ...params } = table.params;
  return { ...table, params };
}

/**
 * The table as it stands right after an action that is legal or only out of order, as it does until somebody says "Stop!"; what would happen
 * by itself has not happened yet. Throws on any other action.
 */
export function justAfter(table: Table, action: Action): Table {
  const broken = why(table, action);
  if (isCall(action) || (broken !== null && outOfOrder(table, action) === null)) throw new Error(`impossible action: ${broken}`);
  return done(table, action);
}

/** The position after a legal action. Throws on an illegal one. */
export const apply = (table: Table, action: Action): Table => step(table, action).state;

const withSide = (table: Table, player: PlayerNumber, side: Side): Table => ({
  ...table,
  sides: player === 1 ? [side, table.sides[1]] : [table.sides[0], side],
});

/** A table on which a house has changed. */
function withHouse(table: Table, house: House, cards: readonly PackCard[]): Table {
  const player = house[0] === 't' ? table.turn : opponentOf(table.turn);
  const side = sideOf(table, player);
  return withSide(table, player, { ...side, piles: side.piles.with(pileIndex[house], cards) });
}

function played(table: Table, { from, to }: Action & { kind: 'play' }): Table {
  const card = availableAt(table, from) as PackCard;
  const { turn } = table;
  const own = sideOf(table, turn);
  let after: Table;
  if (from === 'r') after = withSide(table, turn, { ...own, reserve: own.reserve.slice(0, -1) });
  else if (from === 'h') after = { ...withSide(table, turn, { ...own, hand: own.hand.slice(1) }), drawn: false };
  else if (from === 'w') after = withSide(table, turn, { ...own, waste: own.waste.slice(0, -1) });
  else after = withHouse(table, from, houseAt(table, from).slice(0, -1));
  if (to === 'f') {
    const home = foundationFor(after, card);
    return { ...after, foundations: after.foundations.with(home, [...(after.foundations[home] as readonly PackCard[]), card]) };
  }
  if (to !== 'or' && to !== 'ow') return withHouse(after, to, [...houseAt(after, to), card]);
  const player = opponentOf(turn);
  const other = sideOf(after, player);
  const loaded = to === 'or' ? { ...other, reserve: [...other.reserve, card] } : { ...other, waste: [...other.waste, card] };
  return withSide(after, player, loaded);
}

/** Who begins: the lower reserve top, then the lower first house, and so on; all level, player 1. */
export function starter([one, two]: State['sides']): PlayerNumber {
  const faces = ({ reserve, piles }: Side) =>
    [topOf(reserve), ...piles.map(topOf)].map((card) => rankOf(cardIn(card as PackCard)));
  const theirs = faces(two);
  const differs =
    faces(one)
      .map((rank, i) => rank - (theirs[i] as number))
      .find((by) => by !== 0) ?? 0;
  return differs > 0 ? 2 : 1;
}

/** The start of a deal, at the turn of the player who begins. */
export function deal(params: Params, rng: Rng): Table {
  const table = dealt(params.reserve, rng);
  return { params, turn: starter(table.sides), ...table };
}

/** What players see, both the same: as in the other rule set, and the turned-up card that waits. */
export function observe(table: Table, eye: number | 'all'): Table {
  const seen = withoutHidden(table, eye);
  if (!table.drawn) return seen;
  const side = sideOf(seen, table.turn);
  const waiting = sideOf(table, table.turn).hand[0] as PackCard;
  return withSide(seen, table.turn, { ...side, hand: side.hand.with(0, waiting) });
}
