import { describe, expect, test } from 'vitest';
import { parseLine } from '../../src/engine/core/play.ts';
import { rng } from '../../src/engine/core/rng.ts';
import { loadTextGame } from '../../src/engine/games/registry.ts';
import { gradeOf } from '../../src/engine/games/russian-bank/mine/look.ts';
import { prospects } from '../../src/engine/solve/further.ts';
import { grade } from '../../src/engine/solve/grading.ts';
import { choose } from '../../src/engine/solve/players.ts';
import { judge, rate, solve } from '../../src/engine/solve/verdicts.ts';
import { handle } from '../../src/engine/worker/inside.ts';
import type { Report } from '../../src/engine/worker/protocol.ts';

const bank = await loadTextGame('russian-bank');

function value<T>(result: { ok: true; value: T } | { ok: false; error: { code: string } }): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

/** What a goal says of a line, by the rules alone. */
const stateOf = (position: string, line: string, goal: string): string =>
  value(value(bank.replay(position, parseLine(line))).goal(goal));

/** The example turn of the source: 5h home, 3s on the opponent's 2s, a draw, 7d on 8s, a draw that ends the turn. */
const example = 'russian-bank:free/1/Ks3s5h;8s.9c.Jc.Qs;7dKc;-/6c;4h.2s.Td.Qh;Tc;9c/--.--.4-.--/-/12';

describe('one turn', () => {
  test.each([
    ['reserve:1', 'win'],
    ['reserve:0', 'loss'],
    ['stock:2', 'win'],
    ['stock:1', 'loss'],
    ['home:1', 'win'],
    ['home:2', 'loss'],
    ['win', 'loss'],
    ['end', 'win'],
    ['empty:1', 'loss'],
    ['top:o2=2s3s', 'win'],
    ['top:t1=3s', 'loss'],
    ['do:draw,r-f', 'win'],
    ['tie', 'loss'],
  ])('the example, %s: %s', async (goal, result) => {
    const answer = value(await solve(example, goal));
    expect(answer.result).toBe(result);
    if (result === 'win') expect(stateOf(example, answer.line ?? '', goal)).toBe('met');
    else expect(answer).toMatchObject({ line: null, reason: null });
  });

  test('the last card of the stock wins at once, so what else goes home goes before it', async () => {
    const position = 'russian-bank:free/1/2c;2d.9h.-.-;-;-/9c;-.-.-.-;-;-/A-.A-.--.--/-/0';
    expect(value(await solve(position, 'home:2'))).toMatchObject({ result: 'win', line: 't1-f,r-f' });
    expect(value(await rate(position, 'home:2')).actions).toContainEqual({ action: 'r-f', result: 'loss' });
    expect(value(await prospects(position))).toMatchObject({ best: { home: { value: 2 }, stock: { value: 0 } }, reason: null });
  });

  test('twins compete for a place: the one on the reserve has to have it', async () => {
    // Sending the 5 of the pile home leaves its twin on the reserve without a place, and no pile can be emptied for it.
    const position = 'russian-bank:free/1/Kc5h;9h5h.Ks9c.KdTd.Jc;-;-/9d;Jd.Js.3d.3s;-;-/--.--.4-.--/-/0';
    expect(value(await solve(position, 'reserve:1'))).toMatchObject({ result: 'win', line: 'r-f' });
    expect(value(await judge(position, ['t1-f'], 'reserve:1'))).toMatchObject({ state: 'open', winnable: false, line: 'r-f' });
    const both = position.replace('4-', '44');
    expect(value(await judge(both, ['t1-f'], 'reserve:1'))).toMatchObject({ winnable: true, line: 't1-f,r-f' });
  });

  test('a card that could go home may be needed as a base', async () => {
    // The 4h of the reserve has no place but on the 5h, once that lies on the 6h of the opponent.
    const suit = 'russian-bank:free/1/4h;9h5h.Ks9c.KdTd.Jc;-;-/9d;6h.Js.3d.3s;-;-/--.--.4-.--/-/0';
    expect(value(await solve(suit, 'win'))).toMatchObject({ result: 'win', line: 't1-o1,r-o1' });
    expect(value(await judge(suit, ['t1-f'], 'win')).winnable).toBe(false);
    const colour = 'russian-bank:free/1/4s;9h5h.Ks9c.KdTd.Jc;-;-/9d;Jd.Js.3d.2c;-;-/--.--.4-.--/-/0';
    expect(value(await solve(colour, 'win'))).toMatchObject({ result: 'win', line: 'r-t1' });
    expect(value(await judge(colour, ['t1-f'], 'win')).winnable).toBe(false);
  });

  test('a drawn card has to be played before the next is drawn', async () => {
    const position = 'russian-bank:free/1/Kc;8s.9c.Jc.Qs;7d5dKd;-/9h;2h.2s.2c.3h;-;-/--.--.--.--/-/0';
    expect(value(await solve(position, 'stock:3'))).toMatchObject({ result: 'win', line: 'draw,w-t1' });
    expect(value(await solve(position, 'stock:2')).result).toBe('loss');
  });
});

