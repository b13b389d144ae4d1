import { reason } from '../../engine/proving/reasons.ts';
import { pageSolver } from './solver.ts';
import type { Solver } from './stage.ts';

/**
 * When a deal's page says that it can no longer be won: never; as soon as that is proved for every order of what lies closed;
 * or as soon as it is proved for the order that it really has.
 */
export type Tell = 'never' | 'blind' | 'peek';

/** All of them, in the order in which they are offered. */
export const tells = ['never', 'blind', 'peek'] as const;

/** What storage holds, if it is a choice. */
export const asTell = (raw: unknown): Tell | null => tells.find((tell) => tell === raw) ?? null;

const silent: Solver = {
  judge: () => new Promise(() => {}),
  rate: () => new Promise(() => {}),
  furthest: async () => null,
  hopeless: () => new Promise(() => {}),
  reply: async () => ({ action: null, why: null }),
};

/**
 * The solver that knows as much as the reader wants it to know. What lies open hides nothing from either. `now` gives the
 * position that the reader stands at.
 */
export async function solverFor(tell: Tell, open: boolean, now: () => string): Promise<Solver> {
  if (tell === 'never') return silent;
  const solver = await pageSolver();
  if (tell === 'peek' || open) return solver;
  return {
    ...silent,
    async judge(_position, _line, _goal, asking) {
      const lost = await solver.hopeless(now(), asking);
      return {
        state: 'open',
        winnable: lost ? false : null,
        line: null,
        reply: null,
        reason: lost ? null : reason('not-decided'),
      };
    },
  };
}
