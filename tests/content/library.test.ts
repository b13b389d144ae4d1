import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadKit } from '../../src/components/games/index.ts';
import { titled, titlesFor, untitledWhereUntrue } from '../../src/components/games/library-titles.ts';
import { type GameId, gameIds, loadMaking } from '../../src/engine/games/registry.ts';
import { type Print, printOf, tooLike } from '../../src/engine/mine/likeness.ts';
import { beginningOf, type CourseId, courseIds, courseOfPosition, gameOfCourse } from '../../src/published/course-ids.ts';
import { type Puzzle, puzzleSchema } from '../../src/published/puzzle-schema.ts';
import { courses, lessonFor, rising, themesTaught } from '../../src/published/taught.ts';
import { redirects } from '../../src/redirects.ts';

const puzzlesOf = (game: GameId): Puzzle[] =>
  puzzleSchema.array().parse(JSON.parse(readFileSync(`src/content/puzzles/${game}.json`, 'utf8')));

/** So many puzzles the library has of a course. */
const sizes: Readonly<Record<CourseId, number>> = { sixteen: 60, 'russian-bank': 60, crapette: 37, ristiseiska: 60 };

describe.each(courseIds)('the library of %s', (id) => {
  const game = gameOfCourse(id);
  const puzzles = puzzlesOf(game).filter(({ position }) => courseOfPosition(game, position) === id);
  const course = courses[id];

  test('has sixty puzzles, a chapter thirty-seven', () => expect(puzzles.length).toBe(sizes[id]));

  test('is named by its starts where nobody has named it', async () => {
    const own = await Promise.all(puzzles.map(async (puzzle) => new Set(await titlesFor(puzzle))));
    expect(own.flatMap((all) => [...all]).filter((title) => /\bno (in|on)\b/i.test(title))).toEqual([]);
    const bare = puzzles.map((puzzle, i) => (own[i]?.has(puzzle.title ?? '') ? { ...puzzle, title: undefined } : puzzle));
    expect(bare.filter(({ title }) => title === undefined).length).toBeGreaterThan(sizes[id] / 2);
    const named = await titled(bare);
    expect(new Set(named.map(({ title }) => title)).size).toBe(puzzles.length);
    for (const [i, { title }] of named.entries()) expect(own[i]?.has(title) || title === puzzles[i]?.title, title).toBe(true);
  });

  test('has no title that only a theme would bear out that is not its own', async () => {
    expect(await untitledWhereUntrue(puzzles, themesTaught(course))).toEqual(puzzles);
  });

  test('has no first hint with a sentence that only says its title or its goal again', async () => {
    const { game: rules, words } = await loadKit(game, beginningOf(id));
    const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d][\p{L}\d♠♥♦♣’]*/gu) ?? [];
    for (const { id, title = '', goal, position, hints = [] } of puzzles) {
      const start = rules.open(position);
      if (!start.ok) throw new Error(`${id} cannot be read`);
      const known = new Set(wordsOf(`${title} ${words.goalWords(goal, start.value)}`));
      for (const sentence of hints[0]?.split(/(?<=[.?!]) /) ?? [])
        expect(
          wordsOf(sentence).some((word) => !known.has(word)),
          `${id}: ${sentence}`,
        ).toBe(true);
    }
  });

  test('names lessons of the course in their order, and every theme of a puzzle but those given by hand', async () => {
    const slugs = globSync(`src/content/lessons/en/${id}/*.mdx`)
      .sort()
      .map((file) => basename(file, '.mdx').replace(/^\d+-/, ''));
    const named = Object.keys(course.lessons);
    expect(named).toEqual(slugs.filter((slug) => named.includes(slug)));
    expect(named).toContain(course.from);
    const making = await loadMaking(game);
    const known = [...themesTaught(course), ...(making?.themesByHand ?? [])];
    expect(puzzles.flatMap(({ themes }) => themes).filter((theme) => !known.includes(theme))).toEqual([]);
  });

  test.each(themesTaught(course))('practises %s with three of rising grade that need no later lesson', (theme) => {
    const place = lessonFor(course, [theme]);
    const own = puzzles.filter(({ themes }) => themes.includes(theme) && lessonFor(course, themes) === place);
    expect(rising(own)).toHaveLength(3);
  });

  test('has no twins, nor two of one deal', async () => {
    const making = (await loadMaking(game)) as NonNullable<Awaited<ReturnType<typeof loadMaking>>>;
    const prints = await Promise.all(puzzles.map(({ position, line }) => printOf(position, line)));
    const pairs = prints.flatMap((one, i) =>
      prints
        .slice(0, i)
        .flatMap((other, k) => (tooLike(one as Print, other as Print, making) ? [`${puzzles[k]?.id} ${puzzles[i]?.id}`] : [])),
    );
    expect(pairs).toEqual([]);
  });
});

describe.each(gameIds)('the addresses of puzzles of %s', (game) => {
  const puzzles = puzzlesOf(game);

  test('are not given again: those of puzzles that have gone lead to one that is there', () => {
    const paths = puzzles.map(({ id }) => `/puzzles/${game}/${id}/`);
    const old = Object.entries(redirects).filter(([from]) => from.startsWith(`/puzzles/${game}/`));
    for (const [from, to] of old) {
      expect(paths).not.toContain(from);
      expect(paths, from).toContain(to);
    }
  });
});

test('no two titles of Russian Bank differ in nothing but a card', () => {
  const bare = puzzlesOf('russian-bank').map(({ title = '' }) => title.replace(/(10|[2-9AJQK])[♣♦♥♠]/g, 'card'));
  expect(bare.filter((title, i) => bare.indexOf(title) !== i)).toEqual([]);
  expect(bare.filter((title) => title.includes(', '))).toEqual([]);
});

test('a made title that is not true is taken away, and another given; what somebody wrote stays', async () => {
  const position = 'sixteen:g/ga98765.gfedc.gfb84edcba.-/gggf63/7/9';
  const puzzle = (title: string, themes: string[]) => ({ position, goal: 'win', themes, title });
  const asked = [puzzle('Where does the 7 go?', []), puzzle('Where does the 7 go?', ['where-does-it-go']), puzzle('My own', [])];
  const bare = await untitledWhereUntrue(asked, ['hold-back', 'where-does-it-go']);
  expect(bare.map(({ title }) => title)).toEqual([undefined, 'Where does the 7 go?', 'My own']);
  expect((await titled(bare))[0]?.title).toBe('Place the 7, then bring all twenty-four bricks home');
});

test('three of rising grade: of each grade the first, the easiest three', () => {
  const list = [4, 2, 2, 5, 3].map((grade, i) => ({ grade, i }));
  expect(rising(list)).toEqual([
    { grade: 2, i: 1 },
    { grade: 3, i: 4 },
    { grade: 4, i: 0 },
  ]);
  expect(rising(list.slice(1, 3))).toHaveLength(1);
});

test('a puzzle stands after the last lesson that teaches something it is about, and not before what every table needs', () => {
  const course = { from: 'b', lessons: { a: ['x'], b: [], c: ['y', 'z'] } };
  expect(lessonFor(course, ['x'])).toBe('b');
  expect(lessonFor(course, ['by-hand'])).toBe('b');
  expect(lessonFor(course, ['x', 'z'])).toBe('c');
});
