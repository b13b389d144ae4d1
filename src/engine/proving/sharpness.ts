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
  /** The options in a state; of those that lead to the same thing only one. */
  options(state: State): readonly Action[];
  /** Whether a position is a decision of the player whose goal it is; left out: all are. */
  decides?(state: State): boolean;
  /** Told of each decision between several options, and which of them win. */
  onDecision?(state: State, options: readonly Action[], wins: readonly boolean[]): void;
  /** Told of each proof. */
  onProof?(proof: Proof<Action>): void;
}

/**
 * How sharp a line is that meets a goal: at each decision on it every option is proved to win or not. What is `known` is not proved
 * again. Null where something could not be proved within the budget, which counts for each question anew.
 */
export function sharpness<Params, State, Action>(
  game: Game<Params, State, Action>,
  { start, line, goal, inquiry, budget, known }: Line<State, Action>,
  { options, decides = () => true, onDecision, onProof }: Counting<State, Action>,
): Grading | null {
  const read = game.goal(goal, start);
  if (!read.ok) return null;
  let nodes = 0;
  const wins = (played: readonly Action[]): boolean | null => {
    const now = read.value(start, played);
    if (now !== 'open') return now === 'met';
    const proof = inquiry.prove(played, budget);
    nodes += proof.nodes;
    onProof?.(proof);
    return proof.result === 'unknown' ? null : proof.result === 'win';
  };
  /** Which options win after so many actions of the line; null where that is not proved of all. */
  const rated = (state: State, after: number) => {
    const here = options(state);
    const results = here.map((option) => known?.(after, option) ?? wins([...line.slice(0, after), option]));
    const proved = results.filter((result) => result !== null);
    return proved.length < results.length ? null : { options: here, wins: proved, winning: proved.filter(Boolean).length };
  };
  const first = rated(start, 0);
  if (first === null) return null;
  let [decisions, onlyMoves] = [0, 0];
  let state = start;
  for (const [i, action] of line.entries()) {
    const here = !decides(state) ? undefined : i === 0 ? first : rated(state, i);
    if (here === null) return null;
    if (here && here.options.length > 1) {
      decisions += 1;
      if (here.winning === 1) onlyMoves += 1;
      onDecision?.(state, here.options, here.wins);
    }
    state = game.apply(state, action);
  }
  return { decisions, onlyMoves, winningFirst: first.winning, firstActions: first.options.length, nodes };
}
