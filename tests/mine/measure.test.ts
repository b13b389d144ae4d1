import { describe, expect, test } from 'vitest';
import { english } from '../../src/engine/cli/english.ts';
import { parseLine } from '../../src/engine/core/play.ts';
import { measure } from '../../src/engine/mine/measure.ts';
import { survey } from '../../src/engine/mine/survey.ts';
import { rate } from '../../src/engine/solve/verdicts.ts';

const budget = { nodes: 200_000 };

describe('the way to a grade', () => {
  test('tells what was measured', async () => {
    const measured = await measure(
      'sixteen:g/-.-.ba987.g6fed/ggggf5/-/cg',
      'win',
      parseLine('draw,p1,draw,p2,4-2,4-f,3-f,3-f,3-f,3-f,3-f,1-f,2-f,2-f,2-f,2-f,4-f'),
      budget,
    );
    expect(measured).toMatchObject({
      ok: true,
      value: { grade: 1, proof: { onlyMoves: 0, winningFirst: 1, firstActions: 1 } },
    });
    expect(measured.ok && measured.value.themes).toEqual(expect.arrayContaining(['full-game', 'hold-back']));
  });

  test.each([
    ['a position that is not canonical', 'sixteen:g/-.-.ba987.g6fed/5fgggg/-/cg', 'win', 'draw,p1', /foundations/],
    ['no position at all', 'sixteen:nonsense', 'win', 'draw', /fields/],
    ['an unknown goal', 'sixteen:g/-.-.ba987.g6fed/ggggf5/-/cg', 'fly', 'draw', /goal/],
    ['an illegal line', 'sixteen:g/-.-.ba987.g6fed/ggggf5/-/cg', 'win', 'draw,draw', /not legal/],
    ['an empty line', 'sixteen:g/-.-.ba987.g6fed/ggggf5/-/cg', 'win', '', /is empty/],
    ['a line that stops short', 'sixteen:g/-.-.ba987.g6fed/ggggf5/-/cg', 'win', 'draw,p1', /open at its end/],
    [
      'a line that goes on',
      'sixteen:g/-.-.ba987.g6fed/ggggf5/-/cg',
      'empty:2',
      'draw,p1,draw,p2',
      /before its last action|open at its end/,
    ],
  ])('refuses %s, and says why', async (_, start, goal, line, reason) => {
    const measured = await measure(start, goal, parseLine(line), budget);
    expect(measured.ok).toBe(false);
    expect(measured.ok || `${measured.error.field}: ${english(measured.error)}`).toMatch(reason);
  });

  test('refuses what cannot be settled within the budget', async () => {
    const line = parseLine('draw,p1,draw,p2,4-2,4-f,3-f,3-f,3-f,3-f,3-f,1-f,2-f,2-f,2-f,2-f,4-f');
    const measured = await measure('sixteen:g/-.-.ba987.g6fed/ggggf5/-/cg', 'win', line, { nodes: 1 });
    expect(measured).toMatchObject({ ok: false, error: { code: expect.stringMatching(/^mine-(option|grade)-open$/) } });
  });
});

test('a survey agrees with rating each position by itself', async () => {
  const start = 'ristiseiska:pantti/6K.77.AJ.AQ/5c2d4d5d8dJdQd.Ac4cAd3dTdKdKhKs.2c3c6d9dQh/3/extra/2/-/-/0/-';
  const line = parseLine('stop,5c,Ks,stop,Qh,pass,Kh,stop,6d,8d,4c,3c,5d,pass,9d,4d,3d,2c');
  const found = await survey(start, 'win', line, budget);
  expect(found?.steps.map(({ actor }) => actor).slice(0, 4)).toEqual([3, 1, 2, 2]);
  const rated = await rate(start, 'win', budget);
  const results = rated.ok ? rated.value.actions.map(({ result }) => result === 'win') : [];
  expect(found?.steps[0]?.options.filter(({ wins }) => wins).length).toBe(results.filter(Boolean).length);
  expect(found?.steps[0]?.options.length).toBe(results.length);
});
