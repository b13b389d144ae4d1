import { describe, expect, test } from 'vitest';
import { rankOf } from '../../src/engine/core/cards.ts';
import { type Rng, rng } from '../../src/engine/core/rng.ts';
import { formatGoal, type GoalSpec, heroOf } from '../../src/engine/games/ristiseiska/goals.ts';
import { type Action, ristiseiska, type State } from '../../src/engine/games/ristiseiska/index.ts';
import { formatAction } from '../../src/engine/games/ristiseiska/notation.ts';
import { Chances } from '../../src/engine/games/ristiseiska/solver/chances.ts';
import { type Code, codeOf, codesOf, TAKE } from '../../src/engine/games/ristiseiska/solver/codes.ts';
import { Graph } from '../../src/engine/games/ristiseiska/solver/graph.ts';
import { proverWith } from '../../src/engine/games/ristiseiska/solver/index.ts';
import { Kernel } from '../../src/engine/games/ristiseiska/solver/kernel.ts';
import { Knowledge } from '../../src/engine/games/ristiseiska/solver/knowledge.ts';
import {
  KeyMemo,
  type Memo,
  memosFor,
  NumberMemo,
  numbered,
  PatientMemo,
} from '../../src/engine/games/ristiseiska/solver/memo.ts';
import { order } from '../../src/engine/games/ristiseiska/solver/order.ts';
import { NO, Search, STOPPED, YES } from '../../src/engine/games/ristiseiska/solver/search.ts';
import { isStalled, shortcutNames, shortcutsFor } from '../../src/engine/games/ristiseiska/solver/shortcuts.ts';
import { OPEN } from '../../src/engine/games/ristiseiska/solver/standing.ts';
import * as targets from '../../src/engine/games/ristiseiska/solver/target.ts';
import { Meter } from '../../src/engine/proving/budget.ts';
import { anyEnding, chances, explore, paramsOf, positionText, winnable } from './ristiseiska.brute.ts';

const { targetOf } = targets;
type Spec = Exclude<GoalSpec, { kind: 'do' }>;

/** The parts of the solver by themselves, against the rules or against the same worked out the plain way. */

function value<T>(result: { ok: true; value: T } | { ok: false; error: { code: string } }): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

function* endings(rules: string, players: number, cards: number, count: number, seed: number): Generator<State> {
  const random = rng(seed);
  for (let n = 0; n < count; n++) {
    const state = anyEnding(paramsOf(rules, players), cards, random);
    if (state !== null) yield state;
  }
}

const boardOf = (start: State, spec: Spec) => new Kernel(start, targetOf(spec, heroOf(start)));
const specOf = (kind: number): Spec =>
  (
    [
      { kind: 'win' },
      { kind: 'not-last' },
      { kind: 'passes', seat: 2 },
      { kind: 'turn', cards: 2 },
      { kind: 'points', most: 12 },
      { kind: 'lies', card: 3 },
    ] as const
  )[kind % 6] as Spec;

test('a target is what its goal asks for', () => {
  const plain = { hero: 2, card: -1, number: 0, isBrief: false };
  const { WIN, NOT_LAST, LIES, PASSES, PLAYED, TURN, POINTS } = targets;
  expect(targetOf({ kind: 'win' }, 2)).toEqual({ ...plain, kind: WIN });
  expect(targetOf({ kind: 'best' }, 2)).toEqual({ ...plain, kind: WIN });
  expect(targetOf({ kind: 'not-last' }, 2)).toEqual({ ...plain, kind: NOT_LAST });
  expect(targetOf({ kind: 'lies', card: 9 }, 2)).toEqual({ ...plain, kind: LIES, card: 9, isBrief: true });
  expect(targetOf({ kind: 'passes', seat: 3 }, 2)).toEqual({ ...plain, kind: PASSES, number: 3, isBrief: true });
  expect(targetOf({ kind: 'played', card: 9 }, 2)).toEqual({ ...plain, kind: PLAYED, card: 9 });
  expect(targetOf({ kind: 'turn', cards: 3 }, 2)).toEqual({ ...plain, kind: TURN, number: 3, isBrief: true });
  expect(targetOf({ kind: 'points', most: 40 }, 2)).toEqual({ ...plain, kind: POINTS, number: 40 });
});

