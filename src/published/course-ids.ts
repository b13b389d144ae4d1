import { type GameId, gameIds } from '../engine/games/ids.ts';

/**
 * The chapters of each game beside its first: rule sets that are learnt apart from the rest of their game. A chapter has lessons, a rule page and
 * progress of its own; its puzzles, deals and days are the game's.
 */
const chapters = {
  sixteen: [],
  'russian-bank': ['crapette'],
  ristiseiska: [],
} as const satisfies Readonly<Record<GameId, readonly string[]>>;

/** A chapter, by the name of its rule set. */
export type Chapter = (typeof chapters)[GameId][number];

/** What one learns from a first lesson to a last: a game, or a chapter of one. Its id is the last part of its addresses. */
export type CourseId = GameId | Chapter;

/** The courses of a game: the game itself, then its chapters. */
export const coursesOf = (game: GameId): readonly CourseId[] => [game, ...chapters[game]];

/** The chapters of a game beside its first. */
export const chaptersOf = (game: GameId): readonly Chapter[] => chapters[game];

/** All chapters. */
export const chapterIds: readonly Chapter[] = gameIds.flatMap(chaptersOf);

/** All courses: each game before its chapters. */
export const courseIds: readonly CourseId[] = gameIds.flatMap(coursesOf);

/** The game that a course is of. */
export const gameOfCourse = (course: CourseId): GameId => gameIds.find((game) => coursesOf(game).includes(course)) as GameId;

/** Whether a course is a chapter. */
export const isChapter = (course: CourseId): course is Chapter => gameOfCourse(course) !== course;

/** How the positions of a course begin. */
export const beginningOf = (course: CourseId): string =>
  isChapter(course) ? `${gameOfCourse(course)}:${course}/` : `${course}:`;

/** The course that teaches what a position of a game needs. */
export const courseOfPosition = (game: GameId, position: string): CourseId =>
  chaptersOf(game).find((chapter) => position.split(/[:~/]/, 2)[1] === chapter) ?? game;
