import type { Action, Source, Target } from '../notation.ts';

/** An action as a number: source × 11 + target, or `DRAW`, `DISCARD`, `PASS`. */
export type Code = number;

const sources: readonly Source[] = ['r', 'h', 'w', 't1', 't2', 't3', 't4', 'o1', 'o2', 'o3', 'o4'];
const targets: readonly Target[] = ['f', 't1', 't2', 't3', 't4', 'o1', 'o2', 'o3', 'o4', 'or', 'ow'];

/** Sources: the reserve, the card turned up, the waste, and the eight houses from `HOUSE` on. */
export const RESERVE = 0;
export const HAND = 1;
export const WASTE = 2;
export const HOUSE = 3;

/** Targets: a foundation, the houses from `TO_HOUSE` on, the opponent's reserve and waste from `LOAD` on. */
export const HOME = 0;
export const TO_HOUSE = 1;
export const LOAD = 9;

export const DRAW: Code = 121;
export const DISCARD: Code = 122;
export const PASS: Code = 123;

export const playCode = (from: number, to: number): Code => from * 11 + to;
export const fromOf = (code: Code): number => (code / 11) | 0;
export const toOf = (code: Code): number => code % 11;

const said = { [DRAW]: 'draw', [DISCARD]: 'discard', [PASS]: 'pass' } as const;

export function actionOf(code: Code): Action {
  const kind = said[code];
  if (kind !== undefined) return { kind };
  return { kind: 'play', from: sources[fromOf(code)] as Source, to: targets[toOf(code)] as Target };
}

/** In: an action that is done at the table; what is only said of one out of order has no code. */
export function codeOf(action: Action): Code {
  if (action.kind === 'play') return playCode(sources.indexOf(action.from), targets.indexOf(action.to));
  if (action.kind === 'stop' || action.kind === 'let') throw new Error(`no code for ${action.kind}`);
  return { draw: DRAW, discard: DISCARD, pass: PASS }[action.kind];
}
