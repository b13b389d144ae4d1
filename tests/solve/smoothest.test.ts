import { describe, expect, test } from 'vitest';
import { type Rng, rng } from '../../src/engine/core/rng.ts';
import { shuffled } from '../../src/engine/core/shuffled.ts';
import { formatGoal, type GoalSpec, holds, parseGoal } from '../../src/engine/games/sixteen/goals.ts';
import { type State, sixteen } from '../../src/engine/games/sixteen/index.ts';
import { stroll } from '../../src/engine/games/sixteen/mine/stroll.ts';
import { grade, onlyMoves } from '../../src/engine/games/sixteen/solver/grade.ts';
import { prover, shortcutNames } from '../../src/engine/games/sixteen/solver/index.ts';
import { smoothest } from '../../src/engine/games/sixteen/solver/smoothest.ts';
import { brick, rankOf } from '../../src/engine/games/sixteen/state.ts';
import { ground } from '../hunt/sixteen.ts';
import { explore, winnable } from './brute.ts';

type Asked = Exclude<GoalSpec, { kind: 'do' }>;

/** The fewest only moves of any line that meets the goal, from the whole space of the rules; null where there is none or it is too large. */
function fewest(start: State, goal: Asked): number | null {
  const space = explore(start, 6_000);
  if (space === null) return null;
  const can = winnable(space, goal);
  const met = space.states.map((state) => holds(goal, state, 1));
  const wins = (i: number): boolean => met[i] === true || can[i] === true;
  const costs = space.states.map((state, i) => {
    if (state.drawn === null) return 0;
    const named = goal.kind === 'top' ? goal.pile : null;
    const piles = state.piles.map((pile, p) => (p + 1 === named ? 'named' : pile.map(rankOf).join()));
    const winning = new Set(piles.filter((_, p) => wins(space.next[i]?.[p] as number)));
    return new Set(piles).size > 1 && winning.size === 1 ? 1 : 0;
  });
  let level = [0];
  const seen = new Set<number>();
  for (let cost = 0; level.length > 0; cost++) {
    const dearer: number[] = [];
    for (let i = level.pop(); i !== undefined; i = level.pop()) {
      if (seen.has(i)) continue;
      seen.add(i);
      for (const next of space.next[i] as number[]) {
        if (!wins(next)) continue;
        if (met[next]) {
          if (costs[i] === 0) return cost;
          dearer.push(-1);
        } else (costs[i] === 0 ? level : dearer).push(next);
      }
    }
    if (dearer.includes(-1)) return cost + 1;
    level = dearer;
  }
  return null;
}

/** A brick that waits in a game that is placed badly. */
function late(start: State, seed: number): State {
  const waiting = stroll(start, 30, rng(seed)).states.filter(({ drawn, urn }) => drawn !== null && urn.length >= 2);
  return waiting[seed % waiting.length] ?? start;
}

/** A little position in which pile 1 is like pile 2 but for a brick on top that may go home at once; null where the numbers make none. */
function apart(runs: 'descending' | 'consecutive', random: Rng): State | null {
  const [ranks, copies, piles] = [4 + random.int(3), 1 + random.int(2), 3];
  const level = random.int(ranks - 2);
  const rest = Array.from({ length: (ranks - level) * copies }, (_, i) => level + 1 + (i % (ranks - level)));
  if (rest.length > 6) return null;
  const bricks = shuffled(rest, random);
  const take = (rank: number): boolean => {
    const i = bricks.indexOf(rank);
    if (i >= 0) bricks.splice(i, 1);
    return i >= 0;
  };
  if (!take(level + 1)) return null;
  const twin = copies === 2 && random.int(2) === 0 ? level + 2 + random.int(ranks - level - 1) : null;
  if (twin !== null && !(take(twin) && take(twin))) return null;
  const beneath = twin === null ? [] : [twin];
  const heaps: number[][] = Array.from({ length: piles }, (_, p) => (p < 2 ? [...beneath] : []));
  heaps[0]?.push(level + 1);
  const urn = bricks.splice(0, 2 + random.int(2));
  for (const rank of bricks) heaps[2]?.push(rank);
  let serial = 0;
  const made = (rank: number) => brick(rank, ++serial);
  return {
    params: { ranks, copies, piles, runs },
    piles: heaps.map((heap) => heap.map(made)),
    foundations: Array.from({ length: copies }, () => Array.from({ length: level }, (_, i) => made(i + 1))),
    drawn: null,
    urn: urn.map(made),
  };
}

