import { describe, expect, test } from 'vitest';
import { parseLine } from '../../src/engine/core/play.ts';
import { rng } from '../../src/engine/core/rng.ts';
import { alike } from '../../src/engine/games/russian-bank/crapette/mine/alike.ts';
import { chanceOfDeal, sameDeal } from '../../src/engine/games/russian-bank/crapette/mine/deal.ts';
import { miner } from '../../src/engine/games/russian-bank/crapette/mine/index.ts';
import { themesOf } from '../../src/engine/games/russian-bank/crapette/mine/themes.ts';
import { traitsOf } from '../../src/engine/games/russian-bank/crapette/mine/traits.ts';
import { turnsOf } from '../../src/engine/games/russian-bank/crapette/mine/turns.ts';
import { presets } from '../../src/engine/games/russian-bank/crapette/params.ts';
import type { Table } from '../../src/engine/games/russian-bank/crapette/rules.ts';
import { deal } from '../../src/engine/games/russian-bank/crapette/rules.ts';
import { making } from '../../src/engine/games/russian-bank/mine/both.ts';
import { tools } from '../../src/engine/mine/tools.ts';
import { solve } from '../../src/engine/solve/verdicts.ts';
import { at, named, open } from '../engine/crapette.open.ts';

/** The starts of the turns of a game of a seed. */
const gameOf = (seed: number, players: readonly ['greedy' | 'planner', 'greedy' | 'planner'] = ['greedy', 'greedy']): Table[] =>
  turnsOf({ players }, seed).flatMap(([start]) => (start === undefined ? [] : [start]));

/** The first seeds from here on that hold a candidate. */
async function first(name: string, seed: number) {
  for (let i = seed; ; i++) {
    const { candidate } = await miner.attempt(name, i, tools);
    if (candidate !== null) return candidate;
  }
}

