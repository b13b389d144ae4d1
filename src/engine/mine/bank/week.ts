/** Grades of the game whose week begins with the week, Sunday first: a bank begins on a Sunday. */
const grades = [5, 1, 2, 2, 3, 4, 4] as const;

/** The grade of the puzzle for a day of the bank, counted from 1, in a game whose week is so many days on. */
export const gradeOfDay = (day: number, daysOn: number): number => grades[(day - 1 + daysOn) % 7] as number;
