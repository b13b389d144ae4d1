import type { Budget } from '../../../proving/prover.ts';
import { type Action, rankOf, type State, sixteen } from '../index.ts';
import type { Question } from './question.ts';

/** What is known of a position after at least one action: a way to meet the goal, or null where there is none. */
type Rest = readonly Action[] | null;

/**
 * Of the winning lines that a search finds by turning off a line at its placements, one with the fewest only moves:
 * placements at which exactly one of two or more different options wins. A grade is to say how hard the easiest way is, and
 * the solver's own line may be a thorny one. Null where something could not be settled within the budget.
 */
export function easiest(question: Question, line: readonly Action[], budget: Budget, rounds = 3): readonly Action[] | null {
  const known = new Map<string, Rest>();
  let unsettled = false;
  const restOf = (state: State, played: readonly Action[]): Rest => {
    const key = sixteen.position.format(state);
    const before = known.get(key);
    if (before !== undefined) return before;
    const now = question.state(played);
    const proof = now === 'open' ? question.inquiry.prove(played, budget) : null;
    if (proof?.result === 'unknown') unsettled = true;
    const rest = now === 'met' ? [] : (proof?.line ?? null);
    known.set(key, rest);
    return rest;
  };

  /** Only moves of a line, and the lines that turn off it. */
  const walk = (way: readonly Action[]) => {
    let state = question.start;
    let onlyMoves = 0;
    const others: Action[][] = [];
    for (const [i, action] of way.entries()) {
      if (state.drawn !== null) {
        const options = differentPlacements(state).map((option) => {
          const played = [...way.slice(0, i), option];
          return { played, rest: restOf(sixteen.apply(state, option), played) };
        });
        const winning = options.filter(({ rest }) => rest !== null);
        if (options.length > 1 && winning.length === 1) onlyMoves += 1;
        for (const { played, rest } of winning) others.push([...played, ...(rest as readonly Action[])]);
      }
      state = sixteen.apply(state, action);
    }
    return { onlyMoves, others };
  };

  let best = { line, ...walk(line) };
  for (let round = 0; round < rounds && best.onlyMoves > 0 && !unsettled; round++) {
    const better = best.others
      .map((other) => ({ line: other, ...walk(other) }))
      .reduce((a, b) => (b.onlyMoves < a.onlyMoves ? b : a), best as typeof best & { line: readonly Action[] });
    if (better.onlyMoves === best.onlyMoves) break;
    best = better;
  }
  return unsettled ? null : best.line;
}

/** Placements of the brick that waits, one for each different pile. */
function differentPlacements(state: State): Action[] {
  const seen = new Set<string>();
  return state.piles.flatMap((pile, i): Action[] => {
    const ranks = pile.map((brick) => rankOf(brick)).join();
    if (seen.has(ranks)) return [];
    seen.add(ranks);
    return [{ kind: 'place', pile: i + 1 }];
  });
}
