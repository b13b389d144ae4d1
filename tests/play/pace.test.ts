import { expect, it } from 'vitest';
import { asPace, delayOf, lastTurnOf, paces, timeToObject } from '../../src/components/play/pace.ts';

it('each pace is faster than the one before it, and the last waits for nothing', () => {
  const delays = paces.map((pace) => delayOf(pace, false));
  expect(delays).toEqual(delays.toSorted((a, b) => b - a));
  expect(new Set(delays).size).toBe(paces.length);
  expect(delayOf('at-once', true)).toBe(0);
  expect(delayOf('normal', true)).toBeLessThan(delayOf('normal', false));
  expect([asPace('fast'), asPace('warp'), asPace(null)]).toEqual(['fast', null, null]);
});

it('there is time to read what one may object to, and the chosen pace still counts', () => {
  const times = paces.map(timeToObject);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(new Set(times).size).toBe(paces.length);
  for (const pace of paces) expect(timeToObject(pace)).toBeGreaterThanOrEqual(delayOf(pace, false));
  expect(timeToObject('normal')).toBeGreaterThanOrEqual(2_000);
  expect(timeToObject('at-once')).toBeGreaterThanOrEqual(500);
});

it('their last turn is watched from where they began to act', () => {
  expect(lastTurnOf([1, 2, 2, 1, 2, 3], 1)).toBe(4);
  expect(lastTurnOf([1, 2, 2, 1, 1], 1)).toBe(1);
  expect(lastTurnOf([2, 3, 1], 1)).toBe(0);
  expect(lastTurnOf([1, 1], 1)).toBeNull();
  expect(lastTurnOf([], 1)).toBeNull();
});
