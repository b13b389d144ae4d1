import { expect, test } from 'vitest';
import { playGame } from '../../src/engine/core/player.ts';
import { rng } from '../../src/engine/core/rng.ts';
import { ristiseiska } from '../../src/engine/games/ristiseiska/index.ts';
import { entry } from '../../src/engine/games/sixteen/entry.ts';
import { type Action, sixteen as game, type State } from '../../src/engine/games/sixteen/index.ts';
import { type Params, presets } from '../../src/engine/games/sixteen/params.ts';
import { alone } from '../../src/engine/mine/matches.ts';

const planner = await entry.players.planner();

function position(text: string): State {
  const state = game.position.parse(text);
  if (!state.ok) throw new Error(state.error.code);
  return state.value;
}

const chooses = (text: string): string | null => {
  const state = position(text);
  const action = planner(game.observe(state, 1), rng(1));
  return action && game.action.format(action);
};

const params = (ranks: string, copies: string, piles: string): Params => {
  const read = game.params({ ranks, copies, piles });
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
};
const deal = (seed: number): State => game.deal(params('6', '3', '3'), rng(seed));

test('the planner plays whole games by the rules, the same each time', () => {
  for (const seed of [1, 2, 3])
    for (const runs of ['descending', 'consecutive']) {
      const start = deal(seed);
      const table = { ...start, params: { ...start.params, runs } } as State;
      // An illegal action throws.
      const play = () => playGame(game, table, [planner], [rng(1), rng(2)]);
      const { line, states } = play();
      expect(states.at(-1)?.urn).toEqual([]);
      expect(play().line).toEqual(line);
    }
});

test('the planner knows no more than what lies open', () => {
  const start = deal(5);
  let state = game.apply(game.apply(start, { kind: 'draw' }), { kind: 'place', pile: 1 });
  state = game.apply(state, { kind: 'draw' });
  const other: State = { ...state, urn: [...state.urn].reverse() };
  expect(planner(game.observe(other, 1), rng(4))).toEqual(planner(game.observe(state, 1), rng(4)));
});

test.each([
  ['brings home what ends the game', '5/-.5/4/-/-', '2-f'],
  ['puts a brick on the one that it is next below', '8/8.3.2/00/7/1234566578', 'p1'],
  ['gives up where nothing can be done', '5/15.25/00/-/-', null],
])('the planner %s', (_, text, action) => {
  expect(chooses(text)).toBe(action);
});

test('the planner finds a long way round: 22 moves before the next draw, most of them home', () => {
  const start = position('g/gfe28edcba987edcba98768.-.ffgf98765323243.fedgggedcba97654dcb5465gfedcc/a64110/b/19ab7a');
  for (const seed of [1, 2]) {
    const urn = [...start.urn.slice(seed), ...start.urn.slice(0, seed)];
    expect(playGame(game, { ...start, urn }, [planner], [rng(seed), rng(2)]).outcome).toEqual({ result: 'won' });
  }
});

test('the planner answers the same when asked in the middle of its moves, with the past and without', () => {
  const start = position('g/gfe28edcba987edcba98768.-.ffgf98765323243.fedgggedcba97654dcb5465gfedccb/a64110/-/19ab7a');
  const { states, line } = playGame(game, start, [planner], [rng(1), rng(2)]);
  const seen = new Set(states.map((state) => game.position.format(state)));
  // It never comes back to a position.
  expect(seen.size).toBe(states.length);
  const at = line.findIndex(({ kind }) => kind === 'draw') - 3;
  const past = () => states.slice(0, at);
  expect(planner(states[at] as State, rng(9), { past })).toEqual(line[at]);
  expect(game.why(states[at] as State, planner(states[at] as State, rng(9)) as Action)).toBeNull();
});

test('by rule of thumb one wins a third of the deals with consecutive runs, and sees no more than what lies open', async () => {
  expect((await alone('sixteen', 'thumb', 30, 3, presets.consecutive))?.wins).toBeGreaterThanOrEqual(10);
  const thumb = await entry.players.thumb();
  const table = game.deal(presets.consecutive, rng(7));
  const { states } = playGame(game, table, [thumb], [rng(1), rng(2)]);
  for (const state of states.slice(0, 60)) {
    const other = { ...state, urn: [...state.urn].reverse() };
    expect(thumb(game.observe(other, 1), rng(1))).toEqual(thumb(game.observe(state, 1), rng(1)));
  }
});

test('the planner wins deals that the rule of thumb loses', async () => {
  const small = params('7', '3', '2');
  const [thumb, strong] = [await alone('sixteen', 'thumb', 12, 1, small), await alone('sixteen', 'planner', 12, 1, small)];
  expect(strong?.wins).toBeGreaterThan(thumb?.wins ?? 12);
  expect(await alone('ristiseiska', 'thumb', 1, 1, ristiseiska.presets.duel)).toBeNull();
});
