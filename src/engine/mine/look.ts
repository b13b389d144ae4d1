import type { Forgotten } from '../core/game.ts';
import type { GameId } from '../games/registry.ts';
import type { Grading } from '../solve/solver.ts';
import type { Survey } from './survey.ts';

/** How a game looks at a proved line. */
export interface Look<State, Action> {
  /** The grade, 1 to 5; see docs/puzzles.md. */
  gradeOf(grading: Grading): number;
  /** What the puzzle is about: slugs, the most telling first. */
  themesOf(goal: string, survey: Survey<State, Action>): readonly string[];
  /** What a rule of thumb does; null where it has nothing to say. Missing: the solver's own. */
  guess?(state: State): Action | null;
  /** A text that is the same for positions which a symmetry of the game makes one; the rule set does not count. */
  alike(state: State): string;
}

type AnyLook = Look<Forgotten, Forgotten>;

const loaders: Record<GameId, () => Promise<AnyLook>> = {
  sixteen: async () => (await import('./sixteen/look.ts')).look,
  ristiseiska: async () => (await import('./ristiseiska/look.ts')).look,
  'russian-bank': async () => (await import('./russian-bank/look.ts')).look,
};

/** How a game looks at a line; loaded when asked for. */
export const loadLook = (id: GameId): Promise<AnyLook> => loaders[id]();