describe('memories of positions', () => {
  /** All that tells one position from another on a board, as words. */
  const nameOf = (board: Kernel, idle = true): string =>
    JSON.stringify([
      [...board.owner],
      [...board.run],
      board.turn,
      board.phase,
      board.asked,
      board.target.isBrief ? [board.left, board.played] : '',
      board.target.kind === targets.POINTS ? board.token : '',
      board.params.unable === 'beg' ? [idle ? board.idle : '', board.fresh] : '',
    ]);

  const walk = (board: Kernel, random: Rng, each: () => void) => {
    let made = 0;
    for (; board.verdict === OPEN && made < 30; made++) {
      each();
      const codes = codesOf(board);
      board.make(codes[random.int(codes.length)] as Code);
    }
    for (; made > 0; made--) board.undo();
  };

  test.each(['pantti', 'begging', 'duel', 'pantti-ace', 'pantti~false-pass=penalised'])('by key: %s', (rules) => {
    const random = rng(61);
    let kinds = 0;
    let size = 0;
    for (const start of endings(rules, 3, 11, 18, 62)) {
      const board = boardOf(start, specOf(kinds++));
      const memo = new KeyMemo(board);
      const plain = new Map<string, number>();
      for (let game = 0; game < 12; game++)
        walk(board, random, () => {
          const name = nameOf(board);
          expect(memo.get(board)).toBe(plain.get(name) ?? 0);
          const mark = 1 + random.int(200);
          expect(memo.set(board, mark)).toBe(true);
          plain.set(name, mark);
          expect(memo.get(board)).toBe(mark);
          expect(memo.size).toBe(plain.size);
        });
      size += plain.size;
    }
    expect(size).toBeGreaterThan(150);
  });

  test('by key, but for the turns without a card', () => {
    const random = rng(63);
    for (const start of endings('begging', 3, 9, 12, 64)) {
      const board = boardOf(start, { kind: 'win' });
      const memo = new KeyMemo(board, false);
      const plain = new Map<string, number>();
      for (let game = 0; game < 20; game++)
        walk(board, random, () => {
          const name = nameOf(board, false);
          expect(memo.get(board)).toBe(plain.get(name) ?? 0);
          memo.set(board, 1 + random.int(9));
          plain.set(name, memo.get(board));
          board.idle += 1;
          expect(memo.get(board)).toBe(plain.get(name));
          board.idle -= 1;
        });
    }
  });

  test('tell apart what play or the goal hangs on, however many cards are held', () => {
    /** What a memory says of a position that it knows, once something about it is another. */
    const told = (
      rules: string,
      spec: Spec,
      change: (board: Kernel) => void,
      memo = (board: Kernel): Memo => new KeyMemo(board),
    ) => {
      const [start] = endings(rules, 3, 42, 20, 68);
      const board = boardOf(start as State, spec);
      const known = memo(board);
      known.set(board, 5);
      change(board);
      return known.get(board);
    };
    const had = (board: Kernel) => {
      board.fresh ^= 2;
    };
    expect([told('begging', { kind: 'win' }, had), told('pantti', { kind: 'win' }, had)]).toEqual([0, 5]);
    const onward = (board: Kernel) => {
      board.played += 1;
    };
    const gone = (board: Kernel) => {
      board.left = 1;
    };
    expect(told('pantti', { kind: 'turn', cards: 3 }, onward)).toBe(0);
    expect(told('pantti', { kind: 'lies', card: 3 }, gone)).toBe(0);
    const elsewhere = (board: Kernel) => {
      const last = board.cards.at(-1) as number;
      board.owner[last] = ((board.owner[last] as number) % 3) + 1;
    };
    expect(told('duel', { kind: 'win' }, elsewhere)).toBe(0);
    const idle = (board: Kernel) => {
      board.idle += 1;
    };
    const memos = (board: Kernel) => memosFor(board, shortcutsFor(board.params));
    expect(told('begging', { kind: 'win' }, idle, (board) => memos(board).lengths)).toBe(0);
    expect(told('begging', { kind: 'points', most: 9 }, idle, (board) => memos(board).verdicts)).toBe(0);
  });

  test('that are full keep nothing more', () => {
    const [start] = endings('duel', 2, 8, 5, 65);
    const board = boardOf(start as State, { kind: 'win' });
    expect(new KeyMemo(board, true, 2).set(board, 1)).toBe(false);
    expect(new PatientMemo(board, 2).set(board, 1)).toBe(false);
    const use = shortcutsFor((start as State).params);
    expect(memosFor(board, use, 2).verdicts.set(board, 1)).toBe(false);
    expect(memosFor(board, use).verdicts.set(board, 1)).toBe(true);
  });

  test.each(['pantti', 'pantti~extra=no', 'pantti-ace'])('by number: %s', (rules) => {
    const random = rng(66);
    let size = 0;
    for (const start of endings(rules, 3, 12, 15, 67)) {
      const board = boardOf(start, { kind: 'win' });
      const most = numbered(board) as number;
      const runs = board.suits.reduce((product, suit) => product * suit.runs.length, 1);
      expect(most).toBe(runs * 3 * 2);
      const memo = new NumberMemo(board, most);
      const plain = new Map<string, number>();
      for (let game = 0; game < 15; game++)
        walk(board, random, () => {
          const name = JSON.stringify([[...board.run], board.turn, board.phase]);
          expect(memo.get(board)).toBe(plain.get(name) ?? 0);
          const mark = 1 + random.int(200);
          expect(memo.set(board, mark)).toBe(true);
          plain.set(name, mark);
          expect(memo.get(board)).toBe(mark);
        });
      for (let n = 0; n < 3; n++)
        walk(board, random, () => {
          const name = JSON.stringify([[...board.run], board.turn, board.phase]);
          expect(memo.get(board)).toBe(plain.get(name) ?? 0);
        });
      size += plain.size;
    }
    expect(size).toBeGreaterThan(150);
  });

  test('are numbered as long as there are not too many', () => {
    const lots = (runs: number) =>
      ({ seats: 3, suits: [0, 1, 2, 3].map((n) => ({ runs: Array(n === 0 ? runs : 256) })) }) as unknown as Kernel;
    expect(numbered(lots(1))).toBe(6 * 256 ** 3);
    expect(numbered(lots(2))).toBeNull();
    const just = { seats: 3, suits: [{ runs: Array(16 * 2 ** 20) }] } as unknown as Kernel;
    expect(numbered(just)).toBe(96 * 2 ** 20);
  });

  test('suit the rules and the goal', () => {
    const kinds = (rules: string, spec: Spec, without: Parameters<typeof shortcutsFor>[1] = []) => {
      const [start] = endings(rules, 3, 9, 20, 68);
      const { verdicts, lengths } = memosFor(boardOf(start as State, spec), shortcutsFor((start as State).params, without));
      return [verdicts.constructor, lengths.constructor, verdicts === lengths];
    };
    expect(kinds('begging', { kind: 'win' })).toEqual([PatientMemo, KeyMemo, false]);
    expect(kinds('begging', { kind: 'turn', cards: 2 })).toEqual([PatientMemo, KeyMemo, false]);
    expect(kinds('begging', { kind: 'points', most: 9 })).toEqual([KeyMemo, KeyMemo, true]);
    expect(kinds('begging', { kind: 'win' }, ['patience'])).toEqual([KeyMemo, KeyMemo, true]);
    expect(kinds('pantti', { kind: 'win' })).toEqual([NumberMemo, NumberMemo, true]);
    expect(kinds('pantti', { kind: 'win' }, ['fixedHands'])).toEqual([KeyMemo, KeyMemo, true]);
    expect(kinds('pantti', { kind: 'points', most: 9 })).toEqual([KeyMemo, KeyMemo, true]);
    expect(kinds('pantti', { kind: 'turn', cards: 2 })).toEqual([KeyMemo, KeyMemo, true]);
    expect(kinds('duel', { kind: 'win' })).toEqual([KeyMemo, KeyMemo, true]);
  });
});

