/** When the page says whether the goal can still be met: after each action, when it is asked, or not at all. */
export type Telling = 'at-once' | 'when-asked' | 'never';

/** The ways to be told, in the order in which they are offered. */
export const tellings = ['at-once', 'when-asked', 'never'] as const;
