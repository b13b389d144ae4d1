/** The position that stands on a page which carries no other: what is asked, and nothing written about it. */
export const shownSixteen = {
  position: 'sixteen:c/c6ac.a7875/53/9/bb4869',
  goal: 'empty:1',
} as const;
