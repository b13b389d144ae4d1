import { type LineError, ok, type Result } from '../core/result.ts';
import { loadProver, parseState } from '../games/registry.ts';
import type { FurthestAnswer, ProspectsAnswer } from '../proving/answers.ts';
import { shared } from '../proving/budget.ts';
import type { Budget, OnProgress, Proof } from '../proving/prover.ts';
import { asLineError, inquire, inquireAfter } from './inquiries.ts';
import { defaultBudget } from './verdicts.ts';

/**
 * How far a lost line still gets: the hardest of the goal's easier kin that can be met after it. Null where the goal has
 * none that can.
 */
export async function furthest(
  position: string,
  line: readonly string[],
  goal = 'win',
  budget: Budget = defaultBudget,
  onProgress?: OnProgress,
): Promise<Result<FurthestAnswer | null, LineError>> {
  const asked = await inquireAfter(position, line, goal, { aside: true });
  if (!asked.ok) return asked;
  const { actions } = asked.value;
  const easier = asked.value.easier();
  if (!easier.ok) return asLineError(easier);
  const spend = shared(budget);
  let best: { readonly goal: string; readonly line: string } | null = null;
  let proved = true;
  // Whoever meets one meets all after it, so that halving finds the first that can be met.
  let [low, high] = [0, easier.value.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const text = easier.value[middle] as string;
    const question = await inquire(position, text, { aside: true });
    if (!question.ok) return asLineError(question);
    const { prove, state, write } = question.value;
    const at = state(actions);
    const proof: Proof<unknown> | null = at === 'open' ? prove(actions, share(spend.left()), onProgress) : null;
    if (proof) spend.add(proof.nodes);
    if (at === 'met' || proof?.result === 'win') {
      best = { goal: text, line: write(proof?.line ?? []) };
      high = middle;
    } else {
      if (proof?.result === 'unknown') proved = false;
      low = middle + 1;
    }
  }
  return ok(best && { ...best, proved });
}

/** A part of what is left, so that one hard question leaves something for those after it. */
const share = ({ nodes, seconds }: Budget): Budget => ({
  ...(nodes === undefined ? {} : { nodes: Math.ceil(nodes / 3) }),
  ...(seconds === undefined ? {} : { seconds: seconds / 3 }),
});

/** How far the player to act can bring what the game counts before somebody else acts; null where the game has no such counts. */
export async function prospects(
  position: string,
  budget: Budget = defaultBudget,
  onProgress?: OnProgress,
): Promise<Result<ProspectsAnswer | null>> {
  const read = await parseState(position);
  if (!read.ok) return read;
  const { id, game, state } = read.value;
  const found = (await loadProver(id))?.prospects?.(state, budget, onProgress);
  if (!found) return ok(null);
  const best = Object.entries(found.best).map(([name, { value, line }]) => [
    name,
    { value, line: line.map(game.action.format).join(',') },
  ]);
  return ok({ ...found, best: Object.fromEntries(best) });
}
