import { type ComponentChildren, render, type VNode } from 'preact';
import * as m from '../../../paraglide/messages.js';
import { unbroken } from '../../../site/unbroken.ts';
import { askedWords } from '../../play/asked.ts';
import { Code } from '../compose/Code.tsx';
import { mostInCode } from '../lengths.ts';
import { type Opened, seatOf, titleOf } from '../opened.ts';
import { layOutPicture, Picture } from '../Picture.tsx';
import type { Astray, Solution } from './solution.ts';

export interface Sheets {
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

/** What a board may be scaled to on a quarter of a page, in points, and what must be seen of a piece so that its rank can be read. */
const room = { width: 248, height: 205 } as const;
const least = 6;

/** Boards whose ranks would be too small on a quarter of a page have half of one. */
function isTall(opened: Opened): boolean {
  const { width, height, pieces } = layOutPicture({ opened, as: 'paper' });
  const scale = Math.min(room.width / width, room.height / height);
  return pieces.some((piece, i) => {
    const next = pieces[i + 1];
    const covered = next && next.slot === piece.slot && next.y > piece.y && next.x === piece.x;
    return piece.shown && (covered ? Math.min(piece.h, next.y - piece.y) : piece.h) * scale < least;
  });
}

interface Task {
  readonly opened: Opened;
  readonly number: number;
  readonly tall: boolean;
}

/** Tasks in pages of four, of which a tall one takes two. `step` is awaited before each. */
async function paged(items: readonly Opened[], step: () => Promise<void>): Promise<Task[][]> {
  const pages: Task[][] = [];
  let left = 0;
  for (const [i, opened] of items.entries()) {
    await step();
    const tall = isTall(opened);
    const takes = tall ? 2 : 1;
    if (left < takes) {
      pages.push([]);
      left = 4;
    }
    pages.at(-1)?.push({ opened, number: i + 1, tall });
    left -= takes;
  }
  return pages;
}

/** As the boards on paper have them: hearts and diamonds are hollow. */
const hollow = (words: string): string => words.replaceAll('♥', '♡').replaceAll('♦', '♢');

/** The actions of a line in words, those of others in brackets after the one that they answer. */
function wordsOf({ kit, start }: Opened, line: readonly string[]): string[] {
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

/** Where one easily goes wrong. */
function Wrong({ opened: { kit, start }, line, astray }: { opened: Opened; line: readonly string[]; astray: Astray }) {
  const before = kit.game.replay(start.position, line.slice(0, astray.at));
  if (!before.ok) return null;
  const action = hollow(unbroken(kit.words.actionWords(astray.action, before.value)));
  return (
    <p class="sheet-wrong">
      <strong>{m.teach_paper_wrong()}</strong> {m.teach_paper_wrong_says({ n: astray.own + 1, action })}
    </p>
  );
}

function Sheet({
  head,
  tasks,
  foot,
  page,
  of,
  children,
}: {
  head: ComponentChildren;
  tasks: readonly Task[];
  foot: ComponentChildren;
  page: number;
  of: number;
  children: (task: Task) => ComponentChildren;
}) {
  return (
    <section class="sheet">
      <header>{head}</header>
      <ol class={fillOf(tasks)}>
        {tasks.map((task) => (
          <li key={task.number} class={task.tall ? 'is-tall' : undefined}>
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

/** How two boards lie on a page, in points: one above the other, or side by side. */
const halves = { 'has-two': { width: 520, height: 240 }, 'has-pair': { width: 250, height: 560 } } as const;

/** How few boards share a page, so that they fill it. */
function fillOf(tasks: readonly Task[]): string | undefined {
  if (tasks.length === 1) return 'has-one';
  if (tasks.length !== 2) return tasks.some(({ tall }) => tall) ? 'has-tall' : undefined;
  const size = (half: keyof typeof halves) =>
    Math.min(
      ...tasks.map(({ opened }) => {
        const { width, height } = layOutPicture({ opened, as: 'paper' });
        return Math.min(halves[half].width / width, halves[half].height / height);
      }),
    );
  return size('has-pair') > size('has-two') ? 'has-pair' : 'has-two';
}

const hasSuits = ({ start }: Opened): boolean =>
  start.scene('all').slots.some(({ pieces }) => pieces.some(({ face }) => face.kind === 'card'));

/** A page of a set on paper, black and white: a line for name and class, four boards. */
function TaskSheet({ sheets: { title, by, intro, href }, tasks, page, of }: Page) {
  const coded = page === 1 && href.length <= mostInCode;
  return (
    <Sheet
      head={
        <>
          <h1>{title}</h1>
          <span>{m.teach_paper_name()}</span>
          <span class="sheet-blank is-name" />
          <span>{m.teach_paper_class()}</span>
          <span class="sheet-blank" />
          {page === 1 && (by || intro) && (
            <p class="sheet-intro">
              {intro} {by && m.teach_paper_by({ by })}
            </p>
          )}
        </>
      }
      tasks={tasks}
      page={page}
      of={of}
      foot={
        <>
          {coded && <Code text={href} name={m.teach_share_code()} />}
          <span>
            {tasks.some(({ opened }) => hasSuits(opened)) && `${m.teach_paper_suits()} `}
            {m.teach_paper_signs()} {coded && m.teach_paper_code()}
          </span>
        </>
      }
    >
      {({ opened }) => (
        <>
          <p>
            {opened.kit.words.gameName()}.{' '}
            {hollow(
              askedWords(titleOf(opened), opened.link.question, opened.kit.words.goalWords(opened.goal, opened.start)) ?? '',
            )}
          </p>
          <Picture opened={opened} as="paper" now />
          <div class="sheet-lines" />
        </>
      )}
    </Sheet>
  );
}

/** A solution that there is. */
const wayTo = (given: Solution | 'lost' | null | undefined): Solution | null => (given && given !== 'lost' ? given : null);

/** The solutions of a page, each where its board stands there. */
function SolvedSheet({ sheets: { title, solutions }, tasks, page, of }: Page) {
  return (
    <Sheet
      head={
        <>
          <h1>{m.teach_paper_solved()}</h1>
          <span class="sheet-of">{title}</span>
        </>
      }
      tasks={tasks.map((task) => ({ ...task, tall: false }))}
      page={page}
      of={of}
      foot={<span>{tasks.some(({ number }) => wayTo(solutions?.[number - 1])) && m.teach_paper_proved()}</span>}
    >
      {({ opened, number }) => {
        const given = solutions?.[number - 1];
        const solution = wayTo(given);
        return (
          <>
            {opened.link.answer && (
              <p>
                <strong>{hollow(opened.link.answer)}</strong>
              </p>
            )}
            <Picture opened={opened} as="tile" now />
            {solution ? (
              <ol class="sheet-line">
                {wordsOf(opened, solution.line).map((words, n) => (
                  <li key={n}>{words}</li>
                ))}
              </ol>
            ) : (
              <p>{given === 'lost' ? m.teach_share_lost() : m.teach_paper_unproved()}</p>
            )}
            {solution?.astray && <Wrong opened={opened} line={solution.line} astray={solution.astray} />}
          </>
        );
      }}
    </Sheet>
  );
}

interface Page {
  readonly sheets: Sheets;
  readonly tasks: readonly Task[];
  readonly page: number;
  readonly of: number;
}

let host: HTMLElement | null = null;

/**
 * Lays a worksheet out beside the page, which then gives way to it on paper, and asks for it to be printed; solutions come last. Page by
 * page, `onPage` hears how many of them stand, and the browser breathes between them; stopped by `signal`, nothing is printed.
 */
export async function printSheets(
  sheets: Sheets,
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
  const pages = await paged(sheets.items, breathe);
  const of = pages.length * (sheets.solutions ? 2 : 1);
  const drawn: VNode[] = [];
  for (const Part of sheets.solutions ? [TaskSheet, SolvedSheet] : [TaskSheet])
    for (const tasks of pages) {
      if (signal?.aborted) return;
      const page = drawn.length + 1;
      drawn.push(<Part key={page} sheets={sheets} tasks={tasks} page={page} of={of} />);
      // What is drawn already is left as it is.
      render([...drawn], own);
      onPage?.(page, of);
      await breathe();
    }
  if (signal?.aborted) return;
  // What has just been drawn is on the page by the next frame.
  requestAnimationFrame(() => requestAnimationFrame(() => print()));
}
