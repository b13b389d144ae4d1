import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { lessonSchema, rulePageSchema } from './lessons/schema.ts';

/** Ids are `<language>/<game>/NN-slug`. */
const lessons = defineCollection({
  loader: glob({ base: './src/content/lessons', pattern: '*/*/*.mdx' }),
  schema: lessonSchema,
});

/** Ids are `<language>/<game>`. */
const rules = defineCollection({
  loader: glob({ base: './src/content/rules', pattern: '*/*.mdx' }),
  schema: rulePageSchema,
});

export const collections = { lessons, rules };
