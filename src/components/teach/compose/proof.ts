import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { parseLine } from '../../../engine/core/play.ts';
import type { FurthestAnswer, GradeAnswer } from '../../../engine/proving/answers.ts';
import type { Budget } from '../../../engine/proving/prover.ts';
import { type Reason, reason } from '../../../engine/proving/reasons.ts';
import { Cancelled, type SolverClient } from '../../../engine/worker/client.ts';
import { loading } from '../../../site/loading.ts';
import type { GameKit } from '../../play/kit.ts';

/** What is known of a position and a goal. */
export type Proved =
  | { readonly kind: 'none' }
  | { readonly kind: 'thinking'; readonly nodes: number }
  /** `grading` is null while it is being measured, or where it cannot be. */
  | { readonly kind: 'winnable'; readonly line: readonly string[]; readonly grading: GradeAnswer | null }
  /** `furthest`: how far one still gets; null where the goal knows no less, left out while that is looked for. */
  | { readonly kind: 'lost'; readonly furthest?: FurthestAnswer | null }
  /** `reason` is null where somebody stopped the search. */
  | { readonly kind: 'unknown'; readonly reason: Reason | null };

/** Asks about one position at a time; whatever was asked before is given up. */
export interface DraftProver {
  readonly proof: ReadonlySignal<Proved>;
  /** `longer`: with more time. A position and goal that were answered before are answered at once. */
  ask(position: string, goal: string, longer?: boolean): void;
  /** Nothing is asked now. */
  clear(): void;
  /** Stops the search that is under way. */
  stop(): void;
}

const usual: Budget = { nodes: 20_000_000, seconds: 10 };
const longer: Budget = { nodes: 400_000_000, seconds: 180 };
const forFurthest: Budget = { nodes: 5_000_000, seconds: 6 };
const forGrade: Budget = { nodes: 3_000_000, seconds: 4 };

/** A prover that asks a client, which is loaded with the first question, about positions of the kit's game. */
export function createProver(
  client: () => Promise<Pick<SolverClient, 'solve' | 'grade' | 'furthest' | 'choose'>>,
  kit: Pick<GameKit, 'game' | 'alone'>,
): DraftProver {
  const proof: Signal<Proved> = signal({ kind: 'none' });
  const answers = new Map<string, Proved>();
  let asking = new AbortController();
  let asked = '';
  const search = async (position: string, goal: string, budget: Budget, { signal }: AbortController): Promise<void> => {
    const key = `${position} ${goal}`;
    const tell = (now: Proved) => {
      if (now.kind !== 'thinking' && !(now.kind === 'unknown' && now.reason === null)) answers.set(key, now);
      if (!signal.aborted) proof.value = now;
    };
    const solver = await client();
    if (signal.aborted) return;
    const onProgress = (nodes: number) => tell({ kind: 'thinking', nodes });
    const answer = await solver.solve(position, goal, { budget, signal, onProgress });
    if (answer.result === 'loss') {
      tell({ kind: 'lost' });
      const furthest = await solver.furthest(position, '', goal, { budget: forFurthest, signal }).catch(() => null);
      if (!signal.aborted) tell({ kind: 'lost', furthest });
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
  };
  const begin = (): AbortController => {
    asking.abort();
    asking = new AbortController();
    return asking;
  };
  return {
    proof,
    ask(position, goal, more = false) {
      const key = `${position} ${goal}`;
      if (key === asked && !more) return;
      asked = key;
      const own = begin();
      const known = answers.get(key);
      if (known && !more) {
        proof.value = known;
        const whole = known.kind === 'lost' ? known.furthest !== undefined : known.kind !== 'winnable' || known.grading !== null;
        if (whole) return;
      } else proof.value = { kind: 'thinking', nodes: 0 };
      search(position, goal, more ? longer : usual, own).catch((fault: unknown) => {
        if (own.signal.aborted || fault instanceof Cancelled) return;
        proof.value = { kind: 'unknown', reason: reason('solver-failed') };
      });
    },
    clear() {
      begin();
      asked = '';
      proof.value = { kind: 'none' };
    },
    stop() {
      begin();
      if (proof.value.kind === 'thinking') proof.value = { kind: 'unknown', reason: null };
    },
  };
}
