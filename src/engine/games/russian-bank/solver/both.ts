import { ok } from '../../../core/result.ts';
import type { Grader, Prover } from '../../../proving/prover.ts';
import type { Action, State } from '../both.ts';
import { grader as traditionalGrader } from '../crapette/solver/grade.ts';
import { prover as traditionalProver } from '../crapette/solver/index.ts';
import { grader as freeGrader } from './grade.ts';
import { prover as freeProver } from './index.ts';

/** Each is given only positions of its own rule set. */
const provers = {
  free: freeProver as unknown as Prover<State, Action>,
  crapette: traditionalProver as unknown as Prover<State, Action>,
};

/** The solver of whichever rule set a position is of. */
export const prover: Prover<State, Action> = {
  inquire: (start, goal) => provers[start.params.preset].inquire(start, goal),
  easier: (start, goal) => provers[start.params.preset].easier?.(start, goal) ?? ok([]),
  standstill: (state) => provers[state.params.preset].standstill?.(state) ?? false,
  prospects: (state, budget, onProgress) =>
    provers[state.params.preset].prospects?.(state, budget, onProgress) ?? { best: {}, reason: null, nodes: 0 },
};

/** How puzzles of either are graded. */
const graders = {
  free: freeGrader as unknown as Grader<State, Action>,
  crapette: traditionalGrader as unknown as Grader<State, Action>,
};

/** How puzzles of whichever rule set are graded: by the same shares and lengths in both. */
export const grader: Grader<State, Action> = {
  grade: (start, ...asked) => graders[start.params.preset].grade(start, ...asked),
  gradeOf: graders.free.gradeOf,
};
