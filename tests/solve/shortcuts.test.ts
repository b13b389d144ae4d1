import { describe, expect, test } from 'vitest';
import { type Card, rankOf as rankOfCard, suitOf } from '../../src/engine/core/cards.ts';
import { type Rng, rng } from '../../src/engine/core/rng.ts';
import type { Params as RistiseiskaParams } from '../../src/engine/games/ristiseiska/params.ts';
import { shortcutsFor as ristiseiskaShortcuts } from '../../src/engine/games/ristiseiska/solver/shortcuts.ts';
import { at, Kernel as Turn } from '../../src/engine/games/russian-bank/solver/kernel.ts';
import { shortcutsFor as bankShortcuts, Merging } from '../../src/engine/games/russian-bank/solver/shortcuts.ts';
import { targetOf } from '../../src/engine/games/russian-bank/solver/target.ts';
import { cardIn, type PackCard, type State as Table } from '../../src/engine/games/russian-bank/state.ts';
import { type GoalSpec, holds } from '../../src/engine/games/sixteen/goals.ts';
import { sixteen } from '../../src/engine/games/sixteen/index.ts';
import type { Params } from '../../src/engine/games/sixteen/params.ts';
import { apply, legal } from '../../src/engine/games/sixteen/rules.ts';
import { ceiling, keepsCeiling } from '../../src/engine/games/sixteen/solver/ceiling.ts';
import { codeOf, Kernel } from '../../src/engine/games/sixteen/solver/kernel.ts';
import { safeHomePile, shortcutsFor } from '../../src/engine/games/sixteen/solver/shortcuts.ts';
import { bricksNeeded, reached, type StateGoal } from '../../src/engine/games/sixteen/solver/target.ts';
import { rankOf, type State } from '../../src/engine/games/sixteen/state.ts';
import { anyPosition, positionText } from './brute.ts';
import { contested, diagram } from './russian-bank.positions.ts';

const sets: Params[] = (['descending', 'consecutive'] as const).flatMap((runs) => [
  { ranks: 4, copies: 2, piles: 2, runs },
  { ranks: 6, copies: 1, piles: 3, runs },
  { ranks: 3, copies: 3, piles: 3, runs },
  { ranks: 7, copies: 2, piles: 4, runs },
]);

/** Positions of Sixteen, with and without a drawn brick, some with bricks missing. */
function* positions(count: number, seed: number): Generator<State> {
  const random = rng(seed);
  for (let n = 0; n < count; n++) yield anyPosition(sets[n % sets.length] as Params, random);
}

/** The facts of `ceiling`, gathered one by one as its comment words them. */
function ceilingByHand({ params: { ranks, copies, runs }, piles, foundations, drawn, urn }: State): number {
  const all = piles.map((pile) => pile.map(rankOf));
  const coming = [...urn, ...(drawn === null ? [] : [drawn])].map(rankOf);
  const free = new Set(all.flatMap((pile, p) => (pile.length > 0 ? [`${p} ${pile.length - 1}`] : [])));
  let hasEmpty = all.some((pile) => pile.length === 0);
  const isFree = (p: number, i: number) => free.has(`${p} ${i}`);
  const home = (rank: number) => foundations.filter((f) => f.length >= rank).length;
  const freeOf = (rank: number) =>
    coming.filter((r) => r === rank).length +
    all.reduce((sum, pile, p) => sum + pile.filter((r, i) => r === rank && isFree(p, i)).length, 0);
  const most = (rank: number): number => (rank === 0 ? copies : Math.min(most(rank - 1), home(rank) + freeOf(rank)));
  /** Whether the bricks from this one up are a run as far as a brick that is free. */
  const opens = (p: number, i: number): boolean => {
    if (isFree(p, i)) return true;
    const [here, above] = [all[p]?.[i] as number, all[p]?.[i + 1] as number];
    return (runs === 'consecutive' ? here === above + 1 : here > above) && opens(p, i + 1);
  };
  for (let before = -1; before !== free.size + Number(hasEmpty); ) {
    before = free.size + Number(hasEmpty);
    for (const [p, pile] of all.entries())
      for (const [i, rank] of pile.entries()) {
        const goesHome = isFree(p, i) && most(rank - 1) > home(rank);
        const moves = opens(p, i) && (rank === ranks ? hasEmpty : freeOf(rank + 1) > 0);
        if (!goesHome && !moves) continue;
        if (i > 0) free.add(`${p} ${i - 1}`);
        else hasEmpty = true;
      }
  }
  return Array.from({ length: ranks }, (_, i) => most(i + 1)).reduce((a, b) => a + b, 0);
}

