import { render, type VNode } from 'preact';
import * as m from '../../../paraglide/messages.js';
import { link as pageLink } from '../../../site/i18n.ts';
import { pageSolver } from '../../play/solver.ts';
import type { SetLink } from '../links/set.ts';
import type { Opened } from '../opened.ts';
import { type Solved, SolvedSheet, solvedOf, solvedPages } from './SolvedSheet.tsx';
import { type Solution, solutionOf } from './solution.ts';
import { CodeSheet, codeOnPaper, TaskSheet, taskPages } from './TaskSheet.tsx';

interface Sheets {
  readonly title: string;
  /** From whom it is, and what is said above it: on its first page. */
  readonly by: string | null;
  readonly intro: string | null;
  readonly items: readonly Opened[];
  /** A solution of each, `lost` where it is proved that there is none, null where nothing is proved; or no solutions at all. */
  readonly solutions: readonly (Solution | 'lost' | null)[] | null;
  /** Where the same is on a screen. */
  readonly href: string;
}

let host: HTMLElement | null = null;

/**
 * Lays a worksheet out beside the page, which then gives way to it on paper, and asks for it to be printed; solutions come last. Page by
 * page, `onPage` hears how many of them stand, and the browser breathes between them; stopped by `signal`, nothing is printed.
 */
export async function printSheets(
  { items, solutions, ...set }: Sheets,
  { onPage, signal }: { onPage?(done: number, of: number): void; signal?: AbortSignal } = {},
): Promise<void> {
  host?.remove();
  const own = document.createElement('div');
  host = own;
  own.className = 'sheets';
  own.ariaHidden = 'true';
  // There from the beginning: all at once, hundreds of boards would hold up the page for seconds.
  document.body.append(own);
  signal?.addEventListener('abort', () => own.remove());
  let since = performance.now();
  const breathe = async () => {
    if (performance.now() - since < 30) return;
    await new Promise<void>((go) => setTimeout(go));
    since = performance.now();
  };
  const tasked = await taskPages(items, breathe);
  const needs: Solved[] = [];
  for (const [i, opened] of solutions ? items.entries() : []) {
    needs.push(solvedOf({ opened, number: i + 1 }, solutions?.[i] ?? null));
    await breathe();
  }
  const solved = solvedPages(needs);
  const codePage = codeOnPaper(set.href) === 'own-page' ? tasked.length + 1 : null;
  const of = tasked.length + (codePage === null ? 0 : 1) + solved.length;
  const pages: ((page: number) => VNode)[] = [
    ...tasked.map((tasks) => (page: number) => (
      <TaskSheet key={page} {...set} codePage={codePage} tasks={tasks} page={page} of={of} />
    )),
    ...(codePage === null ? [] : [(page: number) => <CodeSheet key={page} {...set} page={page} of={of} />]),
    ...solved.map((one) => (page: number) => <SolvedSheet key={page} title={set.title} solved={one} page={page} of={of} />),
  ];
  const drawn: VNode[] = [];
  for (const [i, draw] of pages.entries()) {
    if (signal?.aborted) return;
    drawn.push(draw(i + 1));
    // What is drawn already is left as it is.
    render([...drawn], own);
    onPage?.(i + 1, of);
    await breathe();
  }
  if (signal?.aborted) return;
  // What has just been drawn is on the page by the next frame.
  requestAnimationFrame(() => requestAnimationFrame(() => print()));
}

/** What is printed of a set. */
interface Printed {
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
  const href = new URL(`${pageLink('/set/')}#${fragment}`, location.href).href;
  await printSheets(
    { title: set.title ?? m.teach_set_title(), by: set.by, intro: set.intro, items, solutions, href },
    { signal, onPage: (done, pages) => say(m.teach_paper_laid({ done, of: pages })) },
  );
}
