import * as m from '../../../paraglide/messages.js';
import { link as pageLink } from '../../../site/i18n.ts';
import { loading } from '../../../site/loading.ts';
import { pageSolver } from '../../play/solver.ts';
import type { SetLink } from '../links/set-text.ts';
import type { Opened } from '../opened.ts';
import { type Solution, solutionOf } from './solution.ts';

/** What is printed of a set. */
export interface Printed {
  readonly set: Pick<SetLink, 'title' | 'by' | 'intro'>;
  readonly items: readonly Opened[];
  /** The set's own, without `#`. */
  readonly fragment: string;
  /** With its solutions on pages of their own. */
  readonly solved: boolean;
}

/** Works out the solutions, if they are wanted, and prints; `say` is told how far it is. Stopped by `signal`, nothing is printed. */
export async function printSet(
  { set, items, fragment, solved }: Printed,
  say: (says: string) => void,
  signal: AbortSignal,
): Promise<void> {
  let solutions: (Solution | 'lost' | null)[] | null = null;
  if (solved) {
    solutions = [];
    const solver = await pageSolver();
    for (const item of items) {
      say(m.teach_paper_working({ done: solutions.length, of: items.length }));
      solutions.push(await solutionOf(item, solver, signal));
      if (signal.aborted) return;
    }
  }
  say(m.teach_paper_begun());
  const { printSheets } = await loading(() => import('./Worksheet.tsx'));
  if (signal.aborted) return;
  const href = new URL(`${pageLink('/set/')}#${fragment}`, location.href).href;
  await printSheets(
    { title: set.title ?? m.teach_set_title(), by: set.by, intro: set.intro, items, solutions, href },
    { signal, onPage: (done, pages) => say(m.teach_paper_laid({ done, of: pages })) },
  );
}
