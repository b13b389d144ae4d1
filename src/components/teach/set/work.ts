import { parseLine } from '../../../engine/core/play.ts';
import { keptLine } from '../../../records/progress.ts';
import { type Attempt, isBegun } from '../links/result.ts';
import type { Opened } from '../opened.ts';

/** How far somebody is with a position. */
export interface Progress {
  readonly kind: 'begun' | 'met';
  readonly slips: number;
  /** Met without slips, questions, hints or a look at the solution. */
  readonly clean: boolean;
}

/** What somebody did at a position, as far as this browser has kept it. */
export interface Done {
  readonly attempt: Attempt;
  readonly progress: Progress;
}

/** Reads what was kept under a name; null: not begun. `item`: which position of its set, from 0. */
export function doneAt(keptAs: string, item: number, { start, goal, kit }: Opened): Done | null {
  const kept = keptLine(keptAs);
  if (!kept) return null;
  const line = kept.line.slice(0, kept.cursor);
  const replayed = kit.game.replay(start.position, line);
  const state = replayed.ok ? replayed.value.goal(goal) : null;
  const met = state?.ok === true && state.value === 'met';
  const helped = kept.questions + kept.hints > 0 || kept.solution;
  const attempt: Attempt = {
    item,
    line,
    slips: kept.slips.map(parseLine),
    told: {
      // What was undone and not replaced yet counts nowhere else.
      takenBack: kept.undone + (kept.cursor < kept.line.length ? 1 : 0),
      hints: kept.hints,
      questions: kept.questions,
      solution: kept.solution,
    },
  };
  if (!isBegun(attempt)) return null;
  return {
    attempt,
    progress: { kind: met ? 'met' : 'begun', slips: kept.slips.length, clean: met && kept.slips.length === 0 && !helped },
  };
}
