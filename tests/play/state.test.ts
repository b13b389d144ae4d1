import { describe, expect, it } from 'vitest';
import {
  accountOf,
  askedAt,
  beginning,
  hintedAt,
  isTold,
  isUntouched,
  nothingTaken,
  restored,
  sawSolution,
  slippedAt,
  tellingOf,
  tookBack,
  usualTelling,
  wishes,
} from '../../src/components/play/state.ts';
import type { Verdict } from '../../src/components/play/verdicts.ts';
import { reason } from '../../src/engine/proving/reasons.ts';

const asked = beginning('when-asked');
const winnable: Verdict = { kind: 'winnable', line: ['a', 'b', 'c', 'd'] };
const refuted = (lastGood: number): Verdict => ({ kind: 'refuted', line: ['a', 'b', 'x'], lastGood, reply: null });

describe('what counts', () => {
  it('a question counts once at each place', () => {
    const once = askedAt(asked, 'a');
    expect(once).toMatchObject({ questions: 1, told: ['a'] });
    expect(askedAt(once, 'a')).toEqual(once);
    expect(askedAt(once, 'a,b')).toMatchObject({ questions: 2, told: ['a', 'a,b'] });
  });

  it('each step of a hint counts once where it stands, and tells as a question does, without being one', () => {
    const first = hintedAt(asked, 'a', 1);
    expect(first).toMatchObject({ hints: 1, questions: 0, told: ['a'], hint: { line: 'a', step: 1 } });
    const second = hintedAt(first, 'a', 2);
    expect(second).toMatchObject({ hints: 2, hint: { line: 'a', step: 2 } });
    expect(hintedAt(second, 'a', 1).hints).toBe(2);
    expect(hintedAt(second, 'a,b', 1).hints).toBe(3);
    expect(askedAt(second, 'a').questions).toBe(0);
  });

  it('the same slip counts once, another one again', () => {
    const one = slippedAt(asked, 'a,x');
    expect(slippedAt(one, 'a,x')).toEqual(one);
    expect(slippedAt(one, 'a,y').slips).toEqual(['a,x', 'a,y']);
  });

  it('what is taken back before anything is known of it is a doubt; what is known is none', () => {
    expect(tookBack(asked, null).doubts).toBe(1);
    expect(tookBack(asked, { kind: 'unknown', reason: { code: 'not-decided', args: {} } }).doubts).toBe(1);
    for (const known of [winnable, refuted(0), { kind: 'met' }, { kind: 'hopeless' }] as const)
      expect(tookBack(asked, known).doubts).toBe(0);
  });

  it('a solution counts, however often', () => {
    expect(sawSolution(asked).solution).toBe(true);
    expect(sawSolution(sawSolution(asked))).toEqual(sawSolution(asked));
  });

  it('is what is kept with the line, and comes back', () => {
    const worked = sawSolution(tookBack(slippedAt(hintedAt(askedAt(asked, 'a'), 'a,b', 1), 'a,x'), null));
    expect(restored(beginning('never'), accountOf(worked))).toEqual({ ...worked, telling: 'never', hint: null });
    for (const change of [
      askedAt(asked, 'a'),
      hintedAt(asked, '', 1),
      slippedAt(asked, 'a'),
      tookBack(asked, null),
      sawSolution(asked),
    ])
      expect(isUntouched(accountOf(change))).toBe(false);
    expect(isUntouched(nothingTaken)).toBe(true);
    // Whatever else is kept stays out of it.
    expect(Object.keys(restored(asked, { ...nothingTaken, line: ['a'] } as never))).not.toContain('line');
  });
});

describe('who is told what', () => {
  it('at once: everything', () => expect(isTold(beginning('at-once'), 'a,b', refuted(0))).toBe(true));

  it('when asked, and never: before the first action, and that it is met', () => {
    for (const telling of ['when-asked', 'never'] as const) {
      const state = beginning(telling);
      expect(isTold(state, '', winnable)).toBe(true);
      expect(isTold(state, 'a,b', { kind: 'met' })).toBe(true);
      expect(isTold(state, 'a,b', winnable)).toBe(false);
      expect(isTold(state, 'a,b', refuted(1))).toBe(false);
    }
  });

  it('where that is a secret, before the first action only that nobody knows', () => {
    const told = (telling: 'when-asked' | 'never', verdict: Verdict) => isTold(beginning(telling), '', verdict, true);
    for (const telling of ['when-asked', 'never'] as const) {
      expect(told(telling, winnable)).toBe(false);
      expect(told(telling, { kind: 'thinking' })).toBe(false);
      expect(told(telling, { kind: 'unknown', reason: reason('not-decided') })).toBe(true);
      expect(told(telling, { kind: 'met' })).toBe(true);
    }
    expect(isTold(askedAt(asked, ''), '', winnable, true)).toBe(true);
    expect(isTold(beginning('at-once'), '', winnable, true)).toBe(true);
  });

  it('where nothing was ever to be won, only who asks, and then for good', () => {
    const lost = { kind: 'hopeless' } as const;
    expect(isTold(beginning('at-once'), '', lost)).toBe(true);
    for (const telling of ['when-asked', 'never'] as const) expect(isTold(beginning(telling), '', lost)).toBe(false);
    expect(isTold(askedAt(asked, ''), '', lost)).toBe(true);
    expect(isTold(askedAt(asked, ''), 'a,b', lost)).toBe(true);
    expect(isTold(askedAt(asked, 'a'), '', lost)).toBe(true);
    expect(isTold(hintedAt(asked, '', 1, false), '', lost)).toBe(false);
  });

  it('where it was asked and on the way to there, and not beyond', () => {
    const state = askedAt(asked, 'a,b');
    expect(isTold(state, 'a,b', winnable)).toBe(true);
    expect(isTold(state, 'a', winnable)).toBe(true);
    expect(isTold(state, 'a,b,c', winnable)).toBe(false);
    // Another action that only begins alike is another place.
    expect(isTold(askedAt(asked, 'p1,p2'), 'p1,p', winnable)).toBe(false);
  });

  it('beyond a place where it was lost, as long as it is by the same action', () => {
    const state = askedAt(asked, 'a,x');
    expect(isTold(state, 'a,x,c', refuted(1))).toBe(true);
    // Given away again further on, after the others let it slip: that has not been asked.
    expect(isTold(state, 'a,x,c', refuted(2))).toBe(false);
  });

  it('who changes to “at once” in the middle is told there and then, which is a question', () => {
    expect(wishes(asked, 'at-once', 'a')).toMatchObject({ telling: 'at-once', questions: 1, told: ['a'] });
    expect(wishes(asked, 'at-once', '').questions).toBe(0);
    expect(wishes(askedAt(asked, 'a'), 'at-once', 'a').questions).toBe(1);
    expect(wishes(beginning('at-once'), 'at-once', 'a').questions).toBe(0);
    expect(wishes(beginning('at-once'), 'never', 'a').questions).toBe(0);
  });

  it('is usual by grade, until the reader chooses', () => {
    expect([1, 2, 3, 4, 5].map((grade) => usualTelling(grade, false))).toEqual([
      'at-once',
      'at-once',
      'when-asked',
      'when-asked',
      'when-asked',
    ]);
    expect(usualTelling(1, true)).toBe('when-asked');
    expect(tellingOf('usual', 'when-asked')).toBe('when-asked');
    expect(tellingOf('never', 'at-once')).toBe('never');
  });
});