const bare = (state: State): string => sixteen.position.format(state);

/** Whether all of the rank below the top of a pile are home, and there is room for all of its own. */
function isSafe({ piles, foundations, drawn, urn }: State, pile: number): boolean {
  const rank = rankOf(piles[pile - 1]?.at(-1) as number);
  const out = [...piles.flat(), ...urn, ...(drawn === null ? [] : [drawn])].map(rankOf);
  const room = foundations.filter(({ length }) => length === rank - 1).length;
  return !out.includes(rank - 1) && room >= out.filter((other) => other === rank).length;
}

describe('Sixteen', () => {
  // Little positions, one for each fact that hardly any other position turns on.
  test.each([
    ['5/143.5/0/-/-', 1],
    ['4/32.14/0/-/-', 4],
    ['8/5.281463/0/7/-', 8],
    ['6/4565.12621433/00/-/-', 0],
    ['4/14.32/0/-/-', 4],
    ['8/14853.62/0/7/-', 8],
    ['a/a.-.5.9.1643/0/7/82', 10],
  ])('the ceiling of %s is %i', (text, most) => {
    const start = sixteen.position.parse(text);
    if (!start.ok) throw new Error(start.error.code);
    expect([ceiling(new Kernel(start.value)), ceilingByHand(start.value)]).toEqual([most, most]);
  });

  test('the ceiling is what its facts come to', () => {
    const seen = new Set<number>();
    for (const state of positions(600, 11)) {
      const bound = ceiling(new Kernel(state));
      if (bound !== ceilingByHand(state)) expect.fail(`${positionText(state)}: ${bound}, not ${ceilingByHand(state)}`);
      seen.add(bound);
      // Asked whether it is enough, it says no more than that.
      for (const enough of [bound - 1, bound, bound + 1, 1])
        expect(ceiling(new Kernel(state), enough) < enough).toBe(bound < enough);
    }
    expect(seen.size).toBeGreaterThan(8);
  });

  test('a draw, a brick placed where it can leave at once, a safe brick home and a move that can be taken back keep the ceiling', () => {
    const counts = { draw: 0, coming: 0, onto: 0, toEmpty: 0, safe: 0, back: 0, kept: 0, other: 0 };
    for (const state of positions(1_500, 15)) {
      const kernel = new Kernel(state);
      const before = ceiling(kernel);
      for (const action of legal(state)) {
        const keeps = keepsCeiling(kernel, codeOf(action));
        const safe = action.kind === 'home' && isSafe(state, action.from);
        const then = apply(state, action);
        const back = action.kind === 'move' && legal(then).some((a) => a.kind === 'move' && bare(apply(then, a)) === bare(state));
        kernel.make(codeOf(action));
        if (keeps && ceiling(kernel) !== before) expect.fail(`${positionText(state)}: ${JSON.stringify(action)}`);
        const rank = rankOf(state.drawn ?? 0);
        const others = state.piles.filter((_, p) => action.kind === 'place' && p !== action.pile - 1);
        const why =
          action.kind === 'draw'
            ? 'draw'
            : action.kind !== 'place'
              ? safe
                ? 'safe'
                : back
                  ? 'back'
                  : null
              : state.urn.some((b) => rankOf(b) === rank + 1)
                ? 'coming'
                : others.some((pile) => rankOf(pile.at(-1) ?? 0) === rank + 1)
                  ? 'onto'
                  : rank === state.params.ranks && others.some((pile) => pile.length === 0)
                    ? 'toEmpty'
                    : null;
        expect(keeps, `${positionText(state)} ${JSON.stringify(action)}`).toBe(why !== null);
        if (why !== null) counts[why] += 1;
        else counts[ceiling(kernel) === before ? 'kept' : 'other'] += 1;
        kernel.undo();
      }
    }
    for (const [what, count] of Object.entries(counts)) expect(count, what).toBeGreaterThan(20);
  });

  test('a brick goes home at once where none lower is out, and there is room for all of its rank', () => {
    let safe = 0;
    for (const state of positions(1_500, 12)) {
      const out = [...state.piles.flat(), ...state.urn].map(rankOf);
      const lowest = Math.min(...out);
      const room = state.foundations.filter((f) => f.length === lowest - 1).length;
      const may = state.drawn === null && room >= out.filter((rank) => rank === lowest).length;
      const pile = may ? state.piles.findIndex((bricks) => rankOf(bricks.at(-1) ?? 0) === lowest) : -1;
      if (safeHomePile(new Kernel(state)) !== pile) expect.fail(`${positionText(state)}: not pile ${pile + 1}`);
      if (pile >= 0) safe += 1;
    }
    expect(safe).toBeGreaterThan(100);
  });

  test('the kernel meets a goal where the rules say so', () => {
    const random = rng(13);
    const counts = new Map<string, number>();
    for (const state of positions(1_500, 14)) {
      const { ranks, copies, piles } = state.params;
      const some = (most: number) => Array.from({ length: 1 + random.int(most) }, () => 1 + random.int(ranks));
      const top = state.piles[random.int(piles)]?.slice(-2).map(rankOf) ?? [];
      const goals: Exclude<GoalSpec, { kind: 'do' }>[] = [
        { kind: 'win' },
        { kind: 'home', bricks: 1 + random.int(ranks * copies) },
        { kind: 'empty', piles: 1 + random.int(piles) },
        { kind: 'top', ranks: some(3), pile: null },
        { kind: 'top', ranks: top.length > 0 ? top : some(2), pile: random.int(2) === 0 ? null : 1 + random.int(piles + 1) },
        { kind: 'sorted' },
      ];
      // Little is sorted by chance: the same piles with nothing left to draw, and with two bricks each.
      const spare = { ...state, urn: [], drawn: null, piles: state.piles.map((pile) => pile.slice(0, 2)) };
      for (const at of [state, spare])
        for (const goal of goals) {
          const met = reached(goal, new Kernel(at));
          if (met !== holds(goal, at, 1)) expect.fail(`${positionText(at)} ${JSON.stringify(goal)}: ${met}`);
          counts.set(`${goal.kind} ${met}`, (counts.get(`${goal.kind} ${met}`) ?? 0) + 1);
        }
    }
    for (const kind of ['home', 'empty', 'top', 'sorted'])
      for (const met of [true, false]) expect(counts.get(`${kind} ${met}`) ?? 0, `${kind} ${met}`).toBeGreaterThan(20);
  });

  test('only goals about bricks at home need a number of them', () => {
    const [state] = positions(1, 1);
    const kernel = new Kernel(state as State);
    const needed = (goal: StateGoal) => bricksNeeded(goal, kernel);
    expect([needed({ kind: 'win' }), needed({ kind: 'home', bricks: 3 }), needed({ kind: 'empty', piles: 2 })]).toEqual([
      8,
      3,
      null,
    ]);
    expect([needed({ kind: 'sorted' }), needed({ kind: 'top', ranks: [2], pile: 1 })]).toEqual([null, null]);
  });

  test('each shortcut is used for the goals that its argument holds for, and not where it is left out', () => {
    const all = { unordered: true, renaming: true, classes: true, safeHome: true, ceiling: true, aside: true };
    expect(shortcutsFor({ kind: 'win' })).toEqual(all);
    expect(shortcutsFor({ kind: 'home', bricks: 3 })).toEqual(all);
    for (const goal of [{ kind: 'empty', piles: 1 }, { kind: 'sorted' }] as const)
      expect(shortcutsFor(goal)).toEqual({ ...all, ceiling: false, aside: false });
    expect(shortcutsFor({ kind: 'top', ranks: [1], pile: null })).toEqual({
      ...all,
      ceiling: false,
      aside: false,
      safeHome: false,
    });
    expect(shortcutsFor({ kind: 'top', ranks: [1], pile: 1 })).toEqual({
      unordered: false,
      renaming: false,
      classes: true,
      safeHome: false,
      ceiling: false,
      aside: false,
    });
    expect(shortcutsFor({ kind: 'win' }, ['classes', 'ceiling'])).toEqual({ ...all, classes: false, ceiling: false });
  });
});

