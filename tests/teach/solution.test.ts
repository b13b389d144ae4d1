import { describe, expect, it } from 'vitest';
import { openToPlay, type Playable } from '../../src/components/teach/opened.ts';
import { solutionOf } from '../../src/components/teach/set/solution.ts';
import { parseLine } from '../../src/engine/core/play.ts';
import { gameIds } from '../../src/engine/games/ids.ts';
import { choose } from '../../src/engine/solve/players.ts';
import { judge } from '../../src/engine/solve/verdicts.ts';
import type { SolverClient } from '../../src/engine/worker/client.ts';
import { bankOf } from './bank.ts';

const now = new AbortController().signal;
const solver: Pick<SolverClient, 'judge' | 'choose'> = {
  async judge(position, line, goal, asking) {
    const answer = await judge(position, parseLine(line), goal, asking?.budget);
    if (!answer.ok) throw new Error(answer.error.code);
    return answer.value;
  },
  async choose(position, player, seed) {
    const answer = await choose(position, player, seed);
    if (!answer.ok) throw new Error(answer.error.code);
    return answer.value;
  },
};

describe.each(gameIds)('solutions of %s', (id) => {
  it('meet the goal, and where one easily goes wrong is a legal action of one’s own that is proved to lose', async () => {
    let astray = 0;
    for (const { position, goal } of bankOf(id).slice(0, 4)) {
      const opened = (await openToPlay({ position, goal, line: [], text: null, hints: [] })) as Playable;
      const solution = await solutionOf(opened, solver, now);
      if (solution === null || solution === 'lost') throw new Error(position);
      expect((await solver.judge(position, solution.line.join(), goal)).state).toBe('met');
      if (solution.astray === null) continue;
      astray += 1;
      const { at, own, action } = solution.astray;
      const tried = [...solution.line.slice(0, at), action];
      const before = opened.kit.game.replay(opened.start.position, solution.line.slice(0, at));
      expect(before.ok && before.value.actor).toBe(opened.start.actor);
      expect(before.ok && before.value.actions).toContain(action);
      expect(own).toBeLessThanOrEqual(at);
      expect((await solver.judge(position, tried.join(), goal)).winnable).toBe(false);
    }
    expect(astray).toBeGreaterThan(0);
  }, 120_000);

  it('are none where nothing can be won, or nobody waits any more', async () => {
    const { position, goal } = bankOf(id)[0] as { position: string; goal: string };
    const opened = (await openToPlay({ position, goal, line: [], text: null, hints: [] })) as Playable;
    const unsolved = {
      ...solver,
      judge: async () => ({ ...(await solver.judge(position, '', goal)), winnable: null, line: null }),
    };
    expect(await solutionOf(opened, unsolved, now)).toBeNull();
    const lost = { ...solver, judge: async () => ({ ...(await solver.judge(position, '', goal)), winnable: false, line: null }) };
    expect(await solutionOf(opened, lost, now)).toBe('lost');
    expect(await solutionOf(opened, solver, AbortSignal.abort())).toBeNull();
  });
});