test('the order is that of what a card opens, and for whom', () => {
  const random = rng(71);
  let moved = 0;
  for (const rules of ['pantti', 'duel', 'begging', 'pantti-ace'])
    for (const start of [...endings(rules, 3, 22, 18, 72), ...endings(rules, 3, 46, 10, 75)]) {
      const board = boardOf(start, { kind: 'win' });
      for (let n = 0; n < 12 && board.verdict === OPEN; n++) {
        const hero = board.target.hero;
        const mine = board.actor() === hero;
        const promise = (code: Code): number => {
          if (code >= TAKE) return code === 256 ? -2 : 0;
          const card = code % 64;
          const extra = board.phase === 1 ? 1 : 0;
          if ([1, 13].includes(rankOf(card))) return extra + 1;
          const opened = rankOf(card) < 6 ? [-1] : rankOf(card) === 6 ? [-1, 2] : rankOf(card) === 7 ? [-1, 1] : [1];
          return opened.reduce((sum, far) => {
            const owner = board.owner[card + far] as number;
            return sum + (owner === 0 ? 0 : (owner === hero) === mine ? 2 : -3);
          }, extra);
        };
        const codes = codesOf(board);
        const sorted = codes.toSorted((a, b) => promise(b) - promise(a));
        const room = new Int32Array(80).fill(-1);
        room.set(codes, 5);
        order(board, room, 5, codes.length);
        expect([...room.subarray(5, 5 + codes.length)], positionText(start)).toEqual(sorted);
        expect([room[4], room[5 + codes.length]]).toEqual([-1, -1]);
        if (sorted.join() !== codes.join()) moved += 1;
        board.make(codes[random.int(codes.length)] as Code);
      }
    }
  expect(moved).toBeGreaterThan(50);
});

