import { afterEach, describe, expect, test, vi } from 'vitest';
import { Meter, shared } from '../../src/engine/proving/budget.ts';
import { reason } from '../../src/engine/proving/reasons.ts';

/** The clock as these tests set it. */
let clock = 0;
const atClock = (ms: number): void => {
  clock = ms;
  vi.stubGlobal('Date', { now: () => clock });
};
afterEach(() => {
  vi.unstubAllGlobals();
});
const spend = (meter: Meter, times: number): boolean[] => Array.from({ length: times }, () => meter.spend());

describe('a meter with a clock', () => {
  test('looks at it with every 256th position, and says how long it had', () => {
    atClock(5_000);
    const meter = new Meter({ seconds: 2.34 });
    clock = 7_340;
    expect(spend(meter, 255)).not.toContain(false);
    expect([meter.spend(), meter.spend(), meter.nodes]).toEqual([false, false, 256]);
    expect(meter.stopped).toEqual(reason('out-of-time', { seconds: 2.3 }));
  });

  test('goes on until its time is up', () => {
    atClock(5_000);
    const meter = new Meter({ seconds: 2 });
    clock = 6_999;
    expect(spend(meter, 511)).not.toContain(false);
    clock = 7_000;
    expect(meter.spend()).toBe(false);
  });

  test('without any it goes on for ever', () => {
    atClock(5_000);
    const meter = new Meter({});
    clock = 1e15;
    expect(spend(meter, 8_192)).not.toContain(false);
    expect(meter.stopped).toBeNull();
  });
});

describe('a meter', () => {
  test('tells how far it is with every 4096th position, and is stopped by a no', () => {
    const told: number[] = [];
    const meter = new Meter({}, (nodes) => {
      told.push(nodes);
      return nodes === 4_096 ? undefined : nodes < 12_000;
    });
    expect(spend(meter, 12_287)).not.toContain(false);
    expect(told).toEqual([4_096, 8_192]);
    expect(meter.spend()).toBe(false);
    expect([told.length, meter.stopped]).toEqual([3, reason('cancelled')]);
  });

  test('says its limit when that is used up', () => {
    const meter = new Meter({ nodes: 2 });
    spend(meter, 3);
    expect(meter.stopped).toEqual(reason('out-of-positions', { limit: 2 }));
  });

  test('is stopped for the first reason that it is given, and counts no more', () => {
    const meter = new Meter({});
    meter.stop(reason('out-of-memory'));
    meter.stop(reason('cancelled'));
    expect([meter.spend(), meter.nodes, meter.stopped]).toEqual([false, 0, reason('out-of-memory')]);
  });

  test('lends a part: what else stops a search there stops it for good', () => {
    const meter = new Meter({ nodes: 10 });
    expect(meter.within(4, () => spend(meter, 4))).not.toContain(false);
    expect(meter.stopped).toBeNull();
    meter.within(2, () => {
      spend(meter, 2);
      meter.stop(reason('cancelled'));
    });
    expect([meter.nodes, meter.stopped]).toEqual([6, reason('cancelled')]);
  });

  test('lends no more than it has, and is itself used up by it', () => {
    const meter = new Meter({ nodes: 3 });
    meter.within(3, () => spend(meter, 4));
    expect(meter.stopped).toEqual(reason('out-of-positions', { limit: 3 }));
  });
});

test('several proofs share the time there is', () => {
  atClock(1_000);
  const { left } = shared({ nodes: 5, seconds: 2 });
  clock = 1_500;
  expect(left()).toEqual({ nodes: 5, seconds: 1.5 });
  clock = 4_000;
  expect(left()).toEqual({ nodes: 5, seconds: 0 });
  expect(shared({ seconds: 2 }).left()).toEqual({ seconds: 2 });
});
