import { describe, expect, test, vi } from 'vitest';
import { kit as ristiseiska } from '../../src/components/games/ristiseiska/kit.ts';
import { kit as crapette } from '../../src/components/games/russian-bank/crapette/kit.ts';
import { said } from '../../src/components/games/russian-bank/crapette/stop/objections.ts';
import { kit as russianBank } from '../../src/components/games/russian-bank/kit.ts';
import { kit as sixteen } from '../../src/components/games/sixteen/kit.ts';
import type { GameKit } from '../../src/components/play/kit.ts';
import { apart } from '../../src/components/play/review/Curve.tsx';
import { decisionsOf, movesOf } from '../../src/components/play/review/decisions.ts';
import { keepReview, keptReview } from '../../src/components/play/review/kept-review.ts';
import { onFrom } from '../../src/components/play/review/on.ts';
import type { Rating, Reviewer } from '../../src/components/play/review/rating.ts';
import { createReview } from '../../src/components/play/review/review.ts';
import { seatsToReview } from '../../src/components/play/review/whose.ts';
import { parseLine } from '../../src/engine/core/play.ts';
import type { Result } from '../../src/engine/core/result.ts';
import { rng } from '../../src/engine/core/rng.ts';
import { prospects } from '../../src/engine/solve/further.ts';
import { choose, playouts } from '../../src/engine/solve/players.ts';
import { judge, standstill } from '../../src/engine/solve/verdicts.ts';
import { FakeStorage } from '../site/browser.ts';

