import { parseLine } from '../../../engine/core/play.ts';
import type { Budget } from '../../../engine/proving/prover.ts';
import type { SolverClient } from '../../../engine/worker/client.ts';
import { loading } from '../../../site/loading.ts';
import type { GameKit } from '../../play/kit.ts';
import type { Proved, Question, Solver } from './checked.ts';

/** So many actions are played before it is given up. */
const mostActions = 400;

/**
 * Whether a beginner's play misses a goal, in a game where nobody else acts: the game's weakest computer player plays on from the position.
 * Null where others act, nobody plays, or the signal has stopped it.
 */
async function beginnerMisses(
  { game, alone }: Pick<GameKit, 'game' | 'alone'>,
  position: string,
  goal: string,
  solver: Pick<SolverClient, 'choose'>,
  signal: AbortSignal,
): Promise<boolean | null> {
  const player = Object.keys(game.players)[0];
  const start = game.open(position);
  if (!alone || player === undefined || !start.ok) return null;
  let play = start.value;
  for (let n = 0; n < mostActions && !signal.aborted; n++) {
    const state = play.goal(goal);
    if (!state.ok) return null;
    if (state.value !== 'open') return state.value === 'lost';
    if (play.outcome !== null) return true;
    const action = await solver.choose(play.position, player, 1, { signal });
    const next = action === null ? null : play.apply(action);
    if (!next?.ok) return null;
    play = next.value;
  }
  return signal.aborted ? null : true;
}

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
  const missed = await beginnerMisses(kit, position, goal, solver, signal).catch(() => null);
  if (missed !== null) tell({ kind: 'winnable', line, grading: { ...grading, missed } });
}
