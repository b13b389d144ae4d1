/** Some messengers cut links that are longer. */
export const mostInMessage = 2_000;

/** A code of a longer link is too fine for a camera across a room. */
export const mostInCode = 1_800;
