import { describe, expect, test } from 'vitest';
import { rng } from '../../src/engine/core/rng.ts';
import { formatAction } from '../../src/engine/games/russian-bank/crapette/notation.ts';
import { greedy } from '../../src/engine/games/russian-bank/crapette/players/greedy.ts';
import { formatPosition } from '../../src/engine/games/russian-bank/crapette/position.ts';
import { apply, deal, observe, outcome, type Table } from '../../src/engine/games/russian-bank/crapette/rules.ts';
import { actions, read } from './crapette.brute.ts';
import { at, follow } from './crapette.open.ts';

const chooses = (table: Table, seed = 1): string | null => {
  const action = greedy(observe(table, table.turn), rng(seed));
  return action && formatAction(action);
};

/** A game between two of them: every position and every action. */
function game(seed: number, rules: Partial<Table['params']> = {}) {
  let table = deal({ preset: 'crapette', reserve: 13, waste: 'closed', score: 'none', ...rules }, rng(seed));
  const tables = [table];
  const line: string[] = [];
  const randoms = [rng(2 * seed), rng(2 * seed + 1)] as const;
  while (outcome(table) === null) {
    const action = greedy(observe(table, table.turn), randoms[table.turn - 1] as (typeof randoms)[0]);
    if (action === null) throw new Error(`gave up at ${formatPosition(table)}`);
    table = apply(table, action);
    line.push(formatAction(action));
    tables.push(table);
  }
  return { tables, line };
}

describe('games between two players by rule of thumb', () => {
  test.each([
    ['the main form', {}],
    ['an open waste, reserves of 12', { waste: 'open', reserve: 12 }],
  ] as const)('are legal throughout by the naive rules, lose no card and are the same each time: %s', (_what, rules) => {
    for (const seed of [1, 2, 3]) {
      const { tables, line } = game(seed, rules);
      expect(game(seed, rules).line).toEqual(line);
      for (const [i, table] of tables.entries()) {
        const allowed = actions(read(formatPosition(table)));
        const action = line[i];
        if (action === undefined ? allowed.length > 0 : !allowed.includes(action))
          expect(allowed, formatPosition(table)).toContain(action);
        const cards = [
          ...table.sides.flatMap(({ reserve, piles, hand, waste }) => [reserve, hand, waste, ...piles]),
          ...table.foundations,
        ].flat();
        if (new Set(cards).size !== 104 || cards.length !== 104) expect(cards, formatPosition(table)).toHaveLength(104);
      }
    }
  });

  test('are nearly all decided, without endless turns', () => {
    const games = Array.from({ length: 40 }, (_, i) => game(i + 100));
    const won = games.filter(({ tables }) => outcome(tables.at(-1) as Table)?.winner !== null);
    expect(won.length).toBeGreaterThanOrEqual(38);
    let longest = 0;
    for (const { tables } of games)
      for (let i = 1, length = 0; i < tables.length; i++) {
        length = tables[i]?.turn === tables[i - 1]?.turn ? length + 1 : 0;
        longest = Math.max(longest, length);
      }
    expect(longest).toBeLessThan(200);
  });
});

describe('what it knows to do', () => {
  const two = { r: '8h', w: '6c', t: 'Kc.Kd.Kh.Ks' };
  test.each([
    ['the reserve home', { r: '4dAs', t: 'Ts.Kd.Kh.Ks', h: '9h' }, 'r-f'],
    ['the reserve onto the opponent before a house', { r: '9h', t: 'Ts.Kd.Kh.Ks', h: '4d' }, 'r-or'],
    ['the reserve before the turned-up card', { r: '9d', t: 'Ts.Kd.Kh.Ks', h: '7h', drawn: 'd' }, 'r-t1'],
    ['the turned-up card onto the opponent before a house', { r: '4d', t: '8s.Kd.Kh.Ks', h: '7h', drawn: 'd' }, 'h-or'],
    ['a house onto the opponent before turning up', { r: '4d', t: '3s7c.Kd.Kh.Ks', h: '2h' }, 't1-ow'],
    ['a house moved, so that the reserve can be played', { r: '9d', t: 'Ts3d.4s.Kh.Ks', h: '2h' }, 't1-t2'],
    ['a house moved, so that a card goes home', { r: '9d', t: 'As3d.4s.Kh.Ks', h: '2h' }, 't1-t2'],
    ['a house emptied for the reserve', { r: '9d', t: '3d.4s.Kh.Ks', h: '2h' }, 't1-t2'],
    ['no card moved from house to house in vain', { r: '9d', t: '8c3d.4s.4c.Ks', h: '2h' }, 'draw'],
    ['the reserve, not the turned-up card, into a space', { r: '9d', t: '-.Kd.Kh.Ks', h: '2h', drawn: 'd' }, 'r-t1'],
    ['the turned-up card discarded where it fits nowhere', { r: '9d', h: '2h', drawn: 'd' }, 'discard'],
  ] as const)('%s', (_what, seat, action) => {
    for (const seed of [1, 2, 3]) expect(chooses(at({ ...seat, two }), seed)).toBe(action);
  });
});

describe('what players see', () => {
  test('neither hands nor what lies beneath the top of a reserve, but the card that waits', () => {
    const table = at({ r: '2c9h', h: '4d6s', w: '3h', two: { r: '2d9d', w: '7c' } });
    for (const eye of [1, 2]) {
      expect(formatPosition(observe(table, eye))).toBe(
        'crapette/1/??9h;Kc.Kd.Kh.Ks;????;3h/??9d;Kc.Kd.Kh.Ks;??;7c/--.--.--.--/-/0',
      );
      expect(formatPosition(observe(follow(table, 'draw'), eye)).split('/')[2]).toBe('??9h;Kc.Kd.Kh.Ks;4d??;3h');
    }
    expect(observe(table, 'all')).toBe(table);
  });
});
