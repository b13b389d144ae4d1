import { z } from 'astro/zod';
import { gameIds } from '../engine/games/registry.ts';

const oneSentence = z.string().trim().min(1);

/** Actions joined by commas: `draw,p1,2-f`. */
const line = z.string().regex(/^[^\s,]+(,[^\s,]+)*$/, 'actions joined by commas, without spaces');

/** A try that misses the point of a step, and the answer written for it. */
export const wrongSchema = z.union([
  z.strictObject({
    /** A legal line from the step's position that misses its goal. It fits when what the reader has played begins with it. */
    line,
    /** What the page answers, one or two short sentences. */
    say: oneSentence,
  }),
  z.strictObject({
    /** An action that is not legal, answered in the step's own words beside the rule it breaks. */
    illegal: z.string().regex(/^[^\s,]+$/, 'one action'),
    /** What the reader has played before, exactly; missing: the try is answered wherever it is made in this step. */
    line: line.optional(),
    /** What the page answers, one or two short sentences. */
    say: oneSentence,
  }),
]);

/** One live position with a task. */
export const stepSchema = z.strictObject({
  /** Stable name of the step: its link is the lesson's address and `#id`. Unique within the lesson, never changed. */
  id: z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens'),
  /** What the reader is asked to do: one short imperative sentence. */
  task: oneSentence,
  /** The position, in canonical notation. */
  position: z.string(),
  /** The goal that ends the step. Any line that meets it counts. */
  goal: z.string(),
  /** One line that meets the goal with its last action, and not before. */
  line,
  /** Tries that miss the point. Where several fit, the longest line answers. */
  wrong: z.array(wrongSchema).default([]),
  /** Three hints: where to look, which piece, the move. */
  hints: z.tuple([oneSentence, oneSentence, oneSentence]),
  /** Said when the goal is met. */
  after: oneSentence.optional(),
  /** What may be played is not marked here, because the mark would be the answer. */
  unmarked: z.literal(true).optional(),
  /** The fewest actions that meet the goal. */
  par: z.int().positive().optional(),
});

/** Frontmatter of `src/content/lessons/<language>/<game>/NN-slug.mdx`. */
export const lessonSchema = z.strictObject({
  /** The game taught, by its id. */
  game: z.enum(gameIds),
  /** Number of the lesson within its game, from 1; the same as the NN of its file name. */
  order: z.int().positive(),
  /** Heading of the lesson. */
  title: oneSentence,
  /** One sentence for lists and link previews. */
  summary: oneSentence,
  /** The live steps, in order; each is shown where the text has its `<Step id="…">`. */
  steps: z.array(stepSchema).min(1),
});

/** Frontmatter of `src/content/rules/<language>/<game>.mdx`. */
export const rulePageSchema = z.strictObject({
  /** The game, by its id. */
  game: z.enum(gameIds),
  /** Heading of the page. */
  title: oneSentence,
  /** One sentence for lists and link previews. */
  summary: oneSentence,
});

export type Wrong = z.infer<typeof wrongSchema>;
export type LessonStep = z.infer<typeof stepSchema>;
export type Lesson = z.infer<typeof lessonSchema>;