describe('mining the traditional game', () => {
  test('a turn is of one player, and ends where the rules end it', () => {
    const turns = turnsOf({ players: ['greedy', 'greedy'] }, 7);
    expect(turns.length).toBeGreaterThan(10);
    for (const turn of turns) {
      expect(new Set(turn.map((table) => table.turn)).size).toBe(1);
      // Counted in actions, so a turn goes on one by one.
      expect(turn.map(({ count }) => count)).toEqual(turn.map((_, i) => (turn[0]?.count ?? 0) + i));
    }
  });

  test('what it finds at the start of a turn repeats, and is won by its line', async () => {
    const found = await first('crapette:greedy:start', 80);
    expect((await miner.attempt('crapette:greedy:start', found.seed, tools)).candidate).toEqual(found);
    expect(found.position).toMatch(/^russian-bank:crapette\//);
    expect(found.natural).toBeLessThanOrEqual(4);
    const solved = await solve(found.position, found.goal);
    expect(solved.ok && solved.value.result).toBe('win');
  });

  test('what it finds late on a line is met by chance now and then', async () => {
    const found = await first('crapette:greedy:late', 160);
    expect(found.proof.share).toBeGreaterThan(0.001);
    expect(found.natural).toBeLessThanOrEqual(4);
    expect(parseLine(found.line).length).toBeGreaterThanOrEqual(4);
  });

  test('the recipes of both rule sets are those of the game, and each has the puzzles of its own', () => {
    const { recipes, slowRecipes = [], kindOf } = making.miner;
    for (const name of [...recipes, ...slowRecipes])
      expect(kindOf(name).rules).toBe(name.startsWith('crapette:') ? 'crapette' : 'free');
    expect(slowRecipes.length).toBeGreaterThan(0);
  });
});

describe('one deal of the traditional game', () => {
  test('nearly all pairs of one game are told, and games of one deal that others play', () => {
    for (const seed of [1, 2, 3, 4]) {
      const all = gameOf(seed).filter((_, i) => i % 5 === 0);
      const found = all.flatMap((one, i) => all.slice(0, i).map((other) => sameDeal(one, other)));
      expect(found.length).toBeGreaterThan(10);
      // Cards come in by loading, so that late in a game little is left of the order of its deal.
      expect(found.filter((same) => same).length / found.length).toBeGreaterThan(0.8);
      for (const [i, one] of all.slice(1, 6).entries()) expect(sameDeal(one, all[i] as Table)).toBe(true);
      const other = gameOf(seed, ['planner', 'greedy']);
      expect(sameDeal(all[1] as Table, other[4] as Table)).toBe(true);
    }
  });

  test('positions of two deals hardly ever look like one', () => {
    const games = [11, 12, 13, 14, 15, 16].map((seed) => gameOf(seed).filter((_, i) => i % 3 === 0));
    const pairs = games.flatMap((game, i) =>
      games.slice(0, i).flatMap((other) => game.flatMap((a) => other.map((b) => sameDeal(a, b)))),
    );
    expect(pairs.length).toBeGreaterThan(1000);
    expect(pairs.filter((same) => same).length / pairs.length).toBeLessThan(1e-3);
  });

  test('is not where the lowest card of a reserve is another, whatever else there is', () => {
    const one = deal(presets.crapette, rng(5));
    const [first, second] = one.sides;
    const other = { ...one, sides: [{ ...first, reserve: first.reserve.toReversed() }, second] as const };
    expect(chanceOfDeal(one, one)).toBeLessThan(1e-30);
    expect(chanceOfDeal(one, other)).toBe(1);
  });

  test('does not mind cards that were loaded, nor a waste that was turned over', () => {
    const before = at({ r: '3s7d', h: '2h9c4d6s8cJh', w: 'TcQd5s', two: { r: '5h2d', h: '4c6d8s', w: '3c' } });
    const later = at({ r: '3s7d8d', h: 'TcQd5s6s2h', w: '9c4d', two: { r: '5h2d', h: '8s3c4c5c', w: '-' } });
    expect(sameDeal(before, later)).toBe(true);
    expect(chanceOfDeal(later, before)).toBe(chanceOfDeal(before, later));
  });
});

describe('how tables are alike', () => {
  const house = 'crapette/1/9c;6s.7s.8s.9s;2h;3d/9d;6h.7h.8h.9h;2s;3c/--.--.--.--/-/0';

  test('but for the order of the eight houses, suits of a colour and who is who', () => {
    const exchanged = 'crapette/1/9c;6h.7s.9h.9s;2h;3d/9d;6s.7h.8h.8s;2s;3c/--.--.--.--/-/0';
    expect(alike(open(exchanged))).toBe(alike(open(house)));
    const turned = 'crapette/2/9d;6h.7h.8h.9h;2s;3c/9c;6s.7s.8s.9s;2h;3d/--.--.--.--/-/0';
    expect(alike(open(turned))).toBe(alike(open(house)));
    const named = 'crapette/1/9s;6c.7c.8c.9c;2h;3d/9d;6h.7h.8h.9h;2c;3s/--.--.--.--/-/0';
    expect(alike(open(named))).toBe(alike(open(house)));
    expect(alike(open(house.replace('9c;', 'Tc;')))).not.toBe(alike(open(house)));
  });

  test('by pieces: houses have no owner', () => {
    const pieces = (text: string) => traitsOf(open(text), []).pieces[0]?.toSorted();
    expect(pieces('crapette/1/9c;6h.7s.9h.9s;2h;3d/9d;6s.7h.8h.8s;2s;3c/--.--.--.--/-/0')).toEqual(pieces(house));
  });

  test('by moves: a card home, to a house, onto the opponent', () => {
    const table = at({ r: '9h2s', t: 'Ts3d.4s.Kc6c.3c7c', h: '2h', home: '--.--.--.A-', two: { h: '7d', w: '5c' } });
    // 2♠ home, 3♦ on the 4♠, 6♣ on the 5♣ of the waste.
    expect(traitsOf(table, ['r-f', 't1-t2', 't3-ow'].map(named)).moves[0]).toEqual(['41 f -', '16 house 43', '6 load 5']);
  });
});

describe('themes', () => {
  const table = at({ r: '9h2s', t: 'Ts3d.4s.Kc6c.3c7c', h: '2h', home: '--.--.--.A-', two: { h: '7d', w: '5c' } });

  test('the goal, and two cards loaded', () => {
    const line = ['r-f', 't1-t2', 't3-ow', 't4-ow'].map(named);
    expect(themesOf(table, 'stock:2', line)).toEqual(['shrink-stock', 'loading']);
    expect(themesOf(table, 'load:2', line)).toEqual(['loading']);
    expect(themesOf(table, 'home:1', line.slice(0, 3))).toEqual(['homeward']);
  });

  test('a house that is emptied and filled again makes room', () => {
    const room = at({ r: '9h', t: '4s.3d.Kc.8c', h: '2h' });
    expect(themesOf(room, 'reserve:0', ['t2-t1', 'r-t2'].map(named))).toEqual(['reserve-first', 'making-room']);
    // A house that was empty before is none that was made.
    const empty = at({ r: '9h', t: '-.3d.Kc.8c', h: '2h' });
    expect(themesOf(empty, 'reserve:0', ['r-t1'].map(named))).toEqual(['reserve-first']);
  });

  test('a card that was turned up is placed only after something else was played', () => {
    const wait = at({ r: '-', t: '4s.3d.Kc3s.Kd', h: '2h7c' });
    expect(themesOf(wait, 'stock:1', ['draw', 'h-t3'].map(named))).toEqual(['shrink-stock']);
    expect(themesOf(wait, 'stock:1', ['draw', 't2-t1', 'h-t3'].map(named))).toContain('turned-up');
  });
});
