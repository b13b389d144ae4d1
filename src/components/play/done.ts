import type { GameKit } from './kit.ts';

/** What an action has done, from the position before it. */
export const doneWords = ({ words }: GameKit, ...[action, before]: Parameters<GameKit['words']['actionWords']>): string =>
  words.doneWords?.(action, before) ?? words.actionWords(action, before);
