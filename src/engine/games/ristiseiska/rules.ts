import { type Card, pack, rankOf, suitOf } from '../../core/cards.ts';
import type { Actor, Seat } from '../../core/game.ts';
import type { Rng } from '../../core/rng.ts';
import { shuffled } from '../../core/shuffled.ts';
import { aceSides, givable, isAceOrKing, isBare, laid, mayFollow, misfit, playable, sevenOfClubs } from './fits.ts';
import { type Action, sorted } from './notation.ts';
import type { Params } from './params.ts';
import { askedOf, giverOf, handOf, inOrder, nextSeat, others, type Side, type State, unseen } from './state.ts';

/** The rules that can forbid an action, in the order of the rule page; each is an anchor there. */
export const rules = [
  'game-over',
  'take-first',
  'give-first',
  'fine-first',
  'nobody-asks',
  'not-in-hand',
  'seven-of-clubs',
  'seven-first',
  'six-before-eight',
  'five-needs-eight',
  'no-gaps',
  'ace-closes',
  'ace-side',
  'aces-and-kings',
  'after-ace-or-king',
  'play-or-stop',
  'must-play',
  'must-beg',
  'no-begging',
  'first-turn',
  'last-card',
  'unplayable-first',
  'no-false-pass',
  'cannot-play',
] as const;

/** Why an action of Ristiseiska is not legal. */
export type Rule = (typeof rules)[number];

/**
 * The start of a round: all cards dealt one at a time, beginning at the dealer's left. Without a dealer it is the first
 * round, dealt by the last player. Whoever holds the seven of clubs begins.
 */
export function deal(params: Params, rng: Rng, dealer: Seat = params.players): State {
  const seats = Array.from({ length: params.players }, (_, i) => i + 1);
  const cards = shuffled(pack, rng);
  const hands = seats.map((seat) => {
    const first = (seat - dealer - 1 + params.players) % params.players;
    return inOrder(cards.filter((_, i) => i % params.players === first));
  });
  return {
    params,
    table: [null, null, null, null],
    hands,
    turn: hands.findIndex((hand) => hand.includes(sevenOfClubs)) + 1,
    phase: { kind: 'play' },
    token: null,
    fresh: seats,
    aces: null,
    idle: 0,
    out: [],
  };
}

/** Who decides next. */
export function actor(state: State): Actor {
  if (isOver(state)) return null;
  if (state.phase.kind === 'take') return 'chance';
  return 'player' in state.phase ? state.phase.player : state.turn;
}

const holds = (state: State, seat: Seat, card: Card): boolean => handOf(state, seat).includes(card);

/** null when legal, else the rule that forbids the action here. */
export function why(state: State, action: Action): Rule | null {
  if (isOver(state)) return 'game-over';
  const { phase } = state;
  switch (phase.kind) {
    case 'take':
      if (action.kind !== 'take') return 'take-first';
      return holds(state, phase.player, action.card) ? null : 'not-in-hand';
    case 'give':
      if (action.kind !== 'give') return 'give-first';
      if (!holds(state, phase.player, action.card)) return 'not-in-hand';
      return givable(state, phase.player).includes(action.card) ? null : 'unplayable-first';
    case 'fine':
      if (action.kind === 'decline') return null;
      if (action.kind !== 'give') return 'fine-first';
      return holds(state, phase.player, action.card) ? null : 'not-in-hand';
    default:
      return whyInTurn(state, action);
  }
}

function whyInTurn(state: State, action: Action): Rule | null {
  const { params, phase, turn, table } = state;
  const extra = phase.kind === 'extra';
  const able = () => playable(state, turn).length > 0;
  switch (action.kind) {
    case 'take':
    case 'give':
    case 'decline':
      return 'nobody-asks';
    case 'play':
      return whyPlay(state, action.card, action.side);
    case 'stop':
      return extra ? null : 'after-ace-or-king';
    case 'pass':
      if (extra) return 'play-or-stop';
      if (able()) return 'must-play';
      return mustBeg(state) ? 'must-beg' : null;
    case 'beg':
      if (params.unable !== 'beg') return 'no-begging';
      if (extra) return 'play-or-stop';
      if (able()) return 'must-play';
      if (state.fresh.includes(turn)) return 'first-turn';
      return mustBeg(state) ? null : 'last-card';
    case 'claim':
      if (params['false-pass'] === 'forbidden') return 'no-false-pass';
      if (extra) return 'play-or-stop';
      if (isBare(table)) return 'seven-of-clubs';
      return able() ? null : 'cannot-play';
  }
}

