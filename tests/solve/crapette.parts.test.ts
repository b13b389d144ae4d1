import { describe, expect, test } from 'vitest';
import { formatAction } from '../../src/engine/games/russian-bank/crapette/notation.ts';
import type { Table } from '../../src/engine/games/russian-bank/crapette/rules.ts';
import {
  bestOfTurn,
  type Method,
  proverWith,
  type Shortcut,
  shortcutNames,
} from '../../src/engine/games/russian-bank/crapette/solver/index.ts';
import { shortcutsFor } from '../../src/engine/games/russian-bank/crapette/solver/shortcuts.ts';
import type { Budget } from '../../src/engine/proving/prover.ts';
import { judge, rate, solve } from '../../src/engine/solve/verdicts.ts';
import { at, diagram, named, open, random } from '../engine/crapette.open.ts';

function prove(
  start: Table,
  goal: string,
  { line = [], method = {}, budget = {} }: { line?: string[]; method?: Method; budget?: Budget } = {},
) {
  const inquiry = proverWith(method).inquire(start, goal);
  if (!inquiry.ok) throw new Error(inquiry.error.code);
  const { line: found, ...proof } = inquiry.value.prove(line.map(named), budget);
  return { ...proof, line: found?.map(formatAction).join() ?? null };
}

// 2♠ must go home first. The 3♦ on the 4♠ then makes room for the 9♥ on the 10♠. 6♣ and after it 7♣ can be loaded on the 5♣, which
// bares the 3♣ for the 2♥ of the hand.
const start = at({ r: '9h2s', t: 'Ts3d.4s.Kc6c.3c7c', h: '2h', home: '--.--.--.A-', two: { h: '7d', w: '5c' } });

describe('a turn worked by hand', () => {
  test.each([
    ['reserve:0', 'r-f,t1-t2,r-t1'],
    ['load:2', 'r-f,t3-ow,t4-ow'],
    ['home:1', 'r-f'],
  ])('%s: %s', (goal, line) => {
    expect(prove(start, goal)).toMatchObject({ result: 'win', line, reason: null });
  });

  test('the whole turn, and what is out of reach', () => {
    expect(prove(start, 'win')).toMatchObject({ result: 'win' });
    for (const goal of ['home:2', 'load:3', 'empty:3']) expect(prove(start, goal)).toMatchObject({ result: 'loss', line: null });
    const { best, reason } = bestOfTurn(start);
    expect(reason).toBeNull();
    expect(Object.entries(best).map(([what, { value, line }]) => [what, value, line.length])).toEqual([
      ['reserve', 0, 3],
      ['stock', 0, 7],
      ['home', 1, 1],
      ['load', 2, 3],
    ]);
  });

  test('what has been loaded and brought home before counts', () => {
    expect(prove(start, 'load:2', { line: ['r-f', 't3-ow'] })).toMatchObject({ result: 'win', line: 't4-ow' });
    expect(prove(start, 'load:3', { line: ['r-f', 't3-ow'] }).result).toBe('loss');
    expect(prove(start, 'home:2', { line: ['r-f'] }).result).toBe('loss');
  });

  test('do: is about one action', () => {
    expect(prove(start, 'do:draw,r-f')).toMatchObject({ result: 'win', line: 'r-f' });
    expect(prove(start, 'do:draw').result).toBe('loss');
    expect(prove(start, 'do:r-f', { line: ['r-f'] }).result).toBe('loss');
  });

  test('end: by discarding, by passing, or by itself', () => {
    expect(prove(start, 'end')).toMatchObject({ result: 'win', line: 'r-f,draw,discard' });
    expect(prove(at({ r: '9h', t: 'Ts.Kd.Kh.Ks' }), 'end').line).toBe('pass');
    expect(prove(at({ r: '4d9h', t: 'Ts.Kd.Kh.Ks', two: { w: 'Jh' } }), 'end').line).toMatch(/^(r-t1|pass)$/);
    // The last action of the game ends it before the turn ends.
    const late = (count: number) => at({ r: '4d9h2s', t: 'Ts.Kd.Kh.Ks', home: '--.--.--.A-', count });
    expect(prove(late(999), 'end').result).toBe('loss');
    expect(prove(late(998), 'end').line).toBe('r-f,pass');
  });

  test('the limit of actions', () => {
    const late = (count: number) => ({ ...start, count });
    expect(prove(late(997), 'reserve:0').result).toBe('win');
    expect(prove(late(998), 'reserve:0').result).toBe('loss');
  });
});

