import { describe, expect, test } from 'vitest';
import { parseLine } from '../../src/engine/core/play.ts';
import { games, type Tools } from '../../src/engine/games/making.ts';
import { sixteen } from '../../src/engine/games/sixteen/index.ts';
import { miner } from '../../src/engine/games/sixteen/mine/index.ts';
import { gradeOf } from '../../src/engine/games/sixteen/mine/look.ts';
import { positionOf, recipes } from '../../src/engine/games/sixteen/mine/recipes.ts';
import { placement } from '../../src/engine/games/sixteen/players/thumb.ts';
import { tools } from '../../src/engine/mine/tools.ts';
import { grade } from '../../src/engine/solve/grading.ts';

test('recipes have names of their own', () => {
  expect(new Set(recipes.map(({ name }) => name)).size).toBe(recipes.length);
});

test('a recipe and seed make a position that fits the recipe, and the same one each time', () => {
  for (const r of recipes)
    for (const seed of [1, 2, 3]) {
      const state = positionOf(r, seed);
      expect(positionOf(r, seed)).toEqual(state);
      if (state === null) continue;
      expect(state.params).toEqual({ ranks: r.ranks, copies: r.copies, piles: r.piles, runs: r.runs });
      expect(state.drawn !== null).toBe(r.at === 'waits' || r.at === 'brink');
      if (r.at === 'deal') continue;
      expect(state.urn.length).toBeGreaterThanOrEqual(r.urn[0]);
      expect(state.urn.length).toBeLessThanOrEqual(r.urn[1]);
    }
});

describe('mining', () => {
  test('a candidate repeats, and its grade is that of its line', async () => {
    const candidates = [];
    for (let seed = 1; candidates.length < 3 && seed < 60; seed++) {
      const { candidate } = await miner.attempt('where-16-1-2', seed, tools);
      if (candidate) candidates.push(candidate);
    }
    expect(candidates.length).toBe(3);
    for (const found of candidates) {
      expect(await miner.attempt('where-16-1-2', found.seed, tools)).toEqual({ candidate: found });
      const graded = await grade(found.position, parseLine(found.line), found.goal);
      expect(graded).toMatchObject({ ok: true, value: { onlyMoves: found.proof.onlyMoves } });
      expect(found.grade).toBe(gradeOf(found.proof));
      expect(found.natural).toBeLessThan(games);
    }
  });
});

test('of another grade than wished is passed over before it is measured', async () => {
  const { candidate: found } = await miner.attempt('soon-10-2-2', 26, tools);
  if (!found) throw new Error('there is none');
  const measured: string[] = [];
  const counting: Tools = {
    ...tools,
    measure: (position, ...rest) => {
      measured.push(position);
      return tools.measure(position, ...rest);
    },
  };
  for (const grade of [1, 2, 3, 4, 5]) {
    const { candidate } = await miner.attempt('soon-10-2-2', found.seed, counting, {
      goal: null,
      theme: null,
      rules: null,
      grade,
    });
    expect(candidate).toEqual(grade === found.grade ? found : null);
  }
  expect(measured).toEqual([found.position]);
});

test('the brink is the last brick that waits while the game is won', () => {
  const brink = recipes.find(({ at }) => at === 'brink');
  if (!brink) throw new Error('there is none');
  const asked: number[] = [];
  // Won while so many bricks or more are still to come.
  const at = (least: number) =>
    positionOf(brink, 2, ({ urn }) => {
      asked.push(urn.length);
      return urn.length >= least;
    });
  const whole = at(0);
  expect(whole && at(whole.urn.length)).toEqual(whole);
  const earlier = at((whole?.urn.length ?? 0) + 2);
  expect(earlier?.urn.length).toBeGreaterThanOrEqual((whole?.urn.length ?? 0) + 2);
  expect(earlier?.drawn).not.toBeNull();
  expect(at(97)).toBeNull();
  expect(Math.max(...asked)).toBeLessThanOrEqual(brink.urn[1]);
});

test('the grade follows the number of only moves', () => {
  expect([0, 1, 2, 3, 4, 5, 7, 8, 20].map((onlyMoves) => gradeOf({ onlyMoves }))).toEqual([1, 1, 2, 3, 3, 4, 4, 5, 5]);
});

test.each([
  ['8/76.85.-/00/5/1', 1],
  ['8/84.2.-/00/3/1', 1],
  ['8/2.4.-/00/8/1', 3],
  ['8/21.87.-/00/6/4', 2],
])('by rule of thumb, what waits in %s goes to pile %i', (fields, pile) => {
  const state = sixteen.position.parse(fields);
  expect(state.ok && placement(state.value)).toEqual({ kind: 'place', pile });
});
