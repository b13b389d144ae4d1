/** Daily puzzles have the numbers above this; those of the library stay below. */
export const dailyBase = 1000;

/** The id of a daily puzzle. In: its game's letter and the number of its day, counted from 1. */
export const dailyId = (letter: string, number: number): string => `${letter}-${dailyBase + number}`;
