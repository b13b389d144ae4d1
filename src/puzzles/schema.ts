import { z } from 'astro/zod';

/** What the grade of a puzzle rests on. */
export const proofSchema = z.strictObject({
  /** Positions the solver examined to prove the start won. */
  nodes: z.int().nonnegative(),
  /** Decisions on the stored line at which exactly one option wins. */
  onlyMoves: z.int().nonnegative(),
  /** Of the legal first actions, how many keep the win. */
  winningFirst: z.int().positive(),
  /** Legal first actions. */
  firstActions: z.int().positive(),
});

/** One fixed puzzle, as it stands in `src/content/puzzles/<game>.json`. */
export const puzzleSchema = z.strictObject({
  /** Letter of the game and number, `s-0001`; never reused. */
  id: z.string().regex(/^[sbr]-\d{4}$/),
  game: z.enum(['sixteen']),
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