test('play is stalled where the rules give nobody a card to play', () => {
  const counts = { true: 0, false: 0 };
  const random = rng(74);
  for (const rules of ['pantti', 'begging', 'duel', 'pantti-ace'])
    for (const ending of endings(rules, 3, 9, 60, 73)) {
      // Stalled where cards have been left out.
      const start = { ...ending, hands: ending.hands.map((hand) => hand.filter(() => random.int(3) === 0)) };
      if (start.hands.some((hand) => hand.length === 0)) continue;
      const stalled = [1, 2, 3].every((turn) =>
        ristiseiska.legal({ ...start, turn, phase: { kind: 'play' } }).every(({ kind }) => kind !== 'play'),
      );
      const board = boardOf(start, { kind: 'win' });
      expect(board.stalled(), positionText(start)).toBe(stalled);
      expect([isStalled(board), isStalled(boardOf(start, { kind: 'not-last' }))]).toEqual([stalled, stalled]);
      expect(isStalled(boardOf(start, { kind: 'points', most: 3 }))).toBe(false);
      expect(isStalled(boardOf(start, { kind: 'passes', seat: 1 }))).toBe(false);
      counts[`${stalled}`] += 1;
    }
  expect(counts.true, JSON.stringify(counts)).toBeGreaterThan(3);
  expect(counts.false).toBeGreaterThan(30);
});

