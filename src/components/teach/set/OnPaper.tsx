import { useSignal } from '@preact/signals';
import * as m from '../../../paraglide/messages.js';
import { loading } from '../../../site/loading.ts';
import type { SetLink } from '../links/set.ts';
import type { Opened } from '../opened.ts';

interface Props {
  readonly set: Pick<SetLink, 'title' | 'by' | 'intro'>;
  readonly items: readonly (Opened | null)[];
  /** The set's own, without `#`. */
  readonly fragment: string;
  /** Told that it leaves the page. */
  handOut(): unknown;
}

/** Prints a set as a worksheet, with its solutions on pages of their own or without. */
export function OnPaper({ set, items, fragment, handOut }: Props) {
  const solved = useSignal(false);
  const working = useSignal<{ readonly says: string; stop(): void } | null>(null);
  const opened = items.filter((item) => item !== null);
  // Before they are opened there is nothing to print.
  const ready = working.value === null && items.length > 0;
  const make = async () => {
    handOut();
    const stopping = new AbortController();
    const { signal } = stopping;
    const say = (says: string) => {
      if (!signal.aborted) working.value = { says, stop };
    };
    const stop = () => {
      stopping.abort();
      working.value = null;
    };
    // What draws the pages may take its time to come.
    say(solved.value ? m.teach_paper_working({ done: 0, of: opened.length }) : m.teach_paper_begun());
    const { printSet } = await loading(() => import('./Worksheet.tsx'));
    if (signal.aborted) return;
    await printSet({ set, items: opened, fragment, solved: solved.value }, say, signal);
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