describe('Russian Bank', () => {
  /** What two positions have in common that differ by their piles only and are merged. */
  function merged(state: Table, use: { unordered: boolean; topsOnly: boolean; deadTops: boolean }): string {
    const mine = state.sides[state.turn - 1] as Table['sides'][number];
    const theirs = state.sides[2 - state.turn] as Table['sides'][number];
    const movable = [...mine.reserve, ...mine.hand, ...mine.waste, ...mine.piles.flat()].map(cardIn);
    const fits = (card: Card, on: Card) => suitOf(card) === suitOf(on) && Math.abs(rankOfCard(card) - rankOfCard(on)) === 1;
    const other = theirs.piles.map((pile) => {
      const cards: (Card | string)[] = pile.map(cardIn);
      const top = cards.pop() as Card | undefined;
      if (top === undefined) return '';
      const isDead = use.deadTops && !movable.some((card) => fits(card, top));
      return [...(use.topsOnly ? [] : cards), isDead ? 'dead' : top].join();
    });
    const own = mine.piles.map((pile) => pile.map(cardIn).join());
    return use.unordered ? `${own.sort().join('.')} ${other.sort().join('.')}` : `${own.join('.')} ${other.join('.')}`;
  }

  /** The same position with other piles: exchanged, or with cards of the opponent's taken away or put in place of others. */
  function* variants(state: Table, random: Rng): Generator<Table> {
    const mine = state.turn - 1;
    const withPiles = (side: number, change: (piles: (readonly PackCard[])[]) => (readonly PackCard[])[]): Table => ({
      ...state,
      sides: state.sides.map((one, i) =>
        i === side ? { ...one, piles: change([...one.piles]) } : one,
      ) as unknown as Table['sides'],
    });
    const swap = (piles: (readonly PackCard[])[]) => {
      const [a, b] = [random.int(4), random.int(4)];
      [piles[a], piles[b]] = [piles[b] as readonly PackCard[], piles[a] as readonly PackCard[]];
      return piles;
    };
    for (let n = 0; n < 4; n++) {
      yield withPiles(mine, swap);
      yield withPiles(1 - mine, swap);
      const k = random.int(4);
      const cards = state.sides.flatMap(({ piles, hand }) => [...piles.flat(), ...hand]);
      const any = cards[random.int(Math.max(1, cards.length))];
      yield withPiles(1 - mine, (piles) => piles.map((pile, i) => (i === k ? pile.slice(1) : pile)));
      yield withPiles(1 - mine, (piles) =>
        piles.map((pile, i) => (i === k && any !== undefined ? [...pile.slice(0, -1), any] : pile)),
      );
    }
  }

  test.each([0, 1, 2, 3, 4, 5, 6, 7])('merges what its shortcuts hold for the same, and nothing else (%i)', (bits) => {
    const use = { unordered: (bits & 1) > 0, topsOnly: (bits & 2) > 0, deadTops: (bits & 4) > 0 };
    const random = rng(20 + bits);
    const counts = { same: 0, other: 0 };
    for (let n = 0; n < 60; n++) {
      const state = (n % 2 === 0 ? diagram : contested)(random);
      if (state === null) continue;
      const kernel = new Turn();
      const merging = new Merging(kernel, use);
      const words = kernel.words(state);
      merging.merge(words);
      for (const variant of variants(state, random)) {
        const others = kernel.words(variant);
        merging.merge(others);
        const same = others.every((word, i) => word === words[i]);
        expect(same).toBe(merged(state, use) === merged(variant, use));
        counts[same ? 'same' : 'other'] += 1;
      }
    }
    expect(counts.same).toBeGreaterThan(20);
    expect(counts.other).toBeGreaterThan(20);
  });

  test('each shortcut is used for the goals that its argument holds for', () => {
    const all = { unordered: true, topsOnly: true, deadTops: true, ceiling: false };
    const none = { unordered: false, topsOnly: false, deadTops: false, ceiling: false };
    const of = (goal: Parameters<typeof targetOf>[0], without?: Parameters<typeof bankShortcuts>[1]) => {
      const target = targetOf(goal, 0);
      return target && bankShortcuts(target, without);
    };
    expect(of({ kind: 'win' })).toEqual(all);
    expect(of({ kind: 'end' })).toEqual(all);
    expect(of({ kind: 'lock' })).toEqual({ ...none, unordered: true });
    const cards = [3 as Card];
    expect(of({ kind: 'top', pile: 't4', cards })).toEqual({ ...all, unordered: false });
    expect(of({ kind: 'top', pile: 'o1', cards })).toEqual(none);
    expect(of({ kind: 'win' }, ['topsOnly'])).toEqual({ ...all, topsOnly: false });
    expect(of({ kind: 'home', cards: 3 })).toEqual({ ...all, ceiling: true });
    expect(of({ kind: 'home', cards: 3 }, ['ceiling'])).toEqual(all);
  });

  test('a target is what its goal asks for, counted from the start', () => {
    expect(targetOf({ kind: 'tie' }, 0)).toBeNull();
    expect(targetOf({ kind: 'win' }, 7)).toEqual({ kind: 'stock', cards: 0 });
    expect(targetOf({ kind: 'home', cards: 3 }, 7)).toEqual({ kind: 'home', cards: 10 });
    for (const kind of ['reserve', 'stock', 'empty'] as const)
      expect(targetOf({ kind, cards: 2 }, 7)).toEqual({ kind, cards: 2 });
    const cards = [3 as Card];
    expect(targetOf({ kind: 'top', pile: 't3', cards }, 7)).toEqual({ kind: 'top', place: at.own + 2, cards });
    expect(targetOf({ kind: 'top', pile: 'o1', cards }, 7)).toEqual({ kind: 'top', place: at.other, cards });
  });
});

test('Ristiseiska: each shortcut is used under the rules that its argument holds for', () => {
  const of = (unable: string, falsePass: string, without: Parameters<typeof ristiseiskaShortcuts>[1] = []) =>
    ristiseiskaShortcuts({ unable, 'false-pass': falsePass } as RistiseiskaParams, without);
  expect(of('token', 'forbidden')).toEqual({ fixedHands: true, patience: false, stalled: true });
  expect(of('beg', 'forbidden')).toEqual({ fixedHands: false, patience: true, stalled: true });
  expect(of('take', 'forbidden')).toEqual({ fixedHands: false, patience: false, stalled: true });
  for (const unable of ['token', 'beg'])
    expect(of(unable, 'penalised')).toEqual({ fixedHands: false, patience: false, stalled: true });
  expect(of('token', 'forbidden', ['fixedHands', 'stalled'])).toEqual({ fixedHands: false, patience: false, stalled: false });
  expect(of('beg', 'forbidden', ['patience'])).toEqual({ fixedHands: false, patience: false, stalled: true });
});
