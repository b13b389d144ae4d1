import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import * as m from '../../paraglide/messages.js';
import { Marks } from './Marks.tsx';
import { cleanOf, clockWords, type Run, runLength, ticked } from './run.ts';

/** Milliseconds between two looks at the clock. */
const beat = 250;

/** The clock of a run, how its puzzles went, and the way out; in place of the line of rules. */
export function RunStrip({ run, stopped, finish }: { run: Signal<Run | null>; stopped: boolean; finish: () => void }) {
  useEffect(() => {
    if (stopped) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      // A machine that slept has played nothing.
      if (run.value) run.value = ticked(run.value, Math.min(now - last, 4 * beat));
      last = now;
    }, beat);
    return () => clearInterval(timer);
  }, [stopped]);
  const now = run.value;
  if (now === null) return null;
  return (
    <div class="rules-line run-strip">
      {now.kind === 'minutes' && (
        <>
          <span class="run-clock" role="timer" aria-label={m.endless_run_left()}>
            {clockWords(now.left)}
          </span>
          <span class="run-bar" aria-hidden="true">
            <span style={{ width: `${(100 * now.left) / runLength}%` }} />
          </span>
        </>
      )}
      <Marks ends={now.ends.slice(-8)} open />
      <span class="run-clean">{m.endless_run_clean({ count: cleanOf(now) })}</span>
      <button type="button" onClick={finish}>
        {m.endless_run_end()}
      </button>
    </div>
  );
}
