import { type Card, pack } from '../../core/cards.ts';
import type { Rng } from '../../core/rng.ts';
import { shuffled } from '../../core/shuffled.ts';
import { fitsAnywhere, foundationFor, misfit, pileTakes, targetTops } from './fits.ts';
import { type Action, pileIndex, type Source, sources, type Target, targets } from './notation.ts';
import type { Params } from './params.ts';
import {
  cardIn,
  limit,
  opponentOf,
  type PackCard,
  type PlayerNumber,
  packCard,
  type Side,
  type State,
  sideOf,
  stockOf,
  topOf,
  unseen,
} from './state.ts';

/** The rules that can forbid an action, in the order of the rule page; each is an anchor there. */
export const rules = [
  'game-over',
  'source-empty',
  'foundation-next',
  'own-descends',
  'own-colour',
  'other-suit',
  'other-neighbour',
  'no-wrap',
  'drawn-waits',
  'hand-empty',
  'pass-may-draw',
  'pass-drawn-plays',
] as const;

/** Why an action of Russian Bank is not legal. */
export type Rule = (typeof rules)[number];

/** The start of a deal: two packs, each shuffled; reserve, four piles of one card, hand (rules, "The cards and the deal"). */
export const deal = (params: Params, rng: Rng): State => ({ params, turn: 1, ...dealt(params.reserve, rng) });

/** What lies on the table after a deal, under any rule set. */
export function dealt(reserve: number, rng: Rng): Omit<State, 'params' | 'turn'> {
  const side = (player: PlayerNumber): Side => {
    const cards = shuffled(pack, rng).map((card) => packCard(card, player));
    return {
      reserve: cards.slice(0, reserve),
      piles: cards.slice(reserve, reserve + 4).map((card) => [card]),
      hand: cards.slice(reserve + 4),
      waste: [],
    };
  };
  return {
    sides: [side(1), side(2)],
    foundations: Array.from({ length: 8 }, () => []),
    drawn: false,
    count: 0,
  };
}

/** The cards from which the player in turn may play the top one: reserve, waste or an own pile. */
export function cardsAt(state: State, from: Source): readonly PackCard[] {
  const side = sideOf(state, state.turn);
  if (from === 'r') return side.reserve;
  return from === 'w' ? side.waste : (side.piles[pileIndex[from]] as readonly PackCard[]);
}

/** The top card of a source or target as the player in turn names it; null where none lies, and for `f`, which is several. */
export function topAt(state: State, place: Source | Target): Card | null {
  if (place === 'f') return null;
  const pile =
    place[0] === 'o' ? sideOf(state, opponentOf(state.turn)).piles[Number(place[1]) - 1] : cardsAt(state, place as Source);
  const top = topOf(pile ?? []);
  return top === undefined ? null : cardIn(top);
}

/** Whether the top card of a source of the player in turn can be played anywhere. */
export function isPlayable(state: State, from: Source): boolean {
  const top = topOf(cardsAt(state, from));
  return top !== undefined && fitsAnywhere(state, top, from === 'r' || from === 'w' ? undefined : 4 + pileIndex[from]);
}

/** Whether the player in turn may draw: a hand to draw from, and no drawn card that waits (rules, "Drawing"). */
export const canDraw = (state: State): boolean => !state.drawn && sideOf(state, state.turn).hand.length > 0;

const canPlay = (state: State): boolean => sources.some((from) => isPlayable(state, from));

/** Whether the player in turn has a play or a draw; who has neither passes by itself. */
export const canAct = (state: State): boolean => canDraw(state) || canPlay(state);

/** The player in turn has no card left in reserve, hand and waste. */
export const isWon = (state: State): boolean => stockOf(sideOf(state, state.turn)) === 0;

/** Neither player has a play or a card to draw, now or after the waste of the one in turn is turned over. */
export const isStuck = (state: State): boolean =>
  !state.drawn &&
  state.sides.every(({ hand }) => hand.length === 0) &&
  !canPlay(state) &&
  !canPlay({ ...state, turn: opponentOf(state.turn) });

