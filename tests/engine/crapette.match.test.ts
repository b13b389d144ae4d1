import { describe, expect, test } from 'vitest';
import { textGame } from '../../src/engine/core/play.ts';
import { rng } from '../../src/engine/core/rng.ts';
import { bothTables } from '../../src/engine/games/russian-bank/both.ts';
import { afterRound, rounds } from '../../src/engine/games/russian-bank/crapette/match.ts';
import { formatRules, parseRules } from '../../src/engine/games/russian-bank/crapette/params.ts';
import { parsePosition } from '../../src/engine/games/russian-bank/crapette/position.ts';
import { drawnNow } from '../../src/engine/games/russian-bank/crapette/rules.ts';
import { totals } from '../../src/engine/games/russian-bank/crapette/totals.ts';
import { choose } from '../../src/engine/solve/players.ts';
import { at } from './crapette.open.ts';

const value = <T>(result: { ok: true; value: T } | { ok: false; error: { code: string } }): T => {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};
const rules = 'crapette~score=count~target=100';
const of = (ends: readonly unknown[] = [], text = rules) => rounds(rng, { rules: text }, 7, ends);

describe('the target', () => {
  test('is one of three, stands between counting and order, and is none where nothing says it', () => {
    for (const target of totals) {
      const text = `crapette~score=count~target=${target}~order=called`;
      const read = value(parseRules(text));
      expect([read.target, formatRules(read)]).toEqual([target, text]);
    }
    expect(value(parseRules('crapette~score=count'))).not.toHaveProperty('target');
    expect(formatRules(value(parseRules('crapette~target=200~score=count')))).toBe('crapette~score=count~target=200');
    for (const bad of ['0', '99', '100000', '0100', '1e2', 'null', ''])
      expect(parseRules(`crapette~target=${bad}`)).toMatchObject({
        ok: false,
        error: { field: 'rules', code: 'rule-value', args: { text: bad, rule: 'target', values: ['100', '200', '300'] } },
      });
    for (const bad of ['target', 'targe=100', '=100', '__proto__=100'])
      expect(parseRules(`crapette~${bad}`)).toMatchObject({ ok: false, error: { field: 'rules', code: 'unknown-rule' } });
    expect(parseRules('crapette~target=100~target=100')).toMatchObject({ ok: false, error: { code: 'rule-twice' } });
  });
  test('the other rule set, which counts nothing, has none', () => {
    expect(textGame(bothTables).deal({ rules: 'free~target=100' }, rng(1))).toMatchObject({ ok: false });
  });
  test('without counting it comes to nothing', () => {
    const uncounted = value(of([], 'crapette~target=100'));
    expect([uncounted.scored, uncounted.target]).toEqual([false, null]);
    for (const text of ['crapette~target=100', 'crapette~target=100~score=none~waste=open'])
      expect(formatRules(value(parseRules(text)))).not.toContain('target');
  });
});

