import type { Oversights } from '../../../core/player.ts';
import type { Action } from '../notation.ts';

/** What the less skilled overlook: the way home, what a pile could give, a pile that would take the drawn brick. Never a draw. */
export const oversights: Oversights<Action> = {
  kindOf(action) {
    switch (action.kind) {
      case 'home':
        return 'home';
      case 'move':
        return `from ${action.from}`;
      case 'place':
        return `onto ${action.pile}`;
      default:
        return null;
    }
  },
  chance: { easy: 350, medium: 120 },
};
