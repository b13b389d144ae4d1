import { describe, expect, test } from 'vitest';
import { type Choose, decide, playGame } from '../../src/engine/core/player.ts';
import { rng } from '../../src/engine/core/rng.ts';
import { wilson } from '../../src/engine/core/wilson.ts';
import { type Action, russianBank as game, type State } from '../../src/engine/games/russian-bank/index.ts';
import { greedy } from '../../src/engine/games/russian-bank/players/greedy.ts';
import { planner } from '../../src/engine/games/russian-bank/players/planner.ts';
import { random } from '../../src/engine/games/russian-bank/players/random.ts';
import { match } from '../../src/engine/mine/matches.ts';
import { sample } from '../sample.ts';

const players: Readonly<Record<string, Choose<State, Action>>> = { random, greedy, planner };
const named = (name: string) => players[name] as Choose<State, Action>;

function position(text: string): State {
  const state = game.position.parse(text);
  if (!state.ok) throw new Error(state.error.code);
  return state.value;
}

const chooses = (name: string, text: string, seed = 1): string | null => {
  const state = position(text);
  const action = named(name)(game.observe(state, state.turn), rng(seed));
  return action && game.action.format(action);
};

const play = (one: string, other: string, seed: number) =>
  playGame(game, game.deal(game.presets.free as never, rng(seed)), [named(one), named(other)], [rng(1), rng(2)]);

describe.each(Object.keys(game.players))('%s', (name) => {
  test('plays whole games by the rules, the same each time', () => {
    for (const seed of [1, 2, 3]) {
      // An illegal action throws.
      const { line, states, outcome } = play(name, 'greedy', seed);
      expect(outcome !== null || game.stalled?.(line, states.at(-1) as State)).toBe(true);
      expect(states.length).toBe(line.length + 1);
      expect(play(name, 'greedy', seed).line).toEqual(line);
    }
  });

  test('does not shuffle its cards for ever', () => {
    const { states } = play(name, name, 4);
    let longest = 0;
    let length = 0;
    for (const [i, state] of states.entries()) {
      length = state.turn === states[i - 1]?.turn ? length + 1 : 0;
      longest = Math.max(longest, length);
    }
    expect(longest).toBeLessThan(name === 'random' ? 400 : 100);
  });
});

test.each(Object.keys(game.players))('%s plays legal actions in 200 positions, whatever lies hidden', (name) => {
  for (let seed = 0; seed < 10; seed++) {
    const { states } = playGame(
      game,
      game.deal(game.presets.free as never, rng(seed)),
      [named('random'), named('greedy')],
      [rng(seed), rng(seed + 1)],
      (line) => line.length >= 160,
    );
    for (const state of states.slice(0, -1).filter((_, i) => i % 8 === 0)) {
      const action = decide(game, named(name), state, seed);
      if (action === null) throw new Error(`${name} gave up`);
      expect(game.why(state, action)).toBeNull();
      const sides = state.sides.map((side) => ({ ...side, hand: side.hand.toReversed() })) as unknown as State['sides'];
      expect(decide(game, named(name), { ...state, sides }, seed)).toEqual(action);
    }
  }
});

describe('what they know to do', () => {
  // The 9h of the reserve fits on the Ts, but that is covered by the 4d, which could go to the 5c.
  const covered = 'free/1/Kd9h;Ts4d.5c.2s.2c;Ks3s;-/6c;7h.7c.Qs.Qh;Qc;-/--.--.--.--/-/0';

  test('the greedy one plays the reserve before anything else', () => {
    expect(chooses('greedy', 'free/1/Ks3s5h;8s.9c.Jc.Qs;7dKc;-/6c;4h.2s.Td.Qh;Tc;9c/--.--.4-.--/-/12')).toBe('r-f');
  });

  test.each([
    ['both to the foundations', 'Ks3s5h', 'Kd5s', 'r-f'],
    ['the reserve to a pile only, the waste to a foundation', 'Ks3s7h', 'Kd5s', 'r-t1'],
    ['the reserve to a pile only, the waste to the opponent', 'Ks3s7h', 'Kd9d', 'r-t1'],
    ['only the waste', 'Ks3s2d', 'Kd5s', 'w-f'],
  ])('the greedy one plays the reserve before the waste: %s', (_, reserve, waste, action) => {
    const position = `free/1/${reserve};8s.9c.Jc.Qs;7dKc;${waste}/6c;4h.2s.Td.Qh;Tc;9c/--.--.4-.4-/-/12`;
    for (const seed of [1, 2, 3, 4, 5]) expect(chooses('greedy', position, seed)).toBe(action);
  });

  test('the greedy one and the planner uncover a place for the reserve', () => {
    expect(chooses('greedy', covered)).toBe('t1-t2');
    expect(chooses('planner', covered)).toBe('t1-t2');
  });

  test('the planner sees further than one action', () => {
    // Now the 5c has to go to the 6h first, the 4d follows it there.
    const deeper = 'free/1/Kd9h;Ts4d.2s5c.6h.2c;Ks3s;-/Jc;7h.7c.Qs.Qh;Qc;-/--.--.--.--/-/0';
    expect(chooses('planner', deeper)).toMatch(/^t[12]-t[123]$/);
    const { line } = playGame(game, position(deeper), [named('planner'), named('random')], [rng(1), rng(1)], (l) => l.length > 2);
    expect(line.map(game.action.format)).toContain('r-t1');
  });

  test('what they may not see makes no difference', () => {
    const state = game.deal(game.presets.free as never, rng(9));
    const side = state.sides[0];
    const other = { ...side, reserve: [...side.hand.slice(0, 11), side.reserve[11] as number], hand: side.hand.slice(11) };
    const changed: State = {
      ...state,
      sides: [{ ...other, hand: [...other.hand, ...side.reserve.slice(0, 11)] }, state.sides[1]],
    };
    for (const [name, choose] of Object.entries(players))
      expect(choose(game.observe(changed, 1), rng(3)), name).toEqual(choose(game.observe(state, 1), rng(3)));
  });
});

describe('matches', () => {
  test('the same arguments give the same games', async () => {
    const one = await match('russian-bank', 'greedy', 'random', 6, 1);
    expect(one).toEqual(await match('russian-bank', 'greedy', 'random', 6, 1));
    expect((one?.wins ?? 0) + (one?.losses ?? 0) + (one?.draws ?? 0) + (one?.frozen ?? 0)).toBe(6);
    expect(await match('russian-bank', 'greedy', 'nobody', 6, 1)).toBeNull();
    // Alone nobody can be matched.
    expect(await match('sixteen', 'thumb', 'thumb', 6, 1)).toBeNull();
  });

  test('who sees further wins more', async () => {
    const result = await match('russian-bank', 'planner', 'greedy', sample(8, 16), 2);
    expect(result?.wins).toBeGreaterThan(2 * (result?.losses ?? 16));
  });

  test('where there is chance it has its own numbers, and who goes by rule of thumb wins more', async () => {
    const result = await match('ristiseiska', 'thumb', 'random', 300, 1);
    expect(result).toEqual(await match('ristiseiska', 'thumb', 'random', 300, 1));
    expect(result?.frozen).toBe(0);
    expect(result?.wins).toBeGreaterThan(result?.losses ?? 300);
  });

  test('the interval of Wilson', () => {
    const [low, high] = wilson(5, 10);
    expect(low).toBeCloseTo(0.2366, 3);
    expect(high).toBeCloseTo(0.7634, 3);
    expect(wilson(0, 10)[0]).toBeCloseTo(0, 9);
    expect(wilson(10, 10)[1]).toBeCloseTo(1, 9);
  });
});
