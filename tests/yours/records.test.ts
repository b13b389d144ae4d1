import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kindOf } from '../../src/records/cleanness.ts';
import {
  checkDay,
  checkKept,
  checkSolved,
  formatDay,
  joinDay,
  joinSolved,
  joinSteps,
  readDays,
  readSolved,
  readSteps,
  type Solved,
} from '../../src/records/records.ts';

const small = fc.integer({ min: 0, max: 3 });
const earlier: fc.Arbitrary<Solved> = fc.record(
  {
    date: fc.integer({ min: 1, max: 4 }).map(formatDay),
    actions: small,
    hints: small,
    solution: fc.boolean(),
    undone: small,
    seconds: small,
  },
  { requiredKeys: ['date', 'actions', 'hints', 'solution'] },
);
const counted: fc.Arbitrary<Solved> = fc.record(
  {
    v: fc.constant(2 as const),
    date: fc.integer({ min: 1, max: 4 }).map(formatDay),
    actions: small,
    hints: small,
    solution: fc.boolean(),
    undone: small,
    slips: small,
    questions: small,
    doubts: fc.integer({ min: 1, max: 2 }),
    seconds: small,
  },
  { requiredKeys: ['v', 'date', 'actions', 'hints', 'solution', 'undone', 'slips', 'questions'] },
);
const solved = fc.oneof(earlier, counted);

describe('two records of one puzzle', () => {
  it('join to the same whichever comes first, however often, in whatever grouping', () => {
    fc.assert(
      fc.property(solved, solved, solved, (a, b, c) => {
        expect(joinSolved(a, b)).toEqual(joinSolved(b, a));
        expect(joinSolved(a, a)).toEqual(a);
        expect(joinSolved(joinSolved(a, b), c)).toEqual(joinSolved(a, joinSolved(b, c)));
      }),
    );
  });

  it('join to a result no worse than either, and to the earlier date', () => {
    fc.assert(
      fc.property(earlier, earlier, (a, b) => {
        const joined = joinSolved(a, b);
        const worth = (s: Solved) => Number(s.solution) * 100 + s.hints * 10 + s.actions;
        expect(worth(joined)).toBe(Math.min(worth(a), worth(b)));
        expect(joined.date).toBe([a.date, b.date].sort()[0]);
      }),
    );
  });

  it('join to the better kind: clean, then of before slips were counted, then with slips, then with help', () => {
    const before = { date: '2026-11-02', actions: 9, hints: 0, solution: false, undone: 4 };
    const now = { ...before, v: 2 as const, slips: 0, questions: 0, undone: 0 };
    const order: Solved[] = [
      { ...now, actions: 12 },
      before,
      { ...now, slips: 1, actions: 8 },
      { ...now, slips: 1, questions: 1, actions: 8 },
      { ...now, hints: 1, actions: 7 },
      { ...now, hints: 1, slips: 1, actions: 7 },
      { ...now, solution: true, actions: 6 },
    ];
    for (const [i, better] of order.entries())
      for (const worse of order.slice(i)) expect(joinSolved(worse, better)).toEqual(better);
    expect(order.map(kindOf)).toEqual(['clean', 'earlier', 'met', 'met', 'helped', 'helped', 'helped']);
    // What was taken back before anybody knew whether it gave the goal away is not called clean.
    expect(kindOf({ ...now, doubts: 1 })).toBe('met');
  });

  it('keep the time of the earlier one', () => {
    const early = { date: '2026-11-02', actions: 9, hints: 2, solution: false, seconds: 300 };
    const late = { date: '2026-11-05', actions: 5, hints: 0, solution: false, undone: 1, seconds: 4 };
    expect(joinSolved(early, late)).toEqual({
      date: '2026-11-02',
      actions: 5,
      hints: 0,
      solution: false,
      undone: 1,
      seconds: 300,
    });
  });
});

