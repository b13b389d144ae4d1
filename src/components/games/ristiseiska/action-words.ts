import type { Play } from '../../../engine/core/play.ts';
import { type Action, askedOf, giverOf, newlyOut, type State } from '../../../engine/games/ristiseiska/index.ts';
import * as m from '../../../paraglide/messages.js';
import { signOf } from '../../board/card-words.ts';

export type Here = Play<State, Action>;

/** What an action does, told from the position before it; short enough for a button. */
export const actionWords = (action: string, { state, read }: Here): string => sayAction(read(action), state);

/** As `actionWords`, of an action that has been read. */
export function sayAction(action: Action, state: State): string {
  switch (action.kind) {
    case 'stop':
      return m.ristiseiska_action_stop();
    case 'pass':
      return passWords(state);
    case 'beg': {
      const giver = giverOf(state);
      return giver === null ? m.ristiseiska_action_beg() : m.ristiseiska_action_beg_from({ giver });
    }
    case 'claim':
      return m.ristiseiska_action_claim();
    case 'decline':
      return m.ristiseiska_action_decline();
    case 'give': {
      const card = signOf(action.card);
      return askedOf(state) === null
        ? m.ristiseiska_action_give({ card })
        : m.ristiseiska_action_give_to({ card, player: state.turn });
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
 * What somebody has just done, as a sentence with their number, told from the position before it. `eye` is who reads it:
 * a card that went from hand to hand is named only to the two players concerned, or where all hands lie open.
 */
export function happenedWords(action: string, before: Here, eye: number | 'all' = 'all'): string {
  const done = does(before.read(action), before.state, eye);
  const after = before.apply(action);
  const out = after.ok ? newlyOut(before.state, after.value.state) : null;
  return out === null ? done : m.ristiseiska_does_out({ done, player: out });
}

function passWords(state: State): string {
  const giver = giverOf(state);
  const { unable } = state.params;
  if (unable === 'pawn' && giver !== null) return m.ristiseiska_action_pass_pawn({ giver });
  if (unable !== 'token') return m.ristiseiska_action_pass();
  return state.token === state.turn ? m.ristiseiska_action_pass_keep() : m.ristiseiska_action_pass_token();
}

function does(action: Action, state: State, eye: number | 'all'): string {
  const player = state.turn;
  const giver = askedOf(state) ?? 0;
  const seen = eye === 'all' || eye === player || eye === giver;
  switch (action.kind) {
    case 'stop':
      return m.ristiseiska_does_stop({ player });
    case 'pass':
      if (state.params.unable !== 'token') return m.ristiseiska_does_pass({ player });
      return state.token === player ? m.ristiseiska_does_pass_keep({ player }) : m.ristiseiska_does_pass_token({ player });
    case 'beg':
      return m.ristiseiska_does_beg({ player, giver: giverOf(state) ?? 0 });
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
