import * as m from '../../../paraglide/messages.js';
import { isolated } from '../../../site/isolated.ts';
import { askedWords } from '../../play/asked.ts';
import { Code, squaresOf } from '../../play/parts/Code.tsx';
import { mostInCode } from '../../play/parts/LinkCode.tsx';
import { type Opened, rulesOf, titleOf } from '../opened.ts';
import { layOutPicture, Picture } from '../Picture.tsx';
import { hollow, Sheet, type Task } from './Sheet.tsx';

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

/** A position as a task: a tall one takes two quarters of its page. */
export interface Asked extends Task {
  readonly tall: boolean;
  /** The names of the rules in force. */
  readonly rules: readonly string[];
}

/** Tasks in pages of four, of which a tall one takes two; of three and a tall one, two and two. `step` is awaited before each. */
export async function taskPages(items: readonly Opened[], step: () => Promise<void>): Promise<Asked[][]> {
  const pages: Asked[][] = [];
  let left = 0;
  for (const [i, opened] of items.entries()) {
    await step();
    const tall = isTall(opened);
    const takes = tall ? 2 : 1;
    if (left < takes) {
      pages.push([]);
      left = 4;
    }
    pages.at(-1)?.push({ opened, number: i + 1, tall, rules: await rulesOf(opened) });
    left -= takes;
  }
  // A tall one that found no room is not alone on the last page.
  const [before, last] = pages.slice(-2);
  if (before?.length === 3 && last?.length === 1 && last[0]?.tall) last.unshift(...before.splice(-1));
  return pages.map(widened);
}

/** Of three on a page, one that stands much higher than wide has the quarter that is left. */
function widened(tasks: readonly Asked[]): Asked[] {
  const highest =
    tasks.length === 3 && tasks.every(({ tall }) => !tall) ? tasks.toSorted((a, b) => highOf(b) - highOf(a))[0] : null;
  const wanted = highest && highOf(highest) > 1.2 ? highest : null;
  return tasks.map((task) => (task === wanted ? { ...task, tall: true } : task));
}

/** How much higher a board is than its quarter of a page would have it. */
function highOf({ opened }: Asked): number {
  const { width, height } = layOutPicture({ opened, as: 'paper' });
  return height / room.height / (width / room.width);
}

/** How two boards lie on a page, in points: one above the other, or side by side. */
const halves = { 'has-two': { width: 520, height: 240 }, 'has-pair': { width: 250, height: 560 } } as const;

/** How few boards share a page, so that they fill it. */
function fillOf(tasks: readonly Asked[]): string | undefined {
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
  start.scene('all').slots.some(({ pieces }) => pieces.some(({ face }) => face.suit !== undefined));

interface Props {
  readonly title: string;
  /** From whom it is, and what is said above it: on its first page. */
  readonly by: string | null;
  readonly intro: string | null;
  /** Where the same is on a screen. */
  readonly href: string;
  /** The page of its own that its code has; null: it stands at the foot of the first, or is too long for one. */
  readonly codePage: number | null;
  readonly tasks: readonly Asked[];
  readonly page: number;
  readonly of: number;
}

/**
 * A code on paper, in millimetres: how long a side of its squares is at least (three pixels at 110 dpi, which is what a worn copier and
 * an old phone leave), on a page of its own, where there is room for more; and how high it may be at the foot of a page with boards.
 */
const onPaper = { square: 0.7, alone: 1, foot: 52 } as const;

/** How long a side of a link's code is at the foot of a page, in millimetres; null: it wants a page of its own; or has no code at all. */
export function codeOnPaper(href: string): number | 'own-page' | null {
  if (href.length > mostInCode) return null;
  const side = squaresOf(href) * onPaper.square;
  return side <= onPaper.foot ? side : 'own-page';
}

/** A page with nothing but the code of the set, and its title. */
export const CodeSheet = ({ title, href, page, of }: Pick<Props, 'title' | 'href' | 'page' | 'of'>) => (
  <section class="sheet has-code">
    <header>
      <h1>{title}</h1>
    </header>
    <div>
      <Code text={href} name={m.teach_share_code()} side={squaresOf(href) * onPaper.alone} />
      <p>{m.teach_paper_code()}</p>
    </div>
    <footer>
      <span />
      <span class="sheet-page">{m.teach_paper_page({ page, of })}</span>
    </footer>
  </section>
);

/** A page of a set on paper, black and white: a line for name and class, four boards. */
export function TaskSheet({ title, by, intro, href, codePage, tasks, page, of }: Props) {
  const side = page === 1 ? codeOnPaper(href) : null;
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
              {intro} {by && m.teach_paper_by({ by: isolated(by) })}
            </p>
          )}
        </>
      }
      tasks={tasks}
      fill={fillOf(tasks)}
      look={({ tall }) => (tall ? 'is-tall' : undefined)}
      page={page}
      of={of}
      foot={
        <>
          {typeof side === 'number' && <Code text={href} name={m.teach_share_code()} side={side} />}
          <span>
            {tasks.some(({ opened }) => hasSuits(opened)) && `${m.teach_paper_suits()} `}
            {m.teach_paper_signs()} {typeof side === 'number' && m.teach_paper_code()}
            {side === 'own-page' && codePage !== null && m.teach_paper_code_page({ page: codePage })}
          </span>
        </>
      }
    >
      {({ opened, rules }) => (
        <>
          <p>
            {rules.length > 0
              ? m.site_pair({ name: opened.kit.words.gameName(), value: rules.join(', ') })
              : opened.kit.words.gameName()}
            .{' '}
            {hollow(
              askedWords(
                titleOf(opened),
                opened.link.question,
                opened.kit.words.goalWords(opened.goal, opened.start),
                opened.goal,
              ) ?? '',
            )}
          </p>
          <Picture opened={opened} as="paper" now />
          <div class="sheet-lines" />
        </>
      )}
    </Sheet>
  );
}
