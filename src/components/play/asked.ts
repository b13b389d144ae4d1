/**
 * What stands under a heading: the author's own question, and after it always the goal that counts, each unless the same words stand there
 * already. A goal that dictates an action (`goal` is in notation) would be the answer: the heading, a lesson's task, asks for it in its own
 * words. Null: the heading says it all.
 */
export const askedWords = (title: string, question: string | undefined, goalWords: string, goal = ''): string | null =>
  [
    ...new Set(
      [title, question ?? '', goal.startsWith('do:') ? '' : goalWords].map((words) => words.trim().replace(/[\p{L}\d]$/u, '$&.')),
    ),
  ]
    .slice(1)
    .filter(Boolean)
    .join(' ') || null;
