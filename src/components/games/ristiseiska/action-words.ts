import type { Play } from '../../../engine/core/play.ts';
import { type Action, askedOf, giverOf, newlyOut, type State } from '../../../engine/games/ristiseiska/index.ts';
import * as m from '../../../paraglide/messages.js';
import { capital, signOf } from '../../board/card-words.ts';
import { type Names, readerOf, wordFor } from './seats.ts';

export type Here = Play<State, Action>;

/** What an action does, told from the position before it; short enough for a button. */
export const actionWords = (action: string, play: Here, names?: Names): string =>
  sayAction(play.read(action), play.state, readerOf(play), names);

/** What the reader has done, as a name and no order: “Pass”. */
export function playedWords(action: string, play: Here, names?: Names): string {
  switch (play.read(action).kind) {
    case 'pass':
      return m.ristiseiska_played_pass();
    case 'claim':
      return m.ristiseiska_played_claim();
    case 'beg':
      return m.ristiseiska_played_beg();
    case 'decline':
      return m.ristiseiska_played_decline();
    default:
      return actionWords(action, play, names);
  }
}

/** Which card an action takes from the hand. */
export function pieceWords(action: string, play: Here): string | null {
  const read = play.read(action);
  return read.kind === 'play' || read.kind === 'give' ? m.ristiseiska_piece({ card: signOf(read.card) }) : null;
}

/** As `actionWords`, of an action that has been read. */
export function sayAction(action: Action, state: State, reader: number, names?: Names): string {
  const name = (player: number) => wordFor(player, reader, state.hands.length, names);
  switch (action.kind) {
    case 'stop':
      return m.ristiseiska_action_stop();
    case 'pass':
      return passWords(state, name);
    case 'beg': {
      const giver = giverOf(state);
      return giver === null ? m.ristiseiska_action_beg() : m.ristiseiska_action_beg_from({ giver: name(giver) });
    }
    case 'claim':
      return m.ristiseiska_action_claim();
    case 'decline':
      return m.ristiseiska_action_decline();
    case 'give': {
      const card = signOf(action.card);
      return askedOf(state) === null
        ? m.ristiseiska_action_give({ card })
        : m.ristiseiska_action_give_to({ card, player: name(state.turn) });
    }
    case 'take':
      return m.ristiseiska_action_take({ card: signOf(action.card) });
    case 'play': {
      const card = signOf(action.card);
      if (action.side === null) return card;
      return action.side === 'low' ? m.ristiseiska_action_ace_low({ card }) : m.ristiseiska_action_ace_high({ card });
    }
  }
}

/**
 * What somebody has just done, as a sentence that names them as the reader does, told from the position before it. A card that
 * went from hand to hand is named only to the two players concerned, or where all hands lie open (`eye`).
 */
export function happenedWords(action: string, before: Here, reader: number, eye: number | 'all' = 'all', names?: Names): string {
  const name = (player: number) => wordFor(player, reader, before.state.hands.length, names);
  const done = sentence(does(before.read(action), before.state, name, eye));
  const after = before.apply(action);
  const out = after.ok ? newlyOut(before.state, after.value.state) : null;
  return out === null ? done : m.ristiseiska_does_out({ done, player: begins(name(out)) });
}

/** Whether an action brings the reader a card, drawn or given. */
export function reaches(action: string, before: Here, reader: number): boolean {
  const { kind } = before.read(action);
  return (kind === 'take' || kind === 'give') && before.state.turn === reader;
}

/** A player at the beginning of a sentence. */
export const begins = (player: string | 0): string | 0 => (player === 0 ? player : capital(player));

/** A clause that says what somebody does, as a sentence of its own. */
export const sentence = (clause: string): string => `${capital(clause)}.`;

/** What a player does, all of it seen, as a clause: "player 2 begs from you". */
export const doesWords = (action: Action, state: State, reader: number): string =>
  does(action, state, (player) => wordFor(player, reader, state.hands.length), 'all');

/** What came of the reader's own action by itself: with a pass the token. Empty for nothing. */
export const followedWords = (action: string, before: Here): string =>
  action === 'pass' && before.state.params.unable === 'token' ? happenedWords(action, before, before.state.turn) : '';

type Name = (player: number) => string | 0;

function passWords(state: State, name: Name): string {
  const giver = giverOf(state);
  const { unable } = state.params;
  if (unable === 'pawn' && giver !== null) return m.ristiseiska_action_pass_pawn({ giver: name(giver) });
  if (unable !== 'token') return m.ristiseiska_action_pass();
  return state.token === state.turn ? m.ristiseiska_action_pass_keep() : m.ristiseiska_action_pass_token();
}

function does(action: Action, state: State, name: Name, eye: number | 'all'): string {
  const player = name(state.turn);
  const asked = askedOf(state) ?? state.turn;
  const giver = name(asked);
  const seen = eye === 'all' || eye === state.turn || eye === asked;
  switch (action.kind) {
    case 'stop':
      return m.ristiseiska_does_stop({ player });
    case 'pass':
      if (state.params.unable !== 'token') return m.ristiseiska_does_pass({ player });
      return state.token === state.turn ? m.ristiseiska_does_pass_keep({ player }) : m.ristiseiska_does_pass_token({ player });
    case 'beg':
      return m.ristiseiska_does_beg({ player, giver: name(giverOf(state) ?? state.turn) });
    case 'claim':
      return m.ristiseiska_does_claim({ player });
    case 'decline':
      return m.ristiseiska_does_decline({ player: giver });
    case 'give':
      return seen
        ? m.ristiseiska_does_give({ player: giver, to: player, card: signOf(action.card) })
        : m.ristiseiska_does_give_hidden({ player: giver, to: player });
    case 'take':
      return seen
        ? m.ristiseiska_does_take({ player: giver, to: player, card: signOf(action.card) })
        : m.ristiseiska_does_take_hidden({ player: giver, to: player });
    case 'play': {
      const card = signOf(action.card);
      if (action.side === null) return m.ristiseiska_does_play({ player, card });
      return action.side === 'low'
        ? m.ristiseiska_does_play_low({ player, card })
        : m.ristiseiska_does_play_high({ player, card });
    }
  }
}
