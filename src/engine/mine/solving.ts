import { type Rng, rng } from '../core/rng.ts';
import { gameOf, loadGame, loadMaking, loadProver } from '../games/registry.ts';
import type { Budget } from '../proving/prover.ts';

/** What one verdict, or one answer of the others, may cost. */
const budget: Budget = { nodes: 200_000, anyLine: true };

/** After so many actions it is given up. */
const most = 200;

/**
 * How many of so many tries at a puzzle meet its goal, where the player goes by rule of thumb and is at fault now and then (`Look.falter`), and
 * the others answer as they do on the site: what refutes a slip, else what holds out longest. The same arguments give the same number. A game
 * without puzzles, or text that cannot be read, throws.
 */
export async function triesSolved(position: string, goal: string, tries: number, seed: number): Promise<number> {
  const id = gameOf(position);
  if (!id.ok) throw new Error(id.error.code);
  const [game, making, prover] = await Promise.all([loadGame(id.value), loadMaking(id.value), loadProver(id.value)]);
  const start = game.position.parse(position.slice(id.value.length + 1));
  const read = game.goal(goal);
  const made = start.ok ? prover?.inquire(start.value, goal) : undefined;
  if (making === null || !start.ok || !read.ok || !made?.ok) throw new Error(`nothing to try in ${position} with ${goal}`);
  const inquiry = made.value;
  const hero = game.actor(start.value);

  const isSolved = (random: Rng): boolean => {
    const line: unknown[] = [];
    let state = start.value;
    for (let n = 0; n < most; n++) {
      const now = read.value(start.value, line);
      if (now !== 'open') return now === 'met';
      const own = game.actor(state) === hero;
      const action = own ? making.look.falter(state, random) : (inquiry.reply?.(line, budget)?.action ?? null);
      if (action === null) return false;
      line.push(action);
      state = game.apply(state, action);
      if (!own || !inquiry.reply || read.value(start.value, line) !== 'open') continue;
      // What is lost against the best answers stays lost, and where one action decides, that is known now.
      const { result, settled } = inquiry.prove(line, budget);
      if (settled || result === 'loss') return result === 'win';
    }
    return false;
  };

  const random = rng(seed);
  return Array.from({ length: tries }, () => isSolved(rng(random.int(1 << 30)))).filter(Boolean).length;
}

/** Of the actions of a line, how many are the solver's own: neither another player's nor chance's. Text that cannot be read throws. */
export async function ownActions(position: string, line: readonly string[]): Promise<number> {
  const id = gameOf(position);
  if (!id.ok) throw new Error(id.error.code);
  const game = await loadGame(id.value);
  const start = game.position.parse(position.slice(id.value.length + 1));
  if (!start.ok) throw new Error(start.error.code);
  let state = start.value;
  const hero = game.actor(state);
  let own = 0;
  for (const word of line) {
    const action = game.action.parse(word);
    if (!action.ok) throw new Error(action.error.code);
    if (game.actor(state) === hero) own += 1;
    state = game.apply(state, action.value);
  }
  return own;
}
