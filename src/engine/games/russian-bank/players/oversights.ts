import type { Oversights } from '../../../core/player.ts';
import type { Action } from '../both.ts';

/**
 * What the less skilled overlook: that a card goes to a foundation, that it goes to the opponent, that own piles can be moved; in the
 * traditional game also that the card turned up can be played. Never what the reserve and the waste can do on own piles, nor a draw.
 */
export const oversights: Oversights<Action> = {
  kindOf(action) {
    if (action.kind !== 'play') return null;
    if (action.to === 'f') return 'home';
    if (action.to === 'or' || action.to === 'ow') return 'load';
    if (action.from === 'h') return 'turned up';
    if (action.to.startsWith('o')) return 'theirs';
    return action.from.startsWith('t') ? 'own' : null;
  },
  chance: { easy: 500, medium: 250 },
};
