import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { addTime, dropTime, keptLine, keptTime, solvedPuzzles } from '../../../records/progress.ts';
import { createStopwatch } from '../../../records/stopwatch.ts';
import { settings } from '../../../site/settings.ts';

const beatMs = 1000;
/** The time is kept with every so many beats, and whenever the page goes out of sight. */
const keepEvery = 5;

/** The clock of a puzzle. */
export interface Clock {
  /** Ends it. Out: milliseconds from the first look to now; null where the puzzle is not timed. */
  stop(): number | null;
}

/**
 * Times a puzzle, if the reader wants that: only while the page is in sight and the goal not met, over all visits, until
 * it is solved for the first time. A puzzle that was begun untimed stays untimed, for half a time would be none.
 */
export function useClock(id: string, met: ReadonlySignal<boolean>): Clock {
  const running = useRef<(() => number) | null>(null);
  useEffect(() => {
    if (!settings.peek().times) {
      dropTime(id);
      return;
    }
    const before = keptTime(id);
    if (solvedPuzzles()[id] || (before === null && keptLine(id) !== null)) return;
    const stopwatch = createStopwatch(before ?? 0);
    let beats = 0;
    let added = Math.round(before ?? 0);
    const keep = (total: number) => {
      const ms = Math.round(total);
      addTime(id, ms - added);
      added = ms;
    };
    const beat = () => {
      const seen = document.visibilityState === 'visible';
      const ms = stopwatch.beat(performance.now(), seen && !met.peek());
      beats += 1;
      if (!seen || beats % keepEvery === 0) keep(ms);
      return ms;
    };
    const leave = () => keep(beat());
    beat();
    const timer = setInterval(beat, beatMs);
    document.addEventListener('visibilitychange', beat);
    addEventListener('pagehide', leave);
    const end = () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', beat);
      removeEventListener('pagehide', leave);
    };
    running.current = () => {
      const ms = beat();
      end();
      running.current = null;
      keep(ms);
      // With what was added in other tabs.
      const all = keptTime(id) ?? ms;
      dropTime(id);
      return all;
    };
    return () => {
      if (running.current) leave();
      end();
    };
  }, [id]);
  return { stop: () => running.current?.() ?? null };
}
