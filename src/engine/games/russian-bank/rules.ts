import { type Card, pack } from '../../core/cards.ts';
import { type Rng, shuffled } from '../../core/rng.ts';
import { foundationFor, misfit, pileTakes, targetTops } from './fits.ts';
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
export function deal(params: Params, rng: Rng): State {
  const side = (player: PlayerNumber): Side => {
    const cards = shuffled(pack, rng).map((card) => packCard(card, player));
    return {
      reserve: cards.slice(0, params.reserve),
      piles: cards.slice(params.reserve, params.reserve + 4).map((card) => [card]),
      hand: cards.slice(params.reserve + 4),
      waste: [],
    };
  };
  return {
    params,
    turn: 1,
    sides: [side(1), side(2)],
    foundations: Array.from({ length: 8 }, () => []),
    drawn: false,
    count: 0,
  };
}

/** The state with some of a player's things replaced. */
export function withSide(state: State, player: PlayerNumber, change: Partial<Side>): State {
  const changed = { ...sideOf(state, player), ...change };
  return { ...state, sides: player === 1 ? [changed, state.sides[1]] : [state.sides[0], changed] };
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
  return top !== undefined && targets.some((to) => to !== from && misfit(state, top, to) === null);
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

/** Turns the waste of the player in turn over when the hand is empty and no drawn card waits (rules, "Turning the waste over"). */
export function recycled(state: State): State {
  const { hand, waste } = sideOf(state, state.turn);
  if (hand.length > 0 || waste.length === 0 || state.drawn) return state;
  return withSide(state, state.turn, { hand: waste, waste: [] });
}

/** The turn passes on; a drawn card that was waiting stays on the waste. */
export const turnPassed = (state: State): State => ({
  ...recycled({ ...state, drawn: false }),
  turn: opponentOf(state.turn),
});

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
/** Every play there is, legal or not, by the place it leaves, in the order of their texts; `pile` as in `targetTops`, −1: home. */
const playsFrom = sources.map((from) => ({
  from,
  plays: targets
    .map((to, i) => ({ action: { kind: 'play', from, to } as const, pile: i - 1 }))
    .filter(({ action }) => action.to !== from),
}));

/** All legal actions in canonical order: the order of their texts. */
export function legal(state: State): Action[] {
  if (outcome(state) !== null) return [];
  const actions = [draw, pass].filter((action) => whyInPlay(state, action) === null);
  const tops = targetTops(state);
  for (const { from, plays } of playsFrom) {
    const top = topOf(cardsAt(state, from));
    if (top === undefined || top === unseen) continue;
    for (const { action, pile } of plays)
      if (pile < 0 ? foundationFor(state, top) >= 0 : pileTakes(tops, pile, top)) actions.push(action);
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
  const counted = { ...state, count: state.count + 1 };
  const acted = action.kind === 'draw' ? drawn(counted) : action.kind === 'pass' ? turnPassed(counted) : played(counted, action);
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

/** The next card of the hand lies on the waste: it waits to be played, or the turn is over at once. */
function drawn(state: State): State {
  const { hand, waste } = sideOf(state, state.turn);
  const after = { ...withSide(state, state.turn, { hand: hand.slice(1), waste: [...waste, hand[0] as PackCard] }), drawn: true };
  return isPlayable(after, 'w') ? after : turnPassed(after);
}

function played(state: State, { from, to }: Action & { kind: 'play' }): State {
  const source = cardsAt(state, from);
  const card = topOf(source) as PackCard;
  const without =
    from === 'w' ? { ...changed(state, from, source.slice(0, -1)), drawn: false } : changed(state, from, source.slice(0, -1));
  if (to !== 'f') return recycled(onPile(without, to[0] === 't' ? state.turn : opponentOf(state.turn), Number(to[1]) - 1, card));
  const home = foundationFor(state, card);
  return recycled({ ...without, foundations: state.foundations.map((f, i) => (i === home ? [...f, card] : f)) });
}

/** The state with other cards at a source of the player in turn. */
function changed(state: State, from: (typeof sources)[number], cards: readonly PackCard[]): State {
  if (from === 'r') return withSide(state, state.turn, { reserve: cards });
  if (from === 'w') return withSide(state, state.turn, { waste: cards });
  const index = Number(from[1]) - 1;
  const { piles } = sideOf(state, state.turn);
  return withSide(state, state.turn, { piles: piles.map((pile, i) => (i === index ? cards : pile)) });
}

function onPile(state: State, player: PlayerNumber, index: number, card: PackCard): State {
  const { piles } = sideOf(state, player);
  return withSide(state, player, { piles: piles.map((pile, i) => (i === index ? [...pile, card] : pile)) });
}

/**
 * What players see, both the same: the hands are hidden, and so are the reserves beneath their tops. How many cards
 * there are stays known.
 */
export function observe(state: State, eye: number | 'all'): State {
  if (eye === 'all') return state;
  const seen = (side: Side): Side => ({
    ...side,
    reserve: side.reserve.map((card, i) => (i === side.reserve.length - 1 ? card : unseen)),
    hand: side.hand.map(() => unseen),
  });
  return { ...state, sides: [seen(state.sides[0]), seen(state.sides[1])] };
}
