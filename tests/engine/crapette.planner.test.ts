import { describe, expect, test } from 'vitest';
import { playGame } from '../../src/engine/core/player.ts';
import { rng } from '../../src/engine/core/rng.ts';
import { crapette } from '../../src/engine/games/russian-bank/crapette/index.ts';
import { formatAction } from '../../src/engine/games/russian-bank/crapette/notation.ts';
import { greedy } from '../../src/engine/games/russian-bank/crapette/players/greedy.ts';
import { hidden, planner } from '../../src/engine/games/russian-bank/crapette/players/planner.ts';
import { deal, observe, type Table } from '../../src/engine/games/russian-bank/crapette/rules.ts';
import { unseen } from '../../src/engine/games/russian-bank/state.ts';
import { sample } from '../sample.ts';
import { at } from './crapette.open.ts';

const chooses = (table: Table): string | null => {
  const action = planner(observe(table, table.turn), rng(1));
  return action && formatAction(action);
};

const play = (seed: number, rules: Partial<Table['params']>, players = [planner, greedy]) =>
  playGame(crapette, deal({ ...crapette.presets.crapette, ...rules } as Table['params'], rng(seed)), players, [rng(1), rng(2)]);

describe('the player that looks ahead', () => {
  test.each([
    ['the main form', {}],
    ['an open waste, reserves of 12', { waste: 'open', reserve: 12 }],
  ] as const)('plays whole games by the rules, the same each time: %s', (_what, rules) => {
    for (const seed of [1, 2]) {
      // An illegal action throws.
      const { line, states, outcome } = play(seed, rules);
      expect(outcome !== null || crapette.stalled?.(line, states.at(-1) as Table)).toBe(true);
      expect(play(seed, rules).line).toEqual(line);
    }
  });

  test('does not move cards to and fro for ever', () => {
    for (const seed of [3, 4, 5]) {
      const { states } = play(seed, {}, [planner, planner]);
      let [longest, length] = [0, 0];
      for (const [i, state] of states.entries()) {
        length = state.turn === states[i - 1]?.turn ? length + 1 : 0;
        longest = Math.max(longest, length);
      }
      expect(longest).toBeLessThan(100);
    }
  });

  test('wins more than it loses against the rule of thumb', () => {
    const pairs = sample(4, 8);
    let lead = 0;
    for (let seed = 100; seed < 100 + pairs; seed++)
      for (const seat of [1, 2] as const) {
        const { outcome } = play(seed, {}, seat === 1 ? [planner, greedy] : [greedy, planner]);
        if (outcome?.winner) lead += outcome.winner === seat ? 1 : -1;
      }
    expect(lead).toBeGreaterThan(sample(1, 3));
  });

  test('goes by what it sees: cards hidden from it may be any', () => {
    const table = play(6, {}).states[40] as Table;
    const seen = observe(table, table.turn);
    const swapped = (side: Table['sides'][0]) => ({ ...side, hand: side.hand.toReversed() });
    const other: Table = { ...table, drawn: false, sides: [swapped(table.sides[0]), swapped(table.sides[1])] };
    if (!table.drawn) expect(planner(observe(other, table.turn), rng(1))).toEqual(planner(seen, rng(1)));
    const shown = [
      ...seen.sides.flatMap(({ reserve, hand, waste, piles }) => [reserve, hand, waste, ...piles]),
      ...seen.foundations,
    ];
    expect(hidden(seen)).toHaveLength(104 - shown.flat().filter((card) => card !== unseen).length);
  });

  test.each([
    [
      'several moves make room for the reserve',
      { r: '4d9h', t: 'Ts3d2c.4s.Ks3h.Kd', h: '7h', two: { t: 'Kc.Kd.Kh.Kc' } },
      't1-t3',
    ],
    ['what is compulsory comes first', { r: '4dAs', t: 'Ts.Kd.Kh.Ks', h: '9h' }, 'r-f'],
    ['a card turned up that fits nowhere is discarded', { r: '9d', h: '2h', drawn: 'd' }, 'discard'],
    ['a card turned up goes onto the opponent', { r: '4d', h: '7h', drawn: 'd', two: { r: '8h' } }, 'h-or'],
    ['a card is turned up where nothing else is to be had', { r: '9d', h: '2h' }, 'draw'],
  ] as const)('%s', (_what, seat, action) => {
    expect(chooses(at(seat as Parameters<typeof at>[0]))).toBe(action);
  });
});