function whyPlay(state: State, card: Card, side: Side | null): Rule | null {
  if (!holds(state, state.turn, card)) return 'not-in-hand';
  const rule = misfit(state, card);
  if (rule !== null) return rule;
  if (state.phase.kind === 'extra' && state.params.extra === 'aces-kings' && !isAceOrKing(card)) return 'aces-and-kings';
  return rankOf(card) !== 1 || (side === null) === aceSides(state, suitOf(card)).length < 2 ? null : 'ace-side';
}

/** Whether a player who cannot play begs (not on the first turn, and only where somebody can be begged). */
const mustBeg = (state: State): boolean =>
  state.params.unable === 'beg' && !state.fresh.includes(state.turn) && giverOf(state) !== null;

/** All legal actions in canonical order: the order of their texts. */
export function legal(state: State): Action[] {
  if (isOver(state)) return [];
  const { phase, turn, params, table } = state;
  switch (phase.kind) {
    case 'take':
      return sorted(handOf(state, phase.player).map((card) => ({ kind: 'take', card })));
    case 'give':
      return sorted(givable(state, phase.player).map((card) => ({ kind: 'give', card })));
    case 'fine':
      return sorted([{ kind: 'decline' }, ...handOf(state, phase.player).map((card): Action => ({ kind: 'give', card }))]);
    case 'extra':
      return sorted([{ kind: 'stop' }, ...mayFollow(state, turn).flatMap((card) => plays(state, card))]);
    case 'play': {
      const cards = playable(state, turn);
      if (cards.length === 0) return [{ kind: mustBeg(state) ? 'beg' : 'pass' }];
      const actions = cards.flatMap((card) => plays(state, card));
      if (params['false-pass'] === 'penalised' && !isBare(table)) actions.push({ kind: 'claim' });
      return sorted(actions);
    }
  }
}

/** The ways to play a card that fits: one, or two for an ace that may go on either side. */
function plays(state: State, card: Card): Action[] {
  const sides = rankOf(card) === 1 ? aceSides(state, suitOf(card)) : [];
  return sides.length < 2 ? [{ kind: 'play', card, side: null }] : sides.map((side) => ({ kind: 'play', card, side }));
}

/** The position after a legal action. Throws on an illegal one. */
export function apply(state: State, action: Action): State {
  const broken = why(state, action);
  if (broken !== null) throw new Error(`illegal action: ${broken}`);
  switch (action.kind) {
    case 'play':
      return played(state, action.card, action.side ?? sideOf(state, action.card));
    case 'stop':
      return passOn(state);
    case 'pass':
      return passed(state);
    case 'beg':
      return { ...state, phase: { kind: 'give', player: giverOf(state) as Seat } };
    case 'claim':
      return { ...state, phase: { kind: 'fine', player: nextSeat(state, state.turn) } };
    case 'take':
      return passOn(handed(state, giving(state), action.card));
    case 'give': {
      const giver = giving(state);
      const given = handed(state, giver, action.card);
      return state.phase.kind === 'give' ? idled(given, giver) : fined(given, giver);
    }
    case 'decline':
      return fined(state, giving(state));
  }
}

/** The side of an ace that fits on one only; of no meaning for other cards. */
const sideOf = (state: State, card: Card): Side => aceSides(state, suitOf(card))[0] ?? 'low';

/** Who gives a card now; in other phases nobody does, and asking is a fault. */
function giving(state: State): Seat {
  const seat = askedOf(state);
  if (seat === null) throw new Error(`nobody is asked in phase ${state.phase.kind}`);
  return seat;
}

const without = (hand: readonly Card[], card: Card): Card[] => hand.filter((other) => other !== card);

/** The turn goes to the next player who holds cards. */
const passOn = (state: State): State => ({ ...state, turn: nextSeat(state, state.turn), phase: { kind: 'play' } });

const notFresh = (state: State): State => ({ ...state, fresh: state.fresh.filter((seat) => seat !== state.turn) });

/** With `last-in`, a player whose hand has become empty drops out. */
const droppedOut = (state: State, seat: Seat): State =>
  state.params.end === 'last-in' && handOf(state, seat).length === 0 ? { ...state, out: [...state.out, seat] } : state;

/** The round has ended with what `seat` has just done. */
const ended = (state: State, seat: Seat): State => ({ ...state, turn: seat, phase: { kind: 'play' } });

function played(before: State, card: Card, side: Side): State {
  const { turn, params } = before;
  const state = droppedOut(
    notFresh({
      ...before,
      table: laid(before.table, card, side),
      hands: before.hands.map((hand, i) => (i + 1 === turn ? without(hand, card) : hand)),
      aces: params.ace === 'first-decides' && rankOf(card) === 1 ? side : before.aces,
      idle: 0,
    }),
    turn,
  );
  if (isDecided(state)) return ended(state, turn);
  return isAceOrKing(card) && mayFollow(state, turn).length > 0 ? { ...state, phase: { kind: 'extra' } } : passOn(state);
}

