import { describe, expect, test } from 'vitest';
import { parseLine } from '../../src/engine/core/play.ts';
import { loadTextGame } from '../../src/engine/games/registry.ts';
import { parsePosition as sixteenPosition } from '../../src/engine/games/sixteen/position.ts';
import { deadWhateverComes } from '../../src/engine/games/sixteen/solver/index.ts';
import { brick } from '../../src/engine/games/sixteen/state.ts';
import { prospects } from '../../src/engine/solve/further.ts';
import { judge, rate, solve } from '../../src/engine/solve/verdicts.ts';

/** Positions of which the solver once said something untrue, found by hunting. */

function value<T>(result: { ok: true; value: T } | { ok: false; error: { code: string } }): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

describe('Russian Bank: a card that could go home is needed elsewhere', () => {
  /** A way that wins, found by a plain search; its first action is not the only one that may. */
  const wins = [
    ['russian-bank:free/1/Jh7c6c;Kd5c.6c.Kh.Ks;-;-/-;4c.Td.9h.Ts;2h;-/4-.--.--.--/-/0', 'win', 't1-o1,r-o1,r-o1,t2-o1,r-t2'],
    ['russian-bank:free/2/-;Kd.Kh.4s.2d;-;-/Kh3d;Ks4d.4d5d.Kc.Kc;-;-/--.2A.--.3A/-/0', 'win', 'r-o4,t1-o4,t2-o4,t2-o4,r-t2'],
    [
      'russian-bank:free/1/QdKcJd;Kd5c.5s4s3s2s6c.KhAs6c.Ks7c;-;-/-;4c.Td.9d.Th;2d;-/4-.--.--.--/-/0',
      'home:5',
      't1-o1,t2-o1,t4-o1,t3-o1,t3-f,t2-f,t2-f,t2-f,t2-f',
    ],
  ] as const;

  test.each(wins)('%s %s', async (position, goal, line) => {
    const table = await loadTextGame('russian-bank');
    expect(value(value(table.replay(position, parseLine(line))).goal(goal))).toBe('met');
    expect(value(await solve(position, goal))).toMatchObject({ result: 'win' });
    const first = line.split(',', 1)[0];
    expect(value(await rate(position, goal)).actions).toContainEqual({ action: first, result: 'win' });
    for (let n = 1; n < parseLine(line).length; n++)
      expect(value(await judge(position, parseLine(line).slice(0, n), goal))).toMatchObject({ state: 'open', winnable: true });
  });

  test('sending it home loses', async () => {
    const [position, goal] = wins[0];
    expect(value(await judge(position, ['t1-f'], goal))).toMatchObject({ winnable: false });
  });

  test('the best of a turn', async () => {
    const position = 'russian-bank:free/1/Qd7h9c;Ks8h.Kc7h6h9h.Kd.Kd9h8h;-;-/-;5h.Ks.-.Kc;-;-/--.--.5-.--/-/0';
    expect(value(await prospects(position))).toMatchObject({ best: { reserve: { value: 0 } }, reason: null });
  });
});

describe('Ristiseiska: chances that are the same count as the same', () => {
  test.each([
    // Two fifths either way; worked out in another order they differ in the last digit.
    ['ristiseiska:duel/48.28.77.2J/Jc.Ac3c9cTcQc/2/play/-/-/-/0/-', { '3c': 'win', '9c': 'win' }],
    ['ristiseiska:duel~extra=any/AK.2T.2K.2Q/QdAh.AdJdKdAsKs/2/extra/-/-/-/0/-', { Jd: 'loss', Ks: 'win', stop: 'win' }],
    ['ristiseiska:duel/2T.2K.2K.AK/Kc.AcJcQcAh/2/play/-/-/-/0/-', { Ah: 'win', Jc: 'loss' }],
  ])('%s', async (position, results) => {
    const { actions } = value(await rate(position, 'best'));
    expect(Object.fromEntries(actions.map(({ action, result }) => [action, result]))).toEqual(results);
    for (const { action, result } of actions)
      expect(value(await judge(position, [action], 'best')).state).toBe(result === 'win' ? 'met' : 'lost');
  });
});

describe('Ristiseiska: nobody is first out where somebody is out', () => {
  const position = 'ristiseiska:begging/77.--.77.77/6c6s.8c.-/1/play/-/-/-/0/3';

  test('every action has chance 0, so that all are as good', async () => {
    expect(value(await rate(position, 'best')).actions).toEqual([
      { action: '6c', result: 'win', value: 0 },
      { action: '6s', result: 'win', value: 0 },
    ]);
    for (const action of ['6c', '6s'])
      expect(value(await judge(position, [action], 'best'))).toMatchObject({ state: 'met', winnable: true });
  });

  test('and to be first out is lost', async () => {
    expect(value(await solve(position, 'win'))).toMatchObject({ result: 'loss' });
  });

  test('with the same cards and nobody out there is a best action', async () => {
    const all = position.replace('6c6s.8c.-', '6c6s.8c.9c').replace('/3', '/-');
    expect(value(await rate(all, 'best')).actions.map(({ value }) => value)).toContain(1);
  });
});

test('Sixteen: three orders of the urn win and three lose, so it is not dead whatever comes', async () => {
  const orders = ['124', '142', '214', '241', '412', '421'];
  const results: string[] = [];
  for (const urn of orders) results.push(value(await solve(`sixteen:4/2.1334/00/-/${urn}`)).result);
  expect(results.filter((result) => result === 'win')).toHaveLength(3);
  expect(results.filter((result) => result === 'loss')).toHaveLength(3);
  for (const urn of orders) {
    const state = value(sixteenPosition(`4/2.1334/00/-/${urn}`));
    expect(deadWhateverComes(state)).toBe(false);
    // Nor where only the last brick is known.
    expect(deadWhateverComes({ ...state, urn: state.urn.map((b, i) => (i === 2 ? b : brick(0, 40 + i))) })).toBe(false);
  }
});

// Nothing but trying them tells that any of these is lost, and all orders of each are.
test('Sixteen: twenty-four orders of the urn are tried, and of an urn with more nothing is said', () => {
  for (const position of ['5~runs=consecutive/13425.5/00/-/1432', '5/34125.5/00/-/3142'])
    expect(deadWhateverComes(value(sixteenPosition(position)))).toBe(true);
  for (const position of ['5/2.3355/00/-/11424', '5~runs=consecutive/-.33122/00/-/15544', '5/-.-/0/-/12345'])
    expect(deadWhateverComes(value(sixteenPosition(position)))).toBe(false);
});
