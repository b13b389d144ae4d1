import { describe, expect, test } from 'vitest';
import { afterBadPlay, trials } from '../../scripts/bench/badly.mjs';

type Row = Awaited<ReturnType<ReturnType<typeof afterBadPlay>['next']>>['value'];

async function rowsOf(game: string, budget: { nodes?: number; seconds?: number }, count = 1): Promise<NonNullable<Row>[]> {
  const trial = trials.find((one) => one.game === game);
  if (!trial) throw new Error(game);
  const rows: NonNullable<Row>[] = [];
  for await (const row of afterBadPlay(trial, count, budget)) rows.push(row);
  return rows;
}

describe.each(trials.map(({ game }) => game))('%s after bad play', (game) => {
  test('is asked about under every rule set, at every number that is left, and every answer counts once', async () => {
    const rows = await rowsOf(game, { nodes: 2_000 });
    const trial = trials.find((one) => one.game === game);
    expect(new Set(rows.map(({ preset }) => preset))).toEqual(new Set(trial?.presets));
    expect(new Set(rows.map(({ left }) => left))).toEqual(new Set(trial?.lefts));
    for (const { won, lost, known, unknown, nodes, ms } of rows) {
      expect(won + lost + known + unknown).toBe(nodes.length);
      expect(ms.length).toBe(nodes.length);
    }
    expect(rows.reduce((sum, { nodes }) => sum + nodes.length, 0)).toBeGreaterThan(rows.length / 2);
  });

  test('what the budget does not decide is unknown, and what it decides is so with more', async () => {
    const [little, more] = [await rowsOf(game, { nodes: 1 }), await rowsOf(game, { nodes: 2_000 })];
    const unknowns = (rows: readonly NonNullable<Row>[]) => rows.reduce((sum, { unknown }) => sum + unknown, 0);
    expect(unknowns(little)).toBeGreaterThan(unknowns(more));
    for (const [i, row] of little.entries()) {
      expect(row.won, `${row.preset} ${row.left}`).toBeLessThanOrEqual(more[i]?.won ?? 0);
      expect(row.lost, `${row.preset} ${row.left}`).toBeLessThanOrEqual(more[i]?.lost ?? 0);
    }
  });
});

test('who is to be out first is not asked where somebody is out', async () => {
  const rows = await rowsOf('ristiseiska', { nodes: 500 }, 6);
  const asked = (goal: string) =>
    rows.filter((row) => row.preset === 'begging' && row.goal === goal && row.left === 10).flatMap(({ nodes }) => nodes).length;
  expect(asked('win')).toBeLessThan(asked('not-last'));
});