/** A side with its waste turned over when the hand is empty; not while a drawn card waits (rules, "Turning the waste over"). */
const recycled = (side: Side): Side =>
  side.hand.length > 0 || side.waste.length === 0
    ? side
    : { reserve: side.reserve, piles: side.piles, hand: side.waste, waste: [] };

/** The two sides in their places, by that of the player in turn and the other. */
const sidesOf = (turn: PlayerNumber, own: Side, other: Side): State['sides'] => (turn === 1 ? [own, other] : [other, own]);

/** The turn passes on; a drawn card that was waiting stays on the waste. */
export function turnPassed({ params, turn, sides, foundations, count }: State): State {
  const [one, two] = sides;
  return turn === 1
    ? { params, turn: 2, sides: [recycled(one), two], foundations, drawn: false, count }
    : { params, turn: 1, sides: [one, recycled(two)], foundations, drawn: false, count };
}

/**
 * What happens by itself after an action: whoever has neither a play nor a draw passes, until somebody can act or the
 * game is over. Automatic passes are no actions. `passes` says how many there were (0 to 2).
 */
export function settled(state: State): { readonly state: State; readonly passes: number } {
  let now = state;
  for (let passes = 0; ; passes++) {
    if (isWon(now) || now.count >= limit || canAct(now) || (passes > 0 && isStuck(now))) return { state: now, passes };
    now = turnPassed(now);
  }
}

/** The winner, a draw by the limit or because nobody can ever act, or null while play goes on. */
export function outcome(
  state: State,
): { readonly winner: PlayerNumber } | { readonly winner: null; readonly reason: 'limit' | 'stuck' } | null {
  if (isWon(state)) return { winner: state.turn };
  if (state.count >= limit) return { winner: null, reason: 'limit' };
  return isStuck(state) ? { winner: null, reason: 'stuck' } : null;
}

/** null when legal, else the rule that forbids the action here. */
export const why = (state: State, action: Action): Rule | null =>
  outcome(state) === null ? whyInPlay(state, action) : 'game-over';

function whyInPlay(state: State, action: Action): Rule | null {
  switch (action.kind) {
    case 'draw':
      if (canDraw(state)) return null;
      return state.drawn ? 'drawn-waits' : 'hand-empty';
    case 'pass':
      if (canDraw(state)) return 'pass-may-draw';
      return state.drawn && isPlayable(state, 'w') ? 'pass-drawn-plays' : null;
    case 'play': {
      const top = topOf(cardsAt(state, action.from));
      return top === undefined ? 'source-empty' : misfit(state, top, action.to);
    }
  }
}

const draw: Action = { kind: 'draw' };
const pass: Action = { kind: 'pass' };
/** Every play there is, legal or not, by the place it leaves, in the order of their texts; `pile` as in `targetTops`. */
const playsFrom = sources.map((from) => ({
  from,
  home: { kind: 'play', from, to: 'f' } as const,
  plays: targets
    .map((to, i) => ({ action: { kind: 'play', from, to } as const, pile: i - 1 }))
    .filter(({ action, pile }) => pile >= 0 && action.to !== from),
}));

/** All legal actions in canonical order: the order of their texts. */
export function legal(state: State): Action[] {
  if (outcome(state) !== null) return [];
  const actions: Action[] = canDraw(state) ? [draw] : whyInPlay(state, pass) === null ? [pass] : [];
  const tops = targetTops(state);
  for (const { from, home, plays } of playsFrom) {
    const top = topOf(cardsAt(state, from));
    if (top === undefined || top === unseen) continue;
    if (foundationFor(state, top) >= 0) actions.push(home);
    for (const { action, pile } of plays) if (pileTakes(tops, pile, top)) actions.push(action);
  }
  return actions;
}

/**
 * The position after a legal action, and how many turns it ended: 0 while the player goes on, 1 when the turn has
 * passed to the opponent, 2 when the opponent then passed as well, having nothing to do. Throws on an illegal action.
 */
export function step(state: State, action: Action): { readonly state: State; readonly turns: number } {
  const broken = why(state, action);
  if (broken !== null) throw new Error(`illegal action: ${broken}`);
  const acted = action.kind === 'draw' ? drawn(state) : action.kind === 'pass' ? passed(state) : played(state, action);
  const after = settled(acted);
  return { state: after.state, turns: after.passes + (acted.turn === state.turn ? 0 : 1) };
}

