import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import ristiseiskaDaily from './content/daily/ristiseiska.json';
import russianBankDaily from './content/daily/russian-bank.json';
import sixteenDaily from './content/daily/sixteen.json';
import ristiseiska from './content/puzzles/ristiseiska.json';
import russianBank from './content/puzzles/russian-bank.json';
import sixteen from './content/puzzles/sixteen.json';
import { courseSchema, lessonSchema, rulePageSchema } from './published/lesson-schema.ts';
import { puzzleSchema } from './published/puzzle-schema.ts';

/** Ids are `<language>/<game>/NN-slug`. */
const lessons = defineCollection({
  loader: glob({ base: './src/content/lessons', pattern: '*/*/*.mdx' }),
  schema: lessonSchema,
});

/** The page after the last lesson of a game; ids are `<language>/<game>`. */
const courses = defineCollection({
  loader: glob({ base: './src/content/courses', pattern: '*/*.mdx' }),
  schema: courseSchema,
});

/** Ids are `<language>/<game>`. */
const rules = defineCollection({
  loader: glob({ base: './src/content/rules', pattern: '*/*.mdx' }),
  schema: rulePageSchema,
});

/** Ids are those of the puzzles: a letter of the game and a number, never reused. */
const puzzles = defineCollection({
  loader: () => [...sixteen, ...russianBank, ...ristiseiska],
  schema: puzzleSchema,
});

/** One puzzle a game and day, in the order of the days: the number of the day is that of the id less 1000. */
const daily = defineCollection({
  loader: () => [...sixteenDaily, ...russianBankDaily, ...ristiseiskaDaily],
  schema: puzzleSchema,
});

export const collections = { lessons, courses, rules, puzzles, daily };