describe('the search', () => {
  const goals: Spec[] = [{ kind: 'win' }, { kind: 'not-last' }, { kind: 'points', most: 15 }, { kind: 'turn', cards: 1 }];

  test.each(['pantti', 'begging', 'duel', 'pantti-ace', 'pantti~end=last-in'])('says what every line says: %s', (rules) => {
    const random = rng(81);
    const counts = { yes: 0, no: 0, stopped: 0 };
    for (const start of endings(rules, 3, 6, 30, 82))
      for (const spec of goals) {
        if (value(ristiseiska.goal(formatGoal(spec)))(start, []) !== 'open') continue;
        const space = explore(start, spec, 400);
        if (space === null) continue;
        const can = winnable(space);
        const memory = random.int(3) === 0 ? 40 : undefined;
        const without = random.int(2) === 0 ? [] : shortcutNames;
        const board = boardOf(start, spec);
        const knowledge = new Knowledge(board, shortcutsFor(start.params, without), memory);
        // Along a line and back, with all that was proved before.
        let at = 0;
        const line: number[] = [];
        while ((space.places[at]?.verdict ?? 'met') === 'open' && line.length < 12) {
          line.push(at);
          const ways = space.next[at] as readonly number[];
          at = ways[random.int(ways.length)] as number;
        }
        for (const one of random.int(2) === 0 ? line : line.toReversed()) {
          const { state, left, cards } = space.places[one] as (typeof space.places)[number];
          board.load(state, left, cards);
          const meter = new Meter(random.int(4) === 0 ? { nodes: random.int(3) } : {});
          const found = knowledge.decider(meter).wins();
          knowledge.tidy(meter);
          if (found === STOPPED) {
            expect(meter.stopped).not.toBeNull();
            counts.stopped += 1;
          } else if (found !== (can[one] ? YES : NO))
            expect.fail(`${positionText(state)} of ${positionText(start)} ${formatGoal(spec)}: ${found}`);
          else counts[found === YES ? 'yes' : 'no'] += 1;
        }
      }
    for (const [name, count] of Object.entries(counts)) expect(count, name).toBeGreaterThan(5);
  });

  test.each(['pantti', 'duel', 'begging'])('counts the cards until the end: %s', (rules) => {
    const never = 60;
    const seen = new Set<number>();
    for (const start of endings(rules, 3, 6, 40, 83))
      for (const spec of goals.slice(0, 2)) {
        if (value(ristiseiska.goal(formatGoal(spec)))(start, []) !== 'open') continue;
        const space = explore(start, spec, 300);
        if (space === null) continue;
        const can = winnable(space);
        const lengths: number[] = space.places.map(({ verdict }) => (verdict === 'open' ? never : 0));
        for (let changed = true; changed; ) {
          changed = false;
          for (const [i, { state, verdict }] of space.places.entries()) {
            if (verdict !== 'open') continue;
            const hurries = (ristiseiska.actor(state) === space.hero) === can[i];
            const after = (space.next[i] as readonly number[]).flatMap((to, n) =>
              can[to] === can[i]
                ? [Math.min(never, (lengths[to] as number) + Number(space.actions[i]?.[n]?.kind === 'play'))]
                : [],
            );
            const now = hurries ? Math.min(...after) : Math.max(...after);
            if (now !== lengths[i]) changed = true;
            lengths[i] = now;
          }
        }
        const board = boardOf(start, spec);
        const decider = new Knowledge(board, shortcutsFor(start.params)).decider(new Meter({}));
        expect(decider.wins()).toBe(can[0] ? YES : NO);
        const found = decider.length();
        if (found !== lengths[0]) expect.fail(`${positionText(start)} ${formatGoal(spec)}: ${found}, not ${lengths[0]}`);
        expect(decider.length()).toBe(found);
        // A meter that has run out stops the counting, and leaves nothing untrue behind.
        const known = new Knowledge(board, shortcutsFor(start.params));
        known.decider(new Meter({})).wins();
        for (const nodes of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
          const said = known.decider(new Meter({ nodes })).length();
          if (nodes === 0) expect(said).toBe(STOPPED);
          else if (said !== STOPPED) expect(said).toBe(found);
        }
        expect(known.decider(new Meter({})).length()).toBe(found);
        seen.add(found);
        const any = can[0] ? decider.anyWin() : null;
        if (any !== null) {
          expect(codesOf(board)).toContain(any);
          board.make(any);
          expect(decider.wins()).toBe(YES);
          board.undo();
        }
        if (can[0] && board.actor() === board.target.hero) expect(any).not.toBeNull();
      }
    expect(seen.size).toBeGreaterThan(3);
  });
});

