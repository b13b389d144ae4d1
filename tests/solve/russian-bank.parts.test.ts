import { describe, expect, test } from 'vitest';
import { rankOf, suitOf } from '../../src/engine/core/cards.ts';
import { type Rng, rng } from '../../src/engine/core/rng.ts';
import { wilson } from '../../src/engine/core/wilson.ts';
import { goal as goalOf, parseGoal } from '../../src/engine/games/russian-bank/goals.ts';
import { russianBank } from '../../src/engine/games/russian-bank/index.ts';
import { type Action, formatAction } from '../../src/engine/games/russian-bank/notation.ts';
import { apply, legal, outcome, step } from '../../src/engine/games/russian-bank/rules.ts';
import { Ceiling } from '../../src/engine/games/russian-bank/solver/ceiling.ts';
import { actionOf, type Code, codeOf } from '../../src/engine/games/russian-bank/solver/codes.ts';
import { proverWith } from '../../src/engine/games/russian-bank/solver/index.ts';
import { homeCount, Kernel } from '../../src/engine/games/russian-bank/solver/kernel.ts';
import { NextTurn } from '../../src/engine/games/russian-bank/solver/next-turn.ts';
import { TurnSearch } from '../../src/engine/games/russian-bank/solver/search.ts';
import { shortcutsFor } from '../../src/engine/games/russian-bank/solver/shortcuts.ts';
import { reached, type Target, targetOf } from '../../src/engine/games/russian-bank/solver/target.ts';
import { randomShare, sureShare } from '../../src/engine/games/russian-bank/solver/walks.ts';
import { cardIn, limit, opponentOf, type PackCard, type State, sideOf } from '../../src/engine/games/russian-bank/state.ts';
import { Meter } from '../../src/engine/proving/budget.ts';
import { at } from '../engine/russian-bank.open.ts';
import { contested, diagram, fromPlay, positionText } from './russian-bank.positions.ts';

/** The parts of the solver by themselves, against the rules or against the same worked out the plain way. */

function value<T>(result: { ok: true; value: T } | { ok: false; error: { code: string } }): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

function* positions(count: number, seed: number): Generator<State> {
  const random = rng(seed);
  for (let n = 0; n < count; n++) {
    const state = (n % 2 === 0 ? diagram : contested)(random);
    if (state !== null && outcome(state) === null) yield state;
  }
}

const opened = (text: string): State => value(russianBank.position.parse(text));

const spec = (text: string) => {
  const read = value(parseGoal(text));
  if (read.kind === 'do') throw new Error(text);
  return read;
};

const plainKey = (state: State): string => positionText({ ...state, count: 0 });

/** Whether a card of the stock can be played, now or drawn now, as the rules say. */
const playsStock = (state: State): boolean =>
  legal(state).some((action) => {
    if (action.kind === 'play') return action.from === 'r' || action.from === 'w';
    return action.kind === 'draw' && legal(apply(state, action)).some((next) => next.kind === 'play' && next.from === 'w');
  });

/** Whether the one in turn can play no card of the stock, whatever they do with their piles; null where there is too much of that. */
function lockedByHand(start: State): boolean | null {
  const seen = new Set([plainKey(start)]);
  const queue = [start];
  for (const state of queue) {
    if (queue.length > 400) return null;
    if (playsStock(state)) return false;
    for (const action of legal(state)) {
      if (action.kind !== 'play') continue;
      const after = step(state, action);
      if (after.turns > 0 || seen.has(plainKey(after.state))) continue;
      seen.add(plainKey(after.state));
      queue.push(after.state);
    }
  }
  return true;
}

/** No pile is empty, the opponent's lie in some order of few ranks, and they have one or two cards to get rid of. */
function tight(random: Rng): State {
  const low = 1 + random.int(9);
  const card = (span: number): PackCard => random.int(4) * 13 + low + random.int(Math.min(span, 13 - low)) + 52 * random.int(2);
  const pile = (most: number, span: number) => Array.from({ length: 1 + random.int(most) }, () => card(span));
  const [start] = positions(1, 1);
  const mine: State['sides'][number] = {
    reserve: pile(2, 5),
    piles: [0, 1, 2, 3].map(() => pile(1, 12)),
    hand: [],
    waste: [],
  };
  const hand = random.int(2) === 0 ? pile(1, 12) : [];
  const theirs = {
    reserve: pile(1, 12),
    piles: [0, 1, 2, 3].map(() => pile(3, 4)),
    hand,
    waste: hand.length > 0 && random.int(2) === 0 ? pile(1, 12) : [],
  };
  const foundations = Array.from({ length: 8 }, () => []);
  return { ...(start as State), turn: 1, drawn: false, count: 0, foundations, sides: [mine, theirs] };
}

