import { expect, test } from 'vitest';
import { parseLine } from '../../src/engine/core/play.ts';
import { loadGrader } from '../../src/engine/games/registry.ts';
import { grade, graded } from '../../src/engine/solve/grading.ts';
import { solve } from '../../src/engine/solve/verdicts.ts';
import { bankOf } from '../teach/bank.ts';

const budget = { nodes: 3_000_000 };

test('a position of Sixteen has one grade, by its easiest line, whatever line is in hand', async () => {
  const grader = await loadGrader('sixteen');
  let harder = 0;
  for (const { position, goal, line, grade: filed } of bankOf('sixteen').slice(0, 60)) {
    const answer = await solve(position, goal, { nodes: 400_000 });
    if (!answer.ok || answer.value.result !== 'win') continue;
    const own = parseLine(answer.value.line ?? '');
    const sharp = await grade(position, own, goal, budget);
    if (sharp.ok && sharp.value !== null && grader?.gradeOf(sharp.value) !== filed) harder += 1;
    expect(await graded(position, own, goal, budget), position).toMatchObject({ ok: true, value: { grade: filed } });
    expect(await graded(position, parseLine(line), goal, budget), position).toMatchObject({ ok: true, value: { grade: filed } });
  }
  // Else the line in hand would do.
  expect(harder).toBeGreaterThan(0);
}, 60_000);