describe('what is known', () => {
  const of = (rules: string) => {
    const [start] = endings(rules, 3, 7, 20, 91);
    return new Knowledge(boardOf(start as State, { kind: 'win' }), shortcutsFor((start as State).params));
  };

  test('is worked out by who can', () => {
    expect(of('pantti').decider(new Meter({})).constructor).toBe(Search);
    expect(of('pantti~false-pass=penalised').decider(new Meter({})).constructor).toBe(Graph);
    expect(of('duel').chances(new Meter({}))?.constructor).toBe(Chances);
    expect(of('duel~false-pass=penalised').chances(new Meter({}))).toBeNull();
  });

  test('is kept, unless a search has filled its memory', () => {
    for (const rules of ['pantti', 'begging', 'pantti~false-pass=penalised', 'duel']) {
      const known = of(rules);
      const nodes = () => {
        const meter = new Meter({});
        known.decider(meter).wins();
        return meter.nodes;
      };
      const first = nodes();
      expect(first, rules).toBeGreaterThan(0);
      expect(nodes()).toBe(0);
      known.tidy(new Meter({}));
      expect(nodes()).toBe(0);
      const stopped = new Meter({ nodes: 0 });
      stopped.spend();
      known.tidy(stopped);
      expect(nodes()).toBe(rules.includes('penalised') ? first : 0);
      const full = new Meter({});
      full.stop({ code: 'out-of-memory', args: {} } as never);
      known.tidy(full);
      expect(nodes()).toBe(first);
    }
  });

  test('chances as well', () => {
    const known = of('duel');
    const nodes = () => {
      const meter = new Meter({});
      known.chances(meter)?.value();
      return meter.nodes;
    };
    const first = nodes();
    expect([first > 0, nodes()]).toEqual([true, 0]);
    const full = new Meter({});
    full.stop({ code: 'out-of-memory', args: {} } as never);
    known.tidy(full);
    expect(nodes()).toBe(first);
  });
});