test('the next turn is locked where the rules let no card of the stock be played', () => {
  const counts = { true: 0, false: 0, deep: 0, full: 0 };
  const draw = rng(40);
  for (const state of [...positions(100, 41), ...Array.from({ length: 300 }, () => tight(draw))]) {
    const kernel = new Kernel();
    const memory = new NextTurn(kernel, state, true);
    const strict = new NextTurn(kernel, state, false);
    let now = state;
    const random = rng(counts.true);
    // The same memory for several positions of one turn: what it has kept must not mislead.
    for (let n = 0; n < 5; n++) {
      const words = kernel.words(now);
      const theirs = { ...now, turn: opponentOf(now.turn), drawn: false, count: 0 };
      const stock = theirs.sides[theirs.turn - 1] as State['sides'][number];
      if (stock.reserve.length + stock.hand.length + stock.waste.length === 0) break;

      const locked = lockedByHand(theirs);
      if (locked !== null) {
        const meter = new Meter({});
        const found = memory.locks(words, meter);
        if (found !== locked) expect.fail(`${positionText(now)}: ${found}, not ${locked}`);
        expect(strict.locks(words, new Meter({}))).toBe(locked);
        // What is known is not looked at again.
        const again = new Meter({});
        expect(memory.locks(words, again)).toBe(locked);
        expect(again.nodes).toBe(0);
        counts[`${locked}`] += 1;
        if (meter.nodes > 1) counts.deep += 1;
        if (meter.nodes > 1) {
          const short = new NextTurn(kernel, state, true);
          expect(short.locks(words, new Meter({ nodes: 0 }))).toBeUndefined();
          expect(short.locks(words, new Meter({}))).toBe(locked);
          const small = new NextTurn(kernel, state, true, 1);
          const full = new Meter({});
          const said = small.locks(words, full);
          if (said !== undefined) expect(said).toBe(locked);
          else {
            expect(full.stopped?.code).toBe('out-of-memory');
            counts.full += 1;
          }
        }
      }
      const ways = legal(now).filter(({ kind }) => kind === 'play');
      const action = ways[random.int(Math.max(1, ways.length))];
      if (action === undefined) break;
      const after = step(now, action);
      if (after.turns > 0 || outcome(after.state) !== null) break;
      now = after.state;
    }
  }
  for (const count of Object.values(counts)) expect(count, JSON.stringify(counts)).toBeGreaterThan(30);
});

test('the next cards of the opponent that fit are counted', () => {
  const seen = new Set<number>();
  for (const state of positions(200, 42)) {
    const kernel = new Kernel();
    const words = kernel.words(state);
    const theirs = { ...state, turn: opponentOf(state.turn), drawn: false, count: 0 };
    const { hand, waste } = theirs.sides[theirs.turn - 1] as State['sides'][number];
    if (hand.length === 0 && waste.length > 0) continue;
    const fits = (from: string, at: State) => Number(legal(at).some((action) => action.kind === 'play' && action.from === from));
    const drawn = hand.length > 0 ? fits('w', apply(theirs, { kind: 'draw' } as Action)) : 0;
    // A card that fits nowhere ends the turn when it is drawn, and then the other one's waste is looked at.
    const after = hand.length > 0 ? step(theirs, { kind: 'draw' } as Action) : null;
    const byHand = fits('r', theirs) + fits('w', theirs) + (after?.turns === 0 ? drawn : 0);
    const found = new NextTurn(kernel, state, true).playableNow(words);
    if (found !== byHand) expect.fail(`${positionText(state)}: ${found}, not ${byHand}`);
    seen.add(found);
  }
  expect(seen.size).toBeGreaterThan(2);
});

