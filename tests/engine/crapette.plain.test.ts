import { describe, expect, test } from 'vitest';
import { rng } from '../../src/engine/core/rng.ts';
import { goal as goalOf } from '../../src/engine/games/russian-bank/crapette/goals.ts';
import { type Action, formatAction } from '../../src/engine/games/russian-bank/crapette/notation.ts';
import { greedy } from '../../src/engine/games/russian-bank/crapette/players/greedy.ts';
import { formatPosition } from '../../src/engine/games/russian-bank/crapette/position.ts';
import { apply, deal, observe, outcome, type Table } from '../../src/engine/games/russian-bank/crapette/rules.ts';
import { bestPlainly, solvePlainly } from '../../src/engine/games/russian-bank/crapette/solver/plain.ts';
import { act, actions, type Naive, read, write } from './crapette.brute.ts';
import { at, follow, open } from './crapette.open.ts';

function solve(table: Table, goal: string, nodes = 20_000) {
  const proof = solvePlainly(table, goal, { nodes });
  if (!proof.ok) throw new Error(proof.error.code);
  return proof.value;
}

/** What a goal says of a line, every action of which must be legal. */
function verdict(start: Table, line: readonly Action[], goal: string): string {
  follow(start, ...line.map(formatAction));
  const read = goalOf(goal);
  return read.ok ? read.value(start, line) : read.error.code;
}

describe('a turn worked by hand', () => {
  // 2♠ must go home first. The 3♦ on the 4♠ then makes room for the 9♥ on the 10♠. 6♣ and after it 7♣ can be loaded on the 5♣, which
  // bares the 3♣ for the 2♥ of the hand.
  const start = at({ r: '9h2s', t: 'Ts3d.4s.Kc6c.3c7c', h: '2h', home: '--.--.--.A-', two: { h: '7d', w: '5c' } });

  test.each([
    ['reserve:2', 0],
    ['reserve:1', 1],
    ['reserve:0', 3],
    ['stock:1', 3],
    ['home:1', 1],
    ['load:1', 2],
    ['load:2', 3],
    ['win', 7],
    ['home:2', null],
    ['load:3', null],
  ])('%s takes %s actions', (goal, length) => {
    const { result, line, reason } = solve(start, goal);
    expect([result, reason]).toEqual([length === null ? 'loss' : 'win', null]);
    expect(line?.length ?? null).toBe(length);
    if (line !== null) expect(verdict(start, line, goal)).toBe('met');
  });

  test('the best of the turn', () => {
    const best = bestPlainly(start, { nodes: 20_000 });
    const found = Object.entries(best ?? {}).map(([what, { value, line }]) => [what, value, line.length]);
    expect(found).toEqual([
      ['reserve', 0, 3],
      ['stock', 0, 7],
      ['home', 1, 1],
      ['load', 2, 3],
    ]);
  });

  test('a search that runs out of positions knows nothing', () => {
    expect(solve(start, 'load:3', 3)).toMatchObject({ result: 'unknown', line: null, nodes: 3 });
    expect(solve(start, 'load:3', 3).reason).not.toBeNull();
    expect(bestPlainly(start, { nodes: 3 })).toBeNull();
  });

  test('a goal that cannot be read is an error, and one about an action is none to search for', () => {
    expect(solvePlainly(start, 'lock', {})).toMatchObject({ ok: false, error: { field: 'goal' } });
    expect(() => solvePlainly(start, 'do:draw', {})).toThrow('do:draw');
  });
});

/** The best of a turn by the naive rules: reserve, stock, home, load; null where there are too many positions. */
function naiveBest(start: Naive, limit: number): [number, number, number, number] | null {
  const near = start.count > 0;
  const key = (n: Naive) => write(near ? n : { ...n, count: 0 });
  const home = (n: Naive) =>
    Object.values(n.tops)
      .flat()
      .reduce((a, b) => a + b);
  const seat = (n: Naive, own: boolean) => n.seats[own === (start.turn === 1) ? 0 : 1];
  const theirs = (n: Naive) => seat(n, false).r.length + seat(n, false).h.length + seat(n, false).w.length;
  const seen = new Set([key(start)]);
  const waiting = [start];
  const best: [number, number, number, number] = [104, 104, 0, 0];
  const measure = (n: Naive): void => {
    const { r, h, w } = seat(n, true);
    best[0] = Math.min(best[0], r.length);
    best[1] = Math.min(best[1], r.length + h.length + w.length);
    best[2] = Math.max(best[2], home(n) - home(start));
    best[3] = Math.max(best[3], theirs(n) - theirs(start));
  };
  measure(start);
  for (const n of waiting)
    for (const action of actions(n)) {
      const after = act(n, action);
      measure(after);
      if (action === 'discard' || action === 'pass' || after.turn !== start.turn || seen.has(key(after))) continue;
      if (seen.size >= limit) return null;
      seen.add(key(after));
      waiting.push(after);
    }
  return best;
}

/** Positions of games by rule of thumb, one in so many, and some of them with few actions left. */
function* positions(games: number, every: number): Generator<string> {
  for (let seed = 1; seed <= games; seed++) {
    let table = deal({ preset: 'crapette', reserve: 13, waste: seed % 2 ? 'closed' : 'open', score: 'none' }, rng(seed));
    while (outcome(table) === null) {
      if (table.count % every === seed % every)
        yield formatPosition(seed % 3 ? table : { ...table, count: 992 + (table.count % 8) });
      table = apply(table, greedy(observe(table, table.turn), rng(table.count)) as Action);
    }
  }
}

test('the naive rules find the same best of a turn, which can be proved, and no more', () => {
  let compared = 0;
  const values = new Set<string>();
  for (const text of positions(24, 31)) {
    const naive = naiveBest(read(text), 150);
    if (naive === null) continue;
    const start = open(text);
    const best = bestPlainly(start, { nodes: 20_000 });
    if (best === null) throw new Error(text);
    expect([best.reserve.value, best.stock.value, best.home.value, best.load.value], text).toEqual(naive);
    compared++;
    values.add(naive.join());
    for (const [kind, step] of Object.entries({ reserve: -1, stock: -1, home: 1, load: 1 } as const)) {
      const { value, line } = best[kind as keyof typeof best];
      if (value > 0 || step < 0) {
        const goal = `${kind}:${value}`;
        const proof = solve(start, goal);
        expect([proof.result, proof.line?.length], text).toEqual(['win', line.length]);
        for (const way of [proof.line ?? [], line]) expect(verdict(start, way, goal)).toBe('met');
      }
      if (value + step >= 0) expect(solve(start, `${kind}:${value + step}`).result, text).toBe('loss');
    }
    expect(solve(start, 'win').result, text).toBe(best.stock.value === 0 ? 'win' : 'loss');
  }
  expect(compared).toBeGreaterThan(100);
  expect(values.size).toBeGreaterThan(60);
});
