import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ruleTable as ristiseiskaRules } from '../../src/components/games/ristiseiska/rule-words.ts';
import { ruleTable as crapetteRules } from '../../src/components/games/russian-bank/crapette/rule-words.ts';
import { ruleTable as bankRules } from '../../src/components/games/russian-bank/rule-words.ts';
import { ruleTable as sixteenRules } from '../../src/components/games/sixteen/rule-words.ts';
import { type Play, parseLine } from '../../src/engine/core/play.ts';
import type { GameId } from '../../src/engine/games/registry.ts';
import { loadTaughtGame } from '../../src/engine/games/registry.ts';
import { beginningOf, type CourseId, courseIds, courseOfPosition, gameOfCourse } from '../../src/published/course-ids.ts';

/** What the lessons and the rule page of a course have to be. */
export interface Course {
  readonly course: CourseId;
  readonly game: GameId;
  /** At least so many lessons, with at least so many steps. */
  readonly lessons: number;
  readonly steps: number;
  /** Somebody else acts too, so that a line also says what they do. */
  readonly others: boolean;
  /** The section of the rule page that a refusal names, by rule. */
  readonly rules: Readonly<Record<string, { readonly number: number }>>;
  /** Anchors of the rule page that are no rule of the engine. */
  readonly anchors: readonly string[];
}

const demanded: Readonly<Record<CourseId, Omit<Course, 'course' | 'game'>>> = {
  sixteen: { lessons: 10, steps: 40, others: false, rules: sixteenRules, anchors: ['other-sets'] },
  'russian-bank': { lessons: 12, steps: 46, others: true, rules: bankRules, anchors: ['example-turn', 'crapette'] },
  crapette: { lessons: 10, steps: 46, others: true, rules: crapetteRules, anchors: ['example-turn', 'choices'] },
  ristiseiska: { lessons: 12, steps: 46, others: true, rules: ristiseiskaRules, anchors: ['points'] },
};

export const courses: readonly Course[] = courseIds.map((course) => ({
  course,
  game: gameOfCourse(course),
  ...demanded[course],
}));

const content = new URL('../../src/content/', import.meta.url).pathname;

/** Frontmatter and body of an MDX file under `src/content`. */
export function read(path: string): { data: unknown; body: string } {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(content, path), 'utf8'));
  if (!match) throw new Error(`${path} has no frontmatter`);
  return { data: parse(match[1] as string), body: match[2] as string };
}

/** The files of a course's lessons, in order, as paths under `src/content`. */
export function lessonFiles(course: CourseId): string[] {
  const folder = `lessons/en/${course}`;
  return existsSync(join(content, folder))
    ? readdirSync(join(content, folder))
        .sort()
        .map((file) => `${folder}/${file}`)
    : [];
}

/** Values of an attribute of a component, in the order of the text. */
export const attributes = (body: string, component: string, name: string): string[] =>
  [...body.matchAll(new RegExp(`<${component}\\b[^>]*?\\s${name}="([^"]*)"`, 'g'))].map((match) => match[1] as string);

const tables = new Map(
  await Promise.all(
    courseIds.map(async (course) => [course, await loadTaughtGame(gameOfCourse(course), beginningOf(course))] as const),
  ),
);

/** The table of the course that a position is of. */
export function tableOf(position: string) {
  const table = tables.get(courseOfPosition(position.split(':', 1)[0] as GameId, position));
  if (!table) throw new Error(`${position} is of no game that is taught`);
  return table;
}

/** The play after a line that must be legal. */
export function replay(position: string, line: string): Play {
  const play = tableOf(position).replay(position, parseLine(line));
  if (!play.ok) throw new Error(`${position} ${line}: ${play.error.code}`);
  return play.value;
}

/** The state of a goal after a line. */
export function stateAfter(position: string, line: string, goal: string) {
  const state = replay(position, line).goal(goal);
  if (!state.ok) throw new Error(state.error.code);
  return state.value;
}
