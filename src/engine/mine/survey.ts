import type { Rated, Step, Survey } from '../games/making.ts';
import type { Budget } from '../proving/prover.ts';
import { opened } from './opened.ts';

/**
 * Tries every option along a line. In: a position with its game's name, a goal, the line's actions as text; all of it
 * readable and legal, else it throws. Null where a verdict, or the others' answer to an option, could not be proved
 * within the budget, which counts for each question anew.
 */
export async function survey<State, Action>(
  position: string,
  goalText: string,
  words: readonly string[],
  budget: Budget,
): Promise<Survey<State, Action> | null> {
  const { game, start, actions, asked } = await opened(position);
  const { goal, inquiry } = await asked(goalText);
  let hardest = 0;

  /** Whether the goal can be met after a line; null where that, or what the others answer, is not proved. */
  const wins = (tried: readonly Action[]): boolean | null => {
    const now = goal(start, tried);
    if (now !== 'open') return now === 'met';
    const proof = inquiry.prove(tried, { ...budget, anyLine: true });
    hardest = Math.max(hardest, proof.nodes);
    if (proof.result === 'unknown') return null;
    if (!proof.settled && inquiry.reply?.(tried, budget)?.why === 'guess') return null;
    return proof.result === 'win';
  };

  const line: Action[] = [];
  const steps: Step<State, Action>[] = [];
  let state = start;
  for (const action of actions(words)) {
    const options: Rated<Action>[] = [];
    for (const option of game.legal(state)) {
      const won = wins([...line, option]);
      if (won === null) return null;
      options.push({ action: option, wins: won });
    }
    steps.push({ state, actor: game.actor(state), played: action, options });
    line.push(action);
    state = game.apply(state, action);
  }
  return { steps, hardest };
}
