import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import * as m from '../../paraglide/messages.js';
import { unbroken } from '../../site/unbroken.ts';
import { Board } from '../board/Board.tsx';
import type { GameKit } from './kit.ts';
import { ActionButton } from './parts/ActionButton.tsx';
import { Icon } from './parts/icons.tsx';
import { createSession } from './session.ts';

/** A sentence, and what it means. */
export interface Saying {
  readonly head: string;
  readonly more: string;
}

/** A small task that needs no rules read first: what it shows, and what is said of each touch. */
export interface TryBoard {
  readonly position: string;
  readonly goal: string;
  /** A way to do it, in the notation of actions; shown on request. */
  readonly line: string;
  readonly task: string;
  /** Kinds of slots that are shown; the others have nothing to do with the task. */
  readonly show: readonly string[];
  readonly before: Saying;
  /** Once the piece has been lifted that the solution begins with, or another one. */
  readonly lifted?: Saying;
  readonly other?: Saying;
  /** After a move that does not do it. */
  readonly moved: Saying;
  /** Instead of the rule: nobody has read one yet. */
  readonly refused: Saying;
  readonly met: Saying;
}

/** What a page hands to something to try right there: text only. */
export interface TryProps {
  readonly boards: readonly TryBoard[];
  /** What stands above the first task. */
  readonly label: string;
  /** Accessible name of the board. */
  readonly name: string;
  /** Where it leads after the last board. */
  readonly next: { readonly href: string; readonly name: string };
  /** Where whoever does not care for this game goes. */
  readonly others: { readonly href: string; readonly name: string };
}

const shape = { narrow: { width: 390, height: 300 }, wide: { width: 720, height: 312 } } as const;

/** How long each move is looked at when the solution is shown, in milliseconds. */
const pace = 900;

/** A few small tasks, one after the other in the same place, on a page that is about something else. */
export function Try({ kit, ...props }: TryProps & { kit: GameKit }) {
  const [at, setAt] = useState(0);
  return <OneTry key={at} kit={kit} at={at} goOn={() => setAt(at + 1)} {...props} />;
}

interface OneTryProps extends TryProps {
  readonly kit: GameKit;
  readonly at: number;
  goOn(): void;
}

function OneTry({ kit, at, goOn, boards, label, name, next, others }: OneTryProps) {
  const board = boards[at] as TryBoard;
  const session = useMemo(() => {
    const opened = kit.game.open(board.position);
    if (!opened.ok) throw new Error(opened.error.code);
    return createSession(opened.value, board.goal);
  }, []);
  const [taken, setTaken] = useState<string | null>(null);
  const [shows, setShows] = useState(false);
  const head = useRef<HTMLHeadingElement>(null);
  const line = board.line.split(',');
  // The task that takes the place of another is read, and found, where the other one stood.
  useEffect(() => {
    if (at > 0) head.current?.focus({ preventScroll: true });
  }, []);
  const played = session.cursor.value;
  useEffect(() => {
    const action = shows ? line[played] : undefined;
    if (action === undefined) return;
    const timer = setTimeout(() => session.play(action), played === 0 ? 200 : pace);
    return () => clearTimeout(timer);
  }, [shows, played]);
  const now = session.now.value;
  const met = session.goalState.value === 'met';
  const scene = now.scene('all');
  const shown = { ...scene, slots: scene.slots.filter(({ kind }) => board.show.includes(kind)) };
  const ids = new Set(shown.slots.map(({ id }) => id));
  const moves = now.actions.flatMap((action) => {
    const carry = now.carry(action);
    return carry && ids.has(carry.from) && ids.has(carry.to) ? [{ action, carry }] : [];
  });
  const { refusal } = session;
  const lifted = taken !== null && (now.carry(line[played] ?? '')?.from === taken ? board.lifted : board.other);
  const refused = !met && refusal.value !== null;
  const saying = met ? board.met : refused ? board.refused : lifted || (played > 0 ? board.moved : board.before);
  return (
    <div class="try no-print">
      <div class="try-task">
        <p class="try-label">{at === 0 ? label : m.site_home_try_board_of({ number: at + 1, of: boards.length })}</p>
        <h2 ref={head} tabIndex={-1}>
          {unbroken(board.task)}
        </h2>
      </div>
      <div class="try-said" role="status">
        <p class={refused ? 'try-head is-refused' : 'try-head'}>{unbroken(saying.head)}</p>
        <p>{unbroken(saying.more)}</p>
      </div>
      <div class="try-ways">
        <div class="buttons try-buttons">
          {met && at + 1 === boards.length ? (
            <a class="button primary" href={next.href}>
              {next.name}
            </a>
          ) : (
            <button
              type="button"
              class="button primary"
              onClick={() => {
                if (met) return goOn();
                session.restart();
                setTaken(null);
                setShows(true);
              }}
            >
              {met ? m.site_home_try_on() : m.site_home_try_show()}
            </button>
          )}
          {played > 0 ? (
            <ActionButton
              off={false}
              onClick={() => {
                setShows(false);
                session.undo();
              }}
            >
              <Icon name="undo" /> {m.play_undo()}
            </ActionButton>
          ) : (
            <a class="button" href={others.href}>
              {others.name}
            </a>
          )}
        </div>
        <p class="try-way">
          {m.site_home_try_way()}{' '}
          <span class="try-dots" aria-hidden="true">
            {boards.map((_, i) => (
              <i key={i} class={i < at || (i === at && met) ? 'is-done' : ''} />
            ))}
          </span>
        </p>
      </div>
      <div class="try-board">
        <Board
          scene={shown}
          moves={moves}
          tries={!met}
          onIntent={(from, to, piece) => {
            setTaken(null);
            session.attempt(from, to, piece);
          }}
          onRefused={session.refuse}
          onTouch={() => {
            setShows(false);
            session.forget();
          }}
          onTaken={setTaken}
          marks={{ hint: null, refused: session.refusal.value, last: session.last.value }}
          name={name}
          marked={false}
          seat={1}
          shape={shape}
        />
      </div>
    </div>
  );
}
