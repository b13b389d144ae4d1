import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openPosition } from '../../src/engine/games/registry.ts';
import { shortest } from '../../src/engine/solve/shortest.ts';
import { judge } from '../../src/engine/solve/verdicts.ts';
import { handle } from '../../src/engine/worker/inside.ts';
import type { Report } from '../../src/engine/worker/protocol.ts';

interface Filed {
  readonly position: string;
  readonly goal: string;
  readonly line: string;
}
const filed = (game: string): Filed[] => JSON.parse(readFileSync(`src/content/puzzles/${game}.json`, 'utf8'));
const small = { nodes: 2_000 };

/** Fewest moves to a goal, by trying ever longer lines without any memory; null beyond `most`. */
async function counted(position: string, goal: string, most: number): Promise<number | null> {
  const opened = await openPosition(position);
  if (!opened.ok) throw new Error(opened.error.code);
  let plays = [opened.value];
  for (let n = 0; n <= most; n++) {
    const states = plays.map((play) => play.goal(goal));
    if (states.some((state) => state.ok && state.value === 'met')) return n;
    plays = plays
      .filter((_, i) => states[i]?.ok && states[i].value === 'open')
      .flatMap((play) =>
        play.actions.flatMap((action) => {
          const next = play.apply(action);
          return next.ok ? [next.value] : [];
        }),
      );
  }
  return null;
}

describe('the shortest line to a goal', () => {
  test('is as long as counting finds, and meets the goal', async () => {
    let compared = 0;
    for (const { position, goal, line } of [...filed('sixteen').slice(0, 12), ...filed('russian-bank').slice(0, 12)]) {
      const found = await shortest(position, goal, small);
      if (!found.ok) throw new Error(found.error.code);
      if (found.value === null) continue;
      const actions = found.value.line.split(',');
      expect(actions.length).toBeLessThanOrEqual(line.split(',').length);
      expect(await judge(position, actions, goal)).toMatchObject({ value: { state: 'met' } });
      if (actions.length > 4) continue;
      expect(await counted(position, goal, actions.length)).toBe(actions.length);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(2);
  });

  test('may be shorter than the line on file', async () => {
    const found = await Promise.all(
      filed('sixteen').map(async ({ position, goal, line }) => {
        const answer = await shortest(position, goal, small);
        return answer.ok && answer.value !== null && answer.value.line.split(',').length < line.split(',').length;
      }),
    );
    expect(found).toContain(true);
  });

  test.each([
    ['others decide on the way', 'ristiseiska:pantti/AK.2K.3K.5K/Ad2hAs4s.Ah2s3s/1/play/-/-/-/0/-', 'win', undefined],
    ['the budget is too small', 'sixteen:5/2.53/51/4/-', 'win', { nodes: 3 }],
    ['the goal cannot be met', 'sixteen:5/2.534/51/-/-', 'win', undefined],
  ])('is none where %s', async (_, position, goal, budget) => {
    expect(await shortest(position, goal, budget)).toEqual({ ok: true, value: null });
  });

  test('is asked of the worker', async () => {
    const reports: Report[] = [];
    await handle({ job: 1, request: { kind: 'shortest', position: 'sixteen:5/2.53/51/4/-', goal: 'win' } }, (one) => {
      reports.push(one);
    });
    expect(reports.at(-1)).toMatchObject({
      kind: 'answer',
      answer: { ok: true, value: { line: expect.stringMatching(/^p1,/) } },
    });
  });
});
