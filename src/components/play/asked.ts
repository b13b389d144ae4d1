/**
 * What stands under a heading: the author's own question, and after it always the goal that counts, each unless the same words stand there
 * already. Null: the heading says it all.
 */
export const askedWords = (title: string, question: string | undefined, goal: string): string | null =>
  [...new Set([title, question ?? '', goal].map((words) => words.trim().replace(/[\p{L}\d]$/u, '$&.')))]
    .slice(1)
    .filter(Boolean)
    .join(' ') || null;
