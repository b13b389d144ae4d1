import { describe, expect, test } from 'vitest';
import { type Rng, rng } from '../../src/engine/core/rng.ts';
import { shuffled } from '../../src/engine/core/shuffled.ts';
import { type GoalSpec, holds } from '../../src/engine/games/sixteen/goals.ts';
import { sixteen } from '../../src/engine/games/sixteen/index.ts';
import type { Action } from '../../src/engine/games/sixteen/notation.ts';
import type { Params } from '../../src/engine/games/sixteen/params.ts';
import { apply, legal } from '../../src/engine/games/sixteen/rules.ts';
import { ceiling } from '../../src/engine/games/sixteen/solver/ceiling.ts';
import { ExactSearch } from '../../src/engine/games/sixteen/solver/exact.ts';
import { deadWhateverComes, proverWith } from '../../src/engine/games/sixteen/solver/index.ts';
import { codeOf, Kernel } from '../../src/engine/games/sixteen/solver/kernel.ts';
import { type Shortcut, shortcutNames, shortcutsFor } from '../../src/engine/games/sixteen/solver/shortcuts.ts';
import { brick, rankOf, type State } from '../../src/engine/games/sixteen/state.ts';
import { Meter } from '../../src/engine/proving/budget.ts';
import { WordStore } from '../../src/engine/proving/word-store.ts';
import { anyPosition, explore, positionText, winnable } from './brute.ts';

/** The exact search and what is said of hidden urns, against everything that the rules can reach. */

const sets: Params[] = (['descending', 'consecutive'] as const).flatMap((runs) => [
  { ranks: 4, copies: 2, piles: 2, runs },
  { ranks: 5, copies: 1, piles: 2, runs },
  { ranks: 3, copies: 2, piles: 3, runs },
]);
const goals = [{ kind: 'win' }, { kind: 'home', bricks: 5 }, { kind: 'empty', piles: 2 }, { kind: 'sorted' }] as const;

const any = (n: number, random: Rng): State => anyPosition(sets[n % sets.length] as Params, random);

/** Whether a way of the search is one that the rules allow, and meets the goal with its last action. */
function played(start: State, codes: readonly number[], goal: (typeof goals)[number]): boolean {
  let state = start;
  for (const code of codes) {
    const action = legal(state).find((one) => codeOf(one) === code);
    if (action === undefined) return false;
    state = apply(state, action);
  }
  return holds(goal, state, 1);
}

