import type { Play } from '../../../engine/core/play.ts';
import * as m from '../../../paraglide/messages.js';
import { cardIn, cardText, giverTo, type Told, told } from './read.ts';

/** What an action does, told from the position before it; short enough for a button. */
export function actionWords(action: string, play: Play): string {
  const state = told(play);
  const card = cardText(cardIn(action));
  switch (kindOf(action)) {
    case 'stop':
      return m.ristiseiska_action_stop();
    case 'pass':
      return passWords(state);
    case 'beg': {
      const giver = giverTo(state);
      return giver === 0 ? m.ristiseiska_action_beg() : m.ristiseiska_action_beg_from({ giver });
    }
    case 'claim':
      return m.ristiseiska_action_claim();
    case 'decline':
      return m.ristiseiska_action_decline();
    case 'give':
      return state.giver === 0 ? m.ristiseiska_action_give({ card }) : m.ristiseiska_action_give_to({ card, player: state.turn });
    case 'take':
      return m.ristiseiska_action_take({ card });
    case 'low':
      return m.ristiseiska_action_ace_low({ card });
    case 'high':
      return m.ristiseiska_action_ace_high({ card });
    case 'play':
      return card;
  }
}

/**
 * What somebody has just done, as a sentence with their number, told from the position before it. `eye` is who reads it:
 * a card that went from hand to hand is named only to the two players concerned, or where all hands lie open.
 */
export function happenedWords(action: string, before: Play, eye: number | 'all' = 'all'): string {
  const done = does(action, told(before), eye);
  const out = newlyOut(action, before);
  return out === 0 ? done : m.ristiseiska_does_out({ done, player: out });
}

type Kind = 'stop' | 'pass' | 'beg' | 'claim' | 'decline' | 'give' | 'take' | 'low' | 'high' | 'play';

function kindOf(action: string): Kind {
  if (/^(stop|pass|beg|claim|decline)$/.test(action)) return action as Kind;
  const [first, second] = action.split('-');
  if (first === 'give' || first === 'take') return first;
  return second === 'low' || second === 'high' ? second : 'play';
}

function passWords(state: Told): string {
  const giver = giverTo(state);
  if (state.unable === 'pawn' && giver !== 0) return m.ristiseiska_action_pass_pawn({ giver });
  if (state.unable !== 'token') return m.ristiseiska_action_pass();
  return state.token === state.turn ? m.ristiseiska_action_pass_keep() : m.ristiseiska_action_pass_token();
}

function does(action: string, state: Told, eye: number | 'all'): string {
  const { turn: player, giver } = state;
  const card = cardText(cardIn(action));
  const seen = eye === 'all' || eye === player || eye === giver;
  switch (kindOf(action)) {
    case 'stop':
      return m.ristiseiska_does_stop({ player });
    case 'pass':
      if (state.unable !== 'token') return m.ristiseiska_does_pass({ player });
      return state.token === player ? m.ristiseiska_does_pass_keep({ player }) : m.ristiseiska_does_pass_token({ player });
    case 'beg':
      return m.ristiseiska_does_beg({ player, giver: giverTo(state) });
    case 'claim':
      return m.ristiseiska_does_claim({ player });
    case 'decline':
      return m.ristiseiska_does_decline({ player: giver });
    case 'give':
      return seen
        ? m.ristiseiska_does_give({ player: giver, to: player, card })
        : m.ristiseiska_does_give_hidden({ player: giver, to: player });
    case 'take':
      return seen
        ? m.ristiseiska_does_take({ player: giver, to: player, card })
        : m.ristiseiska_does_take_hidden({ player: giver, to: player });
    case 'low':
      return m.ristiseiska_does_play_low({ player, card });
    case 'high':
      return m.ristiseiska_does_play_high({ player, card });
    case 'play':
      return m.ristiseiska_does_play({ player, card });
  }
}

/** The player whose last card has gone with this action; 0 for nobody. */
function newlyOut(action: string, before: Play): number {
  const after = before.apply(action);
  if (!after.ok) return 0;
  const held = told(before).held;
  return told(after.value).held.findIndex((cards, i) => cards === 0 && held[i] !== 0) + 1;
}
