/** Longer than this between two beats, the machine slept or the browser held the page back: that is nobody's thinking time. */
const longestGap = 10_000;

/** Adds up the time in which it runs, from beat to beat. */
export interface Stopwatch {
  /**
   * To be called about once a second, and whenever running begins or ends. In: a clock in milliseconds that never goes
   * back, and whether the time from now on counts. Out: milliseconds so far.
   */
  beat(now: number, runs: boolean): number;
}

/** A stopwatch that goes on from so many milliseconds. */
export function createStopwatch(total: number): Stopwatch {
  let sum = total;
  let since: number | null = null;
  return {
    beat(now, runs) {
      const gap = since === null ? 0 : now - since;
      if (gap > 0 && gap <= longestGap) sum += gap;
      since = runs ? now : null;
      return sum;
    },
  };
}
