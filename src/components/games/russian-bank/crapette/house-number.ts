/** The number of a house, the same for both players: 1 to 4 in player 1's column, 5 to 8 in player 2's. In: its slot (`2t1`). */
export const houseNumber = (slot: string): number => Number(slot[2]) + (slot[0] === '2' ? 4 : 0);
