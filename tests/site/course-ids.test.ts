import { expect, test } from 'vitest';
import { gameIds, loadTaughtGame } from '../../src/engine/games/registry.ts';
import { beginningOf, courseIds, courseOfPosition, coursesOf, gameOfCourse, isChapter } from '../../src/published/course-ids.ts';

test('every game is a course, and a chapter stands behind its game', () => {
  expect(courseIds.filter((course) => !isChapter(course))).toEqual(gameIds);
  for (const game of gameIds) {
    const own = coursesOf(game);
    const at = courseIds.indexOf(game);
    expect(own[0]).toBe(game);
    expect(courseIds.slice(at, at + own.length)).toEqual(own);
    expect(own.map(gameOfCourse)).toEqual(own.map(() => game));
  }
});

test('a position is of the chapter whose rule set it names, else of its game', () => {
  for (const course of courseIds) expect(courseOfPosition(gameOfCourse(course), beginningOf(course))).toBe(course);
  expect(courseOfPosition('russian-bank', 'russian-bank:crapette~waste=open/1/')).toBe('crapette');
  expect(courseOfPosition('russian-bank', 'russian-bank:crapettes/1/')).toBe('russian-bank');
  expect(courseOfPosition('russian-bank', 'russian-bank:free/1/crapette/')).toBe('russian-bank');
});

test('a chapter is a rule set that its game teaches apart from its first', async () => {
  for (const course of courseIds.filter(isChapter)) {
    const game = gameOfCourse(course);
    const [first, own] = await Promise.all([loadTaughtGame(game), loadTaughtGame(game, beginningOf(course))]);
    expect(own.rules).not.toEqual(first.rules);
  }
});
