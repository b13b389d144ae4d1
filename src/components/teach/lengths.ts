/** Some messengers cut links that are longer. */
export const mostInMessage = 2_000;

/** A code of a longer link is too fine for a camera across a room. */
export const mostInCode = 1_800;

/** A code of a longer link is read by a good camera only, and only near the screen. */
export const mostInEasyCode = 600;

/**
 * A code on paper, in millimetres: how long a side of its squares is at least (three pixels at 110 dpi, which is what a worn copier and
 * an old phone leave), on a page of its own, where there is room for more; and how high it may be at the foot of a page with boards.
 */
export const onPaper = { square: 0.7, alone: 1, foot: 52 } as const;
