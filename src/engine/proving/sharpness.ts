import type { Game } from '../core/game.ts';
import type { Budget, Grading, Inquiry, Known, Proof } from './prover.ts';

/** A line that meets its goal, and what there is to ask with. */
interface Line<State, Action> {
  readonly start: State;
  readonly line: readonly Action[];
  readonly goal: string;
  readonly inquiry: Inquiry<Action>;
  readonly budget: Budget;
  readonly known?: Known<Action> | undefined;
}

/** What a game counts in its own way. */
interface Counting<State, Action> {
  /** What there is to choose from, options that come to the same thing once. */
  options(state: State): readonly Action[];
  /** Whether a position but for the first is looked at: there is a decision of the player whose goal it is; left out: all are. */
  decides?(state: State): boolean;
  /** Told of each decision between several options, and which of them win. */
  onDecision?(state: State, options: readonly Action[], wins: readonly boolean[]): void;
  /** Told of each proof. */
  onProof?(proof: Proof<Action>): void;
}

/**
 * How sharp a line is that meets a goal: at each decision on it every option is proved to win or not. What is `known` is not proved
 * again. Null for a line without actions, and where something could not be proved within the budget, which counts for each question.
 */
export function sharpness<Params, State, Action>(
  game: Game<Params, State, Action>,
  { start, line, goal, inquiry, budget, known }: Line<State, Action>,
  { options, decides = () => true, onDecision, onProof }: Counting<State, Action>,
): Grading | null {
  const read = game.goal(goal);
  if (!read.ok || line.length === 0) return null;
  let nodes = 0;
  const wins = (played: readonly Action[]): boolean | null => {
    const now = read.value(start, played);
    if (now !== 'open') return now === 'met';
    const proof = inquiry.prove(played, budget);
    nodes += proof.nodes;
    onProof?.(proof);
    return proof.result === 'unknown' ? null : proof.result === 'win';
  };
  let [decisions, onlyMoves, winningFirst, firstActions] = [0, 0, 0, 0];
  let state = start;
  for (const [i, action] of line.entries()) {
    const decided = decides(state);
    if (decided || i === 0) {
      const here = options(state);
      const results = here.map((option) => known?.(i, option) ?? wins([...line.slice(0, i), option]));
      const proved = results.filter((result) => result !== null);
      if (proved.length < results.length) return null;
      const winning = proved.filter(Boolean).length;
      if (i === 0) [winningFirst, firstActions] = [winning, here.length];
      if (decided && here.length > 1) {
        decisions += 1;
        if (winning === 1) onlyMoves += 1;
        onDecision?.(state, here, proved);
      }
    }
    state = game.apply(state, action);
  }
  return { decisions, onlyMoves, winningFirst, firstActions, nodes };
}
