import type { Action, Source, Target } from '../notation.ts';

/** An action as a number: source × 9 + target, or `DRAW`, or `PASS`. */
export type Code = number;

const sources: readonly Source[] = ['r', 'w', 't1', 't2', 't3', 't4'];
const targets: readonly Target[] = ['f', 't1', 't2', 't3', 't4', 'o1', 'o2', 'o3', 'o4'];

/** Sources: the reserve, the waste, and own piles from `OWN` on. */
export const RESERVE = 0;
export const WASTE = 1;
export const OWN = 2;

/** Targets: a foundation, own piles from `TO_OWN` on, the opponent's from `TO_OTHER` on. */
export const HOME = 0;
export const TO_OWN = 1;
export const TO_OTHER = 5;

export const DRAW: Code = 54;
export const PASS: Code = 55;

export const playCode = (from: number, to: number): Code => from * 9 + to;
export const fromOf = (code: Code): number => (code / 9) | 0;
export const toOf = (code: Code): number => code % 9;

/** A draw, or a play to one of the player's own piles: the opponent's and the cards that may still move are as before. */
export const staysOwn = (code: Code): boolean => code === DRAW || (code < DRAW && toOf(code) >= TO_OWN && toOf(code) < TO_OTHER);

export const actionOf = (code: Code): Action =>
  code === DRAW
    ? { kind: 'draw' }
    : code === PASS
      ? { kind: 'pass' }
      : { kind: 'play', from: sources[fromOf(code)] as Source, to: targets[toOf(code)] as Target };

export const codeOf = (action: Action): Code =>
  action.kind === 'draw'
    ? DRAW
    : action.kind === 'pass'
      ? PASS
      : playCode(sources.indexOf(action.from), targets.indexOf(action.to));
