import { useSignal } from '@preact/signals';
import * as m from '../../../paraglide/messages.js';
import { link as pageLink } from '../../../site/i18n.ts';
import { loading } from '../../../site/loading.ts';
import { pageSolver } from '../../play/solver.ts';
import type { SetLink } from '../links/set-text.ts';
import type { Opened } from '../opened.ts';
import { type Solution, solutionOf } from './solution.ts';

interface Props {
  readonly set: Pick<SetLink, 'title' | 'by' | 'intro'>;
  readonly items: readonly (Opened | null)[];
  /** The set's own, without `#`. */
  readonly fragment: string;
}

/** Prints a set as a worksheet, with its solutions on pages of their own or without. */
export function OnPaper({ set, items, fragment }: Props) {
  const solved = useSignal(false);
  const working = useSignal<{ readonly says: string; stop(): void } | null>(null);
  const opened = items.filter((item) => item !== null);
  // Before they are opened there is nothing to print.
  const ready = working.value === null && items.length > 0;
  const make = async () => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const say = (says: string) => {
      if (!signal.aborted) working.value = { says, stop };
    };
    const stop = () => {
      stopping.abort();
      working.value = null;
    };
    const of = opened.length;
    let solutions: (Solution | 'lost' | null)[] | null = null;
    if (solved.value) {
      solutions = [];
      const solver = await pageSolver();
      for (const item of opened) {
        say(m.teach_paper_working({ done: solutions.length, of }));
        solutions.push(await solutionOf(item, solver, signal));
        if (signal.aborted) return;
      }
    }
    say(m.teach_paper_begun());
    const { printSheets } = await loading(() => import('./Worksheet.tsx'));
    if (signal.aborted) return;
    const href = new URL(`${pageLink('/set/')}#${fragment}`, location.href).href;
    await printSheets(
      { title: set.title ?? m.teach_set_title(), by: set.by, intro: set.intro, items: opened, solutions, href },
      { signal, onPage: (done, pages) => say(m.teach_paper_laid({ done, of: pages })) },
    );
    if (!signal.aborted) working.value = null;
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
        <button
          type="button"
          class="button"
          aria-disabled={!ready}
          onClick={() => {
            if (ready) void make();
          }}
        >
          {m.teach_set_print()}
        </button>
        {working.value && (
          <button type="button" class="link" onClick={working.value.stop}>
            {m.teach_proof_cancel()}
          </button>
        )}
      </p>
      <p role="status" class="caption">
        {working.value?.says}
      </p>
    </section>
  );
}
