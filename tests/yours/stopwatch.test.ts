import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStopwatch } from '../../src/records/stopwatch.ts';

describe('a stopwatch', () => {
  it('counts from beat to beat while it runs', () => {
    const watch = createStopwatch(0);
    expect([
      watch.beat(1000, true),
      watch.beat(2000, true),
      watch.beat(2500, false),
      watch.beat(9000, false),
      watch.beat(9100, true),
      watch.beat(9400, true),
    ]).toEqual([0, 1000, 1500, 1500, 1500, 1800]);
  });

  it('goes on from what was kept', () => {
    const watch = createStopwatch(60_000);
    watch.beat(5, true);
    expect(watch.beat(1005, true)).toBe(61_000);
  });

  it('leaves out a night in which the machine slept, and a clock that goes back', () => {
    const watch = createStopwatch(0);
    watch.beat(0, true);
    expect(watch.beat(8 * 3_600_000, true)).toBe(0);
    expect(watch.beat(8 * 3_600_000 + 700, true)).toBe(700);
    expect(watch.beat(100, true)).toBe(700);
    expect(watch.beat(1100, true)).toBe(1700);
  });

  it('never counts more than has passed while it ran', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 20_000 }), fc.boolean())), (beats) => {
        const watch = createStopwatch(0);
        let [now, ran, before, sum] = [0, 0, false, 0];
        for (const [gap, runs] of beats) {
          now += gap;
          if (before) ran += gap;
          before = runs;
          sum = watch.beat(now, runs);
        }
        return sum >= 0 && sum <= ran;
      }),
    );
  });
});
