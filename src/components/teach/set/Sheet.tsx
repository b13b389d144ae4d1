import type { ComponentChildren } from 'preact';
import * as m from '../../../paraglide/messages.js';
import { unbroken } from '../../../site/unbroken.ts';
import { type Opened, seatOf, titleOf } from '../opened.ts';

/** As the boards on paper have them: hearts and diamonds are hollow. */
export const hollow = (words: string): string => words.replaceAll('♥', '♡').replaceAll('♦', '♢');

/** The actions of a line in words, those of others in brackets after the one that they answer. */
export function wordsOf({ kit, start }: Pick<Opened, 'kit' | 'start'>, line: readonly string[]): string[] {
  const rows: string[] = [];
  let play = start;
  for (const action of line) {
    const own = play.actor === start.actor;
    const words = unbroken(kit.words.actionWords(action, play));
    const last = rows.at(-1);
    if (own || last === undefined) rows.push(words);
    else {
      const said = kit.words.happenedWords?.(action, play, seatOf(start), 'all') ?? words;
      rows[rows.length - 1] = `${last} (${unbroken(said.replace(/[.]$/, ''))})`;
    }
    const next = play.apply(action);
    if (!next.ok) break;
    play = next.value;
  }
  return rows.map(hollow);
}

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
