import { useMemo, useRef } from 'preact/hooks';
import { parseLine } from '../../engine/core/play.ts';
import * as m from '../../paraglide/messages.js';
import { unbroken } from '../../site/unbroken.ts';
import type { GameKit } from './kit.ts';
import { LineButtons } from './parts/Controls.tsx';
import { useKeys } from './parts/keys.ts';
import { PracticeBoard } from './parts/PracticeBoard.tsx';
import { SolutionRow } from './parts/StageRows.tsx';
import { usePractice } from './parts/usePractice.ts';
import { RefusalLine, Statement } from './parts/VerdictLine.tsx';
import type { Practice } from './practice.ts';
import { readerOf } from './session.ts';
import type { pageSolver } from './solver.ts';
import type { Stage } from './stage.ts';

/** A live diagram of a rule page: something to try, with or without a goal. */
export interface DiagramProps {
  readonly position: string;
  readonly goal?: string;
  /** A line of play from the position, which the reader may have shown step by step. */
  readonly line?: string;
  readonly caption: string;
}

export function Diagram({ kit, position, goal, line, caption }: DiagramProps & { kit: GameKit }) {
  const start = useMemo(() => {
    const opened = kit.game.open(position);
    if (!opened.ok) throw new Error(opened.error.code);
    return opened.value;
  }, [position]);
  // A line that is already known keeps the solver out: a diagram gives no verdicts.
  const known = line === undefined ? {} : { known: [parseLine(line)] };
  // Where there are others they play on, by rule of thumb.
  const others = kit.alone ? {} : { judgeStart: true, toTheEnd: true };
  const practice = usePractice({ kit, start, goal: goal ?? 'win', ...known, ...others, solver: silent }, null);
  const root = useRef<HTMLElement>(null);
  useKeys(practice, root, () => {});
  const { own } = practice;
  const stage = practice.stage.value;
  const outcome = kit.alone ? null : kit.words.outcomeWords(own.now.value, readerOf(own));
  return (
    <figure class="practice practice-diagram" ref={root}>
      <PracticeBoard practice={practice} name={m.play_board_bare()} />
      <figcaption class="caption">{unbroken(caption)}</figcaption>
      <div class="news" role="status">
        {own.refusal.value || own.early.value ? (
          <RefusalLine session={own} kit={kit} />
        ) : goal !== undefined && own.goalState.value === 'met' ? (
          <Statement tone="good" head={m.play_step_done()}>
            {outcome && <p>{outcome}</p>}
          </Statement>
        ) : outcome ? (
          <Statement tone="quiet" head={outcome} />
        ) : null}
      </div>
      {stage.kind === 'solution' ? (
        <Solution practice={practice} stage={stage} />
      ) : (
        <>
          <LineButtons session={own} />
          {line !== undefined && (
            <button type="button" class="link" onClick={practice.showSolution}>
              {m.play_diagram_line()}
            </button>
          )}
        </>
      )}
    </figure>
  );
}

/** The line played step by step, and the way back to one's own. */
function Solution({ practice, stage }: { practice: Practice; stage: Extract<Stage, { kind: 'solution' }> }) {
  const { session } = stage;
  const next = session.line.value[session.cursor.value];
  return (
    <section class="panel" tabIndex={-1} aria-label={m.play_solution_head()}>
      <div class="buttons">
        <SolutionRow stage={stage} />
      </div>
      {next !== undefined && (
        <p class="soft">{unbroken(m.play_solution_next({ action: practice.kit.words.actionWords(next, session.now.value) }))}</p>
      )}
      <button type="button" class="button" onClick={practice.backToOwn}>
        {m.play_back_to_own()}
      </button>
    </section>
  );
}

/** Knows nothing: a diagram shows what is legal, not what wins. */
const silent: typeof pageSolver = () => Promise.reject(new Error('not judged'));
