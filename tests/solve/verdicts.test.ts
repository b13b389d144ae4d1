import { describe, expect, test } from 'vitest';
import { parseLine } from '../../src/engine/core/play.ts';
import { rng } from '../../src/engine/core/rng.ts';
import { loadTextGame } from '../../src/engine/games/registry.ts';
import { deal } from '../../src/engine/games/sixteen/rules.ts';
import { grade } from '../../src/engine/solve/grading.ts';
import { hopeless, judge, rate, solve } from '../../src/engine/solve/verdicts.ts';
import { positionText } from './brute.ts';

const sixteen = await loadTextGame('sixteen');

/** What a goal says of a line, by the rules alone. */
function stateOf(position: string, line: string, goal: string): string {
  const play = sixteen.replay(position, parseLine(line));
  if (!play.ok) throw new Error(play.error.code);
  const state = play.value.goal(goal);
  if (!state.ok) throw new Error(state.error.code);
  return state.value;
}

function value<T>(result: { ok: true; value: T } | { ok: false; error: { code: string } }): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

/**
 * The 5 covers the 3, and then the 4 goes onto it and both to the pile that gets empty; on the 4 it would stay for ever,
 * with the 3 and so the 1 beneath it.
 */
const choice = 'sixteen:5/13.4/0/5/2';

describe('solve', () => {
  test('a lost position is refuted, a won one solved', async () => {
    expect(value(await solve('sixteen:5/13.425/0/-/-'))).toMatchObject({ result: 'loss', line: null, reason: null });
    const won = value(await solve(choice));
    expect(won.result).toBe('win');
    expect(stateOf(choice, won.line ?? '', 'win')).toBe('met');
  });

  test('bricks left out of a diagram make winning impossible', async () => {
    expect(value(await solve('sixteen:3/2.3/0/-/-')).result).toBe('loss');
    expect(value(await solve('sixteen:3/1.3/0/-/-', 'home:1'))).toMatchObject({ result: 'win', line: '1-f' });
    expect(value(await solve('sixteen:3/1.3/0/-/-', 'home:2')).result).toBe('loss');
  });

  test('a goal met already needs no action, and one met by any action needs one', async () => {
    expect(value(await solve('sixteen:2/-.-/2/-/-'))).toMatchObject({ result: 'win', line: '' });
    expect(value(await solve('sixteen:3/3.-/2/-/-', 'empty:1'))).toMatchObject({ result: 'win', line: '1-2' });
    expect(value(await solve('sixteen:3/3.-/2/-/-', 'sorted')).result).toBe('win');
    expect(value(await solve('sixteen:3/3.-/2/-/-', 'top:2=3'))).toMatchObject({ result: 'win', line: '1-2' });
  });

  test('do: asks for one action', async () => {
    expect(value(await solve(choice, 'do:draw,p2'))).toMatchObject({ result: 'win', line: 'p2' });
    expect(value(await solve(choice, 'do:draw'))).toMatchObject({ result: 'loss' });
  });

  test('a budget that is too small gives unknown and says why', async () => {
    const start = positionText(deal({ ranks: 12, copies: 2, piles: 2, runs: 'descending' }, rng(3)));
    const answer = value(await solve(start, 'win', { nodes: 30 }));
    expect(answer).toMatchObject({ result: 'unknown', line: null, nodes: 30 });
    expect(answer.reason).toEqual({ code: 'out-of-positions', args: { limit: 30 } });
    const whole = positionText(deal({ ranks: 16, copies: 6, piles: 4, runs: 'descending' }, rng(1)));
    expect(value(await solve(whole, 'win', { seconds: 0 })).reason).toEqual({ code: 'out-of-time', args: { seconds: 0 } });
    let told = 0;
    const full = positionText(deal({ ranks: 16, copies: 6, piles: 4, runs: 'consecutive' }, rng(1)));
    const stopped = value(
      await solve(full, 'home:96', {}, (nodes) => {
        told = nodes;
        return false;
      }),
    );
    if (told > 0) expect(stopped).toMatchObject({ result: 'unknown', reason: { code: 'cancelled' } });
  });

  test('whole deals with an open urn are solved, and the lines stand', async () => {
    for (const runs of ['descending', 'consecutive'] as const)
      for (const seed of [1, 2, 3]) {
        const start = positionText(deal({ ranks: 16, copies: 6, piles: 4, runs }, rng(seed)));
        const answer = value(await solve(start, 'win', { nodes: 2_000_000 }));
        expect(answer.result).toBe('win');
        expect(stateOf(start, answer.line ?? '', 'win')).toBe('met');
      }
  });

  test('unreadable text is an error that names its field', async () => {
    expect(await solve('chess:8')).toMatchObject({ ok: false, error: { field: 'game' } });
    expect(await solve('sixteen:9/1.x/0/-/-')).toMatchObject({ ok: false, error: { field: 'piles' } });
    expect(await solve(choice, 'fly')).toMatchObject({ ok: false, error: { field: 'goal' } });
  });
});