describe('questions', () => {
  test('with a turn’s time are answered along a line as the rules bear out', () => {
    const random = rng(101);
    const counts = new Map<string, number>();
    for (const rules of ['pantti', 'forfeit', 'duel'])
      for (const start of endings(rules, 3, 9, 60, 102))
        for (const spec of [
          { kind: 'turn', cards: 1 + random.int(3) },
          { kind: 'passes', seat: 1 + random.int(3) },
          { kind: 'lies', card: (start.hands.flat() as number[])[random.int(5)] ?? 0 },
          { kind: 'played', card: (start.hands[start.turn - 1] ?? [])[0] ?? 0 },
        ] as const) {
          const goal = formatGoal(spec);
          if (value(ristiseiska.goal(goal))(start, []) !== 'open') continue;
          const space = explore(start, spec, 400);
          if (space === null) continue;
          const can = winnable(space);
          const inquiry = value(proverWith({}).inquire(start, goal));
          const line: Action[] = [];
          for (let at = 0; space.places[at]?.verdict === 'open'; ) {
            const { result, line: winning } = inquiry.prove(line, {});
            expect(result, `${positionText(start)} ${goal} ${line.map(formatAction)}`).toBe(can[at] ? 'win' : 'loss');
            const key = `${spec.kind} ${result} ${Math.min(line.length, 1)}`;
            counts.set(key, (counts.get(key) ?? 0) + 1);
            const ways = space.actions[at] as readonly Action[];
            const good = ways.findIndex((one) => winning?.[0] && formatAction(one) === formatAction(winning[0]));
            const way = good >= 0 && random.int(3) > 0 ? good : random.int(ways.length);
            line.push(ways[way] as Action);
            at = space.next[at]?.[way] as number;
          }
        }
    for (const kind of ['turn', 'passes', 'lies'])
      for (const result of ['win 0', 'win 1', 'loss 0', 'loss 1'])
        expect(counts.get(`${kind} ${result}`) ?? 0, `${kind} ${result}`).toBeGreaterThan(1);
  });

  test('for any line that wins take less than for one in which the others hold out', () => {
    let [any, longest] = [0, 0];
    for (const rules of ['pantti', 'begging'])
      for (const start of endings(rules, 3, 11, 30, 103)) {
        const asked = value(ristiseiska.goal('win'));
        if (asked(start, []) !== 'open') continue;
        const ask = (budget: object) => value(proverWith({}).inquire(start, 'win')).prove([], budget);
        const [quick, slow] = [ask({ anyLine: true }), ask({})];
        expect(quick.result).toBe(slow.result);
        if (quick.line !== null) expect(asked(start, quick.line)).toBe('met');
        any += quick.nodes;
        longest += slow.nodes;
      }
    expect(any).toBeLessThan(longest);
  });

  test('with `best` need no chances where there is no chance', () => {
    let known = 0;
    for (const start of endings('pantti~false-pass=penalised', 2, 7, 12, 104)) {
      if (value(ristiseiska.goal('best'))(start, []) !== 'open' || start.out.length > 0) continue;
      const best = value(proverWith({}).inquire(start, 'best')).prove([], {});
      const win = value(proverWith({}).inquire(start, 'win')).prove([], {});
      expect(best).toMatchObject({ result: 'win', value: win.result === 'win' ? 1 : 0 });
      known += 1;
    }
    expect(known).toBeGreaterThan(3);
  });

  test('that were stopped leave nothing untrue behind', () => {
    let stopped = 0;
    for (const rules of ['pantti~false-pass=penalised', 'begging', 'duel'])
      for (const start of endings(rules, 3, 6, 6, 105)) {
        const goal = rules === 'duel' ? 'best' : 'win';
        if (value(ristiseiska.goal(goal))(start, []) !== 'open' || start.out.length > 0) continue;
        for (const action of ristiseiska.legal(start)) {
          if (value(ristiseiska.goal('win'))(start, [action]) !== 'open') continue;
          const fresh = () => value(proverWith({}).inquire(start, goal));
          const right = fresh();
          const truth = [right.prove([action], {}).result, right.reply?.([action], {}) ?? null];
          for (const nodes of [1, 4, 16]) {
            const inquiry = fresh();
            const early = inquiry.reply?.([action], { nodes }) ?? null;
            // What is said early is proved, or said to be a guess.
            if (early?.why === 'guess') stopped += 1;
            else if (goal === 'best') expect(early).toEqual(truth[1]);
            else expect(early?.why).toBe((truth[1] as typeof early)?.why);
            expect([inquiry.prove([action], {}).result, inquiry.reply?.([action], {}) ?? null], positionText(start)).toEqual(
              truth,
            );
          }
        }
      }
    expect(stopped).toBeGreaterThan(20);
  });

  test('`do` where chance is to act has no answer but a guess', () => {
    const start = value(ristiseiska.position.parse('duel/68.--.--.--/2d3d.9cTd/1/take:2/-/-/-/0/-'));
    expect(value(proverWith({}).inquire(start, 'do:take-9c')).reply?.([], {})?.why).toBe('guess');
  });

  test('`do` is about what is done now', () => {
    const start = [...endings('pantti', 3, 20, 40, 95)].find((state) => ristiseiska.legal(state).length > 1) as State;
    const [first, second] = ristiseiska.legal(start) as [Action, Action];
    const ask = (...actions: Action[]) =>
      value(proverWith({}).inquire(start, `do:${actions.map(ristiseiska.action.format).join()}`));
    const win = { result: 'win', reason: null, nodes: 1 };
    expect(ask(second).prove([], {})).toEqual({ ...win, line: [second] });
    expect(ask({ kind: 'claim' }, first).prove([], {})).toEqual({ ...win, line: [first] });
    expect(ask(first).prove([second], {})).toEqual({ result: 'loss', line: null, reason: null, nodes: 1 });
    expect(ask({ kind: 'claim' }).prove([], {})).toEqual({ result: 'loss', line: null, reason: null, nodes: 1 });
    expect(ask(first).reply?.([], {}) ?? null).toBeNull();
  });

  test('replies are legal, and refute where the position is lost', () => {
    const why = new Map<string, number>();
    for (const rules of ['pantti', 'begging', 'duel', 'duel~false-pass=penalised'])
      for (const start of endings(rules, 3, 6, 7, 96))
        for (const text of ['win', 'not-last', 'best']) {
          const asked = value(ristiseiska.goal(text));
          if (asked(start, []) !== 'open') continue;
          const inquiry = value(proverWith({}).inquire(start, text));
          for (const action of ristiseiska.legal(start)) {
            const state = ristiseiska.apply(start, action);
            const who = ristiseiska.actor(state);
            const reply = inquiry.reply?.([action], { nodes: 3_000 });
            if (who === null || who === heroOf(start)) {
              expect(reply).toBeNull();
              continue;
            }
            const codes = ristiseiska.legal(state).map((one) => codeOf(one, state));
            expect(codes).toContain(codeOf(reply?.action as Action, state));
            why.set(`${reply?.why}`, (why.get(`${reply?.why}`) ?? 0) + 1);
            if (text === 'best' && who === 'chance') expect(reply?.why).toBe('guess');
            if (!reply || text === 'best' || asked(start, [action]) !== 'open') continue;
            const before = inquiry.prove([action], {}).result;
            if (reply.why !== 'guess') expect(reply.why, positionText(state)).toBe(before === 'win' ? 'resists' : 'refutes');
            const after = asked(start, [action, reply.action]);
            const won = after === 'met' || (after === 'open' && inquiry.prove([action, reply.action], {}).result === 'win');
            if (reply.why === 'refutes') expect(won).toBe(false);
            expect(inquiry.reply?.([action], { nodes: 0 })?.why ?? 'guess').toMatch(/guess|refutes|resists/);
          }
          const fresh = value(proverWith({}).inquire(start, text));
          const none = fresh.prove([], { nodes: 0 });
          if (none.result === 'unknown') expect(none).toEqual({ result: 'unknown', line: null, reason: none.reason, nodes: 0 });
        }
    for (const kind of ['guess', 'refutes', 'resists']) expect(why.get(kind) ?? 0, kind).toBeGreaterThan(3);
  });

  test('with `best` the others leave the lowest chance', () => {
    let choices = 0;
    const why = new Set<string>();
    for (const start of endings('duel', 2, 10, 60, 97)) {
      const space = explore(start, { kind: 'win' }, 1_500);
      if (space === null) continue;
      const values = chances(space);
      const inquiry = value(proverWith({}).inquire(start, 'best'));
      for (const [i, action] of (space.actions[0] as readonly Action[]).entries()) {
        const at = space.next[0]?.[i] as number;
        const after = (space.next[at] as readonly number[]).map((to) => values[to] as number);
        const reply = inquiry.reply?.([action], {});
        if (!reply || reply.why === 'guess' || Math.max(...after) === Math.min(...after)) continue;
        const { state } = space.places[at] as (typeof space.places)[number];
        const taken = space.actions[at]?.findIndex((one) => codeOf(one, state) === codeOf(reply.action, state)) ?? -1;
        expect(after[taken], positionText(state)).toBeCloseTo(Math.min(...after), 8);
        expect(reply.why).toBe(inquiry.prove([action], {}).result === 'loss' ? 'refutes' : 'resists');
        why.add(reply.why);
        choices += 1;
      }
    }
    expect(choices).toBeGreaterThan(3);
    expect(why.size).toBe(2);
  });
});
