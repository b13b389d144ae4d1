import * as m from '../../paraglide/messages.js';
import type { Ending } from '../../records/practice.ts';

const signs: Readonly<Record<Ending, string>> = { clean: '', met: '', lost: '×' };

/** How the puzzles of a run have ended, each with a mark: filled for clean, framed for met otherwise, crossed for lost. */
export function Marks({ ends, open = false }: { ends: readonly Ending[]; open?: boolean }) {
  const clean = ends.filter((ending) => ending === 'clean').length;
  return (
    <p class="run-marks wraps">
      <span class="visually-hidden">{m.endless_run_marks({ clean, of: ends.length })}</span>
      {ends.map((ending, i) => (
        <span key={i} class={`mark centred is-${ending}`} aria-hidden="true">
          {signs[ending]}
        </span>
      ))}
      {open && <span class="mark is-open centred" aria-hidden="true" />}
    </p>
  );
}
