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
  /** What is meant where no rules are chosen, where that is one rule set and not any: its name. */
  readonly usual?: string;
  readonly goals: readonly Word[];
  readonly themes: readonly Word[];
  /** Rules, goals, themes that one kind of puzzle may have; its size, where sizes are offered. */
  readonly kinds: readonly (readonly [rules: string, goals: readonly string[], themes: readonly string[], size?: string])[];
  /** What practice finds soon enough: by rules, goal and theme (`-`: any) the grades, `0` any; `npm run practice` measures it. Empty where sizes are offered. */
  readonly served: Readonly<Record<string, string>>;
}

/** The grades of which practice finds puzzles soon with what is chosen, easiest first; 0: any. None where it offers no such puzzles. */
export const gradesOf = (
  { served }: Pick<GameOffer, 'served'>,
  { rules, goal, theme }: Pick<Chosen, 'rules' | 'goal' | 'theme'>,
): readonly number[] => asGrades(served[[rules, goal, theme].map((word) => word || '-').join(' ')] ?? '');

/** Grades as a file has them. */
export const asGrades = (text: string): readonly number[] => [...text].map(Number);

/** Of the grades that are offered the one nearest to a wished one, of two the easier; 0 (any) where none is told apart. */
export const nearestGrade = (grades: readonly number[], wished: number): number =>
  grades.filter((grade) => grade > 0).toSorted((a, b) => Math.abs(a - wished) - Math.abs(b - wished) || a - b)[0] ?? 0;

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
