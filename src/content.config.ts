import { defineCollection } from 'astro:content';
import { readFile } from 'node:fs/promises';
import { glob } from 'astro/loaders';
import { dailyGames } from './engine/games/days.ts';
import { type GameId, gameIds } from './engine/games/ids.ts';
import { courseSchema, lessonSchema, rulePageSchema } from './published/lesson-schema.ts';
import { puzzleSchema } from './published/puzzle-schema.ts';

/** A list of puzzles of each game, in the order of the games. */
async function listed(folder: 'puzzles' | 'daily', games: readonly GameId[]) {
  const lists = games.map(async (game) => JSON.parse(await readFile(`src/content/${folder}/${game}.json`, 'utf8')));
  return (await Promise.all(lists)).flat();
}

/** A build writes one language and reads no page of another; in development all are at hand. */
const written = import.meta.env.LANGUAGE ?? '*';

/** Ids are `<language>/<game>/NN-slug`. */
const lessons = defineCollection({
  loader: glob({ base: './src/content/lessons', pattern: `${written}/*/*.mdx` }),
  schema: lessonSchema,
});

/** The page after the last lesson of a game; ids are `<language>/<game>`. */
const courses = defineCollection({
  loader: glob({ base: './src/content/courses', pattern: `${written}/*.mdx` }),
  schema: courseSchema,
});

/** Ids are `<language>/<game>`. */
const rules = defineCollection({
  loader: glob({ base: './src/content/rules', pattern: `${written}/*.mdx` }),
  schema: rulePageSchema,
});

/** Ids are those of the puzzles: a letter of the game and a number, never reused. */
const puzzles = defineCollection({
  loader: () => listed('puzzles', gameIds),
  schema: puzzleSchema,
});

/** One puzzle a game and day, in the order of the days: the number of the day is that of the id less 1000. */
const daily = defineCollection({
  loader: () => listed('daily', dailyGames),
  schema: puzzleSchema,
});

export const collections = { lessons, courses, rules, puzzles, daily };