describe('the exact search', () => {
  test.each([[], ...shortcutNames.map((name) => [name]), shortcutNames].map((without) => [without]))(
    'is right without [%s]',
    (without) => {
      const random = rng(21);
      const counts = { win: 0, loss: 0, stopped: 0 };
      for (let n = 0; n < 60; n++) {
        const state = any(n, random);
        const space = explore(state, 700);
        if (space === null) continue;
        for (const goal of goals) {
          const can = winnable(space, goal as Exclude<GoalSpec, { kind: 'do' }>);
          const dead = new WordStore(random.int(3) === 0 ? 60 : undefined);
          for (let k = 0; k < 2; k++) {
            const kernel = new Kernel(state);
            const meter = new Meter(random.int(5) === 0 ? { nodes: random.int(3) } : {});
            const search = new ExactSearch(kernel, goal, shortcutsFor(goal, without), dead, meter);
            const found = search.run();
            if (found === undefined) {
              expect(search.full || meter.stopped !== null).toBe(true);
              counts.stopped += 1;
              continue;
            }
            if ((found !== null) !== can[0]) expect.fail(`${positionText(state)} ${JSON.stringify(goal)}: ${found}`);
            counts[found === null ? 'loss' : 'win'] += 1;
            if (found) expect(played(state, found, goal), positionText(state)).toBe(true);
            if (found === null && without.length === 0) {
              const again = new Meter({});
              expect(new ExactSearch(new Kernel(state), goal, shortcutsFor(goal), dead, again).run()).toBeNull();
              expect(again.nodes).toBe(0);
            }
          }
        }
      }
      for (const [name, count] of Object.entries(counts)) expect(count, name).toBeGreaterThan(3);
    },
  );

  // Rare: on the way two moves that can be taken back follow on each other, and only in this order.
  test.each(['4/3.1434.22/10/-/-', '4/143.42.32/10/-/-', '5/152.534.43/20/-/-', '6/54.143.2656/30/-/-'])(
    'names the moves within a class in their order: %s',
    (text) => {
      const start = sixteen.position.parse(text);
      if (!start.ok) throw new Error(start.error.code);
      const search = new ExactSearch(new Kernel(start.value), goals[0], shortcutsFor(goals[0]), new WordStore(), new Meter({}));
      expect(played(start.value, search.run() ?? [], goals[0])).toBe(true);
    },
  );

  test('says nothing untrue however little room its table has', () => {
    const random = rng(24);
    const counts = { win: 0, loss: 0, full: 0 };
    for (let n = 0; n < 40; n++) {
      const state = any(n, random);
      const space = explore(state, 300);
      if (space === null) continue;
      const goal = goals[n % goals.length] as (typeof goals)[number];
      const can = winnable(space, goal)[0];
      for (let bytes = 0; bytes < 900; bytes += 20) {
        const search = new ExactSearch(new Kernel(state), goal, shortcutsFor(goal), new WordStore(bytes), new Meter({}));
        const found = search.run();
        expect(found === undefined, `${positionText(state)} ${bytes}`).toBe(search.full);
        if (found !== undefined) expect(found !== null, `${positionText(state)} ${goal.kind} ${bytes}`).toBe(can);
        counts[found === undefined ? 'full' : found === null ? 'loss' : 'win'] += 1;
      }
    }
    for (const [name, count] of Object.entries(counts)) expect(count, name).toBeGreaterThan(30);
  });

  // No verdict is wrong for it when a shortcut, an order or a mark has stopped working; and one that prunes more than it may can be
  // right on small ground. Whoever changes the search on purpose changes the numbers.
  test.each<[without: readonly Shortcut[], were: readonly string[]]>([
    [[], ['win 500 1045', 'home 290 769', 'empty 282 705', 'sorted 462 1073', 'top 2645 3087', 'top 5878 6974']],
    [['classes'], ['win 472 990', 'home 259 703', 'empty 253 640', 'sorted 434 1016', 'top 2496 2935', 'top 6052 6984']],
    [['ceiling'], ['win 1036 1582', 'home 293 770', 'empty 282 705', 'sorted 462 1073', 'top 2645 3087', 'top 5878 6974']],
    [['safeHome'], ['win 513 1297', 'home 299 961', 'empty 283 886', 'sorted 460 1313', 'top 2645 3087', 'top 5878 6974']],
    [['unordered'], ['win 537 1308', 'home 321 936', 'empty 320 841', 'sorted 502 1375', 'top 3244 3862', 'top 5878 6974']],
    [
      ['unordered', 'renaming'],
      ['win 1015 2270', 'home 500 1525', 'empty 481 1303', 'sorted 829 2359', 'top 3790 4689', 'top 5878 6974'],
    ],
  ])('looks at as many positions and keeps as many as it did, without [%s]', (without, were) => {
    const asked = [...goals, { kind: 'top', ranks: [2, 1], pile: null }, { kind: 'top', ranks: [3, 1], pile: 2 }] as const;
    const found = asked.map((goal) => {
      const random = rng(31);
      let [looked, kept] = [0, 0];
      for (let n = 0; n < 40; n++) {
        const runs = n % 2 === 0 ? 'descending' : 'consecutive';
        const meter = new Meter({ nodes: 200 });
        const dead = new WordStore();
        const kernel = new Kernel(anyPosition({ ranks: 5, copies: 2, piles: 3, runs }, random));
        new ExactSearch(kernel, goal, shortcutsFor(goal, without), dead, meter).run();
        looked += meter.nodes;
        kept += dead.size;
      }
      return `${goal.kind} ${looked} ${kept}`;
    });
    expect(found).toEqual(were);
  });

  // Here a search that is won has entered positions that it did not come back to.
  test.each<[without: readonly Shortcut[]]>([[[]], [['classes']], [shortcutNames]])(
    'leaves nothing marked dead, without [%s], that is not so for the next question',
    (without) => {
      const start = sixteen.position.parse('4~runs=consecutive/23.2/00/3/44');
      if (!start.ok) throw new Error(start.error.code);
      const goal = { kind: 'sorted' } as const;
      const space = explore(start.value, 300);
      const inquiry = proverWith({ without, breadth: 0, widths: [] }).inquire(start.value, 'sorted');
      if (space === null || !inquiry.ok) throw new Error('there is no such space');
      const can = winnable(space, goal);
      // One way to each position on which the goal is not met before.
      const lines: (readonly Action[])[] = [[]];
      for (const [i, state] of space.states.entries())
        for (const [k, action] of legal(state).entries()) {
          const to = space.next[i]?.[k] as number;
          if (lines[i] && !holds(goal, space.states[to] as State, 1)) lines[to] ??= [...lines[i], action];
        }
      let asked = 0;
      for (const [at, line] of lines.entries()) {
        if (!line) continue;
        expect(inquiry.value.prove(line, {}).result, positionText(space.states[at] as State)).toBe(can[at] ? 'win' : 'loss');
        asked += 1;
      }
      expect(asked).toBeGreaterThan(50);
    },
  );
});

