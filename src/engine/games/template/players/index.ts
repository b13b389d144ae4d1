import type { Level } from '../../../core/game.ts';

/** The computer players of the template game, weakest first, and how strong they are. */
export const players = { random: 1 } as const satisfies Record<string, Level>;

export type PlayerName = keyof typeof players;
