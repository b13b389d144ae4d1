import { describe, expect, test } from 'vitest';
import { decide, formatPlayer, overlooking, parsePlayer, playGame, skills } from '../../src/engine/core/player.ts';
import { rng } from '../../src/engine/core/rng.ts';
import type { AnyEntry } from '../../src/engine/games/entry.ts';
import { entries, loadPlayer } from '../../src/engine/games/registry.ts';
import { match } from '../../src/engine/mine/matches.ts';
import { choose } from '../../src/engine/solve/players.ts';
import { play } from '../engine/open.ts';

const players = { random: 1, thumb: 2 } as const;

test.each([
  ['thumb', { name: 'thumb', skill: 'strong' }],
  ['thumb~easy', { name: 'thumb', skill: 'easy' }],
  ['thumb~strong', null],
  ['thumb~', null],
  ['thumb~easy~easy', null],
  ['random~easy', null],
  ['nobody', null],
  ['toString', null],
])('%s', (text, choice) => {
  const read = parsePlayer(text, players);
  expect(read).toEqual(choice);
  if (read !== null) expect(formatPlayer(read)).toBe(text);
});

const games: readonly (readonly [id: string, entry: AnyEntry])[] = Object.entries(entries);

describe.each(games)('the less skilled of %s', (id, entry) => {
  test('play legal actions, the same each time, and never give up where the strong go on', async () => {
    const game = await entry.rules();
    const { name } = Object.entries(game.players)
      .filter(([, level]) => level === 2)
      .map(([name]) => ({ name }))[0] as { name: string };
    const params = Object.values(game.presets)[0];
    for (const skill of skills) {
      const player = await loadPlayer(id as keyof typeof entries, formatPlayer({ name, skill }));
      if (player === null) throw new Error(`${name} has no skill ${skill}`);
      const start = game.deal(params, rng(8));
      const { states, line } = playGame(
        game,
        start,
        [player.choose, player.choose],
        [rng(1), rng(2), rng(3)],
        (l) => l.length > 200,
      );
      expect(line.length).toBeGreaterThan(20);
      const state = states[10];
      expect(decide(game, player.choose, state, 1)).toEqual(decide(game, player.choose, state, 1));
    }
  });

  test('overlook by kinds, each as a whole, and see all where they would see nothing', async () => {
    const game = await entry.rules();
    const oversights = await entry.oversights?.();
    if (!oversights) throw new Error('there are none');
    let state = game.deal(Object.values(game.presets)[0], rng(3));
    const random = rng(4);
    let overlooked = 0;
    for (let n = 0; n < 200 && game.actor(state) !== null; n++) {
      const actions = game.legal(state);
      const looks = overlooking(
        (_seen, _random, given) => {
          const kinds = new Map<string | null, boolean>();
          for (const action of actions) {
            const kind = oversights.kindOf(action);
            const notices = given?.notices?.(action) ?? true;
            expect(kinds.get(kind) ?? notices).toBe(notices);
            kinds.set(kind, notices);
            if (kind === null) expect(notices).toBe(true);
            if (!notices) overlooked += 1;
          }
          return null;
        },
        oversights,
        'easy',
      );
      looks(state, rng(n), {});
      state = game.apply(state, actions[random.int(actions.length)]);
    }
    expect(overlooked).toBeGreaterThan(10);
  });
});

test('a player is asked after a line, whose actions have to be legal', async () => {
  const start = play('ristiseiska:forfeit/6K.AQ.3T.2K/Kd2hQhAs.Ac2c3cKh.4c5cAhJh/1/extra/-/-/-/0/-');
  const after = await choose(start.position, 'thumb', 1, ['stop']);
  const there = start.apply('stop');
  if (!there.ok) throw new Error('stop is legal');
  expect(after).toEqual(await choose(there.value.position, 'thumb', 1));
  expect(await choose(start.position, 'thumb', 1, ['stop', 'Kd'])).toMatchObject({
    ok: false,
    error: { index: 1, action: 'Kd' },
  });
  expect(await choose(start.position, 'thumb', 1, ['?'])).toMatchObject({ ok: false, error: { index: 0, action: '?' } });
  expect(await choose(start.position, 'thumb~best', 1)).toMatchObject({ ok: false, error: { field: 'player' } });
});

test('in the traditional game of Russian Bank the less skilled are weaker, the easy one by far', async () => {
  const wins = async (name: string) => (await match('russian-bank', name, 'greedy', 40, 1, { rules: 'crapette' }))?.wins ?? 40;
  const [easy, medium] = [await wins('greedy~easy'), await wins('greedy~medium')];
  expect(easy).toBeLessThanOrEqual(6);
  expect(medium).toBeLessThanOrEqual(16);
  expect(easy).toBeLessThan(medium);
});
