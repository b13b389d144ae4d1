import { parseLine } from '../../../engine/core/play.ts';
import type { Budget } from '../../../engine/proving/prover.ts';
import { loading } from '../../../site/loading.ts';
import type { GameKit } from '../../play/kit.ts';
import type { Proved, Question, Solver } from './proved.ts';

const usual: Budget = { nodes: 20_000_000, seconds: 10 };
const longer: Budget = { nodes: 400_000_000, seconds: 180 };
const forFurthest: Budget = { nodes: 5_000_000, seconds: 6 };
const forGrade: Budget = { nodes: 3_000_000, seconds: 4 };

type Kit = Pick<GameKit, 'game' | 'alone' | 'opponents' | 'why'>;

/** A line in which the others spoil a goal that is out of reach, in games where that is told. */
async function spoilt({ position, goal }: Question, kit: Kit, solver: Solver, signal: AbortSignal) {
  const why = await kit.why().catch(() => null);
  if (!why?.refutes?.(goal)) return null;
  const { refutation } = await loading(() => import('../../play/refutation.ts'));
  return refutation(kit, position, goal, solver, signal).catch(() => null);
}

/**
 * Works out what is known of a position and a goal, and tells each thing as soon as it is known. Rejects where the solver cannot be
 * reached, or the signal has stopped it.
 */
export async function prove(
  question: Question,
  kit: Kit,
  solver: Solver,
  signal: AbortSignal,
  tell: (now: Proved) => void,
): Promise<void> {
  const { position, goal, more } = question;
  const budget = more ? longer : usual;
  const onProgress = (nodes: number) => tell({ kind: 'thinking', nodes });
  const answer = await solver.solve(position, goal, { budget, signal, onProgress });
  if (answer.result === 'loss') {
    tell({ kind: 'lost' });
    const furthest = await solver.furthest(position, '', goal, { budget: forFurthest, signal }).catch(() => null);
    if (signal.aborted) return;
    const line = furthest === null ? await spoilt(question, kit, solver, signal) : null;
    if (!signal.aborted) tell({ kind: 'lost', furthest, ...(line ? { line } : {}) });
    return;
  }
  if (answer.result === 'unknown') return tell({ kind: 'unknown', reason: answer.reason });
  const line = parseLine(answer.line ?? '');
  tell({ kind: 'winnable', line, grading: null });
  if (line.length === 0) return;
  const grading = await solver.grade(position, line.join(), goal, { budget: forGrade, signal });
  tell({ kind: 'winnable', line, grading });
  // Some games' grades say nothing of how beginners fare.
  if (!grading || grading.share !== undefined || grading.missed !== undefined) return;
  const { beginnerMisses } = await loading(() => import('./beginner.ts'));
  const missed = await beginnerMisses(kit, position, goal, solver, signal).catch(() => null);
  if (missed !== null) tell({ kind: 'winnable', line, grading: { ...grading, missed } });
}
