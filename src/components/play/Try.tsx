import { useMemo, useState } from 'preact/hooks';
import * as m from '../../paraglide/messages.js';
import { unbroken } from '../../site/unbroken.ts';
import { Board } from '../board/Board.tsx';
import type { GameKit } from './kit.ts';
import { ActionButton } from './parts/ActionButton.tsx';
import { Icon } from './parts/icons.tsx';
import { RefusalLine } from './parts/VerdictLine.tsx';
import { createSession } from './session.ts';
import { whyWords } from './why-words.ts';
import './try.css';

/** A sentence, and what it means. */
export interface Saying {
  readonly head: string;
  readonly more: string;
}

/** What a page hands to something to try right there: text only. */
export interface TryProps {
  readonly position: string;
  readonly goal: string;
  /** What stands above the task. */
  readonly label: string;
  readonly task: string;
  /** Accessible name of the board. */
  readonly name: string;
  /** Kinds of slots that are shown; the others have nothing to do with the task. */
  readonly show: readonly string[];
  /** The slot in which the solution begins. */
  readonly from: string;
  readonly before: string;
  readonly lifted: Saying;
  readonly other: Saying;
  readonly moved: Saying;
  readonly met: Saying;
  readonly next: { readonly href: string; readonly name: string };
}

const shape = { narrow: { width: 390, height: 300 }, wide: { width: 720, height: 312 } } as const;

/** One small task on a page that is about something else: its sentence beside the board, what is said of each touch below it. */
export function Try({ kit, ...props }: TryProps & { kit: GameKit }) {
  const session = useMemo(() => {
    const opened = kit.game.open(props.position);
    if (!opened.ok) throw new Error(opened.error.code);
    return createSession(opened.value, props.goal);
  }, [props.position]);
  const [taken, setTaken] = useState<string | null>(null);
  const now = session.now.value;
  const met = session.goalState.value === 'met';
  const scene = now.scene('all');
  const shown = { ...scene, slots: scene.slots.filter(({ kind }) => props.show.includes(kind)) };
  const ids = new Set(shown.slots.map(({ id }) => id));
  const moves = now.actions.flatMap((action) => {
    const carry = now.carry(action);
    return carry && ids.has(carry.from) && ids.has(carry.to) ? [{ action, carry }] : [];
  });
  const saying = met
    ? props.met
    : taken !== null
      ? taken === props.from
        ? props.lifted
        : props.other
      : session.cursor.value > 0
        ? props.moved
        : null;
  return (
    <div class="try">
      <div class="try-task">
        <p class="try-label">{props.label}</p>
        <h2>{unbroken(props.task)}</h2>
      </div>
      <div class="try-said" role="status">
        {session.refusal.value ? (
          <RefusalLine session={session} kit={kit} />
        ) : (
          <>
            {saying && <p class="try-head">{unbroken(saying.head)}</p>}
            <p>{unbroken(saying ? saying.more : props.before)}</p>
          </>
        )}
      </div>
      <div class="buttons try-buttons">
        <ActionButton off={session.cursor.value === 0} onClick={session.undo}>
          <Icon name="undo" /> {m.play_undo()}
        </ActionButton>
        <a class={met ? 'button primary' : 'button'} href={props.next.href}>
          {props.next.name}
        </a>
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
            whyWords(kit);
            session.forget();
          }}
          onTaken={setTaken}
          marks={{ hint: null, refused: session.refusal.value, last: session.last.value }}
          name={props.name}
          marked={false}
          seat={1}
          shape={shape}
        />
      </div>
    </div>
  );
}
