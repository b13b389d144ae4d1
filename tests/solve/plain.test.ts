import { describe, expect, test } from 'vitest';
import type { Followed, GoalState } from '../../src/engine/core/game.ts';
import { Meter } from '../../src/engine/proving/budget.ts';
import { chances, explore, lineTo, winnable, winningLine } from '../../src/engine/proving/plain.ts';

/** The plain search on a small graph by hand, so that each of its answers can be read off. */

interface Place {
  readonly who: 1 | 2 | 'chance';
  readonly ways: Readonly<Record<string, string>>;
  readonly goal?: GoalState;
  readonly key?: string;
}

const graph: Readonly<Record<string, Place>> = {
  start: { who: 1, ways: { round: 'loop', others: 'foe', toss: 'coin', trap: 'trap', again: 'again', twin: 'twin' } },
  loop: { who: 1, ways: { back: 'start' } },
  foe: { who: 2, ways: { near: 'won', far: 'late' } },
  late: { who: 1, ways: { off: 'gone', on: 'won' } },
  coin: { who: 'chance', ways: { tails: 'gone', heads: 'won', edge: 'gone' } },
  // The others can go round for ever.
  trap: { who: 2, ways: { stay: 'cell', free: 'won' } },
  cell: { who: 1, ways: { back: 'trap' } },
  again: { who: 'chance', ways: { once: 'again', yes: 'won', no: 'gone' } },
  // The same position as the one that is lost, but here the goal is still open.
  twin: { who: 2, ways: { off: 'gone' }, key: 'gone' },
  // What could be played here is of no interest any more.
  won: { who: 1, ways: { on: 'gone' }, goal: 'met' },
  gone: { who: 1, ways: { on: 'won' }, goal: 'lost' },
};
const place = (name: string): Place => graph[name] as Place;

const point = (name: string): Followed<string, string> => ({
  state: name,
  goal: place(name).goal ?? 'open',
  key: place(name).key ?? name,
  mine: place(name).who === 1,
  after: (action) => point(place(name).ways[action] as string),
});
const game = {
  actor: (name: string) => place(name).who,
  legal: (name: string) => Object.keys(place(name).ways),
};
function spaceFrom(name: string) {
  const meter = new Meter({});
  const space = explore(game, point(name), meter);
  if (space === null) throw new Error('stopped');
  const { states } = space;
  return { space, meter, by: <T>(values: readonly T[]) => Object.fromEntries(states.map((state, i) => [state, values[i]])) };
}

describe('the space', () => {
  test('has each position once, the nearest first, and nothing behind what is decided', () => {
    const { space, meter, by } = spaceFrom('start');
    expect(space.states).toEqual([
      ...['start', 'loop', 'foe', 'coin', 'trap', 'again', 'twin'],
      ...['won', 'late', 'gone', 'cell'],
    ]);
    expect(by(space.goals)).toMatchObject({ start: 'open', twin: 'open', won: 'met', gone: 'lost' });
    expect(by(space.deciders)).toEqual({
      ...{ start: 'mine', loop: 'mine', late: 'mine', cell: 'mine', won: 'mine', gone: 'mine' },
      ...{ foe: 'others', trap: 'others', twin: 'others', coin: 'chance', again: 'chance' },
    });
    expect(by(space.actions)).toMatchObject({ foe: ['near', 'far'], won: [], gone: [] });
    expect(by(space.next)).toMatchObject({
      start: [1, 2, 3, 4, 5, 6],
      loop: [0],
      foe: [7, 8],
      again: [5, 7, 9],
      won: [],
      gone: [],
    });
    expect(by(space.from)).toMatchObject({ start: null, loop: [0, 0], twin: [0, 5], won: [2, 0], late: [2, 1], gone: [3, 0] });
    // What is decided costs nothing.
    expect(meter.nodes).toBe(9);
  });

  test('is none where it is larger than the budget', () => {
    expect(explore(game, point('start'), new Meter({ nodes: 8 }))).toBeNull();
    expect(explore(game, point('start'), new Meter({ nodes: 9 }))).not.toBeNull();
    expect(explore(game, point('won'), new Meter({ nodes: 0 }))?.goals).toEqual(['met']);
  });

  test('tells a shortest way to each of its points', () => {
    const { space } = spaceFrom('start');
    const to = (name: string) => lineTo(space, space.states.indexOf(name));
    expect([to('start'), to('loop'), to('late'), to('cell')]).toEqual([[], ['round'], ['others', 'far'], ['trap', 'stay']]);
  });
});

describe('who can force the goal', () => {
  test('not by going round for ever, nor by luck, nor where the others have a way out', () => {
    const { space, by } = spaceFrom('start');
    expect(by(winnable(space))).toEqual({
      ...{ start: true, loop: true, foe: true, late: true, won: true },
      ...{ coin: false, trap: false, cell: false, again: false, twin: false, gone: false },
    });
  });

  test('by other goals too, which may be decided earlier', () => {
    const { space, by } = spaceFrom('start');
    const goals = space.goals.map((goal, i) => (space.states[i] === 'late' ? 'lost' : space.states[i] === 'coin' ? 'met' : goal));
    expect(by(winnable(space, goals))).toMatchObject({ start: true, foe: false, late: false, coin: true });
  });

  test('by the shortest way, the others holding out as long as they can', () => {
    expect(winningLine(spaceFrom('start').space)).toEqual(['others', 'far', 'on']);
    expect(winningLine(spaceFrom('loop').space)).toEqual(['back', 'others', 'far', 'on']);
    expect(winningLine(spaceFrom('won').space)).toEqual([]);
    expect(winningLine(spaceFrom('trap').space)).toBeNull();
    expect(winningLine(spaceFrom('gone').space)).toBeNull();
  });
});

test('the chances are the best that the player can be sure of', () => {
  const { space, by } = spaceFrom('start');
  const found = by(chances(space));
  expect(found).toMatchObject({ start: 1, loop: 1, foe: 1, late: 1, won: 1, gone: 0, trap: 0, cell: 0, twin: 0 });
  expect(found.coin).toBeCloseTo(1 / 3, 12);
  // Half of what ends here ends well.
  expect(found.again).toBeCloseTo(1 / 2, 12);
  // At the start of a space, too.
  expect(chances(spaceFrom('coin').space)[0]).toBeCloseTo(1 / 3, 12);
});
