import type { GameId } from '../../engine/games/ids.ts';

/** A word of the sentence: what it stands for, and its name there. */
export interface Word {
  readonly id: string;
  readonly name: string;
}

/** What may be wished of a game: words, and which of them go together. */
export interface GameOffer {
  readonly game: GameId;
  readonly name: string;
  readonly rules: readonly Word[];
  readonly goals: readonly Word[];
  readonly themes: readonly Word[];
  /** Rules, goals, themes that one kind of puzzle may have; its size, where sizes are offered. */
  readonly kinds: readonly (readonly [rules: string, goals: readonly string[], themes: readonly string[], size?: string])[];
}

/** What is chosen; empty: any. */
export interface Chosen {
  readonly rules: string;
  readonly goal: string;
  readonly theme: string;
  readonly size?: string;
}

/** Whether the game has puzzles with all that is chosen. */
export const isOffered = ({ kinds }: Pick<GameOffer, 'kinds'>, { rules, goal, theme, size = '' }: Chosen): boolean =>
  kinds.some(
    ([of, goals, themes, large]) =>
      (rules === '' || of === rules) &&
      (goal === '' || goals.includes(goal)) &&
      (theme === '' || themes.includes(theme)) &&
      (size === '' || large === size),
  );
