import { z } from 'astro/zod';
import { entries, type GameId, gameIds, letters } from '../engine/games/registry.ts';
import type { Further } from '../engine/proving/prover.ts';

/** What the grade of a puzzle rests on in every game; the suite works all of it out again. See docs/puzzles.md. */
const proof = {
  /** Positions the solver examined to prove the start won, when the puzzle was made. */
  nodes: z.int().positive(),
  /** Decisions on the stored line where exactly one of two or more options wins (in Sixteen: where a drawn brick goes). */
  onlyMoves: z.int().nonnegative(),
  /** First actions that keep the win; options that come to the same thing count as one. */
  winningFirst: z.int().positive(),
  /** Different first actions in all. */
  firstActions: z.int().positive(),
};

const puzzle = {
  /** Canonical notation. */
  position: z.string(),
  goal: z.string(),
  grade: z.int().min(1).max(5),
  /** Slugs of what the puzzle is about. */
  themes: z.array(z.string().regex(/^[a-z]+(-[a-z]+)*$/)).min(1),
  /** One line that meets the goal with its last action. */
  line: z.string(),
  /** The task in a few words; missing: made from the goal. */
  title: z.string().min(1).optional(),
  /** Three sentences for the start position: where to look, which piece, the move. */
  hints: z.tuple([z.string(), z.string(), z.string()]).optional(),
};

/** What the proofs of some games say besides. */
const further = {
  /** Actions of the line, the others' and chance's among them. */
  depth: z.int().positive(),
  /** The share of random walks through the turn that meet the goal. */
  share: z.number().min(0).max(1),
  /** How many walks that was counted on: more where it lies near a cut-off of the grades. */
  walks: z.int().positive(),
  /** Whether the rule of thumb goes wrong at some decision on the line. */
  missed: z.boolean(),
  /** With `best` only: by how much the best action is better than the next best. */
  gap: z.number().min(0).max(1).optional(),
} satisfies Record<Further, z.ZodType>;

/** What stands of one game in `src/content/puzzles/<game>.json`, and in `src/content/daily/<game>.json` if it has dailies. */
const schemaOf = <Id extends GameId>(game: Id) =>
  z.strictObject({
    ...puzzle,
    /** The letter of the game and a number, never reused. */
    id: z.string().regex(new RegExp(`^${letters[game]}-\\d{4}$`)),
    game: z.literal(game),
    proof: z.strictObject({ ...proof, ...Object.fromEntries(entries[game].further.map((name) => [name, further[name]])) }),
  });

type Schema = ReturnType<typeof schemaOf<GameId>>;

/** One fixed puzzle of any game: what its proof says hangs on the game's entry. */
export const puzzleSchema = z.discriminatedUnion('game', gameIds.map(schemaOf) as [Schema, ...Schema[]]);

export type Puzzle = z.infer<typeof puzzleSchema>;
