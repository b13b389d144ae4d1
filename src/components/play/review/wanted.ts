import { isCount, isRecord } from '../../../site/raw.ts';

let wanted = false;

/** The next game that is shown again is to be reviewed at once: set by the button at its end, taken by the page that shows it. */
export const wantReview = (): void => {
  wanted = true;
};

/** Whether it is; no longer afterwards. */
export function takeWish(): boolean {
  const was = wanted;
  wanted = false;
  return was;
}

/** A decision of a review, and whose. */
export interface Look {
  readonly number: number;
  readonly seat: number;
  /** The browser's way back leads to the end of the game, at which the review was asked for. */
  readonly fromEnd?: boolean;
}

/** Which decision of a review was looked at where one comes back by the browser's way; null: none was. */
export function lookedAt(): Look | null {
  const state: unknown = history.state;
  if (!isRecord(state) || !isRecord(state.review)) return null;
  const { number, seat, fromEnd } = state.review;
  return isCount(number) && isCount(seat) ? { number, seat, fromEnd: fromEnd === true } : null;
}

/** Notes it for the way back; null: the game is watched and not reviewed. */
export const noteLook = (review: Look | null): void => history.replaceState({ ...history.state, review }, '');