test('a position meets a target where the rules say so', () => {
  const random = rng(43);
  const counts = new Map<string, number>();
  for (const state of positions(300, 44)) {
    const kernel = new Kernel();
    const tops = state.sides.flatMap((side, s) =>
      side.piles.map((pile, i) => {
        return { place: `${s === state.turn - 1 ? 't' : 'o'}${i + 1}`, text: pile.slice(-1 - random.int(2)) };
      }),
    );
    const some = tops[random.int(tops.length)] as (typeof tops)[number];
    const cards = some.text.map((card) => `${'A23456789TJQK'[card % 13]}${'cdhs'[Math.floor((card % 52) / 13)]}`).join('');
    const goals = ['win', 'home:1', 'home:2', 'empty:1', 'empty:2', 'empty:4', 'stock:2', 'reserve:0', 'reserve:1'];
    if (cards !== '') goals.push(`top:${some.place}=${cards}`, `top:t1=${cards}`, `top:${some.place}=5c${cards}`);
    for (const text of goals) {
      const asked = value(goalOf(text));
      if (text.startsWith('home') === false) check(text, state, [], asked(state, []) === 'met');
      for (const action of legal(state)) {
        const after = step(state, action);
        if (after.turns > 0 || asked(state, []) === 'met') continue;
        check(text, state, [action], asked(state, [action]) === 'met');
      }
    }
    function check(text: string, start: State, line: readonly Action[], met: boolean): void {
      const target = targetOf(spec(text), homeCount(kernel.words(start))) as Target;
      const found = reached(target, kernel, kernel.words(line.reduce(apply, start)));
      if (found !== met) expect.fail(`${positionText(start)} ${line.map(formatAction)} ${text}: ${found}`);
      const name = `${text.split(/[:=]/)[0]} ${found}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  for (const kind of ['win', 'home', 'empty', 'stock', 'reserve', 'top'])
    for (const met of [true, false])
      if (kind !== 'win' || !met) expect(counts.get(`${kind} ${met}`) ?? 0, `${kind} ${met}`).toBeGreaterThan(10);
});

/** The same walks by the rules: the same random numbers, the same order of the actions. */
function shareByHand(start: State, goal: string, walks: number, seed: number): number {
  const kernel = new Kernel();
  const codes = new Int32Array(64);
  const random = rng(seed);
  const asked = value(goalOf(goal));
  let met = 0;
  for (let n = 0; n < walks; n++) {
    const line: Action[] = [];
    let state = start;
    for (let stepped = 0; stepped < 300; stepped++) {
      const count = kernel.legal(kernel.words(state), codes);
      if (count === 0) break;
      const action = actionOf(codes[random.int(count)] as Code);
      line.push(action);
      const after = step(state, action);
      state = after.state;
      const now = asked(start, line);
      if (now === 'met') met += 1;
      if (now !== 'open') break;
    }
  }
  return met / walks;
}

test('random walks are those of the rules, and are counted', () => {
  const seen = new Map<string, Set<string>>();
  for (const late of positions(40, 45)) {
    const state = { ...late, count: 0 };
    for (const goal of ['win', 'home:1', 'empty:2', 'end', 'lock', 'reserve:0']) {
      if (value(goalOf(goal))(state, []) !== 'open') continue;
      const share = randomShare(state, spec(goal), 12, 5);
      const byHand = shareByHand(state, goal, 12, 5);
      if (share !== byHand) expect.fail(`${positionText(state)} ${goal}: ${share}, not ${byHand}`);
      seen.set(goal, (seen.get(goal) ?? new Set()).add(share === 0 ? 'none' : share === 1 ? 'all' : 'some'));
    }
  }
  for (const goal of ['home:1', 'end', 'lock']) expect(seen.get(goal)?.size, goal).toBe(3);
  const [state] = positions(1, 45);
  expect(randomShare(state as State, spec('tie'))).toBeNull();
  expect(randomShare(state as State, { kind: 'do', actions: [] })).toBeNull();
});

describe('a share of walks', () => {
  const start = [...positions(40, 45)].find((state) => {
    const share = randomShare({ ...state, count: 0 }, spec('home:1'));
    return share !== null && share > 0.2 && share < 0.8;
  }) as State;
  const sure = (cutOffs: readonly number[], most: number) => sureShare({ ...start, count: 0 }, spec('home:1'), cutOffs, most);
  const shareOf = (walks: number) => randomShare({ ...start, count: 0 }, spec('home:1'), walks) as number;
  /** Between what and what it lies after so many walks. */
  const bounds = (walks: number) => wilson(Math.round(shareOf(walks) * walks), walks);

  test('is sure at once where no cut-off is near', () => {
    const [low, high] = bounds(10_000);
    const first = { share: shareOf(10_000), walks: 10_000, sure: true };
    expect(sure([], 10_000)).toEqual(first);
    expect(sure([low, high + 1e-9], 10_000)).toEqual(first);
    expect(sure([low - 0.1, high + 0.1], 80_000)).toEqual(first);
  });

  test('takes twice as many until it is, and says so where the most do not tell', () => {
    const open = (walks: number) => ({ share: shareOf(walks), walks, sure: false });
    const [low, high] = bounds(10_000);
    for (const cut of [low + 1e-9, high]) expect(sure([0.9, cut], 10_000)).toEqual(open(10_000));
    // What 40,000 come to is never far from 40,000.
    for (const most of [20_001, 40_000]) expect(sure([shareOf(40_000)], most)).toEqual(open(40_000));
    const [least, highest] = bounds(40_000);
    const cut = [low, high]
      .map((edge, i) => (edge + ([least, highest][i] as number)) / 2)
      .find((one) => one > highest || one <= least);
    if (cut === undefined) throw new Error('40,000 walks tell no more than 10,000');
    expect(sure([cut], 40_000)?.sure).toBe(true);
    expect(sure([cut], 40_000)?.walks).toBeGreaterThan(10_000);
  });

  test('is none where the goal is about no turn', () => {
    expect(sureShare({ ...start, count: 0 }, spec('tie'), [], 10_000)).toBeNull();
  });
});

describe('how many cards can be home at most', () => {
  /** The same one card after another: whatever is movable and fits goes home, until nothing does. */
  function byHand(state: State): number {
    const own = sideOf(state, state.turn);
    const cards = [...own.piles.flat(), ...own.reserve, ...own.hand, ...own.waste].map(cardIn);
    const heights = state.foundations.map(({ length }) => length);
    for (;;) {
      const next = cards.findIndex((card) => heights.some((height, f) => f >> 1 === suitOf(card) && height === rankOf(card) - 1));
      if (next < 0) return heights.reduce((sum, height) => sum + height, 0);
      const [card = 0] = cards.splice(next, 1);
      // The higher of two is as good as the lower, as both wait for one card.
      const f = heights.findIndex((height, i) => i >> 1 === suitOf(card) && height === rankOf(card) - 1);
      heights[f] = rankOf(card);
    }
  }

  test('as if all that is movable lay free', () => {
    let [least, most] = [104, 0];
    for (const state of positions(300, 61)) {
      const kernel = new Kernel();
      const words = kernel.words(state);
      const bound = new Ceiling(kernel).of(words);
      expect(bound, positionText(state)).toBe(byHand(state));
      least = Math.min(least, bound - homeCount(words));
      most = Math.max(most, bound - homeCount(words));
    }
    expect(least).toBe(0);
    expect(most).toBeGreaterThan(5);
  });

  test('only a card that goes to the opponent lowers it', () => {
    const counts = { lower: 0, same: 0 };
    const random = rng(62);
    for (const state of positions(120, 63)) {
      const kernel = new Kernel();
      let words = kernel.words(state);
      const codes = new Int32Array(64);
      for (let n = 0; n < 12; n++) {
        const count = kernel.legal(words, codes);
        if (count === 0) break;
        const code = codes[random.int(count)] as Code;
        const before = new Ceiling(kernel).of(words);
        const after = words.slice();
        kernel.make(words, code, after);
        const now = new Ceiling(kernel).of(after);
        const isGiven = actionOf(code).kind === 'play' && formatAction(actionOf(code)).includes('-o');
        if (isGiven) expect(now).toBeLessThanOrEqual(before);
        else expect(now).toBe(before);
        counts[now < before ? 'lower' : 'same'] += 1;
        words = after;
      }
    }
    expect(counts.lower).toBeGreaterThan(10);
    expect(counts.same).toBeGreaterThan(100);
  });

  test('gives up at once what is above it, and on the way what falls below', () => {
    const counts = { atOnce: 0, fewer: 0 };
    for (const late of positions(60, 64)) {
      const state = { ...late, count: 0 };
      const kernel = new Kernel();
      const words = kernel.words(state);
      const target: Target = { kind: 'home', cards: new Ceiling(kernel).of(words) + 1 };
      const nodesOf = (cards: number, without: 'ceiling'[] = []): number => {
        const meter = new Meter({ nodes: 2_000 });
        const wanted: Target = { kind: 'home', cards };
        new TurnSearch(kernel, state, wanted, shortcutsFor(wanted, without)).run(words, limit, meter);
        return meter.nodes;
      };
      expect(nodesOf(target.cards)).toBe(1);
      counts.atOnce += 1;
      const [some, all] = [nodesOf(target.cards - 1), nodesOf(target.cards - 1, ['ceiling'])];
      expect(some).toBeLessThanOrEqual(all);
      if (some < all) counts.fewer += 1;
      const spent = new Meter({ nodes: 0 });
      expect(new TurnSearch(kernel, state, target, shortcutsFor(target)).run(words, limit, spent)).toBeUndefined();
    }
    expect(counts.atOnce).toBeGreaterThan(20);
    expect(counts.fewer).toBeGreaterThan(5);
  });
});

describe('the search of a turn', () => {
  const all = ['win', 'home:2', 'empty:1', 'lock', 'end', 'reserve:0', 'stock:3', 'home:9'];

  /** The shortest line that meets a goal, by the rules; null for none, undefined where there is too much to look at. */
  function shortest(start: State, goal: string): number | null | undefined {
    const asked = value(goalOf(goal));
    const seen = new Set([plainKey(start)]);
    const queue: { state: State; line: Action[] }[] = [{ state: start, line: [] }];
    for (const { state, line } of queue) {
      if (queue.length > 60) return undefined;
      for (const action of legal(state)) {
        const after = step(state, action);
        const longer = [...line, action];
        const now = asked(start, longer);
        if (now === 'met') return longer.length;
        if (now !== 'open' || seen.has(plainKey(after.state))) continue;
        seen.add(plainKey(after.state));
        queue.push({ state: after.state, line: longer });
      }
    }
    return null;
  }

  const searching = (start: State, goal: string, method: { breadth?: number; memory?: number } = {}) => {
    const kernel = new Kernel();
    const target = targetOf(spec(goal), homeCount(kernel.words(start))) as Target;
    return new TurnSearch(kernel, start, target, shortcutsFor(target), method);
  };
  const meets = (start: State, goal: string, line: readonly Code[]) => value(goalOf(goal))(start, line.map(actionOf)) === 'met';

  test('finds a shortest line breadth first, some line at any breadth, and none where there is none', () => {
    const counts = { win: 0, loss: 0, stopped: 0 };
    for (const late of positions(60, 46)) {
      const state = { ...late, count: 0 };
      for (const goal of all) {
        if (value(goalOf(goal))(state, []) !== 'open') continue;
        const length = shortest(state, goal);
        if (length === undefined) continue;
        const where = `${positionText(state)} ${goal}`;
        const search = searching(state, goal);
        const words = search.kernel.words(state);
        const line = search.run(words, limit, new Meter({}));
        if ((line?.length ?? null) !== length) expect.fail(`${where}: ${line?.length}, not ${length}`);
        for (const breadth of [0, 1, 3]) {
          const other = searching(state, goal, { breadth });
          const found = other.run(other.kernel.words(state), limit, new Meter({}));
          if ((found === null) !== (length === null)) expect.fail(`${where} at ${breadth}: ${found}`);
          if (found) expect(meets(state, goal, found), where).toBe(true);
        }
        if (length === null) {
          counts.loss += 1;
          // What was looked at without success is dead.
          const meter = new Meter({});
          expect(search.run(words, limit, meter)).toBeNull();
          const asksHome =
            goal.startsWith('home') && new Ceiling(search.kernel).of(words) < homeCount(words) + Number(goal.slice(5));
          expect(meter.nodes).toBe(asksHome ? 1 : 0);
        } else {
          counts.win += 1;
          // The limit of actions: just enough room, and one too few.
          const near = searching(state, goal, { breadth: 1 });
          expect(near.run(near.kernel.words(state), length, new Meter({}))?.length, where).toBe(length);
          if (goal !== 'end' && goal !== 'lock') {
            const tooNear = searching(state, goal, { breadth: 1 });
            expect(tooNear.run(tooNear.kernel.words(state), length - 1, new Meter({})), where).toBeNull();
            // That there was no room kills nothing.
            expect(tooNear.run(tooNear.kernel.words(state), length, new Meter({}))?.length, where).toBe(length);
          }
        }
        // A memory that is too small decides nothing, or the same; and is begun anew.
        const small = searching(state, goal, { memory: 3 });
        for (let n = 0; n < 2; n++) {
          const meter = new Meter({});
          const found = small.run(small.kernel.words(state), limit, meter);
          if (found === undefined) {
            expect(meter.stopped?.code).toBe('out-of-memory');
            counts.stopped += 1;
          } else expect(found === null).toBe(length === null);
        }
        const none = searching(state, goal);
        const meter = new Meter({ nodes: 0 });
        expect(none.run(none.kernel.words(state), limit, meter)).toBeUndefined();
        expect(none.run(none.kernel.words(state), limit, new Meter({}))?.length ?? null).toBe(length);
      }
    }
    for (const count of Object.values(counts)) expect(count, JSON.stringify(counts)).toBeGreaterThan(4);
  });

  test('with the end of the game near, ends the turn only where there is room for it', () => {
    const counts = { met: 0, not: 0 };
    const random = rng(51);
    for (const early of [...positions(60, 52), ...Array.from({ length: 60 }, () => tight(random))])
      for (const left of [1, 2, 3])
        for (const goal of ['end', 'lock']) {
          const state = { ...early, count: limit - left };
          if (outcome(state) !== null || value(goalOf(goal))(state, []) !== 'open') continue;
          const length = shortest(state, goal);
          if (length === undefined) continue;
          for (const breadth of [0, 100]) {
            const search = searching(state, goal, { breadth });
            const line = search.run(search.kernel.words(state), left, new Meter({}));
            if ((line === null) !== (length === null)) expect.fail(`${positionText(state)} ${goal}: ${line}, not ${length}`);
            if (line) expect(meets(state, goal, line)).toBe(true);
          }
          counts[length === null ? 'not' : 'met'] += 1;
        }
    for (const count of Object.values(counts)) expect(count, JSON.stringify(counts)).toBeGreaterThan(20);
  });

  test('a turn that would end by itself with the last action of the game has not ended', () => {
    // With the 5 gone from the reserve the king stays, and nothing else can be played; the other 5 then fits nowhere.
    const two = { r: '5h', t: '2c.2d.2h.2s', h: '-' };
    const [none, one] = [1, 2].map((left) => {
      const start = opened(at({ r: 'Kh5s', t: '6h.Kc.Kd.Ks', two, count: limit - left }));
      return value(proverWith({}).inquire(start, 'lock')).prove([], {}).line?.map(formatAction);
    });
    expect(none).toBeUndefined();
    expect(one).toEqual(['r-t1']);
  });

  // The budget ends while it is asked whether the next turn is locked, and nothing else is left to look at.
  test.each([
    'free/1/3d;-.-.-.-;-;-/-;-.4c.2c.AhAs;-;-/AA.2-.A-.A-/-/0',
    'free/1/8s4c;8d.Kd.Ks.8s;-;-/9c;6d7d.4d.6s.7d7h4c;-;-/--.--.--.--/-/0',
  ])('a next turn that is not looked at to its end locks and loses nothing: %s', (text) => {
    const start = opened(text);
    const found = [...Array(300).keys()].map((nodes) => {
      const search = searching(start, 'lock', { breadth: 0 });
      return search.run(search.kernel.words(start), limit, new Meter({ nodes }));
    });
    expect(found[0]).toBeUndefined();
    expect(meets(start, 'lock', found.at(-1) ?? [])).toBe(true);
    expect(found).not.toContain(null);
  });

  test('with the limit near, a way that was found first does not hide a shorter one', () => {
    const start = opened(`free/2/8s;Tc.8d.Td.Kc;-;-/Th8c;Ts.Tc.-.9s9c;Jc;-/82.82.44.87/-/${limit - 3}`);
    const search = searching(start, 'reserve:0', { breadth: 0 });
    const line = search.run(search.kernel.words(start), 3, new Meter({}));
    expect(line && meets(start, 'reserve:0', line)).toBe(true);
    // And where the budget ends before that is known, nothing is.
    const short = opened('free/2/-;7h.6h.6c.-;-;-/5h6h;Th.Js.8c.7c;7d8h;7c/44.65.54.5A/-/995');
    const stopped = searching(short, 'win', { breadth: 0 });
    expect(stopped.run(stopped.kernel.words(short), 5, new Meter({ nodes: 3_000 }))).toBeUndefined();
  });

  test('looks at the most promising positions first, and forgets all when its memory is full', () => {
    const sums: Record<string, number> = {};
    let again = 0;
    for (const late of positions(80, 53)) {
      const state = { ...late, count: 0 };
      for (const goal of ['home:3', 'reserve:0', 'stock:1', 'win', 'lock', 'empty:2']) {
        if (value(goalOf(goal))(state, []) !== 'open') continue;
        for (const breadth of [0, 3]) {
          const meter = new Meter({ nodes: 300 });
          const search = searching(state, goal, { breadth });
          search.run(search.kernel.words(state), limit, meter);
          sums[`${goal} ${breadth}`] = (sums[`${goal} ${breadth}`] ?? 0) + meter.nodes;
        }
        const small = searching(state, goal, { memory: 12 });
        const looked = [0, 1].map(() => {
          const meter = new Meter({});
          return small.run(small.kernel.words(state), limit, meter) === undefined ? meter.nodes : 0;
        });
        // What is known of the next turn is kept.
        if (goal !== 'lock') expect(looked[1]).toBe(looked[0]);
        if ((looked[0] as number) > 1) again += 1;
      }
    }
    expect(again).toBeGreaterThan(10);
    // A change of the search on purpose changes the numbers.
    expect(sums).toEqual({
      'empty:2 0': 224,
      'empty:2 3': 224,
      'home:3 0': 263,
      'home:3 3': 290,
      'lock 0': 6621,
      'lock 3': 6632,
      'reserve:0 0': 37,
      'reserve:0 3': 39,
      'stock:1 0': 168,
      'stock:1 3': 120,
      'win 0': 456,
      'win 3': 333,
    });
  });

  test('looks at each position of the turn once, and shows each to a witness with a line that leads there', () => {
    let looked = 0;
    for (const late of positions(60, 47)) {
      const state = { ...late, count: 0 };
      const seen = new Set([plainKey(state)]);
      const queue = [state];
      let edges = 0;
      for (const now of queue) {
        if (queue.length > 200) break;
        for (const action of legal(now)) {
          const after = step(now, action);
          if (after.turns > 0 && action.kind !== 'play') continue;
          edges += 1;
          if (after.turns > 0 || outcome(after.state) !== null || seen.has(plainKey(after.state))) continue;
          seen.add(plainKey(after.state));
          queue.push(after.state);
        }
      }
      if (queue.length > 200) continue;
      const kernel = new Kernel();
      const target: Target = { kind: 'all' };
      const none = { unordered: false, topsOnly: false, deadTops: false, ceiling: false };
      const search = new TurnSearch(kernel, state, target, none);
      const words = kernel.words(state);
      const meter = new Meter({});
      let shown = 0;
      expect(
        search.run(words, limit, meter, (met, from, code) => {
          shown += 1;
          const line = search.lineTo(from, code, words);
          expect(line.at(-1)).toBe(code);
          if (shown % 7 === 0) {
            const there = line.slice(0, -1).map(actionOf).reduce(apply, state);
            const made = new Int32Array(met.length);
            kernel.make(kernel.words(there), code, made);
            expect(Array.from(made)).toEqual(Array.from(met));
          }
        }),
      ).toBeNull();
      // A play after which nothing is left to do ends the turn by itself: the search still looks there, and finds nothing.
      expect(shown).toBe(edges);
      expect(meter.nodes).toBeGreaterThanOrEqual(queue.length);
      looked += 1;
    }
    expect(looked).toBeGreaterThan(5);
  });
});

describe('questions', () => {
  const [prover, asked] = [proverWith({}), 'home:2'];

  test('what a proved line leads through is not proved again, and the goal holds of what is shown', () => {
    let known = 0;
    for (const late of positions(80, 48)) {
      const state = { ...late, count: 0 };
      if (value(goalOf(asked))(state, []) !== 'open') continue;
      const inquiry = value(prover.inquire(state, asked));
      const proof = inquiry.prove([], { nodes: 5_000 });
      if (proof.result !== 'win') continue;
      const line = proof.line as Action[];
      for (let n = 0; n < line.length; n++) {
        const rest = inquiry.prove(line.slice(0, n), {});
        expect(rest).toEqual({ result: 'win', line: line.slice(n), reason: null, nodes: 0 });
        known += 1;
      }
      const any = value(prover.inquire(state, asked)).prove([], { nodes: 5_000, anyLine: true });
      expect(any.result).toBe('win');
      expect(value(goalOf(asked))(state, any.line as Action[])).toBe('met');
      expect((any.line as Action[]).length).toBeGreaterThanOrEqual(line.length);
    }
    expect(known).toBeGreaterThan(30);
  });

  test('no action of a line that is shown could be left out', () => {
    let shorter = 0;
    for (const late of [54, 55, 56].flatMap((seed) => fromPlay(rng(seed), 200))) {
      const state = { ...late, count: 0 };
      const fewer = state.sides[state.turn - 1]?.reserve.length ?? 0;
      for (const goal of ['home:2', 'empty:1', 'lock', `reserve:${Math.max(0, fewer - 2)}`]) {
        const meets = value(goalOf(goal));
        if (meets(state, []) !== 'open') continue;
        const hasty = () => value(proverWith({ breadth: 0 }).inquire(state, goal));
        const { line } = hasty().prove([], { nodes: 200 });
        if (line === null) continue;
        for (const i of line.keys()) {
          const rest = line.filter((_, k) => k !== i);
          let now = state;
          const isLegal = rest.every((action) => {
            const can = legal(now).some((one) => formatAction(one) === formatAction(action));
            if (can) now = step(now, action).state;
            return can;
          });
          if (isLegal && meets(state, rest) === 'met') expect.fail(`${positionText(state)}: ${line.map(formatAction)}`);
        }
        const any = hasty().prove([], { nodes: 200, anyLine: true }).line as Action[];
        if (any.length > line.length) shorter += 1;
      }
    }
    expect(shorter).toBeGreaterThan(2);
  });

  test('`do` is about what is done now', () => {
    const [state] = positions(20, 49);
    const [first, second] = legal(state as State) as [Action, Action];
    const other: Action = { kind: 'pass' };
    const ask = (actions: readonly Action[]) => value(prover.inquire(state as State, `do:${actions.map(formatAction).join()}`));
    const win = { result: 'win', reason: null, nodes: 1 };
    expect(ask([second]).prove([], {})).toEqual({ ...win, line: [second] });
    expect(ask([other, first]).prove([], {})).toEqual({ ...win, line: [first] });
    expect(ask([first]).prove([second], {})).toEqual({ result: 'loss', line: null, reason: null, nodes: 1 });
    expect(ask([other]).prove([], {})).toEqual({ result: 'loss', line: null, reason: null, nodes: 1 });
    expect(codeOf(first)).not.toBe(codeOf(other));
  });

  test('what stopped a proof is its reason', () => {
    let stopped = 0;
    for (const late of positions(40, 50)) {
      const state = { ...late, count: 0 };
      if (value(goalOf('home:9'))(state, []) !== 'open') continue;
      const proof = value(proverWith({ without: ['ceiling'] }).inquire(state, 'home:9')).prove([], { nodes: 1 });
      if (proof.result !== 'unknown') continue;
      stopped += 1;
      expect(proof).toEqual({
        result: 'unknown',
        line: null,
        reason: { code: 'out-of-positions', args: { limit: 1 } },
        nodes: 1,
      });
      const full = value(proverWith({ memory: 2, without: ['ceiling'] }).inquire(state, 'home:9')).prove([], {});
      if (full.result === 'unknown') expect(full.reason?.code).toBe('out-of-memory');
    }
    expect(stopped).toBeGreaterThan(5);
  });
});
