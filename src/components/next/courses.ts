import { createHash } from 'node:crypto';
import { getLocale } from '../../paraglide/runtime.js';
import { courseName } from '../../published/games.ts';
import { allLessons, lessonsOf, taughtCourses } from '../../published/lessons.ts';
import { link } from '../../site/i18n.ts';
import { unindented } from '../../site/inline.ts';
import { url } from '../../site/url.ts';
import source from '../learn/next-steps.js?raw';

/**
 * For a script in the page: the lessons of every course, a line each, below a line for the course. Quotes would weigh six times as much
 * in an attribute.
 */
export async function coursesWritten(): Promise<string> {
  const courses = (await taughtCourses(getLocale())).map(async (course) => {
    const lessons = (await lessonsOf(course, getLocale())).map(({ slug, entry: { data } }) =>
      [slug, data.title, data.steps.map(({ id }) => id).join(' ')].join('; '),
    );
    return [[course, courseName(course), link(`/learn/${course}/`)].join('; '), ...lessons].join('\n');
  });
  return (await Promise.all(courses)).join('\n\n');
}

/** A script that stands in the page, with `nextSteps` before it. */
export const withNextSteps = (script: string): string =>
  `(() => {\n${unindented(source.replace(/^\/\*\*[\s\S]*?\*\/\nexport /, ''))}\n${unindented(script)}\n})();`;

/** The positions of all steps, by lesson: fetched by whoever is in the middle of a course, for a picture of the next one. */
const text = JSON.stringify(
  Object.fromEntries((await allLessons()).map(({ key, entry }) => [key, entry.data.steps.map(({ position }) => position)])),
);

/** The file of them, with a name that changes with its text. */
export const stepsFile = { name: `steps.${createHash('sha256').update(text).digest('hex').slice(0, 8)}`, text };
export const stepsPath = url(`/_astro/${stepsFile.name}.json`);
