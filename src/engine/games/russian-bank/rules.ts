import { type Card, pack } from '../../core/cards.ts';
import { type Rng, shuffled } from '../../core/rng.ts';
import { foundationFor, misfit } from './fits.ts';
import { type Action, sources, targets } from './notation.ts';
import type { Params } from './params.ts';
import {
  cardIn,
  limit,
  opponentOf,
  type PackCard,
  type Player,
  packCard,
  type Side,
  type State,
  sideOf,
  topOf,
  unseen,
} from './state.ts';
import { canDraw, cardsAt, isPlayable, isStuck, isWon, recycled, settled, turnPassed, withSide } from './turn.ts';

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
  const side = (player: Player): Side => {
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

/** The winner, a draw by the limit or because nobody can ever act, or null while play goes on. */
export function outcome(
  state: State,
): { readonly winner: Player } | { readonly winner: null; readonly reason: 'limit' | 'stuck' } | null {
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

const plays: readonly Action[] = sources.flatMap((from) =>
  targets.filter((to) => to !== from).map((to) => ({ kind: 'play', from, to }) as const),
);

/** Every action there is, legal or not, in canonical order: the order of their texts. */
const allActions: readonly Action[] = [{ kind: 'draw' }, { kind: 'pass' }, ...plays];

/** All legal actions in canonical order. */
export const legal = (state: State): Action[] =>
  outcome(state) === null ? allActions.filter((action) => whyInPlay(state, action) === null) : [];

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
  const [next, ...rest] = hand;
  const after = { ...withSide(state, state.turn, { hand: rest, waste: [...waste, next as PackCard] }), drawn: true };
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

function onPile(state: State, player: Player, index: number, card: PackCard): State {
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
