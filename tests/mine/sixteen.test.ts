import { describe, expect, test } from 'vitest';
import { parseLine } from '../../src/engine/core/play.ts';
import { games } from '../../src/engine/games/making.ts';
import { sixteen } from '../../src/engine/games/sixteen/index.ts';
import { easiest } from '../../src/engine/games/sixteen/mine/easiest.ts';
import { miner } from '../../src/engine/games/sixteen/mine/index.ts';
import { gradeOf } from '../../src/engine/games/sixteen/mine/look.ts';
import { ask } from '../../src/engine/games/sixteen/mine/question.ts';
import { positionOf, recipes } from '../../src/engine/games/sixteen/mine/recipes.ts';
import { placement } from '../../src/engine/games/sixteen/players/thumb.ts';
import { tools } from '../../src/engine/mine/tools.ts';
import { grade } from '../../src/engine/solve/verdicts.ts';

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
      expect(state.drawn !== null).toBe(r.at === 'waits');
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

  test('grades by the easiest line found: one that meets the goal, with no more only moves', async () => {
    const fields = '8~runs=consecutive/-.-.-/00/-/3277588246614531';
    const thorny = parseLine(
      'draw,p1,draw,p1,draw,p2,draw,p3,draw,p2,draw,p1,3-1,1-3,draw,p1,draw,p2,draw,p3,draw,p2,draw,p1,draw,p3,3-f,draw,p1,draw,p2,draw,p3,draw,p3,3-f,3-2,2-3,2-f,1-2,3-f,2-f,2-f,1-f,2-f,1-f,1-f,1-f,3-f,3-f,3-f,3-f,3-f',
    );
    const question = ask(fields, 'win');
    const actions = thorny.map((word) => {
      const action = sixteen.action.parse(word);
      if (!action.ok) throw new Error(action.error.code);
      return action.value;
    });
    const line = easiest(question, actions, { nodes: 200_000 });
    expect(line && question.state(line)).toBe('met');
    const only = async (words: readonly string[]) => {
      const graded = await grade(`sixteen:${fields}`, words);
      return graded.ok ? graded.value?.onlyMoves : undefined;
    };
    expect(await only(thorny)).toBe(2);
    expect(await only((line ?? []).map((action) => sixteen.action.format(action)))).toBe(0);
  });
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
