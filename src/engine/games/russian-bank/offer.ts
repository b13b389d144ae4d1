/** Draws and passes in succession after which a page offers a draw; the rules themselves only know the limit. */
export const quietActions = 80;

/**
 * Whether a line ends with so many draws and passes in succession that the game has frozen and a draw may be offered.
 * In: the whole line, as texts of actions. It is an offer only: play may go on.
 */
export const offersDraw = (line: readonly string[]): boolean =>
  line.length >= quietActions && line.slice(-quietActions).every((action) => action === 'draw' || action === 'pass');
