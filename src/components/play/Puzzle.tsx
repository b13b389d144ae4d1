import { useMemo, useRef } from 'preact/hooks';
import { parseLine } from '../../engine/core/play.ts';
import * as m from '../../paraglide/messages.js';
import { unbroken } from '../../site/unbroken.ts';
import { SolvedNote } from '../yours/SolvedNote.tsx';
import { useSolved } from '../yours/useSolved.ts';
import type { GameKit } from './kit.ts';
import { formatLink } from './links.ts';
import { CopyText } from './parts/CopyText.tsx';
import { KeysHelp } from './parts/KeysHelp.tsx';
import { useKeys } from './parts/keys.ts';
import { PracticeBoard } from './parts/PracticeBoard.tsx';
import { Controls, type Way } from './parts/PuzzleControls.tsx';
import { Report } from './parts/Report.tsx';
import { useKeptFocus } from './parts/useKeptFocus.ts';
import { usePractice } from './parts/usePractice.ts';
import { pageSolver } from './solver.ts';
import type { Telling } from './state.ts';

/** What a puzzle page hands to its island: text only. */
export interface PuzzleProps {
  readonly id: string;
  readonly position: string;
  readonly goal: string;
  /** A proved line; the page keeps it closed until it is asked for. */
  readonly line: string;
  /** The task as the page's heading says it. */
  readonly title: string;
  /** Game, number, grade: above the heading. */
  readonly label: string;
  /** What there is to know before one starts. */
  readonly lead: string;
  readonly hints?: readonly string[];
  /** When the page says whether the goal can still be met, until the reader chooses: at once for easy puzzles. */
  readonly telling?: Telling;
  /** The next puzzle's address, already with the base. */
  readonly next?: string;
  readonly nextTitle?: string;
  readonly list: string;
  /** Where to go on once it is solved, best first, in place of `next` and `list`: for puzzles that belong to a day. */
  readonly after?: readonly Way[];
  /** Base-prefixed address of the position page. */
  readonly positionPage: string;
}

/** One fixed puzzle: board, verdict, hints, solution, and how it went. */
export function Puzzle({ kit, ...props }: PuzzleProps & { kit: GameKit }) {
  const start = useMemo(() => {
    const opened = kit.game.open(props.position);
    if (!opened.ok) throw new Error(opened.error.code);
    return opened.value;
  }, [props.position]);
  const practice = usePractice(
    {
      kit,
      start,
      goal: props.goal,
      known: [parseLine(props.line)],
      solver: pageSolver,
      telling: props.telling ?? 'at-once',
      ...(props.hints ? { hints: props.hints } : {}),
    },
    props.id,
  );
  const root = useRef<HTMLDivElement>(null);
  const keys = useRef<HTMLDialogElement>(null);
  useKeys(practice, root, () => keys.current?.showModal());
  useKeptFocus(root);

  const solved = useSolved(props.id, practice);

  const here = () =>
    new URL(
      `${props.positionPage}#${formatLink({
        position: practice.own.start.position,
        goal: props.goal,
        line: practice.own.played.value,
        text: props.title,
      })}`,
      location.href,
    ).href;

  return (
    <div class="practice practice-puzzle" ref={root}>
      <header class="practice-head">
        <p class="label">{props.label}</p>
        <h1>{unbroken(props.title)}</h1>
        <p>{unbroken(props.lead)}</p>
      </header>
      <div class="practice-board">
        <PracticeBoard practice={practice} name={m.play_board_name({ title: props.title })} />
      </div>
      <div class="practice-side">
        <Controls
          practice={practice}
          opening={m.play_puzzle_proved()}
          {...(props.next ? { next: { href: props.next, title: props.nextTitle ?? '' } } : {})}
          list={props.list}
          {...(props.after ? { after: props.after } : {})}
          told={<SolvedNote id={props.id} game={kit.words.gameName()} practice={practice} solved={solved} />}
        />
        {kit.Beside && <kit.Beside session={practice.own} goal={props.goal} />}
        <div class="more">
          <CopyText label={m.play_copy_link()} text={here} />
          <button type="button" class="link" onClick={() => keys.current?.showModal()}>
            {m.play_keys_head()}
          </button>
        </div>
        <Report session={practice.own} what={props.id} />
      </div>
      <KeysHelp dialog={keys} />
    </div>
  );
}
