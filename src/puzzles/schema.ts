import { z } from 'astro/zod';
import { gameIds } from '../engine/games/registry.ts';

/** What the grade of a puzzle rests on; the suite works all of it out again. See docs/puzzles.md. */
export const proofSchema = z.strictObject({
  /** Positions the solver examined to prove the start won, when the puzzle was made. */
  nodes: z.int().positive(),
  /** Bricks placed on the stored line where exactly one of two or more different placements wins. */
  onlyMoves: z.int().nonnegative(),
  /** First actions that keep the win; options that differ only by which of two equal piles they name count as one. */
  winningFirst: z.int().positive(),
  /** Different first actions in all. */
  firstActions: z.int().positive(),
});

/** One fixed puzzle, as it stands in `src/content/puzzles/<game>.json`. */
export const puzzleSchema = z.strictObject({
  /** Letter of the game and number, `s-0001`; never reused. */
  id: z.string().regex(/^[sbr]-\d{4}$/),
  game: z.enum(gameIds),
  /** Canonical notation. */
  position: z.string(),
  goal: z.string(),
  grade: z.int().min(1).max(5),
  /** Slugs of what the puzzle is about. */
  themes: z.array(z.string().regex(/^[a-z]+(-[a-z]+)*$/)).min(1),
  /** One line that meets the goal with its last action. */
  line: z.string(),
  proof: proofSchema,
  /** The task in a few words; missing: made from the goal. */
  title: z.string().min(1).optional(),
  /** Three sentences for the start position: where to look, which piece, the move. */
  hints: z.tuple([z.string(), z.string(), z.string()]).optional(),
});

export type Puzzle = z.infer<typeof puzzleSchema>;