it('days and steps join to all that either has', () => {
  expect(joinDay({ s: '2026-11-03', b: '2026-11-02' }, { b: '2026-11-01', r: '2026-11-02' })).toEqual({
    s: '2026-11-03',
    b: '2026-11-01',
    r: '2026-11-02',
  });
  expect(joinSteps(['a', 'b'], ['c', 'a'])).toEqual(['a', 'b', 'c']);
});

describe('from outside', () => {
  const fine = { date: '2026-11-02', actions: 9, hints: 2, solution: false };

  it.each([
    [{ ...fine, date: '2026-02-30' }, 'date'],
    [{ ...fine, date: 'yesterday' }, 'date'],
    [{ ...fine, actions: -1 }, 'actions'],
    [{ ...fine, actions: 1e300 }, 'actions'],
    [{ ...fine, hints: '2' }, 'hints'],
    [{ ...fine, solution: 0 }, 'solution'],
    [{ ...fine, undone: 1.5 }, 'undone'],
    [{ ...fine, seconds: null }, 'seconds'],
    [{ ...fine, v: 3, slips: 0, questions: 0 }, 'v'],
    [{ ...fine, v: 2, questions: 0 }, 'slips'],
    [{ ...fine, v: 2, slips: 0 }, 'questions'],
    [{ ...fine, v: 2, slips: 0, questions: 0, doubts: -1 }, 'doubts'],
    [[fine], ''],
  ])('%j is refused, and the part that is wrong is named', (raw, part) => {
    const checked = checkSolved('s-0001', raw);
    expect(checked.ok ? 'taken' : checked.error.part).toBe(part);
  });

  it('a day is taken only with dates near it', () => {
    expect(checkDay('12', { s: '2026-11-13' }).ok).toBe(true);
    expect(checkDay('12', { s: '2026-11-14' })).toEqual({
      ok: false,
      error: { part: 's', wants: 'near-date' },
    });
    for (const [day, raw] of [
      ['0', {}],
      ['-1', {}],
      ['100000', {}],
      ['1e3', {}],
      ['12', []],
      ['12', { sb: '2026-11-12' }],
      ['12', { s: 5 }],
    ] as const)
      expect(checkDay(day, raw).ok, day).toBe(false);
  });

  it('records of before slips were counted stay what they were; the new fields are taken only with their version', () => {
    const before = { ...fine, undone: 3, seconds: 9 };
    expect(checkSolved('s-0001', before)).toEqual({ ok: true, value: before });
    expect(checkSolved('s-0001', { ...before, slips: 0, questions: 0 })).toEqual({ ok: true, value: before });
    const now = { ...before, v: 2, slips: 1, questions: 2, doubts: 3 };
    expect(checkSolved('s-0001', now)).toEqual({ ok: true, value: now });
  });

  it('an unfinished line of before slips were counted has them unknown, not none, where something was taken back', () => {
    const before = { line: ['draw'], cursor: 1, hints: 1, solution: false, undone: 3 };
    expect(checkKept(before)).toEqual({ ...before, slips: [], questions: 0, told: [], doubts: 3 });
    const now = { ...before, slips: ['draw'], questions: 1, told: ['draw'], doubts: 0 };
    expect(checkKept(now)).toEqual(now);
    expect(checkKept({ ...now, questions: undefined })).toBeNull();
  });

  it('maps keep their good entries, whatever else there is', () => {
    expect(readSolved({ 's-0001': fine, 's-1': fine, 'S-0001': fine, 's-0002': 3 })).toEqual({ 's-0001': fine });
    expect(readSolved(JSON.parse('{"__proto__": {"date": 1}, "constructor": 1}'))).toEqual({});
    expect(readDays({ 12: { s: '2026-11-12' }, x: {} })).toEqual({ 12: { s: '2026-11-12' } });
    expect(readSteps({ 'sixteen/a': ['x', 'x'], nowhere: ['x'], 'sixteen/b': 'x' })).toEqual({ 'sixteen/a': ['x'] });
  });

  it('nothing whatever makes a check throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        for (const read of [readSolved, readDays, readSteps, checkKept]) {
          const value = read(raw);
          if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) expect(value).toBeNull();
        }
      }),
    );
  });
});