/** A turn without a card, at the end of which `last` was the one to act: too many in succession are a draw. */
function idled(state: State, last: Seat): State {
  if (state.params.unable !== 'beg') return passOn(state);
  const counted = { ...state, idle: state.idle + 1 };
  return counted.idle >= idleLimit(counted) ? ended(counted, last) : passOn(counted);
}

function passed(before: State): State {
  const state = notFresh(before);
  const { turn, params } = state;
  switch (params.unable) {
    case 'token':
      return passOn({ ...state, token: turn });
    case 'pawn': {
      const giver = giverOf(state);
      return giver === null ? passOn(state) : { ...state, phase: { kind: 'take', player: giver } };
    }
    case 'beg':
      return idled(state, turn);
  }
}

/** A card goes from a hand to that of the player whose turn it is. */
const handed = (state: State, giver: Seat, card: Card): State => ({
  ...state,
  hands: state.hands.map((hand, i) =>
    i + 1 === giver ? without(hand, card) : i + 1 === state.turn ? inOrder([...hand, card]) : hand,
  ),
});

/** An opponent has given a card or declined: the next one decides, or the false passer's turn is over. */
function fined(before: State, seat: Seat): State {
  const state = droppedOut(before, seat);
  if (isDecided(state)) return ended(state, seat);
  const next = others(state, seat, 'left')[0] as Seat;
  return next === state.turn ? idled(notFresh(state), seat) : { ...state, phase: { kind: 'fine', player: next } };
}

/** The end of a round: first out, last in (with `end: last-in`), and the penalty points of each player. */
export type End = {
  readonly winner: Seat | null;
  readonly loser: Seat | null;
  readonly points: readonly number[];
};

/** Turns in succession without a card after which a round is a draw. */
export const idleLimit = (state: Pick<State, 'hands'>): number => 4 * state.hands.length;

/** Whether the round has been decided: by a hand that is empty, or with `last-in` by one that is left. */
export function isDecided({ params, hands }: State): boolean {
  const holding = hands.filter((hand) => hand.length > 0).length;
  return params.end === 'first-out' ? holding < hands.length : holding <= 1;
}

/** Whether the round is over, decided or drawn. */
export const isOver = (state: State): boolean => isDecided(state) || state.idle >= idleLimit(state);

/** How the round has ended, or null while play goes on. */
export function outcome(state: State): End | null {
  if (!isOver(state)) return null;
  const drawn = !isDecided(state);
  const lastIn = state.params.end === 'last-in';
  const holding = state.hands.findIndex((_, i) => handOf(state, i + 1).length > 0) + 1;
  return {
    winner: drawn ? null : lastIn ? (state.out[0] ?? null) : state.turn,
    loser: drawn || !lastIn ? null : holding,
    points: points(state),
  };
}

/**
 * What it comes to when a player gives a round up: they pay for what they hold, and nobody else does. Whoever is out first, or alone
 * against them, has won; with `last-in` they have lost, unless they are out.
 */
export function givenUpNow(state: State, seat: Seat): End {
  const { params, hands, out } = state;
  return {
    winner: out[0] ?? (hands.length === 2 ? 3 - seat : null),
    loser: params.end === 'last-in' && handOf(state, seat).length > 0 ? seat : null,
    points: points(state).map((count, i) => (i + 1 === seat ? count : 0)),
  };
}

/** Penalty points for one card left in a hand. */
export function cardPoints(card: Card, { params, aces }: Pick<State, 'params' | 'aces'>): number {
  const rank = rankOf(card);
  switch (params.score) {
    case 'none':
      return 0;
    case 'count':
      return 1;
    case 'rank':
      return rank === 1 && aces === 'high' ? 14 : rank;
    case 'rank-ace-14':
      return rank === 1 ? 14 : rank;
    case 'distance':
      return Math.abs(rank - 7);
  }
}

/** Penalty points of each player for the hands as they are: the cards, and the token for who holds it. */
export function points(state: State): number[] {
  const { params, hands, token } = state;
  return hands.map((hand, i) => {
    const forCards = hand.reduce((sum, card) => sum + cardPoints(card, state), 0);
    return forCards + (token === i + 1 && params.score !== 'none' ? params['token-points'] : 0);
  });
}

/** The hands of all others are hidden; how many cards they hold is not. */
export function observe(state: State, eye: Seat | 'all'): State {
  if (eye === 'all') return state;
  return { ...state, hands: state.hands.map((hand, i) => (i + 1 === eye ? hand : hand.map(() => unseen))) };
}
