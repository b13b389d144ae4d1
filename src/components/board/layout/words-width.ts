/** The size of the words on a button. */
export const saidSize = 15;
/** About as wide as words are at a size. */
export const wordsWidth = (words: string, type: number): number => words.length * type * 0.54;