describe('lock', () => {
  // The opponent holds the 6c alone, which fits on the 7h of o1.
  const position = (reserve: string) => `russian-bank:free/1/${reserve};8s.Jc.Qs.Td;Kc;-/6c;7h.2s.9s.Qh;-;-/--.--.--.--/-/0`;

  test('is won by a card that covers the place', async () => {
    const answer = value(await solve(position('Ks8h'), 'lock'));
    expect(answer.result).toBe('win');
    expect(stateOf(position('Ks8h'), answer.line ?? '', 'lock')).toBe('met');
    expect(parseLine(answer.line ?? '')).toContain('r-o1');
  });

  test('is out of reach when nothing covers it', async () => {
    expect(value(await solve(position('Ks3d'), 'lock')).result).toBe('loss');
  });

  test('looks at what the opponent can do with the piles in the turn that follows', async () => {
    // The 6c fits on the 7h only after the 6s on it has gone home.
    const hidden = 'russian-bank:free/1/Ks3d;8s.Jc.Qs.Td;Kc;-/6c;7h6s.2s.9s.Qh;-;-/--.--.--.--/-/0';
    expect(value(await solve(hidden, 'lock')).result).toBe('win');
    expect(value(await solve(hidden.replace('--/-/0', '5-/-/0'), 'lock')).result).toBe('loss');
  });
});

describe('near the limit', () => {
  const two = (count: number) => `russian-bank:free/1/9h3s2s;9c.Jc.Qs.Kd;-;-/9c;Jd.Js.Qd.Qh;-;-/--.--.--.A-/-/${count}`;

  test('the goal has to be met in the actions that are left', async () => {
    expect(value(await solve(two(998), 'home:2'))).toMatchObject({ result: 'win', line: 'r-f,r-f' });
    expect(value(await solve(two(999), 'home:2')).result).toBe('loss');
    expect(value(await solve(two(999), 'home:1')).result).toBe('win');
  });

  test('a draw by the limit can be the goal', async () => {
    for (const count of [998, 990]) {
      const answer = value(await solve(two(count), 'tie'));
      expect(answer.result).toBe('win');
      expect(stateOf(two(count), answer.line ?? '', 'tie')).toBe('met');
    }
  });
});

describe('judge and rate', () => {
  test('the walk back finds the last position from which the goal could be met', async () => {
    const answer = value(await judge(example, parseLine('draw,w-t1,draw'), 'stock:2'));
    expect(answer).toMatchObject({ state: 'lost', winnable: false, reply: null, reason: null });
    expect(answer.line?.startsWith('draw,w-t1,r-f')).toBe(true);
    expect(stateOf(example, answer.line ?? '', 'stock:2')).toBe('met');
  });

  test('every legal action has its verdict', async () => {
    const { actions } = value(await rate(example, 'stock:2'));
    expect(actions.map(({ action }) => action)).toEqual(value(bank.open(example)).actions);
    for (const { action, result } of actions) {
      const open = stateOf(example, action, 'stock:2') === 'open';
      const after = value(await judge(example, [action], 'stock:2'));
      expect(result).toBe(open && after.winnable ? 'win' : 'loss');
    }
  });

  test('a budget that is too small gives unknown and says why', async () => {
    const deal = value(bank.deal({}, rng(4))).position;
    for (const goal of ['win', 'lock', 'tie']) {
      const answer = value(await solve(deal, goal, { nodes: 1 }));
      if (answer.nodes > 0)
        expect(answer).toMatchObject({ result: 'unknown', line: null, reason: { code: 'out-of-positions', args: { limit: 1 } } });
    }
    expect(value(await prospects(deal, { nodes: 1 }))?.reason).toEqual({ code: 'out-of-positions', args: { limit: 1 } });
  });
});

describe('the best of a turn', () => {
  test('comes with lines that get there', async () => {
    const found = value(await prospects(example));
    expect(found).toMatchObject({ best: { reserve: { value: 1 }, stock: { value: 2 }, home: { value: 1 } }, reason: null });
    for (const kind of ['reserve', 'stock', 'home'] as const)
      expect(stateOf(example, found?.best[kind]?.line ?? '', `${kind}:${found?.best[kind]?.value}`)).toBe('met');
  });

  test('through the worker, and not for a game without such turns', async () => {
    const reports: Report[] = [];
    await handle({ job: 1, request: { kind: 'prospects', position: example } }, (report) => reports.push(report));
    expect(reports.at(-1)).toMatchObject({ kind: 'answer', answer: { ok: true, value: { best: { stock: { value: 2 } } } } });
    expect(value(await prospects('sixteen:3/2.3/0/-/-'))).toBeNull();
    expect((await prospects('russian-bank:free')).ok).toBe(false);
  });

  test('at the end of a game there is nothing left to do', async () => {
    const won = 'russian-bank:free/1/-;8s.9c.Jc.Qs;-;-/6c;4h.2s.Td.Qh;Tc;9c/--.--.4-.--/-/12';
    expect(value(await prospects(won))).toMatchObject({
      best: { reserve: { value: 0, line: '' }, home: { value: 0, line: '' } },
      nodes: 0,
    });
  });
});

describe('grades', () => {
  test('rest on the share of random walks and the number of actions', () => {
    const by = [1, 0.2, 0.199, 0.05, 0.049, 0.01, 0.0099, 0.001, 0.0009, 0];
    expect(by.map((share) => gradeOf({ share, depth: 12 }))).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
    expect(gradeOf({ share: 0, depth: 11 })).toBe(4);
  });

  test('count decisions and walks, the same each time', async () => {
    const line = parseLine('r-f,r-o2,draw,w-t1');
    const one = value(await grade(example, line, 'stock:2'));
    expect(one).toMatchObject({ decisions: 2, onlyMoves: 0, winningFirst: 3, firstActions: 3, depth: 4 });
    expect(one?.share).toBeGreaterThan(0.5);
    expect(one?.share).toBeLessThan(1);
    expect(value(await grade(example, line, 'stock:2'))).toEqual(one);
    expect(value(await grade(example, line, 'stock:2', { nodes: 0 }))).toBeNull();
  });
});

test('by rule of thumb the reserve comes first', async () => {
  expect(value(await choose(example, 'greedy', 1))).toBe('r-f');
});
