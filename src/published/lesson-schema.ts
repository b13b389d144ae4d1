import { z } from 'astro/zod';
import { gameIds, letters } from '../engine/games/ids.ts';
import { chapterIds } from './course-ids.ts';

const oneSentence = z.string().trim().min(1);

/** The course: a game, or beside it a chapter that is of that game. */
const course = {
  /** The game taught, by its id. */
  game: z.enum(gameIds),
  /** The chapter of the game, where it is one with lessons and a rule page of its own (`course-ids.ts`). */
  chapter: z.enum(chapterIds).optional(),
};

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
  /** What may be played, or must, is not marked here, because the mark would be the answer. */
  unmarked: z.literal(true).optional(),
  /** The places that would take a lifted piece are not lit, where finding them is what is taught; `unmarked` steps are so too. */
  unlit: z.literal(true).optional(),
  /** The fewest actions that meet the goal. */
  par: z.int().positive().optional(),
});

/** What a figure shows, as the attributes of `Figure` do. */
export const figureSchema = z.strictObject({
  /** In canonical notation. */
  position: z.string(),
  /** Names of the parts that are shown; missing: all of it. */
  show: z.string().optional(),
  /** A move shown by an arrow, in slot ids. */
  arrow: z.strictObject({ from: z.string(), to: z.string() }).optional(),
});

/** What the page after a lesson's last step says. */
export const endSchema = z.strictObject({
  /** What has been learnt, in three sentences; at least one has a picture. */
  recap: z
    .array(z.strictObject({ say: oneSentence, figure: figureSchema.optional() }))
    .length(3)
    .refine((recap) => recap.some(({ figure }) => figure !== undefined), 'one sentence at least has a picture'),
  /** One puzzle of the lesson's kind: of the library, or one of the lesson's own that is opened as a position. */
  puzzle: z.union([
    z.strictObject({ id: z.string().regex(new RegExp(`^[${Object.values(letters).join('')}]-\\d{4}$`)) }),
    z.strictObject({
      /** What is asked, one short imperative sentence. */
      task: oneSentence,
      position: z.string(),
      goal: z.string(),
      /** One line that meets the goal with its last action. */
      line,
    }),
  ]),
});

/** Ids that the lesson page itself uses. */
const reserved = ['end'];

/** Frontmatter of `src/content/lessons/<language>/<course>/NN-slug.mdx`. */
export const lessonSchema = z.strictObject({
  ...course,
  /** Number of the lesson within its course, from 1; the same as the NN of its file name. */
  order: z.int().positive(),
  /** Heading of the lesson. */
  title: oneSentence,
  /** One sentence for lists and link previews. */
  summary: oneSentence,
  /** The live steps, in order; each is shown where the text has its `<Step id="…">`. No two may have the same id. */
  steps: z
    .array(stepSchema)
    .min(1)
    .superRefine((steps, { addIssue }) => {
      for (const [i, { id }] of steps.entries()) {
        const path = [i, 'id'];
        if (reserved.includes(id)) addIssue({ code: 'custom', path, message: `the page itself has a part “${id}”` });
        if (steps.findIndex((step) => step.id === id) < i)
          addIssue({ code: 'custom', path, message: `two steps are called “${id}”` });
      }
    }),
  /** Refusals of rules that are taught later, or whose own sentence would give the answer away: this is said instead. */
  later: z.array(z.strictObject({ rules: z.array(z.string()).min(1), say: oneSentence })).default([]),
  /** What is not shown nor told of, because it is not taught yet: a name in the game's kit. */
  without: z.string().optional(),
  end: endSchema,
});

/** Frontmatter of `src/content/courses/<language>/<course>.mdx`, the page after the last lesson. */
export const courseSchema = z.strictObject({
  ...course,
  /** Heading of the page. */
  title: oneSentence,
  /** One sentence for lists and link previews. */
  summary: oneSentence,
  /**
   * The deal that is offered: its number, its options and the computer player, as the link of a deal writes them. A game for one has no player;
   * a chapter that is not dealt here has no deal.
   */
  deal: z
    .strictObject({ number: z.int().nonnegative(), options: z.record(z.string(), z.string()), player: z.string().optional() })
    .optional(),
});

/** Frontmatter of `src/content/rules/<language>/<course>.mdx`. */
export const rulePageSchema = z.strictObject({
  ...course,
  /** The words of the game, in the order of the alphabet; `rule` is the anchor where the word is at home. */
  glossary: z.array(z.strictObject({ term: oneSentence, says: oneSentence, rule: z.string() })).min(1),
  /** Heading of the page. */
  title: oneSentence,
  /** One sentence for lists and link previews. */
  summary: oneSentence,
});

export type Wrong = z.infer<typeof wrongSchema>;
export type LessonStep = z.infer<typeof stepSchema>;
export type FigureData = z.infer<typeof figureSchema>;
export type LessonEnd = z.infer<typeof endSchema>;
export type RulePage = z.infer<typeof rulePageSchema>;
export type Lesson = z.infer<typeof lessonSchema>;