describe('a match', () => {
  test('points add up until somebody reaches the target, who has won', () => {
    let match = afterRound({ totals: [0, 0], winners: null }, 100, { winner: 1, points: [57, 0] });
    expect(match).toEqual({ totals: [57, 0], winners: null });
    match = afterRound(match, 100, { winner: 2, points: [0, 62] });
    match = afterRound(match, 100, { winner: null, points: [0, 37] });
    expect(match).toEqual({ totals: [57, 99], winners: null });
    expect(afterRound(match, 100, { winner: null, points: [0, 1] })).toEqual({ totals: [57, 100], winners: [2] });
    expect(afterRound(match, 100, { winner: 1, points: [43, 0] })).toEqual({ totals: [100, 99], winners: [1] });
    expect(afterRound(match, null, { winner: 1, points: [43, 0] }).winners).toBeNull();
  });

  test('its first round is the deal of that number; who begins each its cards say', () => {
    const game = textGame(bothTables);
    const first = value(of());
    expect(first.start).toBe(value(game.deal({ rules }, rng(7))).position);
    expect([first.scored, first.target, first.match.totals]).toEqual([true, 100, [0, 0]]);
    const starts = [first.start];
    let match = first;
    for (let round = 0; round < 6; round++) {
      match = value(match.after({ winner: null, reason: 'limit', points: [0, 0] }));
      starts.push(match.start);
    }
    expect(new Set(starts).size).toBe(7);
    for (const start of starts) {
      const { turn, sides } = value(parsePosition(start.replace('russian-bank:', '')));
      const [one = 0, two = 0] = sides.map(({ reserve }) => ((reserve.at(-1) ?? 0) % 52) % 13);
      if (one !== two) expect(turn).toBe(one < two ? 1 : 2);
    }
    // Both have begun some.
    expect(new Set(starts.map((start) => start.split('/')[1])).size).toBe(2);
  });

  test('the same number deals the same rounds, neighbouring numbers share none', () => {
    const cards = (number: number) => {
      const first = value(rounds(rng, { rules }, number));
      return [first, value(first.after({ winner: 1, points: [40, 0] }))].map(({ start }) => start);
    };
    expect(cards(7)).toEqual(cards(7));
    expect(new Set([...cards(7), ...cards(8)]).size).toBe(4);
  });

  test('whole matches by the rule of thumb come to an end, each round with what its outcome says', async () => {
    const game = textGame(bothTables);
    let match = value(of());
    while (match.match.winners === null) {
      let play = value(game.open(match.start));
      while (play.outcome === null) {
        const action = value(await choose(play.position, 'greedy', play.line.length));
        play = value(play.apply(action ?? play.actions[0] ?? ''));
      }
      const before = match.match.totals;
      const { points } = play.outcome as unknown as { points: number[] };
      match = value(match.after(play.outcome));
      expect(match.match.totals).toEqual(before.map((total, i) => total + (points[i] ?? 0)));
    }
    const [winner = 0] = match.match.winners;
    expect(match.match.totals[winner - 1]).toBeGreaterThanOrEqual(100);
    expect(match.match.totals[2 - winner]).toBeLessThan(100);
    expect(match.after({ winner: 1, points: [30, 0] })).toMatchObject({ ok: false, error: { code: 'round-after-end' } });
  }, 60_000);
});

describe('a draw that is agreed on', () => {
  test('gives the player with less left the difference: 2 for a card of the reserve, 1 for another', () => {
    const two = { r: '3c4c', h: '6c7c', w: '6d' };
    expect(drawnNow(at({ r: '9h', h: '4d', rules: '~score=count', two }))).toEqual({ winner: null, points: [4, 0] });
    expect(drawnNow(at({ r: '9h', h: '4d', two }))).toEqual({ winner: null });
  });
});

test('what was kept is not believed', () => {
  const good = { winner: 1, points: [57, 0] };
  expect(of([good]).ok).toBe(true);
  for (const bad of [
    null,
    7,
    {},
    { winner: 1 },
    { winner: 3, points: [57, 0] },
    { winner: 1, points: [0, 57] },
    { winner: 1, points: [57, 3] },
    { winner: 1, points: [29, 0] },
    { winner: 1, points: [57] },
    { winner: 1, points: [57, 0, 0] },
    { winner: 1, points: [239, 0] },
    { winner: 1, points: [57.5, 0] },
    { winner: null, points: [3, 4] },
    { winner: null, points: [-3, 0] },
    { winner: null, points: '57' },
  ])
    expect(of([bad])).toMatchObject({
      ok: false,
      error: { field: 'round', code: 'round-outcome', args: { round: 1, players: 2 } },
    });
  expect(of([good, good, good])).toMatchObject({ ok: false, error: { code: 'round-after-end', args: { round: 3 } } });
  expect(value(of([{ ...good, reason: 'limit', more: 1 }])).ends).toEqual([good]);
});
