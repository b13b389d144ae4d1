import { describe, expect, test } from 'vitest';
import { parseLine } from '../../src/engine/core/play.ts';
import { miner } from '../../src/engine/games/russian-bank/mine/index.ts';
import { recipes } from '../../src/engine/games/russian-bank/mine/recipes.ts';
import { turnsOf } from '../../src/engine/games/russian-bank/mine/turns.ts';
import { tools } from '../../src/engine/mine/tools.ts';
import { rate } from '../../src/engine/solve/verdicts.ts';

const recipe = (name: string) => {
  const found = recipes.find((r) => r.name === name);
  if (!found) throw new Error(`no recipe ${name}`);
  return found;
};

/** The first seeds from here on that hold a candidate. */
async function first(name: string, seed: number) {
  for (let at = seed; ; at++) {
    const { candidate } = await miner.attempt(name, at, tools);
    if (candidate !== null) return candidate;
  }
}

describe('turns of a game', () => {
  test('a turn is of one player, and the players take turns', async () => {
    const turns = turnsOf(recipe('greedy:start'), 7);
    expect(turns.length).toBeGreaterThan(10);
    for (const [i, turn] of turns.entries()) {
      expect(new Set(turn.map((state) => state.turn)).size).toBe(1);
      expect(turn.length).toBeGreaterThan(0);
      if (i > 0) expect(turn[0]?.turn).not.toBe(turns[i - 1]?.[0]?.turn);
    }
  });

  test('the same seed gives the same game, another another', async () => {
    const before = turnsOf(recipe('greedy:start'), 7);
    const other = turnsOf(recipe('greedy:start'), 8);
    expect(other[0]).not.toEqual(before[0]);
    expect(turnsOf(recipe('greedy:start'), 7)).toEqual(before);
  });
});

describe('mining', () => {
  test('a candidate repeats, and its turn is told with how many states it has', async () => {
    const found = await first('greedy:start', 80);
    const again = await miner.attempt('greedy:start', found.seed, tools);
    expect(again.candidate).toEqual(found);
    expect(again.turns?.length).toBeGreaterThan(0);
    for (const { states, whole } of again.turns ?? []) {
      expect(states).toBeGreaterThan(0);
      expect(whole).toBe(true);
    }
  });

  test('what begins in the middle of a turn has one right first action of three or more', async () => {
    const { position, goal, line } = await first('greedy:middle', 160);
    const rated = await rate(position, goal);
    const actions = rated.ok ? rated.value.actions : [];
    expect(actions.length).toBeGreaterThanOrEqual(3);
    expect(actions.filter(({ result }) => result === 'win').map(({ action }) => action)).toEqual([parseLine(line)[0]]);
  });

  test('what is wanted easy is met by chance often', async () => {
    const found = await first('greedy:easy', 240);
    expect(found.proof.share).toBeGreaterThan(0.02);
  });
});