describe('the line with the fewest only moves', () => {
  test.each([
    ['win', 10, 1, 2, 'descending'],
    ['win', 9, 1, 2, 'consecutive'],
    ['win', 6, 2, 2, 'descending'],
    ['home:4', 8, 1, 2, 'consecutive'],
    ['empty:1', 8, 1, 2, 'consecutive'],
    ['win', 6, 1, 3, 'consecutive'],
  ] as const)('has as few as the whole space of the rules allows: %s, %i %i %i %s', (text, ranks, copies, piles, runs) => {
    const goal: Asked =
      text === 'win' ? { kind: 'win' } : text === 'home:4' ? { kind: 'home', bricks: 4 } : { kind: 'empty', piles: 1 };
    expect(formatGoal(goal)).toBe(text);
    const seen = new Set<number>();
    let compared = 0;
    for (let seed = 1; seed <= 24; seed++) {
      const start = late(sixteen.deal({ ranks, copies, piles, runs }, rng(seed)), seed);
      const inquiry = prover.inquire(start, text);
      const line = inquiry.ok ? inquiry.value.prove([], {}).line : null;
      const least = fewest(start, goal);
      if (line === null || least === null) continue;
      const found = smoothest(start, goal, line, {});
      expect(found?.onlyMoves, `${sixteen.position.format(start)} ${text}`).toBe(least);
      expect(found?.proved).toBe(true);
      expect(grade(start, found?.line ?? [], goal, {})?.onlyMoves).toBe(least);
      // Without the shortcuts it is the same.
      expect(smoothest(start, goal, line, {}, ['safeHome', 'renaming', 'unordered'])?.onlyMoves).toBe(least);
      seen.add(least);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(5);
    if (text === 'win' && copies === 1 && piles === 2) expect(seen.size).toBeGreaterThan(1);
  });

  test.each(ground.rules)('has as few in dense little positions, with and without each shortcut: %s', (rules) => {
    const numbers = rng(20261123);
    let [compared, sharp] = [0, 0];
    for (let n = 0; n < Number(process.env.DENSE ?? 60); n++) {
      const start = ground.draw(rules, numbers);
      const space = start && explore(start, 300);
      if (!start || !space) continue;
      for (const text of ground.goals(start, space.states, numbers)) {
        const goal = parseGoal(text);
        if (!goal.ok || goal.value.kind === 'do') throw new Error(text);
        const inquiry = prover.inquire(start, text);
        const line = inquiry.ok ? inquiry.value.prove([], {}).line : null;
        const least = fewest(start, goal.value);
        expect(line === null, `${sixteen.position.format(start)} ${text}`).toBe(least === null);
        if (line === null || least === null || line.length === 0) continue;
        for (const without of [[], shortcutNames, ...shortcutNames.map((name) => [name])]) {
          const found = smoothest(start, goal.value, line, {}, without);
          const asked = `${sixteen.position.format(start)} ${text} without ${without.join()}`;
          expect([found?.onlyMoves, found?.proved], asked).toEqual([least, true]);
          expect(grade(start, found?.line ?? [], goal.value, {})?.onlyMoves, asked).toBe(least);
        }
        compared += 1;
        if (least > 0) sharp += 1;
      }
    }
    if (process.env.DENSE) console.log(rules, compared, sharp);
    expect(compared).toBeGreaterThan(60);
    expect(sharp).toBeGreaterThan(4);
  });

  test.each(ground.rules)('has as few where sending a safe brick home makes two piles equal: %s', (rules) => {
    const numbers = rng(20261124);
    let [compared, spared] = [0, 0];
    for (let n = 0; n < Number(process.env.DENSE ?? 250); n++) {
      const start = apart(rules === 'consecutive' ? 'consecutive' : 'descending', numbers);
      const least = start && fewest(start, { kind: 'win' });
      const inquiry = start && prover.inquire(start, 'win');
      const line = inquiry?.ok ? inquiry.value.prove([], {}).line : null;
      if (!start || least === null || line === null) continue;
      const said = sixteen.position.format(start);
      expect(smoothest(start, { kind: 'win' }, line, {}), said).toMatchObject({ onlyMoves: least, proved: true });
      const first = sixteen.apply(start, { kind: 'home', from: 1 });
      if (least < (fewest(first, { kind: 'win' }) ?? 0)) spared += 1;
      compared += 1;
    }
    if (process.env.DENSE) console.log(rules, compared, spared);
    expect(compared).toBeGreaterThan(80);
    // So often the brick that is left where it lies saves an only move.
    expect(spared).toBeGreaterThan(0);
  });

  test('is found in the puzzle in which a 1 keeps two empty piles apart', () => {
    const read = sixteen.position.parse('g/gfedcba875432.-.-.ga6fbedc/gggg90/1/9');
    if (!read.ok) throw new Error(read.error.code);
    const inquiry = prover.inquire(read.value, 'win');
    const line = (inquiry.ok && inquiry.value.prove([], {}).line) || [];
    const found = smoothest(read.value, { kind: 'win' }, line, {});
    expect(found).toMatchObject({ onlyMoves: 0, proved: true });
    expect(onlyMoves(read.value, found?.line ?? [])).toBe(0);
  });

  test('keeps the line in hand where none is easier, and says when the budget did not tell', () => {
    const read = sixteen.position.parse('8~runs=consecutive/-.-.-/00/-/3277588246614531');
    if (!read.ok) throw new Error(read.error.code);
    const inquiry = prover.inquire(read.value, 'win');
    const line = (inquiry.ok && inquiry.value.prove([], {}).line) || [];
    expect(onlyMoves(read.value, line)).toBe(0);
    expect(smoothest(read.value, { kind: 'win' }, line, {})).toEqual({ line, onlyMoves: 0, proved: true });
    const sharp = sixteen.position.parse('g/-.-/0/-/1b5e9d2gc48a7f63');
    if (!sharp.ok) throw new Error(sharp.error.code);
    const way = prover.inquire(sharp.value, 'win');
    const other = (way.ok && way.value.prove([], {}).line) || [];
    const all = smoothest(sharp.value, { kind: 'win' }, other, {});
    const little = smoothest(sharp.value, { kind: 'win' }, other, { nodes: 1 });
    expect(all?.proved).toBe(true);
    expect(little?.proved ?? false).toBe(false);
  });
});