describe('judge', () => {
  const start = 'sixteen:5/13.4/0/-/52';

  test('a line that can still win comes back with a way to win', async () => {
    const answer = value(await judge(start, ['draw', 'p1'], 'win'));
    expect(answer).toMatchObject({ state: 'open', winnable: true, reply: null, reason: null });
    expect(answer.line?.startsWith('draw,p1,')).toBe(true);
    expect(stateOf(start, answer.line ?? '', 'win')).toBe('met');
  });

  test('a refuted line comes back with as much of it as could win', async () => {
    const answer = value(await judge(start, ['draw', 'p2'], 'win'));
    expect(answer).toMatchObject({ state: 'open', winnable: false });
    expect(answer.line?.startsWith('draw,p1,')).toBe(true);
    expect(stateOf(start, answer.line ?? '', 'win')).toBe('met');
  });

  test('after the end by the rules the way that would have won is still shown', async () => {
    const line = ['draw', 'p2', 'draw', 'p1'];
    expect(stateOf(start, line.join(), 'win')).toBe('lost');
    const answer = value(await judge(start, line, 'win'));
    expect(answer).toMatchObject({ state: 'lost', winnable: false });
    expect(stateOf(start, answer.line ?? '', 'win')).toBe('met');
  });

  test('a met goal is its own way', async () => {
    expect(value(await judge(start, ['draw'], 'do:draw'))).toEqual({
      state: 'met',
      winnable: true,
      line: 'draw',
      reply: null,
      reason: null,
    });
    expect(value(await judge(start, ['draw'], 'do:p1'))).toMatchObject({ state: 'lost', winnable: false, line: null });
  });

  test('nothing is claimed that the budget did not prove', async () => {
    const hard = positionText(deal({ ranks: 12, copies: 2, piles: 2, runs: 'descending' }, rng(5)));
    expect(value(await judge(hard, ['draw', 'p1'], 'win', { nodes: 20 }))).toMatchObject({ winnable: null, line: null });
  });

  test('the first action that cannot be played is named', async () => {
    expect(await judge(start, ['draw', 'draw'])).toMatchObject({
      ok: false,
      error: { action: 'draw', index: 1, field: 'action' },
    });
    expect(await judge(start, ['draw', 'p9'])).toMatchObject({ ok: false, error: { action: 'p9', index: 1 } });
    expect(await judge('sixteen:', [])).toMatchObject({ ok: false, error: { index: -1 } });
  });

  test('answers do not depend on what was asked before', async () => {
    const random = rng(21);
    for (let seed = 1; seed <= 4; seed++) {
      const position = positionText(deal({ ranks: 6, copies: 2, piles: 2, runs: 'descending' }, rng(seed)));
      const line: string[] = [];
      for (let n = 0; n < 60; n++) {
        const play = value(sixteen.replay(position, line));
        const action = play.actions[random.int(Math.max(1, play.actions.length))];
        if (action === undefined) break;
        line.push(action);
        const kept = value(await judge(position, line));
        const fresh = value(await solve(value(sixteen.replay(position, line)).position));
        expect(kept.winnable).toBe(fresh.result === 'win');
        if (kept.line !== null) expect(stateOf(position, kept.line, 'win')).toBe('met');
      }
    }
  });
});

describe('rate', () => {
  test('every legal action, in canonical order', async () => {
    expect(value(await rate(choice)).actions).toEqual([
      { action: 'p1', result: 'win' },
      { action: 'p2', result: 'loss' },
    ]);
    expect(value(await rate(choice, 'do:p1')).actions).toEqual([
      { action: 'p1', result: 'win' },
      { action: 'p2', result: 'loss' },
    ]);
  });

  test('no actions at the end', async () => {
    expect(value(await rate('sixteen:2/-.-/2/-/-')).actions).toEqual([]);
  });
});

describe('hopeless', () => {
  test('only what is dead for every order of the urn', async () => {
    expect(value(await hopeless('sixteen:5/13.425/0/-/-'))).toBe(true);
    expect(value(await hopeless('sixteen:5/13.45/0/-/2'))).toBe(true);
    expect(value(await hopeless(choice))).toBe(false);
    expect(await hopeless('sixteen:x')).toMatchObject({ ok: false });
  });
});

describe('grade', () => {
  test('counts the placements at which one option wins', async () => {
    const line = parseLine('p1,2-1,1-2,1-2,1-f,draw,p1,1-f,2-f,2-f,2-f');
    expect(stateOf(choice, line.join(), 'win')).toBe('met');
    expect(value(await grade(choice, line))).toMatchObject({ decisions: 2, onlyMoves: 1, winningFirst: 1, firstActions: 2 });
  });
});