describe('budgets and memory', () => {
  test('what is not decided says why', () => {
    expect(prove(start, 'load:3', { budget: { nodes: 2 } })).toMatchObject({
      result: 'unknown',
      reason: { code: 'out-of-positions' },
      nodes: 2,
    });
    expect(prove(start, 'load:3', { method: { memory: 3 } })).toMatchObject({
      result: 'unknown',
      reason: { code: 'out-of-memory' },
    });
    expect(bestOfTurn(start, { nodes: 2 }).reason).not.toBeNull();
  });

  test('what is proved dead is not searched again', () => {
    const inquiry = proverWith({}).inquire(start, 'load:3');
    if (!inquiry.ok) throw new Error();
    const [first, again] = [inquiry.value.prove([], {}), inquiry.value.prove([named('r-f')], {})];
    expect([first.result, again.result, again.nodes]).toEqual(['loss', 'loss', 0]);
    expect(first.nodes).toBeGreaterThan(10);
  });

  test('a goal that cannot be read is an error, and goals that ask for less are named', () => {
    expect(proverWith({}).inquire(start, 'lock')).toMatchObject({ ok: false, error: { field: 'goal' } });
    const easier = (goal: string) => {
      const found = proverWith({}).easier?.(start, goal);
      return found?.ok ? found.value.slice(0, 3) : found?.error.field;
    };
    expect(easier('win')).toEqual(['stock:1', 'stock:2', 'stock:3']);
    expect(easier('reserve:0')).toEqual(['reserve:1', 'reserve:2', 'reserve:3']);
    expect(easier('load:3')).toEqual(['load:2', 'load:1']);
    expect(easier('home:1')).toEqual([]);
    expect(easier('end')).toEqual([]);
    expect(easier('lock')).toBe('goal');
  });
});

describe('shortcuts', () => {
  test('which are used for which goal', () => {
    const all = { unordered: true, ceiling: false };
    expect(shortcutsFor({ kind: 'stock', cards: 0 })).toEqual(all);
    expect(shortcutsFor({ kind: 'home', cards: 3 })).toEqual({ ...all, ceiling: true });
    expect(shortcutsFor({ kind: 'top', place: 0, cards: [] })).toEqual({ ...all, unordered: false });
    expect(shortcutsFor({ kind: 'home', cards: 3 }, ['ceiling'])).toEqual(all);
  });

  // Losing questions have to look at everything that is not merged, left out or given up.
  test.each<[Shortcut, string]>([
    ['unordered', 'load:50'],
    ['ceiling', 'home:12'],
  ])('%s saves positions and changes no verdict', (name, goal) => {
    const below = random(11);
    let [used, left] = [0, 0];
    for (let n = 0; n < 60; ) {
      const text = diagram(below, '');
      if (text === null) continue;
      n += 1;
      const table = { ...open(text), count: 0 };
      const [one, other] = [{}, { without: [name] }].map((method) => prove(table, goal, { method, budget: { nodes: 4_000 } }));
      if (one?.result !== 'loss' || other?.result !== 'loss') continue;
      used += one.nodes;
      left += other.nodes;
    }
    expect(used).toBeGreaterThan(20);
    expect(used).toBeLessThan(left);
  });

  // Both cards of the stock can go home, and that wins: only who sends the cards of the houses first gets all five home.
  test('cards of the stock that go home too early can end the game', () => {
    const table = open('crapette~waste=open/2/6d5c2c;5d2s.6h5h.-.5s7c;6d4c;-/-;4s.As.7s6c.Ad;-;AcAd/--.--.--.--/-/0');
    expect(prove(table, 'home:5').result).toBe('win');
    expect(prove(table, 'home:5', { method: { without: shortcutNames } }).result).toBe('win');
  });
});

test('solving, judging and rating go through it', async () => {
  const text = 'russian-bank:crapette/1/9h2s;Ts3d.4s.Kc6c.3c7c;2h;-/-;Kc.Kd.Kh.Ks;7d;5c/--.--.--.A-/-/0';
  expect(await solve(text, 'load:2')).toMatchObject({ ok: true, value: { result: 'win', line: 'r-f,t3-ow,t4-ow' } });
  expect(await judge(text, ['r-f', 'draw', 'discard'], 'load:2')).toMatchObject({
    ok: true,
    value: { state: 'lost', winnable: false, line: expect.stringMatching(/^r-f,draw,/) },
  });
  expect(await rate(text, 'load:2')).toMatchObject({ ok: true, value: { actions: [{ action: 'r-f', result: 'win' }] } });
});
