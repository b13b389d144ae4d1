import { suitOf } from '../../../core/cards.ts';
import type { Oversights } from '../../../core/player.ts';
import type { Action } from '../notation.ts';

/** What the less skilled overlook: the cards of a suit, or that they may stop. */
export const oversights: Oversights<Action> = {
  kindOf(action) {
    if (action.kind === 'play' || action.kind === 'give') return `suit ${suitOf(action.card)}`;
    return action.kind === 'stop' ? 'stop' : null;
  },
  chance: { easy: 500, medium: 250 },
};
