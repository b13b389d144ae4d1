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
