import { useSignal } from '@preact/signals';
import * as m from '../../../paraglide/messages.js';
import { link as pageLink } from '../../../site/i18n.ts';
import { loading } from '../../../site/loading.ts';
import { pageSolver } from '../../play/solver.ts';
import type { SetLink } from '../links/set-text.ts';
import type { Opened } from '../opened.ts';
import { type Solution, solutionOf } from './solution.ts';

interface Props {
  readonly set: Pick<SetLink, 'title'>;
  readonly items: readonly (Opened | null)[];
  /** The set's own, without `#`. */
  readonly fragment: string;
}

/** Prints a set as a worksheet, with its solutions on pages of their own or without. */
export function OnPaper({ set, items, fragment }: Props) {
  const solved = useSignal(false);
  const working = useSignal<{ readonly done: number; stop(): void } | null>(null);
  const opened = items.filter((item) => item !== null);
  const make = async () => {
    const stopping = new AbortController();
    let solutions: (Solution | null)[] | null = null;
    if (solved.value) {
      solutions = [];
      const solver = await pageSolver();
      for (const item of opened) {
        working.value = { done: solutions.length, stop: () => stopping.abort() };
        solutions.push(await solutionOf(item, solver, stopping.signal));
        if (stopping.signal.aborted) break;
      }
      working.value = null;
      if (stopping.signal.aborted) return;
    }
    const { printSheets } = await loading(() => import('./Worksheet.tsx'));
    const href = new URL(`${pageLink('/set/')}#${fragment}`, location.href).href;
    printSheets({ title: set.title ?? m.teach_set_title(), items: opened, solutions, href });
  };
  return (
    <section class="on-paper no-print" aria-label={m.teach_paper_head()}>
      <h2>{m.teach_paper_head()}</h2>
      <label class="choice">
        <input
          type="checkbox"
          checked={solved.value}
          onChange={(event) => {
            solved.value = event.currentTarget.checked;
          }}
        />
        <span>{m.teach_paper_solutions()}</span>
      </label>
      <p class="buttons">
        <button type="button" class="button" disabled={working.value !== null} onClick={() => void make()}>
          {m.teach_set_print()}
        </button>
        {working.value && (
          <button type="button" class="link" onClick={working.value.stop}>
            {m.teach_proof_cancel()}
          </button>
        )}
      </p>
      <p role="status" class="caption">
        {working.value ? m.teach_paper_working({ done: working.value.done, of: opened.length }) : ''}
      </p>
    </section>
  );
}
