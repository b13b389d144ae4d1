import { type Card, rankOf, suitOf } from '../../core/cards.ts';
import type { Seat } from '../../core/game.ts';
import { idleLimit, isDecided } from './ending.ts';
import { isAceOrKing, mayFollow } from './hand.ts';
import { why } from './legal.ts';
import type { Action } from './notation.ts';
import { giverOf, nextSeat, others } from './seats.ts';
import { handOf, inOrder, type State } from './state.ts';
import { aceSides, laid, type Side } from './table.ts';

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
      return passOn(handed(state, asked(state), action.card));
    case 'give': {
      const giver = asked(state);
      const given = handed(state, giver, action.card);
      return state.phase.kind === 'give' ? idled(given, giver) : fined(given, giver);
    }
    case 'decline':
      return fined(state, asked(state));
  }
}

/** The side of an ace that fits on one only; of no meaning for other cards. */
const sideOf = (state: State, card: Card): Side => aceSides(state, suitOf(card))[0] ?? 'low';

/** Who is asked to give a card, or whose hand chance takes one from. */
const asked = ({ phase }: State): Seat => {
  if ('player' in phase) return phase.player;
  throw new Error(`nobody is asked in phase ${phase.kind}`);
};

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
