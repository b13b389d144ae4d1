import type { Level } from '../../../core/game.ts';

/** The computer players of Ristiseiska, weakest first, and how strong they are. */
export const players = { random: 1, thumb: 2, planner: 3 } as const satisfies Record<string, Level>;

export type PlayerName = keyof typeof players;
