import type { ComponentChildren } from 'preact';
import * as m from '../../../paraglide/messages.js';
import { type Opened, titleOf } from '../opened.ts';
import { hollow } from './sheet-words.ts';

/** A position of a worksheet, with its number in the set. */
export interface Task {
  readonly opened: Opened;
  readonly number: number;
}

interface Props<T extends Task> {
  readonly head: ComponentChildren;
  readonly tasks: readonly T[];
  /** How they lie on the page. */
  readonly fill: string | undefined;
  readonly foot: ComponentChildren;
  readonly page: number;
  readonly of: number;
  /** What stands beneath a task's title, and a class of its own. */
  readonly children: (task: T) => ComponentChildren;
  readonly look?: (task: T) => string | undefined;
}

/** A page of paper: its head, positions with their titles, its foot with the number of the page. */
export function Sheet<T extends Task>({ head, tasks, fill, foot, page, of, children, look }: Props<T>) {
  return (
    <section class="sheet">
      <header>{head}</header>
      <ol class={fill}>
        {tasks.map((task) => (
          <li key={task.number} class={look?.(task)}>
            <h2>
              <span>{task.number}</span> {hollow(titleOf(task.opened))}
            </h2>
            {children(task)}
          </li>
        ))}
      </ol>
      <footer>
        {foot}
        <span class="sheet-page">{m.teach_paper_page({ page, of })}</span>
      </footer>
    </section>
  );
}
