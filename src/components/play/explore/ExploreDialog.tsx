import { useSignal } from '@preact/signals';
import { render } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { Board } from '../../board/Board.tsx';
import { Icon } from '../parts/icons.tsx';
import { movesOf } from '../parts/PracticeBoard.tsx';
import { useDialog } from '../parts/useDialog.ts';
import type { Practice } from '../practice.ts';
import { createSession } from '../session.ts';
import { ExploreList } from './ExploreList.tsx';

/** A position with every action and what comes of it, on a board of its own: the reader's line stays as it was. */
function ExploreDialog({ practice: { kit, own }, onClose }: { practice: Practice; onClose: () => void }) {
  const dialog = useDialog();
  const begun = useSignal(own.cursor.peek());
  const session = useMemo(() => {
    const made = createSession(own.start, own.goal, own.seat);
    made.load(own.played.peek());
    return made;
  }, []);
  const head = useRef<HTMLHeadingElement>(null);
  const now = session.now.value;
  const line = session.played.value;
  return (
    <dialog ref={dialog} class="keys explore-dialog" aria-labelledby="explore-head" onClose={onClose}>
      <div class="explore-board">
        <Board
          scene={kit.shows?.(now.scene('all')) ?? now.scene('all')}
          moves={movesOf(now)}
          onIntent={(from, to, piece) => {
            const action = now.intent(from, to, piece ?? null);
            if (action !== null) session.play(action);
          }}
          marks={{ hint: null, refused: null, last: session.last.value }}
          name={m.play_explore_board()}
          seat={typeof session.seat === 'number' ? session.seat : 1}
          fills
        />
      </div>
      <div class="explore-side">
        <h2 id="explore-head" ref={head} tabIndex={-1}>
          {m.play_explore_head()}
        </h2>
        <p class="explore-goal">{kit.words.goalWords(own.goal, own.start)}</p>
        <p class="explore-acts wraps">
          <button
            type="button"
            class="button"
            disabled={session.cursor.value === 0}
            onClick={() => session.load(line.slice(0, -1))}
          >
            <Icon name="undo" /> {m.play_explore_back()}
          </button>
          <button
            type="button"
            class="button"
            disabled={session.cursor.value === begun.value}
            onClick={() => session.load(own.played.peek())}
          >
            {m.play_explore_start()}
          </button>
          <button type="button" class="button primary" onClick={() => dialog.current?.close()}>
            {m.play_explore_close()}
          </button>
        </p>
        <ExploreList
          kit={kit}
          start={own.start}
          play={now}
          line={line}
          goal={own.goal}
          go={(to) => {
            session.load(to);
            // The button that was pressed is gone with its position.
            head.current?.focus();
          }}
        />
      </div>
    </dialog>
  );
}

/** Opens a position to be explored from where a practice stands, over everything else on the page. */
export function openExplore(practice: Practice): void {
  const host = document.createElement('div');
  document.body.append(host);
  const onClose = () => {
    render(null, host);
    host.remove();
  };
  render(<ExploreDialog practice={practice} onClose={onClose} />, host);
}
