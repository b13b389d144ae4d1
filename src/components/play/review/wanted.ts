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

/** Which decision of a review was looked at where one comes back by the browser's way; null: none was. */
export function lookedAt(): number | null {
  const state: unknown = history.state;
  return isRecord(state) && isCount(state.review) ? state.review : null;
}

/** Notes it for the way back; null: the game is watched and not reviewed. */
export const noteLook = (review: number | null): void => history.replaceState({ ...history.state, review }, '');