/** What a legal action brought about, for those who tell it. */
export interface Happening {
  readonly after: State;
  /** The card drawn or played; null for a pass. */
  readonly card: Card | null;
  /** The card drawn cannot be played anywhere, which ended the turn. */
  readonly inVain: boolean;
  /** The waste of the player who acted has been turned over. */
  readonly turnedOver: boolean;
  /** How many turns have ended: see `step`. */
  readonly turns: number;
}

/** What an action brings about, and what follows from it by itself. Throws on an illegal one. */
export function happening(before: State, action: Action): Happening {
  const { state: after, turns } = step(before, action);
  const held = (state: State): number => sideOf(state, before.turn).hand.length;
  const card =
    action.kind === 'draw'
      ? sideOf(before, before.turn).hand[0]
      : action.kind === 'play'
        ? topOf(cardsAt(before, action.from))
        : undefined;
  return {
    after,
    card: card === undefined ? null : cardIn(card),
    inVain: action.kind === 'draw' && !after.drawn,
    turnedOver: held(after) > held(before) - (action.kind === 'draw' ? 1 : 0),
    turns,
  };
}

/** The position after a legal action. Throws on an illegal one. */
export const apply = (state: State, action: Action): State => step(state, action).state;

const passed = (state: State): State => turnPassed({ ...state, count: state.count + 1 });

/** The next card of the hand lies on the waste: it waits to be played, or the turn is over at once. */
function drawn({ params, turn, sides, foundations, count }: State): State {
  const own = sides[turn - 1] as Side;
  const other = sides[2 - turn] as Side;
  const { reserve, piles, hand, waste } = own;
  const side = { reserve, piles, hand: hand.slice(1), waste: [...waste, hand[0] as PackCard] };
  const after = { params, turn, sides: sidesOf(turn, side, other), foundations, drawn: true, count: count + 1 };
  return isPlayable(after, 'w') ? after : turnPassed(after);
}

function played(state: State, { from, to }: Action & { kind: 'play' }): State {
  const { params, turn, count } = state;
  const card = topOf(cardsAt(state, from)) as PackCard;
  const waits = state.drawn && from !== 'w';
  let own = without(sideOf(state, turn), from);
  let other = sideOf(state, opponentOf(turn));
  let { foundations } = state;
  if (to === 'f') foundations = withCard(foundations, foundationFor(state, card), card);
  else if (to[0] === 't') own = { ...own, piles: withCard(own.piles, pileIndex[to], card) };
  else other = { ...other, piles: withCard(other.piles, pileIndex[to], card) };
  if (!waits) own = recycled(own);
  return { params, turn, sides: sidesOf(turn, own, other), foundations, drawn: waits, count: count + 1 };
}

/** A side without the top card of a source. */
function without(side: Side, from: Source): Side {
  const { reserve, piles, hand, waste } = side;
  if (from === 'r') return { reserve: reserve.slice(0, -1), piles, hand, waste };
  if (from === 'w') return { reserve, piles, hand, waste: waste.slice(0, -1) };
  const pile = pileIndex[from];
  return { reserve, piles: piles.with(pile, (piles[pile] as readonly PackCard[]).slice(0, -1)), hand, waste };
}

/** Piles or foundations with a card on one of them. */
const withCard = (piles: readonly (readonly PackCard[])[], index: number, card: PackCard): readonly (readonly PackCard[])[] =>
  piles.with(index, [...(piles[index] as readonly PackCard[]), card]);

/**
 * What players see under any rule set, both the same: the hands are hidden, and so are the reserves beneath their tops. How many
 * cards there are stays known.
 */
export function observe<Any extends Pick<State, 'sides'>>(state: Any, eye: number | 'all'): Any {
  if (eye === 'all') return state;
  const seen = (side: Side): Side => ({
    ...side,
    reserve: side.reserve.map((card, i) => (i === side.reserve.length - 1 ? card : unseen)),
    hand: side.hand.map(() => unseen),
  });
  return { ...state, sides: [seen(state.sides[0]), seen(state.sides[1])] };
}
