import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { faultOf } from '../../../engine/worker/fault.ts';
import { loading } from '../../../site/loading.ts';
import type { GameKit } from '../../play/kit.ts';
import type { Proved, Question, Solver } from './checked.ts';

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

const keyOf = ({ position, goal }: Omit<Question, 'more'>): string => `${position} ${goal}`;

/** A prover that asks a client, which is loaded with the first question, about positions of the kit's game. */
export function createProver(
  client: () => Promise<Solver>,
  kit: Pick<GameKit, 'game' | 'alone' | 'opponents' | 'why'>,
): DraftProver {
  const proof: Signal<Proved> = signal({ kind: 'none' });
  const answers = new Map<string, Proved>();
  let asking = new AbortController();
  let asked = '';
  const search = async (question: Question, { signal }: AbortController): Promise<void> => {
    const tell = (now: Proved) => {
      if (now.kind !== 'thinking' && !(now.kind === 'unknown' && now.reason === null)) answers.set(keyOf(question), now);
      if (!signal.aborted) proof.value = now;
    };
    const [{ prove }, solver] = await Promise.all([loading(() => import('./proving.ts')), client()]);
    if (!signal.aborted) await prove(question, kit, solver, signal, tell);
  };
  const begin = (): AbortController => {
    asking.abort();
    asking = new AbortController();
    return asking;
  };
  return {
    proof,
    ask(position, goal, more = false) {
      const key = keyOf({ position, goal });
      if (key === asked && !more && proof.value.kind !== 'failed') return;
      asked = key;
      const own = begin();
      const known = answers.get(key);
      if (known && !more) {
        proof.value = known;
        const whole = known.kind === 'lost' ? known.furthest !== undefined : known.kind !== 'winnable' || known.grading !== null;
        if (whole) return;
      } else proof.value = { kind: 'thinking', nodes: 0 };
      search({ position, goal, more }, own).catch((fault: unknown) => {
        if (own.signal.aborted || (fault instanceof Error && fault.name === 'Cancelled')) return;
        // What is proved stays so, though nothing more is known of it.
        if (proof.value.kind === 'thinking') proof.value = { kind: 'failed', reason: faultOf(fault) };
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
