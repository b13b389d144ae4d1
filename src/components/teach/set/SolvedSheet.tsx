import * as m from '../../../paraglide/messages.js';
import { unbroken } from '../../../site/unbroken.ts';
import type { Opened } from '../opened.ts';
import { layOutPicture, Picture } from '../Picture.tsx';
import { hollow, Sheet, type Task, wordsOf } from './Sheet.tsx';
import type { Solution } from './solution.ts';

/** What a solution takes on paper; lengths in millimetres. */
export interface Need {
  /** Its board, in units of its own. */
  readonly board: { readonly width: number; readonly height: number };
  /** Its actions in words. */
  readonly rows: readonly string[];
  /** The sentences above and below them. */
  readonly around: readonly string[];
}

/** How solutions lie on their page: a quarter each; one below the other, the board beside its words; or one alone, its words below. */
export type Spread = 'quarters' | 'rows' | 'whole';

export interface SolvedPage<T> {
  readonly spread: Spread;
  readonly tasks: readonly T[];
}

/** What there is on the lower of the usual papers (Letter) between head and foot, and what a solution's title and the gap after it take of it. */
const page = { height: 222, quarter: 109, title: 9, gap: 7 } as const;
/** Letters in a line of one column and of two, and how high a line is; the same of small print that runs on. */
const text = { wide: 52, half: 23, line: 4.3, small: 62, smallLine: 3.9 } as const;
/** How wide a board may be, and how large a unit of it. */
const board = { width: 86, unit: 0.2, least: 36 } as const;

/** How the actions of a solution stand: one below the other, so in two columns, or one after the other. */
export type Listing = 'one' | 'two' | 'running';

const oneColumn: Readonly<Record<Spread, number>> = { quarters: 6, rows: 10, whole: 0 };
const twoColumns = 18;

/** How so many actions stand. */
export const listingOf = (count: number, spread: Spread): Listing =>
  count <= oneColumn[spread] ? 'one' : count <= twoColumns ? 'two' : 'running';

/** How high a board may be, where `count` solutions share a page. */
const highest: Readonly<Record<Spread, (count: number) => number>> = {
  quarters: () => 62,
  rows: (count) => Math.min(110, page.height / count - page.title - page.gap),
  whole: () => 70,
};

/** How large a unit of a board is on a page of so many. */
export function unitOf({ width, height }: Need['board'], spread: Spread, count: number): number {
  return Math.min(board.unit, board.width / width, highest[spread](count) / height);
}

const linesOf = (words: string, letters: number): number => Math.max(1, Math.ceil(words.length / letters));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** About how high the words of a solution stand. */
function heightOfWords({ rows, around }: Need, spread: Spread): number {
  const listing = listingOf(rows.length, spread);
  const lines = sum(rows.map((row) => linesOf(row, listing === 'two' ? text.half : text.wide)));
  const listed: Readonly<Record<Listing, number>> = {
    one: lines * text.line,
    // Columns do not come out even.
    two: (Math.ceil(lines / 2) + 1) * text.line,
    running: linesOf(rows.map((row, i) => `${i + 1}. ${row}   `).join(''), text.small) * text.smallLine,
  };
  return listed[listing] + sum(around.map((words) => linesOf(words, text.wide) + 0.5)) * text.line;
}

/** How so many solutions can share a page; null: they cannot. */
function spreadOf(tasks: readonly Need[]): Spread | null {
  const count = tasks.length;
  const rows = tasks.map((need) => Math.max(need.board.height * unitOf(need.board, 'rows', count), heightOfWords(need, 'rows')));
  if (count <= 3 && sum(rows) + count * (page.title + page.gap) <= page.height) return 'rows';
  const fits = (need: Need) =>
    page.title + Math.min(board.least, need.board.height * board.unit) + heightOfWords(need, 'quarters') <= page.quarter;
  return count <= 4 && tasks.every(fits) ? 'quarters' : null;
}

/** Solutions in pages, in their order, as many to a page as fit, at most four; one that fits on none so has one of its own. Pure. */
export function solvedPages<T extends Need>(needs: readonly T[]): SolvedPage<T>[] {
  const pages: SolvedPage<T>[] = [];
  for (const need of needs) {
    const last = pages.at(-1);
    const together = last ? [...last.tasks, need] : [];
    const spread = last && last.spread !== 'whole' ? spreadOf(together) : null;
    if (spread) pages[pages.length - 1] = { spread, tasks: together };
    else pages.push({ spread: spreadOf([need]) ?? 'whole', tasks: [need] });
  }
  return pages;
}

/** A position with what its solution takes on paper. */
export type Solved = Task & Need & { readonly proved: boolean };

/** Where one easily goes wrong; none where nothing is proved of that. */
function wrongWords({ kit, start }: Opened, { line, astray }: Solution): string | null {
  const before = astray && kit.game.replay(start.position, line.slice(0, astray.at));
  if (!before?.ok) return null;
  const action = hollow(unbroken(kit.words.actionWords(astray?.action ?? '', before.value)));
  return m.teach_paper_wrong_says({ n: (astray?.own ?? 0) + 1, action });
}

/** What is said of a solution, and how large its board is. `given`: as a worksheet has it. */
export function solvedOf({ opened, number }: Task, given: Solution | 'lost' | null): Solved {
  const { width, height } = layOutPicture({ opened, as: 'table' });
  const key = hollow(opened.link.answer ?? '');
  const solution = given === 'lost' ? null : given;
  const told = given === 'lost' ? m.teach_share_lost() : given ? (wrongWords(opened, given) ?? '') : m.teach_paper_unproved();
  const rows = solution ? wordsOf(opened, solution.line) : [];
  return { opened, number, board: { width, height }, rows, around: [key, told], proved: solution !== null };
}

/** A board at the size that its page has for it. */
function Board({ task: { opened, board }, spread, count }: { task: Solved; spread: Spread; count: number }) {
  const unit = unitOf(board, spread, count);
  return (
    <div class="sheet-board" style={{ width: `${board.width * unit}mm`, flexBasis: `${board.height * unit}mm` }}>
      <Picture opened={opened} as="table" now />
    </div>
  );
}

interface Props {
  /** Of the set. */
  readonly title: string;
  readonly solved: SolvedPage<Solved>;
  readonly page: number;
  readonly of: number;
}

/** A page of solutions: of each its key sentence, its board, its actions, and where one easily goes wrong. */
export function SolvedSheet({ title, solved: { spread, tasks }, page, of }: Props) {
  return (
    <Sheet
      head={
        <>
          <h1>{m.teach_paper_solved()}</h1>
          <span class="sheet-of">{title}</span>
        </>
      }
      tasks={tasks}
      fill={`is-solved in-${spread}`}
      page={page}
      of={of}
      foot={<span>{tasks.some(({ proved }) => proved) && m.teach_paper_proved()}</span>}
    >
      {(task) => {
        const [key, told] = task.around;
        return (
          <>
            <Board task={task} spread={spread} count={tasks.length} />
            <div class="sheet-said">
              {key && (
                <p class="sheet-key">
                  <strong>{key}</strong>
                </p>
              )}
              {task.rows.length > 0 && (
                <ol class={`sheet-line in-${listingOf(task.rows.length, spread)}`}>
                  {task.rows.map((words, n) => (
                    <li key={n}>{words}</li>
                  ))}
                </ol>
              )}
              {told && (
                <p>
                  {task.proved && <strong>{m.teach_paper_wrong()}</strong>} {told}
                </p>
              )}
            </div>
          </>
        );
      }}
    </Sheet>
  );
}