test('a game is dead whatever comes where every order of the urn loses', () => {
  const random = rng(22);
  const counts = { true: 0, false: 0, unsure: 0 };
  for (let n = 0; n < 150; n++) {
    const state = any(n, random);
    const { ranks, copies } = state.params;
    const all = [
      ...state.piles.flat(),
      ...state.foundations.flat(),
      ...state.urn,
      ...(state.drawn === null ? [] : [state.drawn]),
    ];
    // Which bricks are hidden does not come out where some are missing: so nothing is said.
    if (all.length < ranks * copies && state.urn.length > 0) {
      expect(deadWhateverComes({ ...state, urn: state.urn.map((_, i) => brick(0, 20 + i)) })).toBe(false);
      counts.unsure += 1;
    }
    if (all.length < ranks * copies || state.urn.length > 3) continue;
    const orders = new Map<string, number[]>();
    for (let k = 0; k < 40; k++) {
      const urn = shuffled(state.urn.map(rankOf), random);
      orders.set(urn.join(), urn);
    }
    let dead = true;
    for (const order of orders.values()) {
      const space = explore({ ...state, urn: order.map((rank, i) => brick(rank, 20 + i)) }, 3_000);
      if (space === null) {
        dead = false;
        continue;
      }
      if (winnable(space, { kind: 'win' })[0]) dead = false;
    }
    const hidden = { ...state, urn: state.urn.map((_, i) => brick(0, 20 + i)) };
    for (const asked of [state, hidden]) {
      const said = deadWhateverComes(asked);
      if (said && !dead) expect.fail(`${positionText(asked)} can be won`);
      if (dead && !said) expect.fail(`${positionText(asked)} cannot be won`);
    }
    counts[`${dead}`] += 1;
  }
  expect(counts.unsure).toBeGreaterThan(5);
  expect(counts.true).toBeGreaterThan(5);
  expect(counts.false).toBeGreaterThan(5);
});

test('where too few bricks can ever come home it is dead, however many are hidden and however many orders they have', () => {
  const random = rng(23);
  const counts = { drawn: 0, orders: 0, missing: 0 };
  for (let n = 0; n < 1_500; n++) {
    const copies = 1 + random.int(2);
    const state = anyPosition({ ranks: 7, copies, piles: 2, runs: n % 2 === 0 ? 'descending' : 'consecutive' }, random);
    if (ceiling(new Kernel(state)) >= 7 * copies) continue;
    expect(deadWhateverComes(state), positionText(state)).toBe(true);
    const { piles, foundations, urn, drawn } = state;
    const all = piles.flat().length + foundations.flat().length + urn.length + (drawn === null ? 0 : 1);
    if (all < 7 * copies) {
      counts.missing += 1;
      continue;
    }
    // All of the urn hidden, and all but its last brick.
    for (const known of [urn.length, urn.length - 1]) {
      const hidden = urn.map((b, i) => (i === known ? b : brick(0, 40 + i)));
      expect(deadWhateverComes({ ...state, urn: hidden }), positionText(state)).toBe(true);
    }
    if (drawn !== null && urn.length > 0) counts.drawn += 1;
    if (new Set(urn.map(rankOf)).size > 4) counts.orders += 1;
  }
  for (const [name, count] of Object.entries(counts)) expect(count, name).toBeGreaterThan(2);
});
