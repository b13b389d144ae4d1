import type { Rated, Step, Survey } from '../games/making.ts';
import { gameOf, loadGame, loadProver } from '../games/registry.ts';
import type { Budget, Inquiry } from '../proving/prover.ts';

/**
 * Tries every option along a line. In: a position with its game's name, a goal, the line's actions as text; all of it
 * readable and legal, else it throws. Null where a verdict, or the others' answer to an option, could not be proved
 * within the budget, which counts for each question anew.
 */
export async function survey<State, Action>(
  position: string,
  goal: string,
  words: readonly string[],
  budget: Budget,
): Promise<Survey<State, Action> | null> {
  const id = gameOf(position);
  if (!id.ok) throw new Error(id.error.code);
  const game = await loadGame(id.value);
  const start = game.position.parse(position.slice(id.value.length + 1));
  const read = game.goal(goal);
  const made = start.ok ? (await loadProver(id.value))?.inquire(start.value, goal) : undefined;
  if (!start.ok || !read.ok || !made?.ok) throw new Error(`there is nothing to survey in ${position} with ${goal}`);
  const inquiry: Inquiry<Action> = made.value;
  let hardest = 0;

  /** Whether the goal can be met after a line; null where that, or what the others answer, is not proved. */
  const wins = (tried: readonly Action[]): boolean | null => {
    const now = read.value(start.value, tried);
    if (now !== 'open') return now === 'met';
    const proof = inquiry.prove(tried, { ...budget, anyLine: true });
    hardest = Math.max(hardest, proof.nodes);
    if (proof.result === 'unknown') return null;
    if (!proof.settled && inquiry.reply?.(tried, budget)?.why === 'guess') return null;
    return proof.result === 'win';
  };

  const line: Action[] = [];
  const steps: Step<State, Action>[] = [];
  let state = start.value;
  for (const word of words) {
    const action = game.action.parse(word);
    if (!action.ok) throw new Error(action.error.code);
    const options: Rated<Action>[] = [];
    for (const option of game.legal(state)) {
      const won = wins([...line, option]);
      if (won === null) return null;
      options.push({ action: option, wins: won });
    }
    steps.push({ state, actor: game.actor(state), played: action.value, options });
    line.push(action.value);
    state = game.apply(state, action.value);
  }
  return { steps, hardest };
}