const given = async <T>(answer: Promise<Result<T>>): Promise<T> => {
  const result = await answer;
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

/** The engine itself, on this thread, within positions and not within time: the same each time. */
const engine: Reviewer = {
  judge: (position, line, goal) => given(judge(position, parseLine(line), goal, { nodes: 100_000 })),
  standstill: (position) => given(standstill(position)),
  prospects: (position) => given(prospects(position, { nodes: 100_000 })),
  playouts: (position, player, seat, games) => given(playouts(position, player, seat, games)),
  chooseAfter: (start, line, player, seed) => given(choose(start, player, seed, parseLine(line))),
};

const dealt = (kit: GameKit, options: Record<string, string>, seed: number) => {
  const deal = kit.game.deal(options, rng(seed));
  if (!deal.ok) throw new Error(deal.error.code);
  return deal.value;
};

/** A game by rule of thumb in every seat. */
async function game(kit: GameKit, options: Record<string, string>, seed: number, player: string) {
  const start = dealt(kit, options, seed);
  const line: string[] = [];
  for (let play = start; line.length < 400; ) {
    const action = await given(choose(start.position, player, seed, line));
    const next = action === null ? null : play.apply(action);
    if (!next?.ok) break;
    line.push(action as string);
    play = next.value;
  }
  return { start, line };
}

describe('a review', () => {
  test('of a lost deal of Sixteen says by proof where it was lost, and how it would have been won', async () => {
    const start = dealt(sixteen, { ranks: '6', copies: '4', piles: '4' }, 3);
    // Every brick on the last pile: no plan at all.
    const line: string[] = [];
    for (let play = start; play.outcome === null; ) {
      const action = ['draw', 'p4'].find((one) => play.actions.includes(one));
      const next = action === undefined ? null : play.apply(action);
      if (!next?.ok) break;
      line.push(action as string);
      play = next.value;
    }
    const review = createReview({ kit: sixteen, start, line, seat: 1 });
    await review.run(engine, new AbortController().signal);
    const ratings = review.ratings.value;
    const lost = ratings.findIndex((rating) => rating?.kind === 'thrown');
    expect(lost).toBeGreaterThan(0);
    expect(ratings.slice(0, lost).every((rating) => rating?.kind === 'kept')).toBe(true);
    expect(ratings.slice(lost + 1).every((rating) => rating?.kind === 'gone')).toBe(true);
    expect(review.moments.value).toEqual([{ kind: 'thrown', number: lost, cost: null }]);
    // The curve is proved throughout: won as far as there, lost after it.
    expect(review.curve.value).toEqual(ratings.map((_, i) => (i <= lost ? 1 : 0)));
    const rating = ratings[lost];
    const before = review.decisions[lost]?.before;
    const won = rating?.kind === 'thrown' && before ? sixteen.game.replay(before.position, rating.way) : null;
    expect(won?.ok && won.value.outcome).toMatchObject({ result: 'won' });
  });

  test('of Russian Bank measures a turn by the reserve, and claims nothing without a line that does it', async () => {
    const { start, line } = await game(russianBank, {}, 7, 'random');
    const review = createReview({ kit: russianBank, start, line: line.slice(0, 160), seat: 1 });
    await review.run(engine, new AbortController().signal);
    const thrown = review.ratings.value.flatMap((rating, i) => (rating?.kind === 'thrown' ? [{ rating, i }] : []));
    expect(thrown.length).toBeGreaterThan(0);
    for (const { rating, i } of thrown) {
      const decision = review.decisions[i];
      if (!decision) throw new Error();
      const way = russianBank.game.replay(decision.before.position, rating.way);
      expect(way.ok && way.value.goal(rating.goal)).toEqual({ ok: true, value: 'met' });
      expect(rating.way[0]).not.toBe(decision.action);
    }
    const moments = review.moments.value ?? [];
    expect(moments.length).toBeLessThanOrEqual(3);
    expect(moments.map(({ number }) => number)).toEqual(moments.map(({ number }) => number).toSorted((a, b) => a - b));
    for (const share of review.curve.value) if (share !== null) expect(share >= 0 && share <= 1).toBe(true);
  });

  test('calls what it cannot prove an estimate, with the better move and how games went on', async () => {
    const { start, line } = await game(ristiseiska, { rules: 'pantti', players: '3' }, 11, 'random');
    const review = createReview({ kit: ristiseiska, start, line, seat: 1 });
    await review.run(engine, new AbortController().signal);
    for (const moment of review.moments.value ?? []) {
      if (moment.kind !== 'doubtful') continue;
      const { before, action } = review.decisions[moment.number] ?? {};
      expect(before?.actions).toContain(moment.better);
      expect(moment.better).not.toBe(action);
      expect(moment.cost.before.won).toBeGreaterThan(moment.cost.after.won);
    }
    expect(review.moments.value).not.toBeNull();
  });

  test('of Ristiseiska says where it is proved that no win could be forced', async () => {
    const { start, line } = await game(ristiseiska, { rules: 'pantti', players: '3' }, 11, 'random');
    const review = createReview({ kit: ristiseiska, start, line, seat: 1 });
    await review.run(engine, new AbortController().signal);
    const unforced = review.decisions.filter((_, i) => review.ratings.value[i]?.kind === 'unforced');
    expect(unforced.length).toBeGreaterThan(0);
    for (const { before } of unforced)
      for (const action of before.actions)
        expect((await engine.judge(before.position, action, 'win')).winnable, `${before.position} ${action}`).toBe(false);
  });

  test('of a game that nobody can win any more ends at the draw that is proved, and not at an estimate', async () => {
    // See tests/solve/russian-bank.frozen.test.ts: cards can go to and fro, and nothing of the stocks ever finds a place.
    const dead = 'russian-bank:free/1/9d;KdJs.3dKs.7cQh.Kc;2d;-/6h;9sKh.4hQs.8s.3h;4c;-/--.--.--.--/-/200';
    const start = russianBank.game.open(dead);
    if (!start.ok) throw new Error(start.error.code);
    const line: string[] = [];
    for (let play = start.value; line.length < 6; ) {
      const action = play.actions[0] as string;
      const next = play.apply(action);
      if (!next.ok) throw new Error(next.error.code);
      line.push(action);
      play = next.value;
    }
    const review = createReview({ kit: russianBank, start: start.value, line, seat: 1 });
    expect(review.end.value).toBeNull();
    await review.run(engine, new AbortController().signal);
    expect([review.frozen.value, review.end.value]).toEqual([0, 0.5]);
    expect(review.decisions.length).toBeGreaterThan(0);
    expect(review.ratings.value.every((rating) => rating?.kind === 'unforced')).toBe(true);
    expect(review.curve.value.every((share) => share === 0.5)).toBe(true);
  });

  test('goes on where it was left, and asks nothing more once it was through', async () => {
    const window = { sessionStorage: new FakeStorage() };
    vi.stubGlobal('window', window);
    const { start, line } = await game(ristiseiska, { rules: 'pantti', players: '3' }, 11, 'random');
    const decisions = decisionsOf(ristiseiska, start, line, 1);
    const of = { kit: ristiseiska, position: start.position, line, seat: 1, decisions };
    expect(keptReview(of)).toBeNull();
    let asked = 0;
    const counting: Reviewer = {
      ...engine,
      judge(...given) {
        asked += 1;
        return engine.judge(...given);
      },
    };
    const keep = ({ ratings, curve, frozen, moments }: ReturnType<typeof createReview>) =>
      keepReview(of, { ratings: ratings.value, curve: curve.value, frozen: frozen.value, moments: moments.value });
    const first = createReview({ kit: ristiseiska, start, line, seat: 1 });
    const stop = new AbortController();
    const half = {
      ...counting,
      judge(...given: Parameters<Reviewer['judge']>) {
        if (asked === 2) stop.abort();
        return stop.signal.aborted ? Promise.reject(stop.signal.reason) : counting.judge(...given);
      },
    };
    await expect(first.run(half, stop.signal)).rejects.toThrow();
    keep(first);
    const looked = first.ratings.value.filter((rating) => rating !== null).length;
    expect(looked).toBeGreaterThan(0);
    expect(looked).toBeLessThan(decisions.length);
    asked = 0;
    const second = createReview({ kit: ristiseiska, start, line, seat: 1, known: keptReview(of) });
    expect(second.ratings.value).toEqual(first.ratings.value);
    await second.run(counting, new AbortController().signal);
    expect(asked).toBeLessThanOrEqual(decisions.length - looked);
    keep(second);
    const third = createReview({ kit: ristiseiska, start, line, seat: 1, known: keptReview(of) });
    asked = 0;
    await third.run(counting, new AbortController().signal);
    expect(asked).toBe(0);
    expect([third.ratings.value, third.curve.value, third.moments.value]).toEqual([
      second.ratings.value,
      second.curve.value,
      second.moments.value,
    ]);
    // Of another line or seat nothing is known, and what is damaged is not taken.
    expect(keptReview({ ...of, line: line.slice(1) })).toBeNull();
    expect(keptReview({ ...of, seat: 2 })).toBeNull();
    const text = window.sessionStorage.getItem('winnable.reviews') ?? '';
    for (const bad of [
      text.replace('"kind":"', '"kind":"x'),
      text.replace('"curve":[', '"curve":[2,'),
      text.replace(/"moments":\[.*?\]/, '"moments":[{"kind":"doubtful","number":0,"better":"x","cost":null}]'),
      text.replace('"frozen":null', '"frozen":-1'),
    ]) {
      expect(bad).not.toBe(text);
      window.sessionStorage.setItem('winnable.reviews', bad);
      expect(keptReview(of), bad.slice(-200)).toBeNull();
    }
    vi.unstubAllGlobals();
  });

  test('says how many moves there were besides its decisions', async () => {
    const { start, line } = await game(ristiseiska, { rules: 'pantti', players: '3' }, 11, 'thumb');
    const moves = movesOf(start, line, 2);
    expect(moves).toBeGreaterThan(decisionsOf(ristiseiska, start, line, 2).length);
    const all = [1, 2, 3].reduce((sum, seat) => sum + movesOf(start, line, seat), 0);
    expect(all).toBeLessThanOrEqual(line.length);
  });

  test('looks at the decisions of everybody who has played at this screen, and of all where nobody knows who played', () => {
    const start = dealt(ristiseiska, { rules: 'pantti', players: '4' }, 11);
    const whose = (player: string | null) => seatsToReview(ristiseiska, { number: 11, options: {}, open: false, player }, start);
    expect(whose('here.planner.here')).toEqual([1, 2, 4]);
    expect(whose('here')).toEqual([1, 2, 3, 4]);
    expect(whose(null)).toEqual([1, 2, 3, 4]);
    expect(whose('planner~easy')).toEqual([]);
    expect(seatsToReview(ristiseiska, null, start)).toEqual([1, 2, 3, 4]);
    expect(seatsToReview(sixteen, null, dealt(sixteen, { ranks: '6', copies: '4', piles: '4' }, 3))).toEqual([]);
  });

  test('keeps the numbers below its curve apart, and within it', () => {
    expect(apart([10, 50, 90])).toEqual([10, 50, 90]);
    expect(apart([31, 31.5, 32])).toEqual([31, 34.5, 38]);
    expect(apart([98, 99, 100])).toEqual([93, 96.5, 100]);
    expect(apart([])).toEqual([]);
  });

  test('has no decision where there was nothing to decide', async () => {
    const { start, line } = await game(ristiseiska, { rules: 'pantti', players: '3' }, 11, 'thumb');
    const decisions = decisionsOf(ristiseiska, start, line, 2);
    expect(decisions.length).toBeGreaterThan(0);
    for (const { before, at, action } of decisions) {
      expect(before.actor).toBe(2);
      expect(before.actions.length).toBeGreaterThan(1);
      expect(line[at]).toBe(action);
    }
    expect(decisionsOf(ristiseiska, start, ['never'], 1)).toEqual([]);
  });
});

describe('a review of a game in which the players keep the order', () => {
  const kit = crapette as unknown as GameKit;
  /** The A♣ of house 8 can go home, whoever has the turn. */
  const table = (turn: 1 | 2) =>
    `russian-bank:crapette~order=called/${turn}/9h7s;8s.9s.Td.Ac;6s5d;3c/8s5c;7s.6s.5c.4d;8c9c;4c/--.--.--.--/-/0`;
  const opened = (turn: 1 | 2) => {
    const start = kit.game.open(table(turn));
    if (!start.ok) throw new Error(start.error.code);
    return start.value;
  };
  const reviewed = async (turn: 1 | 2, line: readonly string[], seat = 1) => {
    const review = createReview({ kit, start: opened(turn), line, seat });
    await review.run(engine, new AbortController().signal);
    return review;
  };
  const faultsOf = (turn: 1 | 2, line: readonly string[], seat = 1) =>
    decisionsOf(kit, opened(turn), line, seat).flatMap(({ at, fault }) =>
      fault ? [{ at, kind: fault.kind, action: fault.action, rule: fault.rule, answer: fault.answer }] : [],
    );

  test('finds what the reader did out of order, with the rule and what came of it', () => {
    const slip = { kind: 'slip', rule: 'compulsory-foundation' };
    expect(faultsOf(1, ['draw', 'stop'])).toEqual([{ ...slip, at: 0, action: 'draw', answer: 'stop' }]);
    expect(faultsOf(1, ['draw', 'let', 'discard'])).toEqual([
      { ...slip, at: 0, action: 'draw', answer: 'let' },
      { ...slip, at: 2, action: 'discard', answer: null },
    ]);
    expect(faultsOf(1, ['t4-f', 'draw'])).toEqual([{ ...slip, at: 1, rule: 'fill-houses', action: 'draw', answer: null }]);
    expect(faultsOf(1, ['t4-f', 't2-t3'])).toEqual([]);
  });

  test('finds what the reader let stand, but not what was stopped or could not be', () => {
    const missed = { kind: 'missed', rule: 'compulsory-foundation', action: 'draw', answer: 'let' };
    expect(faultsOf(2, ['draw', 'let'])).toEqual([{ ...missed, at: 1 }]);
    expect(faultsOf(2, ['draw', 'stop'])).toEqual([]);
    // A discard out of order ends the turn by itself.
    expect(faultsOf(2, ['draw', 'let', 'discard'])).toEqual([{ ...missed, at: 1 }]);
    // Nor is it the reader's whose word it was not.
    expect(faultsOf(2, ['draw', 'let'], 2).map(({ kind }) => kind)).toEqual(['slip']);
    expect(decisionsOf(kit, opened(2), ['draw', 'let'], 1)[0]?.before.actions).toEqual(['let', 'stop']);
  });

  test('finds nothing where the order is kept by itself', async () => {
    const { start, line } = await game(kit, { rules: 'crapette' }, 5, 'greedy');
    expect(line.length).toBeGreaterThan(20);
    expect(decisionsOf(kit, start, line, 1).filter(({ fault }) => fault)).toEqual([]);
  });

  test('rates both by the rules, and shows the first of each', async () => {
    const slips = await reviewed(1, ['draw', 'let', 'discard']);
    expect(slips.ratings.value.map((rating) => rating?.kind)).toEqual(['slip', 'slip']);
    expect(slips.moments.value).toEqual([{ kind: 'slip', number: 0, cost: null }]);
    const missed = await reviewed(2, ['draw', 'let']);
    expect(missed.ratings.value).toEqual([{ kind: 'missed' }]);
    expect(missed.moments.value).toEqual([{ kind: 'missed', number: 0, cost: null }]);
    expect(missed.curve.value).toEqual([null]);
  });

  test('shows the slip that was stopped rather than one before it that nobody saw', async () => {
    const line = ['t2-t3', 'let', 'draw', 'stop'];
    const review = await reviewed(1, line);
    expect(review.decisions.map(({ fault }) => fault?.answer)).toEqual(['let', 'stop']);
    expect(review.moments.value?.filter(({ kind }) => kind === 'slip')).toEqual([{ kind: 'slip', number: 1, cost: null }]);
  });

  test('says which rule was broken, and what came or would have come of it', () => {
    const there = (turn: 1 | 2, ...line: string[]) => {
      const play = crapette.game.replay(table(turn), line);
      if (!play.ok) throw new Error(play.error.code);
      return play.value;
    };
    const first = 'A card could go home, and that comes first: A♣.';
    expect(said.reviewed(there(1), 'draw', true, 'stop')).toMatchObject({
      lines: [first, 'The opponent said “Stop!”, and your turn was over.'],
      rule: { id: 'compulsory-foundation', number: 5 },
    });
    expect(said.reviewed(there(1), 'draw', true, 'let').lines[1]).toBe('The opponent let it stand.');
    expect(said.reviewed(there(1), 'draw', true, null).lines).toEqual([first]);
    expect(said.reviewed(there(1, 'draw', 'let'), 'discard', true, 't1-t2').lines[1]).toBe(
      'It ended your turn, so nobody could stop it.',
    );
    expect(said.reviewed(there(2), 'draw', false, 'let').lines).toEqual([first, 'With “Stop!” the turn would have been yours.']);
    expect(said.reviewed(there(1), 't4-f', true, null)).toEqual({ lines: [], rule: null });
  });
});

describe('from where one plays on', () => {
  const kept: Rating = { kind: 'kept', goal: 'win' };
  const thrown: Rating = { kind: 'thrown', goal: 'win', way: ['draw'] };
  const gone: Rating = { kind: 'gone' };

  test('is the decision itself where something is in reach there, with that goal', () => {
    expect(onFrom([kept, thrown, gone], 0)).toEqual({ kind: 'reach', number: 0, goal: 'win' });
    expect(onFrom([kept, thrown, gone], 1)).toEqual({ kind: 'reach', number: 1, goal: 'win' });
    expect(onFrom([{ kind: 'kept', goal: 'reserve:3' }], 0)).toEqual({ kind: 'reach', number: 0, goal: 'reserve:3' });
  });

  test('is before the losing decision where the game is lost, and here where it never could be won', () => {
    expect(onFrom([kept, thrown, gone, gone], 3)).toEqual({ kind: 'earlier', number: 1, goal: 'win' });
    expect(onFrom([kept, { kind: 'open' }, { kind: 'unforced' }], 2)).toEqual({ kind: 'earlier', number: 0, goal: 'win' });
    expect(onFrom([gone, gone], 1)).toEqual({ kind: 'lost', number: 1, goal: 'win' });
    // What was in reach within a turn is not a win.
    expect(onFrom([{ kind: 'kept', goal: 'reserve:3' }, { kind: 'unforced' }], 1)).toEqual({
      kind: 'unforced',
      number: 1,
      goal: 'win',
    });
  });

  test('is here where nothing is proved, or nothing has been looked at yet', () => {
    expect(onFrom([kept, { kind: 'open' }], 1)).toEqual({ kind: 'open', number: 1, goal: 'win' });
    expect(onFrom([kept, null], 1)).toEqual({ kind: 'waiting', number: 1, goal: 'win' });
  });

  test('of a lost deal it is a position that can be won', async () => {
    const start = dealt(sixteen, { ranks: '6', copies: '4', piles: '4' }, 3);
    const line: string[] = [];
    for (let play = start; play.outcome === null; ) {
      const action = ['draw', 'p4'].find((one) => play.actions.includes(one));
      const next = action === undefined ? null : play.apply(action);
      if (!next?.ok) break;
      line.push(action as string);
      play = next.value;
    }
    const review = createReview({ kit: sixteen, start, line, seat: 1 });
    await review.run(engine, new AbortController().signal);
    const on = onFrom(review.ratings.value, review.decisions.length - 1);
    expect(on.kind).toBe('earlier');
    const { winnable } = await engine.judge(review.decisions[on.number]?.before.position ?? '', '', 'win');
    expect(winnable).toBe(true);
  });
});
