/** Under this it is kept where those at the table agreed that a deal has ended: a draw, or an end that somebody might have objected to. */
export const drawnKey = 'deal.drawn';
/** Under this it is kept where a reader gave up. */
export const givenUpKey = 'deal.given-up';
