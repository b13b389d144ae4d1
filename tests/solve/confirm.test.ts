import { describe, expect, test } from 'vitest';
import { rng } from '../../src/engine/core/rng.ts';
import { gameIds, loadGame } from '../../src/engine/games/registry.ts';
import { confirm } from '../../src/engine/solve/confirm.ts';
import { judge } from '../../src/engine/solve/verdicts.ts';
import { handle } from '../../src/engine/worker/inside.ts';
import type { Report } from '../../src/engine/worker/protocol.ts';
import { grounds } from '../hunt/hunt.ts';

const lost = 'russian-bank:free/1/Jh7c6c;Kd5c.6c.Kh.Ks;-;-/-;4c.Td.9h.Ts;2h;-/4-.--.--.--/-/0';

describe('a plain search looks at a verdict once more', () => {
  test.each([
    ['russian-bank', lost, 't1-f', false],
    ['russian-bank', lost, 't1-o1', true],
    ['sixteen', 'sixteen:5/2.53/51/4/-', 'p2', false],
    ['sixteen', 'sixteen:5/2.53/51/4/-', 'p1', true],
    ['ristiseiska', 'ristiseiska:pantti/AK.2K.3K.5K/Ad2hAs4s.Ah2s3s/1/play/-/-/-/0/-', '2h', false],
    ['ristiseiska', 'ristiseiska:pantti/AK.2K.3K.5K/Ad2hAs4s.Ah2s3s/1/play/-/-/-/0/-', '4s,3s', true],
  ])('%s %s, %s', async (_, position, line, winnable) => {
    const answer = await confirm(position, line.split(','));
    if (!answer.ok) throw new Error(answer.error.code);
    expect(answer.value.winnable).toBe(winnable);
    if (!winnable) expect(answer.value.line).toBeNull();
    else {
      expect(answer.value.line?.startsWith(`${line},`)).toBe(true);
      expect(await judge(position, (answer.value.line ?? '').split(','))).toMatchObject({ value: { state: 'met' } });
    }
  });

  test('it agrees with the solver wherever it comes to an end', async () => {
    for (const id of gameIds) {
      const [game, ground] = [await loadGame(id), grounds[id]];
      if (ground === undefined) continue;
      const random = rng(5);
      const counts = { true: 0, false: 0 };
      for (let n = 0; n < 400 && Math.min(counts.true, counts.false) < 8; n++) {
        const state = ground.draw(ground.rules[n % ground.rules.length] as string, random);
        if (state === null) continue;
        const position = `${id}:${game.position.format(state)}`;
        const goals = ground.goals(state, [state], random);
        const goal = goals[random.int(goals.length)] as string;
        const found = await confirm(position, [], goal, { nodes: 400 });
        if (!found.ok || found.value.winnable === null) continue;
        const judged = await judge(position, [], goal);
        expect(judged, `${position} ${goal}`).toMatchObject({ value: { winnable: found.value.winnable } });
        counts[`${found.value.winnable}`] += 1;
      }
      expect(counts.true, id).toBeGreaterThan(3);
      expect(counts.false, id).toBeGreaterThan(3);
    }
  });

  test('what the goal has decided, and what it does not follow', async () => {
    const position = 'sixteen:5/2.53/51/4/-';
    expect(await confirm(position, ['p1'], 'do:p1')).toEqual({ ok: true, value: { winnable: null, line: null } });
    expect(await confirm(position, ['p1'], 'home:1')).toEqual({ ok: true, value: { winnable: true, line: 'p1' } });
    expect(await confirm(lost, ['t1-f'], 'home:1')).toEqual({ ok: true, value: { winnable: true, line: 't1-f' } });
    expect(await confirm(lost, ['t9-f'])).toMatchObject({ ok: false, error: { action: 't9-f', index: 0 } });
    expect(await confirm(lost, [], 'win:1')).toMatchObject({ ok: false, error: { field: 'goal' } });
  });

  test('too many positions are nothing that is known', async () => {
    expect(await confirm(lost, ['t1-f'], 'win', { nodes: 5 })).toEqual({ ok: true, value: { winnable: null, line: null } });
  });

  test('in the worker', async () => {
    const reports: Report[] = [];
    const request = { kind: 'confirm', position: lost, line: 't1-f', goal: 'win' } as const;
    await handle({ job: 1, request }, (report) => reports.push(report));
    expect(reports).toEqual([{ job: 1, kind: 'answer', answer: { ok: true, value: { winnable: false, line: null } } }]);
  });
});
