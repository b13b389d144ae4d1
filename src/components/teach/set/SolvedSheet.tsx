import * as m from '../../../paraglide/messages.js';
import { unbroken } from '../../../site/unbroken.ts';
import type { Opened } from '../opened.ts';
import { layOutPicture, Picture } from '../Picture.tsx';
import { hollow, Sheet, type Task, wordsOf } from './Sheet.tsx';
import type { Solution } from './solution.ts';
import { listingOf, type Need, type SolvedPage, type Spread, unitOf } from './solved-pages.ts';

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
