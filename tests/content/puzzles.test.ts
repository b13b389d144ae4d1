import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { themeWords } from '../../src/content-access/puzzle-words.ts';
import { splitLine } from '../../src/engine/core/play.ts';
import { loadTable } from '../../src/engine/games/registry.ts';
import { gradeOf } from '../../src/engine/mine/grade.ts';
import { grade, judge, rate, solve } from '../../src/engine/solve/verdicts.ts';
import { type Puzzle, puzzleSchema } from '../../src/puzzles/schema.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, '../..', path), 'utf8'));
const puzzles: Puzzle[] = puzzleSchema.array().parse(read('src/content/puzzles/sixteen.json'));
const messages = read('messages/en/play.json') as Record<string, unknown>;
const table = await loadTable('sixteen');

/** What any one verdict of these tests may cost, far less than a page allows: verdicts are to be quick. */
const quick = { nodes: 200_000 };

/** The value of a result that must be there. */
function must<T>(result: { ok: true; value: T } | { ok: false; error: { reason: string } }): T {
  if (!result.ok) throw new Error(result.error.reason);
  return result.value;
}

describe('the puzzles of Sixteen as a set', () => {
  test('there are 24, numbered in order, from easy to hard', () => {
    expect(puzzles.map(({ id }) => id)).toEqual(Array.from({ length: 24 }, (_, i) => `s-${String(i + 1).padStart(4, '0')}`));
    const grades = puzzles.map((puzzle) => puzzle.grade);
    expect(grades).toEqual([...grades].sort());
    expect([1, 2, 3, 4, 5].map((g) => grades.filter((other) => other === g).length)).toEqual([5, 5, 5, 5, 4]);
  });

  test('no two begin alike, and none shares its title', () => {
    const bricks = puzzles.map(({ position }) => position.slice(position.indexOf('/')));
    expect(new Set(bricks).size).toBe(puzzles.length);
    const titles = puzzles.map(({ title }) => title);
    expect(new Set(titles).size).toBe(puzzles.length);
  });

  test('both runs rules, whole deals, bricks to place and late positions of the full set are there', () => {
    const stricter = puzzles.filter(({ position }) => position.includes('~runs=consecutive'));
    expect(stricter.length).toBeGreaterThanOrEqual(6);
    expect(stricter.length).toBeLessThanOrEqual(18);
    for (const theme of ['small-deal', 'where-does-it-go', 'full-game'])
      expect(puzzles.filter(({ themes }) => themes.includes(theme)).length).toBeGreaterThanOrEqual(3);
  });

  test('puzzles up to the middle grade have written hints', () => {
    expect(puzzles.filter((puzzle) => puzzle.grade <= 3 && !puzzle.hints)).toEqual([]);
  });
});

describe.each(puzzles)('$id', (puzzle) => {
  const { position, goal, themes, proof } = puzzle;
  const line = splitLine(puzzle.line);
  const start = must(table.open(position));

  test('the position is written canonically', () => {
    expect(start.position).toBe(position);
  });

  test('the line is legal and meets the goal with its last action', () => {
    expect(must(table.replay(position, line.slice(0, -1))).goal(goal)).toEqual({ ok: true, value: 'open' });
    expect(must(table.replay(position, line)).goal(goal)).toEqual({ ok: true, value: 'met' });
    expect(line.length).toBeLessThanOrEqual(72);
  });

  test('the solver proves the start won again', async () => {
    const { result, nodes } = must(await solve(position, goal, quick));
    expect(result).toBe('win');
    expect(nodes).toBeGreaterThan(0);
  });

  test('the proof and the grade repeat', async () => {
    const graded = must(await grade(position, line, goal, quick));
    expect(graded).toMatchObject({
      onlyMoves: proof.onlyMoves,
      winningFirst: proof.winningFirst,
      firstActions: proof.firstActions,
    });
    expect(gradeOf(proof.onlyMoves)).toBe(puzzle.grade);
  });

  test('every first step off the line is settled within the budget, and some lose', async () => {
    const losing: string[] = [];
    for (const [i] of line.entries())
      for (const action of must(table.replay(position, line.slice(0, i))).actions) {
        const { winnable, reason } = must(await judge(position, [...line.slice(0, i), action], goal, quick));
        expect(reason).toBeNull();
        if (winnable === false) losing.push(action);
      }
    expect(losing).not.toEqual([]);
    if (themes.includes('hold-back')) expect(losing.some((action) => action.endsWith('-f'))).toBe(true);
  });

  test('the last hint names a first placement that wins', async () => {
    const named = /\bpile (\d)/.exec(puzzle.hints?.[2] ?? '')?.[1];
    if (named === undefined || !start.actions.includes(`p${named}`)) return;
    expect(must(await rate(position, goal, quick)).actions).toContainEqual({ action: `p${named}`, result: 'win' });
  });

  test('the themes are true and have words', async () => {
    for (const theme of themes) expect(themeWords(theme)).toBe(messages[`play_theme_${theme.replaceAll('-', '_')}`]);
    const [rules, piles, foundations, drawn] = position.slice('sixteen:'.length).split('/') as [string, string, string, string];
    expect(themes.includes('one-by-one')).toBe(rules.endsWith('~runs=consecutive'));
    expect(themes.includes('full-game')).toBe(rules.startsWith('g') && piles.split('.').length === 4 && foundations.length === 6);
    expect(themes.includes('small-deal')).toBe(/^[-.]+$/.test(piles) && /^0+$/.test(foundations) && drawn === '-');
    const { actions } = must(await rate(position, goal, quick));
    const places = actions.filter(({ action }) => action.startsWith('p'));
    const winning = places.filter(({ result }) => result === 'win');
    expect(themes.includes('where-does-it-go')).toBe(places.length > 1 && winning.length === 1);
  });
});
