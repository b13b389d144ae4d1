import { useMemo, useRef } from 'preact/hooks';
import * as m from '../../paraglide/messages.js';
import { unbroken } from '../site/unbroken.ts';
import type { GameKit } from './kit.ts';
import { LineButtons } from './parts/Controls.tsx';
import { useKeys } from './parts/keys.ts';
import { PracticeBoard } from './parts/PracticeBoard.tsx';
import { useDone } from './parts/useDone.ts';
import { usePractice } from './parts/usePractice.ts';
import { Done, RefusalLine, Statement } from './parts/VerdictLine.tsx';
import type { pageSolver } from './solver.ts';

/** A live diagram of a rule page: something to try, with or without a goal. */
export interface DiagramProps {
  readonly position: string;
  readonly goal?: string;
  readonly caption: string;
}

export function Diagram({ kit, position, goal, caption }: DiagramProps & { kit: GameKit }) {
  const start = useMemo(() => {
    const opened = kit.table.open(position);
    if (!opened.ok) throw new Error(opened.error.reason);
    return opened.value;
  }, [position]);
  // A line that is already known keeps the solver out: a diagram gives no verdicts.
  const practice = usePractice({ kit, start, goal: goal ?? 'win', solver: silent }, null);
  const root = useRef<HTMLElement>(null);
  useKeys(practice, root, () => {});
  const { own } = practice;
  const done = useDone(own, kit);
  return (
    <figure class="practice practice-diagram" ref={root}>
      <PracticeBoard practice={practice} name={m.play_board_name({ title: caption })} />
      <figcaption class="caption">{unbroken(caption)}</figcaption>
      <div class="news" role="status">
        {!own.refusal.value && <Done words={done} />}
        {own.refusal.value ? (
          <RefusalLine session={own} kit={kit} />
        ) : goal !== undefined && own.goalState.value === 'met' ? (
          <Statement tone="good" head={m.play_step_done()} />
        ) : null}
      </div>
      <LineButtons session={own} />
    </figure>
  );
}

/** Never asked: a diagram shows what is legal, not what wins. */
const silent: typeof pageSolver = () => new Promise(() => {});
