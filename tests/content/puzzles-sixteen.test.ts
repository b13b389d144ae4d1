import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { themeWords } from '../../src/components/games/titles.ts';
import { loadTextGame } from '../../src/engine/games/registry.ts';
import { making } from '../../src/engine/games/sixteen/mine/index.ts';
import { rate } from '../../src/engine/solve/verdicts.ts';
import { type Puzzle, puzzleSchema } from '../../src/published/puzzle-schema.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, '../..', path), 'utf8'));
const puzzles: Puzzle[] = puzzleSchema.array().parse(read('src/content/puzzles/sixteen.json'));
const messages = read('messages/en/play.json') as Record<string, unknown>;
const table = await loadTextGame('sixteen');
const quick = { nodes: 200_000 };

/** The value of a result that must be there. */
function must<T>(result: { ok: true; value: T } | { ok: false; error: { code: string } }): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

describe('what is special to the puzzles of Sixteen', () => {
  test('of every grade there are five at least', () => {
    const grades = puzzles.map((puzzle) => puzzle.grade);
    for (const grade of [1, 2, 3, 4, 5]) expect(grades.filter((other) => other === grade).length).toBeGreaterThanOrEqual(5);
  });

  test('both runs rules, whole deals, bricks to place and late positions of the full set are there', () => {
    const stricter = puzzles.filter(({ position }) => position.includes('~runs=consecutive'));
    expect(stricter.length).toBeGreaterThanOrEqual(6);
    expect(stricter.length).toBeLessThanOrEqual(30);
    for (const theme of ['small-deal', 'where-does-it-go', 'full-game'])
      expect(puzzles.filter(({ themes }) => themes.includes(theme)).length).toBeGreaterThanOrEqual(3);
  });

  test('the days have what a year is to have', () => {
    const days: Puzzle[] = puzzleSchema.array().parse(read('src/content/daily/sixteen.json'));
    for (const { name, least, has } of making.daily.wanted) expect(days.filter(has).length, name).toBeGreaterThanOrEqual(least);
  });

  test('late in the full game with gaps there are three days of every grade', () => {
    const days: Puzzle[] = puzzleSchema.array().parse(read('src/content/daily/sixteen.json'));
    const late = days.filter(({ position }) => /^sixteen:g\/[^/]*\.[^/]*\.[^/]*\.[^./]*\//.test(position));
    for (const grade of [1, 2, 3, 4, 5])
      expect(late.filter((day) => day.grade === grade).length, `grade ${grade}`).toBeGreaterThanOrEqual(3);
  });

  test('all up to the middle grade have written hints', () => {
    expect(puzzles.filter((puzzle) => puzzle.grade <= 3 && !puzzle.hints)).toEqual([]);
  });
});

describe.each(puzzles)('$id', ({ position, goal, themes, hints }) => {
  const start = must(table.open(position));

  test('the last hint names a first placement that wins', async () => {
    if (!hints || !start.actions.includes('p1')) return;
    const named = /\bpile (\d)/.exec(hints[2])?.[1];
    expect(must(await rate(position, goal, quick)).actions).toContainEqual({ action: `p${named}`, result: 'win' });
  });

  test('the themes have words', () => {
    for (const theme of themes) expect(themeWords(theme)).toBe(messages[`play_theme_${theme.replaceAll('-', '_')}`]);
  });
});
