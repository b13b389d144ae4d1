import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadPlayer } from '../../src/engine/games/registry.ts';
import { courseSchema } from '../../src/published/lesson-schema.ts';

const folder = 'src/content/courses';
const languages = readdirSync(folder);

const dataOf = (language: string, page: string) =>
  courseSchema.parse(parse(/^---\n([\s\S]*?)\n---/.exec(readFileSync(`${folder}/${language}/${page}`, 'utf8'))?.[1] ?? ''));

test.each(readdirSync(`${folder}/en`))(
  '%s deals the same first game in each language, against somebody who is easy to beat',
  async (page) => {
    const { game, deal } = dataOf('en', page);
    for (const language of languages) expect(dataOf(language, page).deal).toEqual(deal);
    if (game === 'sixteen') return expect(deal?.player).toBeUndefined();
    expect(deal?.player).toMatch(/~easy$/);
    expect(await loadPlayer(game, deal?.player ?? '')).not.toBeNull();
  },
);
